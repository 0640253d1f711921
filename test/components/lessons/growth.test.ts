import { expect, it } from 'vitest';
import { whyNotSearchMessages } from '#language/lessons/why-not-search/messages';
import {
  SEARCHED_SIDES,
  durationOf,
  marksGained,
  ordersOf,
  powerOfTen,
} from '../../../src/components/lessons/why-not-search/growth.ts';

it('counts the orders in which marks can be put down', () => {
  expect(ordersOf(15, 0)).toBe(1n);
  expect(ordersOf(15, 2)).toBe(50_400n);
  expect(ordersOf(3, 9)).toBe(362_880n);
  for (const side of SEARCHED_SIDES)
    expect(ordersOf(side, side ** 2)).toBe(ordersOf(side, side ** 2 - 1));
});

it.each([
  [19n, 'less than a second'],
  [20n, '1 second'],
  [20n * 59n, '59 seconds'],
  [20n * 60n, '1 minute'],
  [20n * 3600n * 2n, '2 hours'],
  [20n * 3600n * 25n, '1 day'],
  [20n * 3600n * 24n * 800n, '2 years'],
  [10n ** 20n, '11 ages of the universe'],
  [10n ** 27n, '1.14 × 10⁸ ages of the universe'],
])('says how long %d calls take at 20 a second: %s', (calls, said) => {
  const duration = durationOf(calls, 20);
  expect(whyNotSearchMessages.time.duration(duration, powerOfTen(duration.many ?? 0n))).toBe(said);
});

it('survives a machine that measures no speed at all', () => {
  expect(durationOf(10n, 0).unit).toBe('seconds');
});

it('writes large numbers by their first digits', () => {
  expect(powerOfTen(7n)).toEqual({ mantissa: 7, power: 0 });
  expect(powerOfTen(12_345n)).toEqual({ mantissa: 1.23, power: 4 });
});

it('turns speed into marks: what the board has cells for once buys one mark', () => {
  expect(marksGained(15, 225)).toBeCloseTo(1);
  expect(marksGained(15, 225 ** 2)).toBeCloseTo(2);
});
