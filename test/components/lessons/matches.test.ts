import { expect, it } from 'vitest';
import { canWin } from '../../../src/components/lessons/what-next/matches.ts';
import {
  learntBy,
  leftIn,
  missedIn,
  newHeap,
  takerAt,
  takeFrom,
  turnIn,
} from '../../../src/components/lessons/what-next/heapGame.ts';
import {
  MOST_MATCHES,
  asks,
  callsFor,
  canWinIfLastLoses,
  machineTake,
  winTable,
  winningTakes,
} from '../../../src/components/lessons/what-next/winning.ts';

it('says who wins with so many matches', () => {
  expect([0, 1, 2, 3, 4, 5, 7, 8, 12].filter(canWin)).toEqual([1, 2, 3, 5, 7]);
});

it('takes what leaves a multiple of four', () => {
  expect([5, 6, 7, 8, 9, 10].map(winningTakes)).toEqual([[1], [2], [3], [], [1], [2]]);
});

it('has a table that says what the function says, and a machine that never lets a heap go', () => {
  const table = winTable(MOST_MATCHES);
  for (let matches = 0; matches <= 24; matches++) expect(table[matches]).toBe(canWin(matches));
  for (let matches = 1; matches <= MOST_MATCHES; matches++) {
    const left = matches - machineTake(matches);
    expect(table[matches]).toBe(matches % 4 !== 0);
    if (table[matches]) expect(left % 4).toBe(0);
    else expect(left).toBe(matches - 1);
  }
});

it('asks as the function does: take by take, up to the first that wins', () => {
  expect(asks(10)).toEqual([
    { take: 1, left: 9, canWin: true },
    { take: 2, left: 8, canWin: false },
  ]);
  expect(asks(8).map(({ canWin: can }) => can)).toEqual([true, true, true]);
  expect(asks(1)).toEqual([{ take: 1, left: 0, canWin: false }]);
});

it('knows of a game whose turn it is, and where the reader let it go', () => {
  const played = [3, 3, 1, 3].reduce(takeFrom, newHeap(10, 'reader'));
  expect([leftIn(played), takerAt(played, 3), missedIn(played)]).toEqual([
    0,
    'machine',
    { left: 10, take: 2 },
  ]);
  expect(missedIn([2, 1, 3].reduce(takeFrom, newHeap(10, 'reader')))).toBeUndefined();
  expect(turnIn(newHeap(8, 'machine'))).toBe('machine');
  expect(missedIn([1, 3, 2, 2].reduce(takeFrom, newHeap(8, 'reader')))).toBeUndefined();
});

it('keeps what the machine has found out', () => {
  expect(learntBy(new Map(), 7, asks(7).slice(0, 2))).toEqual(
    new Map([
      [6, true],
      [5, true],
    ]),
  );
  const known = learntBy(learntBy(new Map(), 7, asks(7)), 4, asks(4));
  expect(Object.fromEntries(known)).toEqual({
    1: true,
    2: true,
    3: true,
    4: false,
    5: true,
    6: true,
    7: true,
  });
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
