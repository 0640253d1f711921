import { describe, expect, it } from 'vitest';
import {
  SPRT_PLAN,
  meanInterval,
  pairedInterval,
  sprtAfter,
  seededRng,
  wilsonInterval,
} from '../../../src/engine/index.ts';

describe('the interval of a match', () => {
  // Robert Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%d of %d', (points, games, low, high) => {
    const interval = wilsonInterval(points, games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('knows nothing before the first game, and is the same for both sides', () => {
    expect(wilsonInterval(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 });
    expect(pairedInterval([]).high - pairedInterval([]).low).toBeCloseTo(0.98);
    const [ours, theirs] = [wilsonInterval(61.5, 100), wilsonInterval(38.5, 100)];
    expect(ours.low).toBeCloseTo(1 - theirs.high, 12);
    // Student's t of eight values.
    expect(meanInterval([0, 0, 0, 0, 1, 1, 1, 1]).high).toBeCloseTo(0.5 + 2.365 / 28 ** 0.5, 2);
  });

  // Of openings that are shared, and those that the challenger wins twice.
  it.each([
    [0.93, 0.05],
    [0.05, 0.9],
  ])('in pairs holds the true share 19 times in 20: %d shared, %d won', (shared, won) => {
    const rng = seededRng(8);
    const truth = shared / 2 + won;
    const matches = Array.from({ length: 1000 }, () =>
      Array.from({ length: 100 }, () => rng.int(100) / 100).flatMap((at) =>
        at < shared ? [1, 0] : at < shared + won ? [1, 1] : [0, 0],
      ),
    );
    const held = matches.map(pairedInterval).filter(({ low, high }) => low < truth && truth < high);
    expect(Math.abs(held.length - 950)).toBeLessThan(20);
  });
});

/** Whole matches between players who win so often, with so many draws: how often the test says "better". */
function shareOfBetter(win: number, draw: number, matches: number): number {
  const rng = seededRng(5);
  let better = 0;
  for (let match = 0; match < matches; match++) {
    let points = 0;
    for (let games = 1; ; games++) {
      const at = rng.int(1_000_000) / 1_000_000;
      points += at < win ? 1 : at < win + draw ? 0.5 : 0;
      const { verdict } = sprtAfter(points, games);
      if (verdict === 'better') better += 1;
      if (verdict) break;
    }
  }
  return better / matches;
}

describe('the sequential test', () => {
  it('is wrong no more often than it promises, with draws and without', () => {
    const { alpha, beta } = SPRT_PLAN;
    for (const draw of [0, 0.35]) {
      expect(shareOfBetter(0.5 - draw / 2, draw, 2000)).toBeLessThan(alpha + 0.01);
      expect(shareOfBetter(0.6 - draw / 2, draw, 2000)).toBeGreaterThan(1 - beta - 0.01);
    }
  });

  it('is sure of nothing after a few games, and after many says what they say', () => {
    expect(sprtAfter(8, 10).verdict).toBeUndefined();
    expect(sprtAfter(120, 200).verdict).toBe('better');
    expect(sprtAfter(100, 200).verdict).toBe('no-better');
  });
});
