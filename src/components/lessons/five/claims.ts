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
import { count } from '#language/ui/language/grammar';
import { decimal } from '#language/ui/language/numbers';
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

export const NUMBERS = {
  'five.side': side,
  'five.cells': () => side() ** 2,
  'five.marks': () => scanGame().stones.length,
  'five.board': () => atEnd().board,
  'five.last': () => atEnd().last,
  'five.average.board': () => Math.round(average('board')),
  'five.average.last': () => Math.round(average('last')),
  'five.times': () => Math.round(average('board') / average('last')),
  'five.win': () => FIVE,
  'five.directions': () => DIRECTIONS.length,
  'five.reach': () => scanReach(X, 'freestyle'),
  'five.reach.exact': () => scanReach(X, 'standard'),
  'five.in-reach': () => 2 * DIRECTIONS.length * scanReach(X, 'freestyle'),
  'five.most.open': () => mostLooks().open,
  'five.most.won': () => mostLooks().won,
  'five.code.first': () => runLengths()[0] ?? 0,
  'five.chart.marks': () => sheetOfSide(side()).stones.length,
  'five.chart.side.small': () => SMALL,
  'five.chart.side.large': () => LARGE,
  'five.chart.small': () => onSide(SMALL).board,
  'five.chart.large': () => onSide(LARGE).board,
  'five.chart.last': () => onSide(LARGE).last,
  'five.far': () => FAR,
  'five.far.box': () => boxCells(farApart(FAR)),
  'five.far.last': () => looksAt(farApart(5)).last,
  'five.very-far': () => VERY_FAR,
  'five.a-second': () => A_SECOND,
  'five.very-far.hours': () => Math.floor(boxCells(farApart(VERY_FAR)) / A_SECOND / 3600),
} as const satisfies Record<string, () => number>;

export const TEXTS = {
  'five.last-move': () => scanLesson.lastMove(markName(won().last.mark)),
  'five.six-cell': () => {
    const { x, y } = withLast(SIX).last;
    return cellName(undefined, x, y);
  },
  'five.average.last-exact': () => decimal(average('last'), 1),
  'five.very-far.box': () => count(boxCells(farApart(VERY_FAR))),
} as const satisfies Record<string, () => string>;

export const FACTS = {
  'five.won': () => won().run.cells.length >= FIVE,
  'five.scans-agree': scansAgree,
  'five.four-are-enough': fourAreEnough,
  'five.three-are-not': () => !threeAreEnough(),
  'five.same-looks': () => new Set(looksBySide().map(({ last }) => last)).size === 1,
  /** Twice the side, about four times the looks: both differ by the cells alone. */
  'five.grows-by-cells': () => {
    const [small, large] = [onSide(SMALL), onSide(LARGE)];
    return large.board - small.board === large.side ** 2 - small.side ** 2;
  },
  'five.six-freestyle': () => winsBy(SIX, 'freestyle') && winsBy(FIVE_ALONE, 'freestyle'),
  'five.six-standard': () => !winsBy(SIX, 'standard') && winsBy(FIVE_ALONE, 'standard'),
  'five.six-renju': () => !isWinningLength(6, X, 'renju') && isWinningLength(6, O, 'renju'),
  /** Four cells to the left of the last mark are like it, and so is the fifth. */
  'five.fifth-decides': () => {
    const { sheet, last } = withLast(SIX);
    const at = (step: number) => boardOfSheet(sheet).at(last.x - step, last.y);
    return [1, 2, 3, 4, 5].every((step) => at(step) === X) && at(6) !== X;
  },
  'five.code.first': () => (runLengths()[0] ?? FIVE) < FIVE,
  'five.code.second': () => runLengths()[1] === FIVE && runLengths().length === 2,
  'five.never-all-in-reach': () => mostLooks().won < 1 + 2 * DIRECTIONS.length * 4,
  'five.far-same-last': () => looksAt(farApart(5)).last === looksAt(farApart(40)).last,
} as const satisfies Record<string, () => boolean>;
