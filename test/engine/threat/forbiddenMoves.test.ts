import { expect, it } from 'vitest';
import {
  O,
  SparseBoard,
  X,
  explainForbidden,
  forbiddenMoves,
  seededRng,
  shuffled,
  type Stone,
} from '../../../src/engine/index.ts';

const SIZE = { width: 9, height: 9 };

/** The slow way: each move is looked at on a board of its own. */
function oneByOne(size: typeof SIZE | undefined, stones: readonly Stone[]): readonly number[] {
  return stones.flatMap(({ x, y, mark }, at) => {
    const board = new SparseBoard(size, stones.slice(0, at));
    return mark === X && explainForbidden(board, { x, y })?.reason ? [at + 1] : [];
  });
}

it('the forbidden moves of a game are those that are forbidden one by one', () => {
  let found = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const cells = shuffled(
      Array.from({ length: 81 }, (_, at) => at),
      seededRng(seed),
    );
    // X moves twice as often, so that it makes more of threes and fours.
    const stones = cells.slice(0, 45).map((cell, at): Stone => {
      return { x: cell % 9, y: Math.floor(cell / 9), mark: at % 3 === 2 ? O : X };
    });
    for (const size of [SIZE, undefined]) {
      const moves = forbiddenMoves(size, stones);
      expect(moves).toEqual(oneByOne(size, stones));
      found += moves.length;
    }
  }
  expect(found).toBeGreaterThan(50);
});
