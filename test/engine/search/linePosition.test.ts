import { describe, expect, it } from 'vitest';
import { BitPosition, NO_CELL, type Position } from '../../../src/engine/game/bitPosition.ts';
import { emptySetup } from '../../../src/engine/game/setup.ts';
import { depthRatings } from '../../../src/engine/search/depthRatings.ts';
import { LinePosition } from '../../../src/engine/search/linePosition.ts';
import { searchRoot } from '../../../src/engine/search/rootSearch.ts';
import { BOARD_BOTS } from '../../../src/engine/bots/boardBots.ts';
import {
  X,
  afterMove,
  other,
  seededRng,
  type Mark,
  type Setup,
} from '../../../src/engine/index.ts';
import { variantOf } from '../plainBoards.ts';

const faceOf = (position: Position) => {
  const open: number[] = [];
  for (let cell = position.firstEmpty(); cell !== NO_CELL; cell = position.emptyAfter(cell))
    open.push(cell);
  const { ply, winner, isFull, isDead, isOver } = position;
  return { ply, winner, isFull, isDead, isOver, open };
};

describe.each(['3,3,3', '4,4,4', '6,5,4,gravity', '4,4,3,misere', '3x3x3'])('on %s', (id) => {
  const variant = variantOf(id);

  it('a position of lines says what one of bits says, move by move and back', () => {
    const rng = seededRng(7);
    for (let game = 0; game < 40; game++) {
      const setup = emptySetup(X, variant);
      const [bits, lines] = [new BitPosition(setup, variant), new LinePosition(setup, variant)];
      const moves: number[] = [];
      for (let mark: Mark = X; !bits.isOver; mark = other(mark)) {
        const { open } = faceOf(bits);
        const cell = open[rng.int(open.length)] as number;
        moves.push(cell);
        for (const each of [bits, lines]) each.play(cell, mark);
        expect(faceOf(lines)).toEqual(faceOf(bits));
      }
      for (const cell of moves.toReversed()) for (const each of [bits, lines]) each.undo(cell);
      expect(faceOf(lines)).toEqual(faceOf(bits));
    }
  });

  it('NextStep rates the moves alike on both', () => {
    const rng = seededRng(8);
    for (let game = 0; game < 6; game++) {
      let setup: Setup = emptySetup(X, variant);
      for (let ply = 0; ply < 4; ply++) {
        const { open } = faceOf(new BitPosition(setup, variant));
        setup = afterMove(setup, open[rng.int(open.length)] as number);
      }
      const rules = { computer: setup.toMove, ties: 'first', depth: 3 } as const;
      const ask = (position: Position) =>
        searchRoot(depthRatings, position, setup.toMove, rules).moves;
      expect(ask(new LinePosition(setup, variant))).toEqual(ask(new BitPosition(setup, variant)));
    }
  });
});

describe('NextStep on more than 31 cells', () => {
  const chosen = (id: string, cells: readonly number[], depth: number) => {
    const variant = variantOf(id);
    const setup = cells.reduce<Setup>(afterMove, emptySetup(X, variant));
    return BOARD_BOTS['depth-ratings'].policy(setup, depth, variant).map(({ cell }) => cell);
  };

  it('wins in one, and stops a line', () => {
    // Seven columns, six rows: X has three in the bottom row.
    expect(chosen('7,6,4,gravity', [35, 28, 36, 29, 37, 30], 3)).toEqual([38]);
    expect(chosen('7,6,4,gravity', [35, 41, 36, 34, 37], 4)).toEqual([38]);
    expect(chosen('4x4x4', [0, 5, 1, 6, 2], 2)).toEqual([3]);
  });

  it('has nothing to say after the end', () => {
    expect(chosen('7,6,4,gravity', [35, 28, 36, 29, 37, 30, 38], 3)).toEqual([]);
  });
});
