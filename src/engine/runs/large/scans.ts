import { boardOfSheet } from '../../game/large/sheet.ts';
import { SCAN_EVENTS, scanBoard, scanFromLast, type ScanEvent } from '../../game/large/winScan.ts';
import type { LargeRun } from './largeRun.ts';

/** The naive scan: the whole board. */
export const scanBoardRun: LargeRun<ScanEvent> = {
  name: 'scanBoard',
  kinds: SCAN_EVENTS,
  uses: ['rule'],
  isWhole: true,
  run: ({ sheet, rule }, trace) => scanBoard(boardOfSheet(sheet), rule, trace),
};

/** The scan from the last mark. If `cell` holds no mark, the trace has only the result. */
export const scanFromLastRun: LargeRun<ScanEvent> = {
  name: 'scanFromLast',
  kinds: SCAN_EVENTS,
  uses: ['cell', 'rule'],
  cellIs: 'marked',
  run: ({ sheet, cell, rule }, trace) =>
    scanFromLast(boardOfSheet(sheet), cell.x, cell.y, rule, trace),
};
