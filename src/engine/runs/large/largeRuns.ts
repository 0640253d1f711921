import { scanBoardRun, scanFromLastRun } from './scans.ts';
import { foursRun } from './fours.ts';
import type { LargeRun } from './largeRun.ts';
import { lineRun, lineSumRun } from './line.ts';
import { renjuRun } from './renju.ts';
import { cellRun, heaviestRun } from './weights.ts';

/** Every algorithm with a linear trace on large boards, for tests. A figure imports its own and no other. */
export const LARGE_RUNS = {
  scanBoard: scanBoardRun,
  scanFromLast: scanFromLastRun,
  line: lineRun,
  lineSum: lineSumRun,
  cell: cellRun,
  heaviest: heaviestRun,
  fours: foursRun,
  renju: renjuRun,
} as const satisfies Readonly<Record<string, LargeRun>>;
