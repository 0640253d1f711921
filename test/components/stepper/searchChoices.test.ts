import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_SEED } from '../../../src/engine/index.ts';
import { makeSeed, parseSeed } from '../../../src/components/stepper/search/searchChoices.ts';

describe('a seed as a person types it', () => {
  it.each([
    ['7', 7],
    [' 0042 ', 42],
    ['4 294 967 295', MOST_SEED],
    ['4294967296', 'too-large'],
    ['', 'empty'],
    ['   ', 'empty'],
    ['-1', 'not-whole'],
    ['1.5', 'not-whole'],
    ['1e3', 'not-whole'],
    ['seven', 'not-whole'],
    ['9'.repeat(400), 'too-large'],
  ])('%j', (text, read) => {
    expect(parseSeed(text)).toBe(read);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_SEED }), (seed) => {
        expect(parseSeed(makeSeed(seed))).toBe(seed);
      }),
    );
  });
});
