import { describe, expect, it } from 'vitest';
import {
  afterMove,
  emptySetup,
  exactMoves,
  moveScoreSteps,
  other,
  seededRng,
  winOn,
} from '../../../src/engine/index.ts';
import { plain, setupOfPlain, variantOf } from '../plainBoards.ts';

describe('the score of each move', () => {
  it.each(['3,3,3', '3,3,3,misere', '4,3,3', '4,3,3,gravity', '4,4,3,misere,gravity', '4,4,4'])(
    'is that of plain minimax, and the moves of a player who knows are the best of them: %s',
    (text) => {
      const variant = variantOf(text);
      const { scores, solution, unfinished } = plain(variant);
      const rng = seededRng(1);
      for (let time = 0; time < 12; time++) {
        const position = unfinished(variant.geometry.cellCount - 7, rng);
        const setup = setupOfPlain(position);
        const found = [...moveScoreSteps(setup, variant)].flatMap(
          (each) => each?.cells.map((cell) => ({ cell, score: each.score + 0 })) ?? [],
        );
        expect(found.sort((a, b) => a.cell - b.cell)).toEqual(scores(position));
        const { score, cells } = solution(position);
        const moves = exactMoves(setup, variant)!.cells;
        if (score < 10) expect(moves).toEqual(cells);
        else expect(cells).toEqual(expect.arrayContaining([...moves]));
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
