import { describe, expect, it, vi } from 'vitest';
import { BoardRun } from '../../../src/components/boards/boardRun.svelte.ts';
import { Filling } from '../../../src/components/lessons/how-large/filling.svelte.ts';
import {
  PAIR_SIDE,
  PAIR_VARIANT,
  answerInPair,
  isLineClosed,
  lessonPairs,
  pairBoard,
  pairInLine,
  partnerOf,
  type PairRound,
} from '../../../src/components/lessons/how-large/pairGame.ts';
import { seededRng } from '../../../src/engine/index.ts';
import { howLargeMessages } from '#language/lessons/how-large/messages';

const CELLS = Array.from({ length: PAIR_SIDE ** 2 }, (_, cell) => cell);
const { lines } = PAIR_VARIANT.geometry;
const pairs = lessonPairs();
const CENTRE = 12;

it('says how fast a board is searched after the worker’s first answer, and stops for another sheet', async () => {
  vi.useFakeTimers({ now: 0 }).advanceTimersByTime(5000);
  vi.stubGlobal('document', { hidden: false });
  const run = new BoardRun();
  let positions = 0;
  // It looks at 500 positions a second.
  const ask = () => {
    vi.advanceTimersByTime(1000);
    positions += 500;
    return Promise.resolve({ positions, ...(positions === 2000 && { isSpent: true }) });
  };
  Reflect.set(run, 'worker', { ask });
  await run.settle({ spec: { m: 3, n: 3, k: 3 } });
  expect([run.positions, run.speed, run.isRunning]).toEqual([2000, 375, false]);
  vi.useRealTimers();
  const filling = new Filling({ columns: 3, rows: 3 });
  Reflect.set(filling.run, 'worker', { ask: async () => ({ value: 'draw', positions: 1 }) });
  await Promise.race([filling.fill(3, false, true), Promise.resolve()]);
  await filling.fill(4, false, true);
  expect([filling.countOf(3).settled, filling.countOf(4).settled]).toEqual([1, 6]);
  vi.unstubAllGlobals();
});

describe('the pairs of five by five', () => {
  it('share no cell, leave the centre alone, and each of the twelve lines holds one', () => {
    expect(new Set(pairs.flat()).size).toBe(24);
    expect(CELLS.filter((cell) => partnerOf(pairs, cell) === undefined)).toEqual([CENTRE]);
    expect(lines).toHaveLength(12);
    expect(new Set(lines.map((line) => pairInLine(pairs, line))).size).toBe(12);
  });

  it('are answered: the other end, or anywhere where that is not to be had', () => {
    const [first, second] = pairs[0]!;
    expect(answerInPair(pairs, [], first)).toEqual({ cell: first, reply: second, why: 'answered' });
    const alone = answerInPair(pairs, [], CENTRE);
    expect(alone.why).toBe('alone');
    // X takes the partner of the cell that O was free to take: O has that pair already.
    const partner = partnerOf(pairs, alone.reply!)!;
    const next = answerInPair(pairs, [alone], partner);
    expect(next.why).toBe('taken');
    expect([alone.cell, alone.reply, partner]).not.toContain(next.reply);
  });

  it('let no game be won by X, and close all lines in the end', () => {
    const rng = seededRng(45);
    for (let game = 0; game < 300; game++) {
      let rounds: readonly PairRound[] = [];
      for (;;) {
        const free = pairBoard(rounds).cells.filter(({ mark }) => !mark);
        if (free.length === 0) break;
        rounds = [...rounds, answerInPair(pairs, rounds, free[rng.int(free.length)]!.cell)];
      }
      expect(rounds).toHaveLength(13);
      expect(lines.every((line) => isLineClosed(rounds, line))).toBe(true);
    }
  });
});

it('says no more of a search that was broken off than that it takes longer', () => {
  const { times } = howLargeMessages.savings;
  expect(times(4.46, true)).toBe('4.5 × as many');
  expect(times(1.01, true)).toBe('about as many');
  expect(times(33.33, false)).toBe('more than 33.3 × as many');
});
