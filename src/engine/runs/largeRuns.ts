import { LINE_EVENTS, type LineEvent } from '../attacks/attackTracer.ts';
import { CELL_EVENTS, cellWeight, type CellEvent } from '../attacks/cellWeight.ts';
import { WEIGH_EVENTS, heaviestCells, type WeighEvent } from '../attacks/heaviest.ts';
import { lineThrough } from '../attacks/line.ts';
import { attacksOnLine, lineAttacks } from '../attacks/lineAttacks.ts';
import { DIRECTIONS } from '../game/large/directions.ts';
import { boardOfSheet } from '../game/large/sheet.ts';
import { SCAN_EVENTS, scanBoard, scanFromLast, type ScanEvent } from '../game/large/winScan.ts';
import { MACHINE_PARTS } from '../bots/large/strongest/machines.ts';
import { StrongestPlayer } from '../bots/large/strongest/strongest.ts';
import {
  THOUGHT_EVENTS,
  ThoughtRecorder,
  type ThoughtEvent,
} from '../bots/large/strongest/thoughts.ts';
import { FOURS_EVENTS, attackByFours, type FoursEvent } from '../threat/teaching/attackByFours.ts';
import type { LargeInput, LargeRun } from './linearRun.ts';

/** The naive scan: the whole board. */
export const scanBoardRun: LargeRun<ScanEvent> = {
  kinds: SCAN_EVENTS,
  uses: ['rule'],
  isWhole: true,
  run: ({ sheet, rule }, trace) => scanBoard(boardOfSheet(sheet), rule, trace),
};

/** The scan from the last mark. If `cell` holds no mark, the trace has only the result. */
export const scanFromLastRun: LargeRun<ScanEvent> = {
  kinds: SCAN_EVENTS,
  uses: ['cell', 'rule'],
  cellIs: 'marked',
  run: ({ sheet, cell, rule }, trace) =>
    scanFromLast(boardOfSheet(sheet), cell.x, cell.y, rule, trace),
};

const throughCell = ({ sheet, cell, mark, direction }: LargeInput) =>
  lineThrough(boardOfSheet(sheet), cell.x, cell.y, DIRECTIONS[direction] ?? DIRECTIONS[0], mark);

/** One line through an empty cell: its window, its attacks, whether it breaks. */
export const lineRun: LargeRun<LineEvent> = {
  kinds: LINE_EVENTS,
  uses: ['cell', 'mark', 'direction', 'rules'],
  cellIs: 'empty',
  run: (input, trace) => lineAttacks(throughCell(input), input.rules, trace),
};

/** The same up to the sum, where nobody has heard of breakpoints yet. */
export const lineSumRun: LargeRun<LineEvent> = {
  ...lineRun,
  kinds: LINE_EVENTS.filter((kind) => kind !== 'breaks'),
  run: (input, trace) => attacksOnLine(throughCell(input), input.rules, trace),
};

/** The whole account of an empty cell: two marks, four lines each, and what is added. */
export const cellRun: LargeRun<CellEvent> = {
  kinds: CELL_EVENTS,
  uses: ['cell', 'mark', 'rules'],
  cellIs: 'empty',
  run: ({ sheet, cell, mark, rules }, trace) =>
    cellWeight(boardOfSheet(sheet), cell, mark, rules, trace),
};

/** The whole bot: every candidate weighed, the heaviest kept. */
export const heaviestRun: LargeRun<WeighEvent> = {
  kinds: WEIGH_EVENTS,
  uses: ['mark', 'rules'],
  isWhole: true,
  needsMarks: true,
  run: ({ sheet, mark, rules }, trace) => heaviestCells(boardOfSheet(sheet), mark, rules, trace),
};

/** So many fours are tried and shown: far more than anybody steps through. */
export const MOST_FOURS = 60;

/** The search for a win by fours, four by four. `mark` attacks. */
export const foursRun: LargeRun<FoursEvent> = {
  kinds: FOURS_EVENTS,
  uses: ['mark'],
  needsMarks: true,
  needsOpenGame: true,
  run: ({ sheet, mark }, trace) =>
    attackByFours(boardOfSheet(sheet), mark, { left: MOST_FOURS, isComplete: true }, trace),
};

/** So deep, and so many positions: all of it can be stepped through. */
export const THOUGHT_LIMITS = { depth: 3, nodes: 400 } as const;

/** The searching bot without fours inside its search: round by round, move by move. `mark` moves. */
export const thoughtRun: LargeRun<ThoughtEvent> = {
  kinds: THOUGHT_EVENTS,
  uses: ['mark'],
  isWhole: true,
  needsMarks: true,
  needsOpenGame: true,
  run: ({ sheet, mark }, steps) =>
    new StrongestPlayer(12, MACHINE_PARTS.memory).choose(boardOfSheet(sheet), mark, 'freestyle', {
      ...THOUGHT_LIMITS,
      trace: (pointOf) => new ThoughtRecorder(steps, pointOf),
    }),
  learn: (_known, news) => news,
};
