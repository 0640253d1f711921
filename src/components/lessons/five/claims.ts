import {
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
} from '../../../engine/index.ts';
import { scanLesson } from '#language/lessons/five/lesson';
import { count, decimal } from '#language/ui/language/grammar';
import { cellName } from '../../ui/large-board/cellName.ts';
import {
  FIVE_ALONE,
  SIX,
  boxCells,
  farApart,
  fourAreEnough,
  looksAt,
  looksBySide,
  looksOfGame,
  mostLooks,
  scanGame,
  scansAgree,
  sheetOfSide,
  threeAreEnough,
  withLast,
} from './game.ts';
import { runLengths } from './steps.ts';
import type { LessonClaims } from '../parts/ask.ts';

/** What lesson `five` says of five in a row, as questions to the engine. */

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
/** Far enough to be felt, and still a board. */
const FAR = 1000;
const VERY_FAR = 1_000_000;
const A_SECOND = 100_000_000;

export const fiveClaims = {
  side: side,
  cells: () => side() ** 2,
  marks: () => scanGame().stones.length,
  board: () => atEnd().board,
  last: () => atEnd().last,
  averageBoard: () => Math.round(average('board')),
  averageLast: () => Math.round(average('last')),
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
  far: () => FAR,
  farBox: () => boxCells(farApart(FAR)),
  farLast: () => looksAt(farApart(5)).last,
  veryFar: () => VERY_FAR,
  aSecond: () => A_SECOND,
  veryFarHours: () => Math.floor(boxCells(farApart(VERY_FAR)) / A_SECOND / 3600),
  lastMove: () => scanLesson.lastMove(markName(won().last.mark)),
  sixCell: () => {
    const { x, y } = withLast(SIX).last;
    return cellName(undefined, x, y);
  },
  averageLastExact: () => decimal(average('last'), 1),
  veryFarBox: () => count(boxCells(farApart(VERY_FAR))),
  won: () => won().run.cells.length >= FIVE,
  scansAgree: scansAgree,
  fourAreEnough: fourAreEnough,
  threeAreNot: () => !threeAreEnough(),
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
