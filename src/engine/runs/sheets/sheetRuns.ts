import { scanBoardRun, scanFromLastRun } from './scans.ts';
import type { SheetRun } from './sheetRun.ts';
import { cellRun, heaviestRun, lineRun } from './weights.ts';

/** Every straight algorithm of large boards, for tests. A figure takes its own, and loads no other. */
export const SHEET_RUNS = {
  scanBoard: scanBoardRun,
  scanFromLast: scanFromLastRun,
  line: lineRun,
  cell: cellRun,
  heaviest: heaviestRun,
} as const satisfies Readonly<Record<string, SheetRun>>;
