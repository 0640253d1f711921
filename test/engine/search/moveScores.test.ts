import { describe, expect, it } from 'vitest';
import {
  afterMove,
  emptySetup,
  exactMoves,
  moveScoreSteps,
  other,
  parseVariant,
  playableCells,
  seededRng,
  winOn,
  type Setup,
  type Variant,
} from '../../../src/engine/index.ts';

const variantOf = (text: string): Variant => {
  const read = parseVariant(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

/** Plain minimax for the side to move: no table, no symmetry, no order. */
function plainScore(setup: Setup, variant: Variant): number {
  const won = winOn(setup.cells, variant);
  if (won) return won.winner === setup.toMove ? 10 : -10;
  const open = playableCells(setup.cells, variant);
  if (open.length === 0) return 0;
  return Math.max(...open.map((cell) => 0 - plainScore(afterMove(setup, cell), variant)));
}

/** A position after so many moves at random in which nobody has a line. */
function somePosition(variant: Variant, moves: number, seed: number): Setup {
  const rng = seededRng(seed);
  let setup = emptySetup(undefined, variant);
  for (let at = 0; at < moves; at++) {
    const open = playableCells(setup.cells, variant).filter(
      (cell) => !winOn(afterMove(setup, cell).cells, variant),
    );
    if (open.length > 0) setup = afterMove(setup, open[rng.int(open.length)] as number);
  }
  return setup;
}

describe('the score of each move', () => {
  it.each(['3,3,3', '3,3,3,misere', '4,3,3', '4,3,3,gravity', '4,4,3,misere,gravity', '4,4,4'])(
    'is that of plain minimax, and the moves of a player who knows are the best of them: %s',
    (text) => {
      const variant = variantOf(text);
      for (let seed = 0; seed < 12; seed++) {
        const setup = somePosition(variant, variant.geometry.cellCount - 7, seed);
        const scores = new Map(
          [...moveScoreSteps(setup, variant)].flatMap(
            (found) => found?.cells.map((cell) => [cell, found.score] as const) ?? [],
          ),
        );
        const open = playableCells(setup.cells, variant);
        const plain = open.map((cell) => 0 - plainScore(afterMove(setup, cell), variant));
        expect(open.map((cell) => scores.get(cell)! + 0)).toEqual(plain);
        const most = Math.max(...plain);
        const best = open.filter((_, at) => plain[at] === most);
        const moves = exactMoves(setup, variant)!.cells;
        if (most < 10) expect(moves).toEqual(best);
        else expect(best).toEqual(expect.arrayContaining([...moves]));
      }
    },
  );

  it('stops where its budget does, with what it has', () => {
    const variant = variantOf('6,5,4');
    const empty = emptySetup(undefined, variant);
    const tight = { each: [50], all: 500 };
    expect(exactMoves(empty, variant, tight)).toBeUndefined();
    expect([...moveScoreSteps(empty, variant, tight)].filter(Boolean)).toEqual([]);
    // A finished game has no moves.
    const line = [0, 6, 1, 7, 2, 8, 3].reduce(afterMove, empty);
    expect([...moveScoreSteps(line, variant)]).toEqual([]);
    expect(other(line.toMove)).toBe(winOn(line.cells, variant)!.winner);
  });
});
