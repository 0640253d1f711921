import {
  CELL_EVENTS,
  LINE_EVENTS,
  type CellEvent,
  type LineEvent,
} from '../../attacks/attackTracer.ts';
import { cellWeight } from '../../attacks/cellWeight.ts';
import { WEIGH_EVENTS, heaviestCells, type WeighEvent } from '../../attacks/heaviest.ts';
import { lineThrough } from '../../attacks/line.ts';
import { lineAttacks } from '../../attacks/lineAttacks.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import type { LargeRun } from './largeRun.ts';

/** One line through an empty cell: its window, its attacks, whether it breaks. */
export const lineRun: LargeRun<LineEvent> = {
  name: 'line',
  kinds: LINE_EVENTS,
  uses: ['cell', 'mark', 'direction', 'rules'],
  cellIs: 'empty',
  record: ({ sheet, cell, mark, direction, rules }) =>
    recordSteps(LINE_EVENTS, (trace) => {
      const along = DIRECTIONS[direction] ?? DIRECTIONS[0];
      lineAttacks(lineThrough(boardOfSheet(sheet), cell.x, cell.y, along, mark), rules, trace);
    }),
};

/** The whole account of an empty cell: two marks, four lines each, and what is added. */
export const cellRun: LargeRun<CellEvent> = {
  name: 'cell',
  kinds: CELL_EVENTS,
  uses: ['cell', 'mark', 'rules'],
  cellIs: 'empty',
  record: ({ sheet, cell, mark, rules }) =>
    recordSteps(CELL_EVENTS, (trace) => cellWeight(boardOfSheet(sheet), cell, mark, rules, trace)),
};

/** The whole bot: every candidate weighed, the heaviest kept. */
export const heaviestRun: LargeRun<WeighEvent> = {
  name: 'heaviest',
  kinds: WEIGH_EVENTS,
  uses: ['mark', 'rules', 'seed'],
  isWhole: true,
  needsMarks: true,
  record: ({ sheet, mark, rules }) =>
    recordSteps(WEIGH_EVENTS, (trace) => heaviestCells(boardOfSheet(sheet), mark, rules, trace)),
};
