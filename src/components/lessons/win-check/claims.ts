import {
  BOTH,
  DRAWN,
  EMPTY,
  SMALL_VARIANT,
  NOT_OVER,
  O,
  X,
  fin,
  positionsFrom,
  type Fin,
} from '../../../engine/index.ts';
import { writtenSetup } from '../../ui/board/setupView.ts';
import { lineContents, mistakenFor, shareABit, sumOf, tellsApart } from './contents.ts';
import {
  clauseCount,
  clausesAgree,
  comparisonCount,
  emptyCount,
  neverDrawnWithTwoLeft,
  threesInRowsAndColumns,
  threesOnEveryLine,
  EARLY,
  FIN_FIGURE,
} from './facts.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { lessonFin } from '#language/lessons/win-check/lesson';
import { bits } from '../../algorithms/win-check/view.ts';

/** What the lesson on winning says, as questions to the engine. */

const CHOSEN = { x: X, o: O };
const { lines } = SMALL_VARIANT.geometry;
const FULL_LINES = ['0,4,8', '2,4,6'];

const finOf = (board: string): Fin => fin(writtenSetup(board).cells);

const contentsOf = (line: number) =>
  (lines[line] ?? []).map((cell) => FIN_FIGURE.board[cell]).join('');

const countOf = (state: Fin['states'][number], board: string = FIN_FIGURE.board) =>
  finOf(board).states.filter((each) => each === state).length;

const sumsDiffer = (numbers: { x: number; o: number }) =>
  lineContents().every((content) => mistakenFor(content, numbers).length === 0);

const state = (line: number) => finOf(FIN_FIGURE.board).states[line];

const MARKS = [EMPTY, X, O];

function everyLine(holds: (a: number, b: number, c: number) => boolean): boolean {
  return MARKS.every((a) => MARKS.every((b) => MARKS.every((c) => holds(a, b, c))));
}

export const winCheckClaims = {
  lines: () => lines.length,
  comparisons: comparisonCount,
  dead: () => countOf('dead'),
  open: () => countOf('open'),
  orders: () => 3 ** 3,
  contents: () => lineContents().length,
  sumsOf1And2: () => new Set(lineContents().map((each) => sumOf(each, { x: 1, o: 2 }))).size,
  threeWays: () => threesInRowsAndColumns().length,
  clausesAgree: () => clausesAgree() && clauseCount() === lines.length,
  wonLineLast: () =>
    state(7) === 'won' && countOf('won') === 1 && finOf(FIN_FIGURE.board).result === X,
  firstLine: () => contentsOf(0) === 'OOX' && (O & O & X) === 0 && (O | O | X) === BOTH,
  secondLineOpen: () => contentsOf(1) === '.XX' && state(1) === 'open',
  diagonal: () => contentsOf(6) === 'OXO' && state(6) === 'dead',
  noBitShared: () => !shareABit(CHOSEN) && (X | O) === BOTH,
  /** AND is the mark on all three, and zero everywhere else: by all 27 lines. */
  andTells: () => everyLine((a, b, c) => (a & b & c) === (a === b && b === c ? a : EMPTY)),
  orTells: () =>
    everyLine(
      (a, b, c) => ((a | b | c) === BOTH) === ([a, b, c].includes(X) && [a, b, c].includes(O)),
    ),
  sumsDiffer: () => sumsDiffer(CHOSEN),
  twoClashes: () =>
    !sumsDiffer({ x: 1, o: 2 }) &&
    sumOf({ x: 2, o: 0 }, { x: 1, o: 2 }) === sumOf({ x: 0, o: 1 }, { x: 1, o: 2 }),
  threeSharesABit: () => shareABit({ x: 1, o: 3 }) && (1 & 1 & 3) === 1,
  fourIsLeast: () => [2, 3].every((o) => !tellsApart({ x: 1, o })) && tellsApart(CHOSEN),
  // All sums of 1 and 5 differ, and still a line of X, X and O is taken for a win.
  fiveFails: () => sumsDiffer({ x: 1, o: 5 }) && shareABit({ x: 1, o: 5 }) && (1 & 1 & 5) === X,
  earlyIsDraw: () =>
    finOf(EARLY).result === DRAWN && [...EARLY].filter((mark) => mark === '.').length === 1,
  earlyAllDead: () => countOf('dead', EARLY) === lines.length,
  // If nobody has won, and one line has no O on it, X could still complete that line, so it is not dead.
  threeMarksMiss: () =>
    threesOnEveryLine().map(String).join(' ') === FULL_LINES.join(' ') &&
    threesInRowsAndColumns().filter((three) => FULL_LINES.includes(String(three))).length === 2 &&
    positionsFrom().every(
      ({ cells }) => emptyCount(cells) < 2 || cells.filter((content) => content === O).length <= 3,
    ),
  neverTwoLeft: neverDrawnWithTwoLeft,
  fullIsNeverOpen: () =>
    positionsFrom().every(({ cells }) => emptyCount(cells) > 0 || fin(cells).result !== NOT_OVER),
} as const satisfies LessonClaims;

/** "What does OR give for O, O, X?": with why each of the others is wrong. */
export function orOptions() {
  const right = O | O | X;
  return [X & O, X, O, BOTH].map((value) => ({
    text: bits(value),
    isRight: value === right,
    why: value === right ? '' : (WHY[value] ?? ''),
  }));
}

const WHY: Readonly<Record<number, string>> = {
  [X & O]: lessonFin.whyNot.none,
  [X]: lessonFin.whyNot.x,
  [O]: lessonFin.whyNot.o,
};

/** Whether the board with one cell to spare is drawn. */
export function overOptions() {
  const isDrawn = finOf(EARLY).result === DRAWN;
  const { yes, no, whyNot } = lessonFin.over;
  return [
    { text: yes, isRight: isDrawn },
    { text: no, isRight: !isDrawn, why: whyNot },
  ];
}

/** The smallest numbers that O could have, X being 1. */
export function numberOptions() {
  const tried = [2, 3, 4, 5];
  const least = tried.find((o) => tellsApart({ x: X, o }));
  const { tooSmall, notLeast } = lessonFin.numbers;
  return tried.map((o) => ({
    text: String(o),
    isRight: o === least,
    why: o === least ? '' : tellsApart({ x: X, o }) ? notLeast : tooSmall,
  }));
}
