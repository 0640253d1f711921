import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  KINDS,
  afterMove,
  emptyCells,
  type Mark,
  type Setup,
} from '../../../src/engine/index.ts';
import { drawn } from './read.ts';
import { setupOf } from '../../setupOf.ts';

const kind = KINDS['expected-score'];

/** In floating point, from the leaves: the share of a leaf is handed down the tree, and not its chance up. */
function shareOfWins(setup: Setup, player: Mark, share: number): number {
  const position = new BitPosition(setup);
  if (position.isOver) return position.winner === player ? share : 0;
  const free = emptyCells(setup.cells);
  return free.reduce(
    (sum, cell) => sum + shareOfWins(afterMove(setup, cell), player, share / free.length),
    0,
  );
}

/** The same for a player who chooses: the best of all ways to choose one cell on each of its boards. */
function mostWins(setup: Setup, player: Mark): number {
  const position = new BitPosition(setup);
  if (position.isOver) return position.winner === player ? 1 : 0;
  const each = emptyCells(setup.cells).map((cell) => mostWins(afterMove(setup, cell), player));
  if (setup.toMove === player) return Math.max(...each);
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

describe('the chance to win', () => {
  it('is that of the exercise on paper in the lesson on the arena', () => {
    // X has 0, 1 and 5, O has 2, 3 and 4; both play at random: O wins one time in three.
    const setup = setupOf('XXOOOX...', 1);
    const wins = [6, 7, 8].map((cell) => shareOfWins(afterMove(setup, cell), 4, 1 / 3));
    expect(wins.reduce((a, b) => a + b)).toBeCloseTo(1 / 3);
    // X cannot win there, whatever it takes first.
    for (const cell of [6, 7, 8]) {
      expect(kind.key({ setup, cell, own: 'best' }).of).toBe(0);
    }
  });

  it('is worked out a second way', () => {
    for (const params of drawn('expected-score', 60)) {
      const { of, outOf } = kind.key(params);
      const after = afterMove(params.setup, params.cell);
      const player = params.setup.toMove;
      const expected =
        params.own === 'random' ? shareOfWins(after, player, 1) : mostWins(after, player);
      expect(of / outOf).toBeCloseTo(expected, 10);
      expect(of > 0 && of < outOf).toBe(true);
    }
  });
});
