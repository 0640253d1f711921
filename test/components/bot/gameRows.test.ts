import { describe, expect, it } from 'vitest';
import { judgeCards } from '../../../src/engine/index.ts';
import { gameRows } from '../../../src/components/bot/gameRows.ts';

describe('a game that a machine loses', () => {
  it('says who moved, which mark lost it and what the other side made of it', () => {
    const { sides } = judgeCards(['win', 'block', 'stopFork', 'centre']);
    const rows = gameRows('second', sides.second.shortestLoss!);
    expect(rows.map(({ mark, cell }) => `${mark}${cell}`).join(' ')).toBe('X4 O1 X0 O8 X3 O5 X6');
    expect(rows.filter(({ isOwn }) => isOwn).map(({ ply }) => ply)).toEqual([2, 4, 6]);
    expect(rows.filter(({ isSlip }) => isSlip).map(({ ply }) => ply)).toEqual([2]);
    expect(rows.map(({ makes }) => makes).join()).toBe(',,,,threats,,wins');
  });

  it('has no such mark where nothing is lost, or the other side has given it back', () => {
    const slips = (moves: readonly number[]) =>
      gameRows('second', moves).flatMap(({ isSlip, ply }) => (isSlip ? [ply] : []));
    expect(gameRows('first', [4, 0, 8]).some(({ isSlip }) => isSlip)).toBe(false);
    expect(slips([4, 1])).toEqual([2]);
    expect(slips([4, 1, 7])).toEqual([]);
  });

  it('calls two threats a fork when one mark makes both', () => {
    const makes = (moves: readonly number[]) => gameRows('second', moves).at(-1)?.makes;
    expect(makes([0, 5, 8, 4, 6])).toBe('threats');
    // The threat on 2 was there before the one on 6.
    expect(makes([0, 5, 1, 8, 3])).toBe(undefined);
  });
});
