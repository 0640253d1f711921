import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  BLOCKED,
  CENTRE,
  DIRECTIONS,
  O,
  OWN,
  SparseBoard,
  X,
  candidates,
  lineAttacks,
  lineThrough,
  type Line,
  type LineCell,
} from '../../../src/engine/index.ts';
import {
  BREAK_BOARDS,
  BREAK_BOARD_NAMES,
  type BreakBoard,
  seeBreak,
} from '../../../src/components/lessons/breakpoints/boards.ts';
import {
  breakBoard,
  careless,
  isWonAfterPass,
} from '../../../src/components/lessons/breakpoints/facts.ts';
import { linesReadIn } from '../../../src/components/lessons/breakpoints/gameLines.ts';
import {
  BORDERED,
  CHANCE_MARKS,
  playBreakGame,
} from '../../../src/components/lessons/breakpoints/games.ts';
import { joinOptions } from '../../../src/components/lessons/breakpoints/claims.ts';
import { breakStageOf } from '../../../src/components/breakpoints/view.ts';
import { breakLinesMessages as breakLines } from '#language/breakpoints/messages';
import { readLesson } from './mdx.ts';
import { deep } from '../../deep.ts';

const text = readLesson('src/content/docs/lessons/breakpoints.mdx');

describe('what the text points at', () => {
  const steps = text.tags.filter(({ name }) => name === 'SeeStep');

  it.each(steps.map(({ attributes }) => String(attributes['step'])))('%s', (step) => {
    const [, board = '', stage = 'look'] = /^seeBreak\('(\w+)'(?:, '(\w+)')?\)$/.exec(step) ?? [];
    expect(BREAK_BOARD_NAMES).toContain(board);
    expect(breakStageOf(seeBreak(board as BreakBoard, stage as 'look'))).toEqual({
      example: BREAK_BOARD_NAMES.indexOf(board as BreakBoard),
      stage,
    });
  });
});

describe('the boards', () => {
  it.each(BREAK_BOARD_NAMES)('%s has a name, as many marks of both, and X to try', (name) => {
    expect(breakLines.names[name]).toBeTruthy();
    const drawn = BREAK_BOARDS[name];
    expect(drawn.match(/X/g)?.length).toBe(drawn.match(/O/g)?.length);
    expect(breakBoard(name).mark).toBe(1);
  });

  /** One line of the board alone, with nothing else on it, breaks as the figure says. */
  it('are decided by the lines that break, and by no other', () => {
    for (const name of deep(['three', 'brokenFour'] as const, [
      ...(['three', 'four', 'brokenThree', 'brokenFour'] as const),
    ])) {
      expect(breakBoard(name).account.breakpoints, name).toBe(1);
      expect(breakBoard(name).pass, name).toBeDefined();
    }
    expect(breakBoard('quiet').pass).toBeUndefined();
  });
});

describe('a careless answer on one line', () => {
  const lineOf = (row: string): LineCell[] =>
    [...row].map((sign) => '.XO'.indexOf(sign) as LineCell);

  it.each([
    ['...XXX.....', true],
    ['..O.XXX.O..', false],
    ['.OXXXX.....', true],
    ['..OXXX.....', false],
    ['..X.XX.....', true],
    ['.X.X.X.X...', true],
    ['.....X.....', false],
  ])('%s: %s', (row, loses) => expect(isWonAfterPass(lineOf(row))).toBe(loses));

  it('was asked of every line', () => {
    const { counts, falseAlarms, missed } = careless();
    const all = Object.values(counts).reduce((sum, { lines }) => sum + lines, 0);
    expect(all).toBe(3 ** 10);
    expect(falseAlarms.length + missed.length).toBeGreaterThan(0);
    for (const line of [...falseAlarms, ...missed]) expect(line[CENTRE]).toBe(OWN);
    expect(falseAlarms[0]).toContain(BLOCKED);
  });
});

describe('the lines that the bot reads in games', () => {
  it.each([
    ['without borders', undefined],
    ['with borders', BORDERED],
  ])('are counted as if each board was read from scratch: %s', (_, size) => {
    const stones = playBreakGame(1, size).stones.slice(0, 14);
    let [breaking, falseAlarms, missed] = [0, 0, 0];
    // Playing a line out is the slow part, and most lines come again on the next board.
    const known = new Map<string, boolean>();
    const isWon = (line: Line): boolean => {
      const key = line.join('');
      const found = known.get(key) ?? isWonAfterPass(line);
      known.set(key, found);
      return found;
    };
    for (let marks = CHANCE_MARKS; marks < stones.length; marks++) {
      const board = new SparseBoard(size, stones.slice(0, marks));
      for (const { x, y } of candidates(board)) {
        for (const direction of DIRECTIONS) {
          for (const mark of [X, O] as const) {
            const line = lineThrough(board, x, y, direction, mark);
            const isLost = isWon(line);
            if (!lineAttacks(line, ARTICLE_RULES).breaks) {
              if (isLost && !isWon(line.with(CENTRE, 0))) missed += 1;
              continue;
            }
            breaking += 1;
            if (!isLost) falseAlarms += 1;
          }
        }
      }
    }
    expect(breaking).toBeGreaterThan(20);
    expect(linesReadIn([{ stones }], size)).toEqual({ breaking, falseAlarms, missed });
  });
});

it('the question has one right answer', () => {
  expect(joinOptions().map(({ isRight }) => isRight)).toEqual([false, true]);
});
