import { SparseBoard } from '../../game/large/sparseBoard.ts';
import { RENJU_EVENTS, checkRenju, type RenjuEvent } from '../../threat/teaching/renjuCheck.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import type { LargeRun } from './largeRun.ts';

/** Whether Black may play the cell in renju. */
export const renjuRun: LargeRun<RenjuEvent> = {
  name: 'renju',
  kinds: RENJU_EVENTS,
  uses: ['cell'],
  cellIs: 'empty',
  record: ({ sheet, cell }) =>
    recordSteps(RENJU_EVENTS, (trace) =>
      checkRenju(new SparseBoard(sheet.size, sheet.stones), cell, trace),
    ),
};
