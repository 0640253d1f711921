import breakpointSource from '../../engine/attacks/breakpoint.ts?raw';
import cellWeightSource from '../../engine/attacks/cellWeight.ts?raw';
import heaviestSource from '../../engine/attacks/heaviest.ts?raw';
import lineAttacksSource from '../../engine/attacks/lineAttacks.ts?raw';
import winScanSource from '../../engine/game/large/winScan.ts?raw';
import type { StepSource } from './stepFigure.ts';

const LINE_FUNCTIONS = [
  'lineAttacks',
  'windowOf',
  'runsOf',
  'attackOf',
  'endOf',
  'emptyBetween',
  'breakReason',
  'reasonOf',
  'joinedPower',
];

/** The code of each algorithm on large boards. What stands in more than one file is shown as one. */
export const LINE_SOURCE: StepSource = {
  file: 'src/engine/attacks/lineAttacks.ts, breakpoint.ts',
  source: `${lineAttacksSource}\n${breakpointSource}`,
  functions: LINE_FUNCTIONS,
};

export const CELL_SOURCE: StepSource = {
  file: 'src/engine/attacks/cellWeight.ts, lineAttacks.ts, breakpoint.ts',
  source: [cellWeightSource, lineAttacksSource, breakpointSource].join('\n'),
  functions: ['cellWeight', 'markWeight', ...LINE_FUNCTIONS],
};

export const HEAVIEST_SOURCE: StepSource = {
  file: 'src/engine/attacks/heaviest.ts',
  source: heaviestSource,
  functions: ['heaviestCells', 'isHeavier'],
};

export const SCAN_BOARD_SOURCE: StepSource = {
  file: 'src/engine/game/large/winScan.ts',
  source: winScanSource,
  functions: ['scanBoard', 'walkRun'],
};

export const SCAN_LAST_SOURCE: StepSource = {
  file: 'src/engine/game/large/winScan.ts',
  source: winScanSource,
  functions: ['scanFromLast'],
};
