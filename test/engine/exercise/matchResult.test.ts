import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  intervalOf,
  isIntervalGiven,
  matchResultKind,
  roughReach,
  seededRng,
} from '../../../src/engine/index.ts';

const drawn = (level: (typeof LEVELS)[number]) =>
  Array.from({ length: 200 }, (_, seed) => matchResultKind.generate(seededRng(seed), level));

describe('who is better, after a match', () => {
  it('has the answer that its question leads to, in every setting', () => {
    const { games: byGames, percent: byPercent } = matchResultKind.fields;
    const rough = (byGames.values ?? []).flatMap((games) =>
      (byPercent.values ?? []).flatMap((percent) => {
        const params = { games, percent, shows: 'share' } as const;
        const { low, high } = intervalOf(params);
        const key = matchResultKind.key(params);
        const ahead = percent - 50;
        // What is read off the interval, and what is worked out by the rule of thumb, to one decimal as in the hint.
        expect(key).toBe(low > 0.5 ? 'better' : high < 0.5 ? 'worse' : 'open');
        if (isIntervalGiven(params)) return [`${games}: ${percent}`];
        for (const reach of [roughReach(params), Math.round(10 * roughReach(params)) / 10]) {
          const byRule = Math.abs(ahead) < reach ? 'open' : ahead > 0 ? 'better' : 'worse';
          expect(byRule, `${percent}% of ${games}`).toBe(key);
          expect(Math.abs(ahead)).not.toBe(reach);
        }
        return [];
      }),
    );
    // There the rule is too rough: with 100 games and 60 % the interval would end in the middle.
    expect(rough).toEqual([
      ...['50: 36', '50: 64', '100: 40', '100: 60', '200: 43', '200: 57', '400: 45', '400: 55'],
    ]);
    expect(isIntervalGiven({ games: 100, percent: 58, shows: 'interval' })).toBe(true);
  });

  it('is asked with all three answers as often, at each level', () => {
    for (const level of LEVELS) {
      const keys = drawn(level).map(matchResultKind.key);
      for (const key of ['better', 'worse', 'open']) {
        expect(keys.filter((each) => each === key).length).toBeGreaterThan(45);
      }
    }
  });
});
