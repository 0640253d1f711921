import { expect, it } from 'vitest';
import { takeOptions } from '../../../src/components/lessons/what-next/claims.ts';
import { canWin } from '../../../src/components/lessons/what-next/matches.ts';
import {
  callsFor,
  canWinIfLastLoses,
  winningTakes,
} from '../../../src/components/lessons/what-next/winning.ts';

it('says who wins with so many matches', () => {
  expect([0, 1, 2, 3, 4, 5, 7, 8, 12].filter(canWin)).toEqual([1, 2, 3, 5, 7]);
});

it('takes what leaves a multiple of four', () => {
  expect([5, 6, 7, 8, 9, 10].map(winningTakes)).toEqual([[1], [2], [3], [], [1], [2]]);
});

it('says why a wrong number of matches loses, and nothing like it of the right one', () => {
  expect(takeOptions().map(({ isRight, why }) => [isRight, why])).toEqual([
    [false, 'Then nine are left, and I take one. That leaves you eight, and then I win.'],
    [true, ''],
    [false, 'Then seven are left, and I take three. That leaves you four, and then I win.'],
  ]);
});

it('moves the pattern by one if the last match loses', () => {
  expect(
    Array.from({ length: 10 }, (_, matches) => matches).filter((each) => !canWinIfLastLoses(each)),
  ).toEqual([1, 5, 9]);
});

it('counts the calls as a function does that counts itself', () => {
  let calls = 0;
  const counting = (matches: number): boolean => {
    calls++;
    for (let take = 1; take <= 3 && take <= matches; take++)
      if (!counting(matches - take)) return true;
    return false;
  };
  for (const matches of [0, 1, 4, 9, 14]) {
    calls = 0;
    counting(matches);
    expect(callsFor(matches)).toBe(calls);
  }
});
