import { describe, expect, it } from 'vitest';
import { KINDS, ratingChoices, seededRng } from '../../../src/engine/index.ts';
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

  it('does not put the right number at one place', () => {
    const places = Array.from({ length: 60 }, (_, seed) => {
      const params = kind.generate(seededRng(seed), 2);
      return ratingChoices(params).indexOf(kind.key(params));
    });
    expect(new Set(places).size).toBeGreaterThan(2);
  });
});
