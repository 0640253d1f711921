import { describe, expect, it } from 'vitest';
import { LEVELS, intervalOf, matchResultKind, seededRng } from '../../../src/engine/index.ts';

const drawn = (level: (typeof LEVELS)[number]) =>
  Array.from({ length: 200 }, (_, seed) => matchResultKind.generate(seededRng(seed), level));

describe('who is better, after a match', () => {
  it('is asked for boards that are worked out by hand', () => {
    const ask = (games: number, percent: number) =>
      matchResultKind.key({ games, percent, shows: 'share' });
    // With 100 games luck moves a share by ten points, with 400 by five.
    expect([ask(100, 58), ask(400, 58)]).toEqual(['open', 'better']);
    expect([ask(100, 42), ask(400, 42)]).toEqual(['open', 'worse']);
    expect([ask(50, 50), ask(800, 50)]).toEqual(['open', 'open']);
  });

  it('has the answer that the rule in the question gives: one part in the square root of the games', () => {
    for (const level of LEVELS) {
      for (const params of drawn(level)) {
        const { games, percent } = params;
        const away = percent / 100 - 0.5;
        const byRule =
          Math.abs(away) < 1 / Math.sqrt(games) ? 'open' : away > 0 ? 'better' : 'worse';
        expect(matchResultKind.key(params), `${percent}% of ${games}`).toBe(byRule);
      }
    }
    const { low, high } = intervalOf({ games: 100, percent: 50, shows: 'share' });
    expect((high - low) / 2).toBeCloseTo(0.1, 2);
  });

  it('is asked with all three answers as often, at each level', () => {
    for (const level of LEVELS) {
      const keys = drawn(level).map(matchResultKind.key);
      for (const key of ['better', 'worse', 'open']) {
        expect(keys.filter((each) => each === key).length).toBeGreaterThan(45);
      }
    }
  });

  it('says what is wrong with a wrong answer', () => {
    const codes = (percent: number, answer: 'better' | 'worse' | 'open') =>
      matchResultKind
        .grade({ games: 400, percent, shows: 'interval' }, answer)
        .reasons.map(({ code }) => code);
    expect(codes(51, 'better')).toEqual(['too-sure']);
    expect(codes(58, 'open')).toEqual(['too-careful']);
    expect(codes(58, 'worse')).toEqual(['turned']);
    expect(codes(58, 'better')).toEqual([]);
  });
});
