import { LINE_EVENTS, type LineEvent } from '../../attacks/attackTracer.ts';
import { lineThrough } from '../../attacks/line.ts';
import { attacksOnLine, lineAttacks } from '../../attacks/lineAttacks.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import type { LargeInput, LargeRun } from './largeRun.ts';

const throughCell = ({ sheet, cell, mark, direction }: LargeInput) =>
  lineThrough(boardOfSheet(sheet), cell.x, cell.y, DIRECTIONS[direction] ?? DIRECTIONS[0], mark);

/** One line through an empty cell: its window, its attacks, whether it breaks. */
export const lineRun: LargeRun<LineEvent> = {
  name: 'line',
  kinds: LINE_EVENTS,
  uses: ['cell', 'mark', 'direction', 'rules'],
  cellIs: 'empty',
  run: (input, trace) => {
    lineAttacks(throughCell(input), input.rules, trace);
  },
};

const UP_TO_SUM: readonly LineEvent['kind'][] = LINE_EVENTS.filter((kind) => kind !== 'breaks');

/** The same up to the sum, where nobody has heard of breakpoints yet. */
export const lineSumRun: LargeRun<LineEvent> = {
  ...lineRun,
  name: 'lineSum',
  kinds: UP_TO_SUM,
  run: (input, trace) => {
    attacksOnLine(throughCell(input), input.rules, trace);
  },
};
