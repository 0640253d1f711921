import {
  recordRun,
  DIRECTIONS,
  FIVE,
  O,
  X,
  boardOfSheet,
  isWinningLength,
  markName,
  scanFromLast,
  scanReach,
  type WinRule,
  scanFromLastRun,
  cellName,
} from '../../../engine/index.ts';
import { scanLesson as messages } from '#language/lessons/five/lesson';
import { count, decimal } from '#language/ui/language/grammar';
import {
  FIVE_ALONE,
  SIX,
  farApart,
  fourAreEnough,
  looksAt,
  looksBySide,
  looksOfGame,
  mostLooks,
  raceSteps,
  scanGame,
  scansAgree,
  sheetOfSide,
  withLast,
  BOARD_SIDES,
} from './game.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { largeInputOf, type LargeFigureProps, stepOf } from '../../stepper/linear/start.ts';
import * as Plot from '@observablehq/plot';
import type { ChartOptions, ChartTable, LegendEntry } from '../../ui/chart/chart.ts';

/** What lesson `five` says of five in a row, as questions to the engine. */

/** Cells of the box around two marks that lie so many columns and rows apart. */
function boxOfTwo(distance: number): number {
  const box = boardOfSheet(farApart(distance)).box();
  return box ? (box.right - box.left + 1) * (box.bottom - box.top + 1) : 0;
}

const won = () => {
  const { size, stones } = scanGame();
  const last = stones.at(-1);
  const run = last && scanFromLast(boardOfSheet({ size, stones }), last.x, last.y);
  if (!last || !run) throw new Error('the game of the lesson is not won');
  return { last, run };
};
const average = (which: 'board' | 'last') =>
  looksOfGame().reduce((sum, looks) => sum + looks[which], 0) / looksOfGame().length;
const atEnd = () => looksOfGame().at(-1) ?? { board: 0, last: 0 };
const side = () => scanGame().size?.width ?? 0;
const onSide = (wanted: number) => {
  const found = looksBySide().find((row) => row.side === wanted);
  if (!found) throw new Error(`the chart has no board of ${wanted}`);
  return found;
};
const winsBy = (diagram: typeof SIX, rule: WinRule) => {
  const { sheet, last } = withLast(diagram);
  return scanFromLast(boardOfSheet(sheet), last.x, last.y, rule) !== undefined;
};
/** Two boards of the chart, by their sides. */
const [SMALL, LARGE] = [15, 60];
const VERY_FAR = 1_000_000;
const A_SECOND = 100_000_000;

export const fiveClaims = {
  side: side,
  marks: () => scanGame().stones.length,
  board: () => atEnd().board,
  last: () => atEnd().last,
  averageBoard: () => Math.round(average('board')),
  times: () => Math.round(average('board') / average('last')),
  win: () => FIVE,
  directions: () => DIRECTIONS.length,
  reach: () => scanReach(X, 'freestyle'),
  reachExact: () => scanReach(X, 'standard'),
  inReach: () => 2 * DIRECTIONS.length * scanReach(X, 'freestyle'),
  mostOpen: () => mostLooks().open,
  mostWon: () => mostLooks().won,
  codeFirst: () => runLengths()[0] ?? 0,
  chartMarks: () => sheetOfSide(side()).stones.length,
  chartSideSmall: () => SMALL,
  chartSideLarge: () => LARGE,
  chartSmall: () => onSide(SMALL).board,
  chartLarge: () => onSide(LARGE).board,
  chartLast: () => onSide(LARGE).last,
  farLast: () => looksAt(farApart(5)).last,
  aSecond: () => A_SECOND,
  veryFarHours: () => Math.floor(boxOfTwo(VERY_FAR) / A_SECOND / 3600),
  lastMove: () => messages.lastMove(markName(won().last.mark)),
  sixCell: () => {
    const { x, y } = withLast(SIX).last;
    return cellName(undefined, x, y);
  },
  averageLastExact: () => decimal(average('last'), 1),
  veryFarBox: () => count(boxOfTwo(VERY_FAR)),
  won: () => won().run.cells.length >= FIVE,
  scansAgree: scansAgree,
  looksBehind: () => raceSteps().behind === raceSteps().firstMark + 1,
  fourAreEnough: fourAreEnough,
  // A mark at the end of a five would see three of the other four.
  threeAreNot: () => 1 + (scanReach(X, 'freestyle') - 1) < FIVE,
  sameLooks: () => new Set(looksBySide().map(({ last }) => last)).size === 1,
  /** Twice the side, about four times the looks: both differ by the cells alone. */
  growsByCells: () => {
    const [small, large] = [onSide(SMALL), onSide(LARGE)];
    return large.board - small.board === large.side ** 2 - small.side ** 2;
  },
  sixFreestyle: () => winsBy(SIX, 'freestyle') && winsBy(FIVE_ALONE, 'freestyle'),
  sixStandard: () => !winsBy(SIX, 'standard') && winsBy(FIVE_ALONE, 'standard'),
  sixRenju: () => !isWinningLength(6, X, 'renju') && isWinningLength(6, O, 'renju'),
  /** Four cells to the left of the last mark are like it, and so is the fifth. */
  fifthDecides: () => {
    const { sheet, last } = withLast(SIX);
    const at = (step: number) => boardOfSheet(sheet).at(last.x - step, last.y);
    return [1, 2, 3, 4, 5].every((step) => at(step) === X) && at(6) !== X;
  },
  codeFirstHolds: () => (runLengths()[0] ?? FIVE) < FIVE,
  codeSecond: () => runLengths()[1] === FIVE && runLengths().length === 2,
  neverAllInReach: () => mostLooks().won < 1 + 2 * DIRECTIONS.length * 4,
  farSameLast: () => looksAt(farApart(5)).last === looksAt(farApart(40)).last,
} as const satisfies LessonClaims;

/** "How far must be looked, each way?" */
export function reachOptions() {
  const reach = scanReach(X, 'freestyle');
  const why = (cells: number) =>
    cells < reach
      ? messages.reach.three
      : cells === FIVE
        ? messages.reach.five
        : messages.reach.all;
  return [reach - 1, reach, FIVE, 2 * reach].map((cells) => ({
    text: String(cells),
    isRight: cells === reach,
    why: cells === reach ? '' : why(cells),
  }));
}

/** The board on which lesson `five` shows the code: four in the first direction, five in the second. */
export const CODE_FIGURE = {
  id: 'last',
  board: `
    +---------+
    |.........|
    |.........|
    |..O.X.X..|
    |O..OOX...|
    |.OXXxX...|
    |...X.O...|
    |..X......|
    |.O.....O.|
    |.........|
    +---------+`,
} as const satisfies LargeFigureProps;

const input = () => largeInputOf(CODE_FIGURE, scanFromLastRun);
const trace = () => recordRun(scanFromLastRun, input());

/** What the scan counts in each direction that it walks, in order. */
function runLengths(): number[] {
  return trace().events.flatMap(({ kind, length = 0 }) => (kind === 'run' ? [length] : []));
}

/** Where phrases lead: the first line, what it comes to, the cell that ends its first walk, the five. */
export function codeStep(moment: 'line' | 'run' | 'end' | 'found'): number {
  if (moment !== 'end') return stepOf(trace(), CODE_FIGURE.id, moment);
  const { mark } = input();
  return trace().events.findIndex(({ kind, content }) => kind === 'visit' && content !== mark);
}

/** Cells looked at after one and the same move, on boards of every size: lines and table. */
export function scanChart() {
  const rows = looksBySide();
  const most = Math.max(...rows.map(({ board }) => board));

  const options: ChartOptions = ({ isNarrow, ink }) => ({
    height: isNarrow ? 230 : 280,
    marginLeft: 52,
    marginRight: 20,
    x: { label: messages.side, domain: [0, Math.max(...BOARD_SIDES)], ticks: isNarrow ? 4 : 7 },
    y: { label: messages.looks, domain: [0, most], ticks: 5, grid: true },
    marks: [
      Plot.ruleY([0], { stroke: ink('ink') }),
      Plot.line(rows, { x: 'side', y: 'board', stroke: ink('o'), strokeWidth: 2.5 }),
      Plot.dot(rows, { x: 'side', y: 'board', fill: ink('o'), r: 4 }),
      Plot.line(rows, {
        x: 'side',
        y: 'last',
        stroke: ink('x'),
        strokeWidth: 2.5,
        strokeDasharray: '6 4',
      }),
      Plot.dot(rows, { x: 'side', y: 'last', stroke: ink('x'), fill: 'var(--paper)', r: 4 }),
    ],
  });
  const legend: LegendEntry[] = [
    { label: messages.lanes.board, ink: 'o' },
    { label: messages.lanes.last, ink: 'x', texture: 'empty' },
  ];
  const table: ChartTable = {
    columns: [messages.board, messages.lanes.board, messages.lanes.last],
    rows: rows.map(({ side, board, last }) => [
      messages.sides(side),
      messages.count(board),
      messages.count(last),
    ]),
  };
  return { title: messages.title, options, legend, table };
}
