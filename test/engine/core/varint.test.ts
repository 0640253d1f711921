import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeVarints, parseVarints, unzigzag, zigzag } from '../../../src/engine/core/varint.ts';

describe('numbers as letters', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (numbers) => {
        expect(parseVarints(makeVarints(numbers))).toEqual(numbers);
      }),
    );
  });

  it('have one spelling: whatever can be read is written alike', () => {
    const letters = fc.constantFrom(...'ABCDEFGHgh01-_', '=', ' ');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
        const numbers = parseVarints(text);
        if (numbers) expect(makeVarints(numbers)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('are refused where they stop half-way, begin with nothing, or are too great', () => {
    expect(parseVarints('g')).toBeUndefined();
    expect(parseVarints('gA')).toBeUndefined();
    expect(parseVarints('__________f')).toBeUndefined();
    expect(parseVarints('ggggggggggggggB')).toBeUndefined();
    expect(parseVarints('')).toEqual([]);
  });

  it('take one letter below 32', () => {
    expect(makeVarints([0, 31])).toBe('Af');
    expect(makeVarints([32])).toBe('gB');
  });
});

it('numbers with a sign go over to numbers without, and back', () => {
  expect([0, -1, 1, -2, 2].map(zigzag)).toEqual([0, 1, 2, 3, 4]);
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 50), max: 2 ** 50 }), (number) => {
      expect(unzigzag(zigzag(number))).toBe(number);
    }),
  );
});
