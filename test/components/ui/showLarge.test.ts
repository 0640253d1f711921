import { describe, expect, it } from 'vitest';
import { largestThatFits } from '../../../src/components/ui/showLarge.dom.ts';

describe('how far a part of the page is magnified', () => {
  it('is tried down to the least, which is also taken if nothing fits', () => {
    for (const most of [1, 1.28, 1.5, 2.5]) {
      for (const fitsAt of [0.5, 1, 1.04, 1.2, 3]) {
        const tried: number[] = [];
        const zoom = largestThatFits(most, 1, (each) => {
          tried.push(each);
          return each <= fitsAt;
        });
        expect(tried.at(-1)).toBe(zoom);
        expect(zoom).toBeGreaterThanOrEqual(1);
        if (fitsAt < 1) expect(zoom).toBe(1);
        else expect(zoom).toBeLessThanOrEqual(fitsAt);
        expect(zoom).toBeGreaterThan(Math.min(most, Math.max(1, fitsAt)) - 0.1 - 1e-9);
      }
    }
  });
});
