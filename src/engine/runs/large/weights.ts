import { CELL_EVENTS, cellWeight, type CellEvent } from '../../attacks/cellWeight.ts';
import { WEIGH_EVENTS, heaviestCells, type WeighEvent } from '../../attacks/heaviest.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import type { LargeRun } from './largeRun.ts';

/** The whole account of an empty cell: two marks, four lines each, and what is added. */
export const cellRun: LargeRun<CellEvent> = {
  name: 'cell',
  kinds: CELL_EVENTS,
  uses: ['cell', 'mark', 'rules'],
  cellIs: 'empty',
  run: ({ sheet, cell, mark, rules }, trace) =>
    cellWeight(boardOfSheet(sheet), cell, mark, rules, trace),
};

/** The whole bot: every candidate weighed, the heaviest kept. */
export const heaviestRun: LargeRun<WeighEvent> = {
  name: 'heaviest',
  kinds: WEIGH_EVENTS,
  uses: ['mark', 'rules', 'seed'],
  isWhole: true,
  needsMarks: true,
  run: ({ sheet, mark, rules }, trace) => heaviestCells(boardOfSheet(sheet), mark, rules, trace),
};
