import { expect, it } from 'vitest';
import { chanceText, readChance } from '../../../src/components/exercises/frame/chanceText.ts';

it.each([
  ['3/10', 3, 10],
  [' 06 / 20 ', 6, 20],
  ['0.3', 3, 10],
  ['0,25', 25, 100],
  ['.5', 5, 10],
  ['30 %', 30, 100],
  ['12.5%', 125, 1000],
  ['0', 0, 1],
  ['1', 1, 1],
  ['100%', 100, 100],
])('%j is a chance', (text, of, outOf) => {
  expect(readChance(text)).toEqual({ of, outOf });
  expect(readChance(chanceText({ of, outOf }))).toEqual({ of, outOf });
});

it.each(['', '.', '%', '3/0', '11/10', '2', '-1/2', '1/2/3', 'ten', '0.3333', '150 %', '1e-3'])(
  '%j is none',
  (text) => {
    expect(readChance(text)).toBeUndefined();
  },
);
