import { describe, expect, it } from 'vitest';
import {
  recordRun,
  FARTHEST,
  X,
  boardOfSheet,
  checkLargeInput,
  foursRun,
  heaviestRun,
  lineRun,
  scanBoardRun,
  scanFromLastRun,
  parseDiagram,
  largeInput,
  scanBoard,
  type LargeInput,
  type LargeRun,
  type Point,
} from '../../../src/engine/index.ts';
import { LARGE_RUNS } from './everyRun.ts';
import { randomSheet, twoThrees } from '../../components/algorithms/randomLargePosition.ts';

/** The input, with the cell on its last stone where a run asks about a mark, and on a free one where it asks about none. */
function forRun(input: LargeInput, { cellIs }: LargeRun): LargeInput {
  const { size, stones } = input.sheet;
  const last = stones.at(-1);
  if (cellIs === 'marked' && last) return { ...input, cell: { x: last.x, y: last.y } };
  const { width } = size ?? { width: 10 };
  const cells = Array.from({ length: 100 }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  }));
  const isFree = ({ x, y }: Point) => !stones.some((each) => each.x === x && each.y === y);
  const cell = [input.cell, ...cells].find(isFree) ?? input.cell;
  return cellIs === 'empty' ? { ...input, cell } : input;
}

const INPUTS = [...Array.from({ length: 60 }, (_, seed) => randomSheet(seed)), twoThrees()];

describe.each(Object.entries(LARGE_RUNS))('the run %s', (_, run) => {
  it('says what it looks at', () => {
    for (const field of run.uses) expect(largeInput({ stones: [] })).toHaveProperty(field);
    expect(run.cellIs !== undefined).toBe(run.uses.includes('cell'));
  });

  it('records at least one step of whatever passes the check, the same each time', () => {
    for (const each of INPUTS) {
      const input = forRun(each, run);
      const isWon = scanBoard(boardOfSheet(input.sheet)) !== undefined;
      expect(checkLargeInput(input, run)).toBe(
        run.needsOpenGame && isWon ? 'finished-game' : undefined,
      );
      const { kinds, events } = recordRun(run, input);
      expect(kinds).toEqual(run.kinds);
      expect(events.length).toBeGreaterThan(0);
      const odd = events.filter(({ kind }) => !run.kinds.includes(kind));
      expect(odd).toEqual([]);
      expect(recordRun(run, input).events).toEqual(events);
    }
  });
});

describe('the check of an input from outside', () => {
  const [line, scanFromLast, heaviest] = [lineRun, scanFromLastRun, heaviestRun];
  const input = largeInput(parseDiagram('X.O').sheet, { cell: { x: 1, y: 0 } });

  it('refuses a cell that holds the wrong thing', () => {
    expect(checkLargeInput(input, line)).toBeUndefined();
    expect(checkLargeInput({ ...input, cell: { x: 0, y: 0 } }, line)).toBe('cell-taken');
    expect(checkLargeInput(input, scanFromLast)).toBe('cell-empty');
    expect(checkLargeInput(largeInput({ stones: [] }), scanFromLast)).toBe('cell-empty');
  });

  it('refuses what lies beyond the borders', () => {
    const size = { width: 2, height: 2 };
    expect(checkLargeInput({ ...input, sheet: { ...input.sheet, size } }, line)).toBe('off-board');
    expect(checkLargeInput({ ...input, cell: { x: 0, y: FARTHEST + 1 } }, line)).toBe('off-board');
  });

  it('refuses a game that is over, and only where a win is looked for', () => {
    const won = largeInput(parseDiagram('XXXXX.').sheet, { cell: { x: 5, y: 0 } });
    expect(checkLargeInput(won, foursRun)).toBe('finished-game');
    expect(checkLargeInput(won, line)).toBeUndefined();
    const open = largeInput(parseDiagram('XXXX.X').sheet, { cell: { x: 4, y: 0 } });
    expect(checkLargeInput(open, foursRun)).toBeUndefined();
  });

  it('refuses what would take too long, and only where it would', () => {
    const far = { stones: [...input.sheet.stones, { x: FARTHEST, y: 0, mark: X }] };
    expect(checkLargeInput({ ...input, sheet: far }, line)).toBeUndefined();
    expect(checkLargeInput({ ...input, sheet: far }, scanBoardRun)).toBe('too-large');
    const whole = (side: number) => {
      const size = { width: side, height: side };
      return checkLargeInput({ ...input, sheet: { ...input.sheet, size } }, heaviest);
    };
    expect([50, 51, 100].map(whole)).toEqual([undefined, 'too-large', 'too-large']);
    const many = Array.from({ length: 401 }, (_, x) => ({ x: x + 5, y: 0, mark: X }));
    expect(checkLargeInput({ ...input, sheet: { stones: many } }, line)).toBe('too-many-stones');
    expect(checkLargeInput(largeInput({ stones: [] }), heaviest)).toBe('no-marks');
  });
});
