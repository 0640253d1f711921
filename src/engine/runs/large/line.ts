import { LINE_EVENTS, type LineEvent } from '../../attacks/attackTracer.ts';
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
