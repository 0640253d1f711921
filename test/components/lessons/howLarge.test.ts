import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardHandlers } from '../../../src/components/boards/boardHandlers.dom.ts';
import {
  PAIR_SIDE,
  PAIR_VARIANT,
  answerInPair,
  isLineClosed,
  lessonPairs,
  pairBoard,
  pairCellName,
  pairInLine,
  partnerOf,
  type PairRound,
} from '../../../src/components/lessons/how-large/pairGame.ts';
import { fillingOrder } from '../../../src/components/boards/sheet.ts';
import { Filling } from '../../../src/components/lessons/how-large/filling.svelte.ts';
import { seededRng } from '../../../src/engine/index.ts';
import { howLargeMessages } from '#language/lessons/how-large/messages';

const CELLS = Array.from({ length: PAIR_SIDE ** 2 }, (_, cell) => cell);
const { lines } = PAIR_VARIANT.geometry;
const pairs = lessonPairs();
const CENTRE = 12;

vi.mock('../../../src/components/boards/boardWorker.dom.ts', () => ({
  boardWorker: () => ({
    ask: (kind: 'search' | 'plain', question: never) => {
      if (isBroken) return Promise.reject(new Error('no worker'));
      return Promise.resolve(boardHandlers[kind](question));
    },
    end: () => undefined,
  }),
}));
let isBroken = false;
beforeEach(() => {
  isBroken = false;
  vi.stubGlobal('document', { hidden: false });
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

  it('have cells with names of their own, as on every large board', () => {
    expect(new Set(CELLS.map(pairCellName)).size).toBe(25);
    expect([0, CENTRE, 24].map(pairCellName)).toEqual(['a5', 'c3', 'e1']);
  });
});

it('says no more of a search that was broken off than that it takes longer', () => {
  const { times } = howLargeMessages.savings;
  expect(times(4.46, true)).toBe('4.5 × as many');
  expect(times(1.01, true)).toBe('about as many');
  expect(times(33.33, false)).toBe('more than 33.3 × as many');
});

describe('a sheet that fills', () => {
  const most = { columns: 4, rows: 4 };
  const make = () => new Filling(most, howLargeMessages.table.progress);

  it('takes each board once, small ones first', () => {
    const order = fillingOrder({ columns: 8, rows: 8 });
    expect(order).toHaveLength(36);
    expect(order.slice(0, 3)).toEqual([1, 2, 3].map((columns) => ({ columns, rows: 1 })));
  });

  it('settles all of them, the turned ones with them, and says so', async () => {
    const filling = make();
    await filling.fill(3, false, true);
    expect(filling.countOf(3)).toMatchObject({ all: 10, settled: 10, open: 0 });
    const squareOf = filling.squareOf(3);
    expect(squareOf(3, 3)).toMatchObject({ value: 'draw', by: 'search' });
    expect(squareOf(3, 4)).toEqual(squareOf(4, 3));
    expect(squareOf(3, 4)).toMatchObject({ value: 'first' });
    expect(squareOf(2, 2)).toMatchObject({ by: 'no-line' });
    expect(squareOf(3, 1)).toMatchObject({ by: 'pairs' });
    expect(filling.spoken).toMatch(/^10 of 10 settled/);
    expect(filling.squareOf(4)(3, 3)).toBeUndefined();
  });

  it('leaves open what is stopped, and goes on there', async () => {
    const filling = make();
    const run = filling.fill(3, false, true);
    filling.stop();
    await run;
    const { settled } = filling.countOf(3);
    expect(settled).toBeLessThan(10);
    await filling.fill(3, true, true);
    expect(filling.countOf(3).settled).toBe(10);
  });

  it('says when no worker answers, and guesses nothing', async () => {
    isBroken = true;
    const filling = make();
    await filling.fill(3, false, true);
    expect(filling.run.isLost).toBe(true);
    expect(filling.countOf(3).settled).toBe(0);
    isBroken = false;
    await filling.fill(3, true, true);
    expect(filling.countOf(3).settled).toBe(10);
  });
});
