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
  readSetup,
  type Fin,
} from '../../../engine/index.ts';
import { lineContents, mistakenFor, shareABit, sumOf, tellsApart } from './contents.ts';
import {
  clauseCount,
  clausesAgree,
  comparisonCount,
  emptyCount,
  neverDrawnWithTwoLeft,
  threesInRowsAndColumns,
  threesOnEveryLine,
} from './facts.ts';
import { EARLY, FIN_FIGURE } from './figures.ts';

/** What the lesson on winning says, as questions to the engine. */

const CHOSEN = { x: X, o: O };
const { lines } = SMALL_VARIANT.geometry;
const FULL_LINES = ['0,4,8', '2,4,6'];

function finOf(board: string): Fin {
  const setup = readSetup(board);
  if (!setup.ok) throw new Error(board);
  return fin(setup.value.cells);
}

const contentsOf = (line: number) =>
  (lines[line] ?? []).map((cell) => FIN_FIGURE.board[cell]).join('');

const countOf = (state: Fin['states'][number], board: string = FIN_FIGURE.board) =>
  finOf(board).states.filter((each) => each === state).length;

const marksOfO = (cells: readonly number[]) => cells.filter((content) => content === O).length;

const sumsDiffer = (numbers: { x: number; o: number }) =>
  lineContents().every((content) => mistakenFor(content, numbers).length === 0);

export const NUMBERS = {
  'fin.lines': () => lines.length,
  'fin.comparisons': comparisonCount,
  'fin.dead': () => countOf('dead'),
  'fin.open': () => countOf('open'),
  'fin.orders': () => 3 ** 3,
  'fin.contents': () => lineContents().length,
  'fin.sums-of-1-and-2': () =>
    new Set(lineContents().map((each) => sumOf(each, { x: 1, o: 2 }))).size,
  'fin.three-ways': () => threesInRowsAndColumns().length,
} as const satisfies Record<string, () => number>;

const state = (line: number) => finOf(FIN_FIGURE.board).states[line];

export const FACTS = {
  'fin.clauses-agree': () => clausesAgree() && clauseCount() === lines.length,
  'fin.won-line-last': () =>
    state(7) === 'won' && countOf('won') === 1 && finOf(FIN_FIGURE.board).result === X,
  'fin.first-line': () => contentsOf(0) === 'OOX' && (O & O & X) === 0 && (O | O | X) === BOTH,
  'fin.second-line-open': () => contentsOf(1) === '.XX' && state(1) === 'open',
  'fin.diagonal': () => contentsOf(6) === 'OXO' && state(6) === 'dead',
  'fin.no-bit-shared': () => !shareABit(CHOSEN) && (X | O) === BOTH,
  /** AND is the mark on all three, and zero everywhere else: by all 27 lines. */
  'fin.and-tells': () => everyLine((a, b, c) => (a & b & c) === (a === b && b === c ? a : EMPTY)),
  'fin.or-tells': () =>
    everyLine(
      (a, b, c) => ((a | b | c) === BOTH) === ([a, b, c].includes(X) && [a, b, c].includes(O)),
    ),
  'fin.sums-differ': () => sumsDiffer(CHOSEN),
  'fin.two-clashes': () =>
    !sumsDiffer({ x: 1, o: 2 }) &&
    sumOf({ x: 2, o: 0 }, { x: 1, o: 2 }) === sumOf({ x: 0, o: 1 }, { x: 1, o: 2 }),
  'fin.three-shares-a-bit': () => shareABit({ x: 1, o: 3 }) && (1 & 1 & 3) === 1,
  'fin.four-is-least': () => [2, 3].every((o) => !tellsApart({ x: 1, o })) && tellsApart(CHOSEN),
  // All sums of 1 and 5 differ, and still a line of X, X and O is taken for a win.
  'fin.five-fails': () =>
    sumsDiffer({ x: 1, o: 5 }) && shareABit({ x: 1, o: 5 }) && (1 & 1 & 5) === X,
  'fin.early-is-draw': () =>
    finOf(EARLY).result === DRAWN && [...EARLY].filter((mark) => mark === '.').length === 1,
  'fin.early-all-dead': () => countOf('dead', EARLY) === lines.length,
  // If nobody has won, and one line has no O on it, X could still complete that line, so it is not dead.
  'fin.three-marks-miss': () =>
    threesOnEveryLine().map(String).join(' ') === FULL_LINES.join(' ') &&
    threesInRowsAndColumns().filter((three) => FULL_LINES.includes(String(three))).length === 2 &&
    positionsFrom().every(({ cells }) => emptyCount(cells) < 2 || marksOfO(cells) <= 3),
  'fin.never-two-left': neverDrawnWithTwoLeft,
  'fin.full-is-never-open': () =>
    positionsFrom().every(({ cells }) => emptyCount(cells) > 0 || fin(cells).result !== NOT_OVER),
} as const satisfies Record<string, () => boolean>;

const MARKS = [EMPTY, X, O];

function everyLine(holds: (a: number, b: number, c: number) => boolean): boolean {
  return MARKS.every((a) => MARKS.every((b) => MARKS.every((c) => holds(a, b, c))));
}
