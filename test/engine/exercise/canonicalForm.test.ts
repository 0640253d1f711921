import { describe, expect, it } from 'vitest';
import {
  SYMMETRIES,
  boardNumber,
  canonicalForm,
  formsShown,
  permuted,
  X,
  type CanonicalFormParams,
} from '../../../src/engine/index.ts';
import { drawn } from './read.ts';
import { setupOf } from '../../setupOf.ts';

describe('the number of a board', () => {
  it.each([
    ['.........', '000000000'],
    ['X...O....', '100020000'],
    ['O.XX.X.OO', '201101022'],
  ])('%s is %s', (text, number) => expect(boardNumber(setupOf(text, X).cells)).toBe(number));
});

/** In a second way: the lowest of eight numbers, as numbers. */
const lowest = ({ setup: { cells } }: CanonicalFormParams) =>
  Math.min(...SYMMETRIES.map((symmetry) => Number(boardNumber(permuted(cells, symmetry)))));

describe('canonical forms', () => {
  const exercises = drawn('canonical-form', 60);

  it('have the lowest number as their key, and only there', () => {
    for (const params of exercises) {
      const numbers = formsShown(params).map(({ cells }) => Number(boardNumber(cells)));
      expect(numbers[canonicalForm.key(params)]).toBe(lowest(params));
      expect(new Set(numbers).size).toBe(4);
      expect(numbers).not.toContain(Number(boardNumber(params.setup.cells)));
    }
  });
});
