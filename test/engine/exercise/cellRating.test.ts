import { describe, expect, it } from 'vitest';
import { KINDS, RATING, ratingChoices, seededRng, timesRated } from '../../../src/engine/index.ts';
import { independentRatings } from '../bots/independentRatings.ts';
import { drawn } from './read.ts';

const kind = KINDS['cell-rating'];

describe('cell-rating', () => {
  it('asks for the rating of section 2, among four different numbers', () => {
    for (const params of drawn('cell-rating', 100)) {
      const right = kind.key(params);
      expect(right).toBe(independentRatings(params.setup)[params.cell]);
      const choices = ratingChoices(params);
      expect(choices).toHaveLength(4);
      expect(choices).toEqual([...new Set(choices)].sort((a, b) => a - b));
      expect(choices).toContain(right);
      expect(Math.min(...choices)).toBeGreaterThan(0);
    }
  });

  it('names the greatest rule that was counted wrongly, and which way', () => {
    for (let seed = 0; seed < 100; seed++) {
      const params = kind.generate(seededRng(seed), 2);
      const right = kind.key(params);
      const times = timesRated(params);
      const sum = times.reduce((all, { rule, times }) => all + times * RATING[rule], 0);
      expect(sum).toBe(right);
      const spoils = times.find(({ rule }) => rule === 'spoil')?.times ?? 0;
      if (spoils < 9) {
        expect(kind.grade(params, right + RATING.spoil).reasons).toEqual([
          { code: 'miscounted', cell: params.cell, rule: 'spoil', more: false },
        ]);
      }
      expect(kind.grade(params, 0).reasons[0]).toMatchObject({ code: 'miscounted', more: true });
    }
  });

  it('does not put the right number at one place', () => {
    const places = Array.from({ length: 60 }, (_, seed) => {
      const params = kind.generate(seededRng(seed), 2);
      return ratingChoices(params).indexOf(kind.key(params));
    });
    expect(new Set(places).size).toBeGreaterThan(2);
  });
});
