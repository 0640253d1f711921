import { describe, expect, it } from 'vitest';
import { GomocupBrain, moveMilliseconds, strongestPlayer } from '../../src/cli/gomocup/brain.ts';
import { deep } from '../deep.ts';
import { play, type Rule } from './gomocupManager.ts';
import { answer, stonesOf } from './asking.ts';

describe('move', () => {
  const stones = [
    [7, 7, 'X'],
    [8, 6, 'O'],
    [6, 8, 'X'],
    [7, 6, 'O'],
  ];
  const board = { width: 15, height: 15 };
  const request = { ask: 'move', board, stones, toMove: 'X', rule: 'freestyle', nodes: 2_000 };

  it.each(['weights', 'strongest'])('of %s is the same for the same request', (bot) => {
    const found = answer({ ...request, bot });
    expect(answer({ ...request, bot })).toEqual(found);
    expect(Object.keys(found)).toEqual(['move', 'score', 'depth', 'nodes', 'line']);
    expect((found['line'] as unknown[])[0]).toEqual(found['move']);
  });

  it('is a five, a block, or a win by fours', () => {
    const moved = (marks: string, toMove: string) =>
      answer({ ...request, bot: 'strongest', stones: stonesOf([marks]), toMove })['move'];
    expect(moved('OXXXX', 'X')).toEqual([5, 0]);
    expect(moved('OXXXX', 'O')).toEqual([5, 0]);
    expect([
      [4, 0],
      [8, 0],
    ]).toContainEqual(moved('.....XXX', 'X'));
    const unbounded = {
      ...request,
      bot: 'strongest',
      board: 'unbounded',
      stones: stonesOf(['OXXXX']),
    };
    expect(answer(unbounded)['move']).toEqual([5, 0]);
  });

  it('has errors for what cannot be asked', () => {
    const code = (more: object) => answer({ ...request, bot: 'strongest', ...more })['error'];
    expect(code({ bot: 'weak' })).toMatchObject({ code: 'bad-field' });
    expect(code({ nodes: -1 })).toMatchObject({ code: 'bad-field' });
    expect(code({ stones: [0, 1, 2, 3, 4].map((x) => [x, 0, 'O']) })).toMatchObject({
      code: 'game-over',
    });
    expect(code({ board: { width: 1, height: 1 }, stones: [[0, 0, 'X']] })).toMatchObject({
      code: 'game-over',
    });
  });
});

/** A clock on which every look takes a millisecond, so that games do not depend on the machine. */
function ticking() {
  let now = 0;
  return () => now++;
}

const BOARDS = [
  [15, 15],
  [20, 20],
  [9, 12],
] as const;

describe('the strongest brain', () => {
  it.each([0, 1, 4] as const)('plays whole games by rule %i without a fault', (rule: Rule) => {
    const makes = () => {
      const clock = ticking();
      return new GomocupBrain(1, strongestPlayer(clock), clock);
    };
    const info = ['timeout_turn 60', 'time_left 100000', 'max_memory 120000000'];
    for (const [width, height] of deep([BOARDS[rule % 3]!], BOARDS)) {
      const match = { width, height, rule, seed: 1, opening: 0, makes, info };
      const { overlines } = play(match);
      expect(rule === 4 ? overlines : 0).toBe(0);
    }
  });

  it('uses less time than it is given', () => {
    const none = { match: 0, left: 2_147_483_647 };
    expect(moveMilliseconds({ ...none, turn: 0 })).toBe(0);
    expect(moveMilliseconds({ ...none, turn: 20 })).toBe(0);
    for (const turn of [50, 100, 1_000, 30_000, 300_000]) {
      const used = moveMilliseconds({ ...none, turn });
      expect(used).toBeGreaterThan(0);
      expect(used).toBeLessThan(turn - 20);
    }
    for (const left of [200, 0, -5]) {
      expect(moveMilliseconds({ turn: 5_000, match: 60_000, left })).toBe(0);
    }
    expect(moveMilliseconds({ ...none, turn: -1 })).toBe(0);
    expect(moveMilliseconds({ turn: 5_000, match: 60_000, left: 6_000 })).toBeLessThan(400);
  });
});
