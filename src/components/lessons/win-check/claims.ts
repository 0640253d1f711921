import {
  BOTH,
  DRAWN,
  EMPTY,
  SMALL_VARIANT,
  NOT_OVER,
  O,
  X,
  emptySetup,
  fin,
  perft,
  positionsFrom,
  readSetup,
  type Fin,
} from '../../../engine/index.ts';
import {
  byFin,
  byFullBoard,
  earlyDraws,
  emptyCount,
  lineContents,
  mistakenFor,
  shareABit,
  sumOf,
  wholeSearch,
} from './facts.ts';
import { FIN_FIGURES } from './figures.ts';

/** What lesson `fin` says of the win check, as questions to the engine. */

const CHOSEN = { x: X, o: O };

function finOf(name: keyof typeof FIN_FIGURES): Fin {
  const setup = readSetup(FIN_FIGURES[name].board);
  if (!setup.ok) throw new Error(name);
  return fin(setup.value.cells);
}

const contentsOf = (name: keyof typeof FIN_FIGURES, line: number) =>
  (SMALL_VARIANT.geometry.lines[line] ?? []).map((cell) => FIN_FIGURES[name].board[cell]).join('');

const countOf = (name: keyof typeof FIN_FIGURES, state: Fin['states'][number]) =>
  finOf(name).states.filter((each) => each === state).length;

/** Worked out when it is first asked for, and once. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const early = once(() => wholeSearch(byFin));
const full = once(() => wholeSearch(byFullBoard));
const draws = once(earlyDraws);
const callsSaved = () => full().calls - early().calls;

/** Whether the sums of all line contents differ with these numbers for the marks. */
const tellsApart = (numbers: { x: number; o: number }) =>
  lineContents().every((content) => mistakenFor(content, numbers).length === 0);

export const NUMBERS = {
  'fin.lines': () => SMALL_VARIANT.geometry.lines.length,
  'fin.dead': () => countOf('fin', 'dead'),
  'fin.open': () => countOf('fin', 'open'),
  'fin.orders': () => 3 ** 3,
  'fin.contents': () => lineContents().length,
  'fin.sums-of-1-and-2': () =>
    new Set(lineContents().map((each) => sumOf(each, { x: 1, o: 2 }))).size,
  'fin.positions': () => positionsFrom().length,
  'fin.early': () => draws().length,
  'fin.calls-full': () => full().calls,
  'fin.calls-early': () => early().calls,
  'fin.calls-saved': callsSaved,
  'fin.saved-of-hundred': () => Math.round((100 * (full().calls - early().calls)) / full().calls),
  'fin.games': () => early().games,
} as const satisfies Record<string, () => number>;

const state = (name: keyof typeof FIN_FIGURES, line: number) => finOf(name).states[line];

export const FACTS = {
  'fin.x-has-won': () => finOf('fin').result === X && finOf('fin').line?.join(' ') === '2 4 6',
  'fin.won-line-last': () => state('fin', 7) === 'won' && countOf('fin', 'won') === 1,
  'fin.first-line': () =>
    contentsOf('fin', 0) === 'OOX' && (O & O & X) === 0 && (O | O | X) === BOTH,
  'fin.second-line-open': () => contentsOf('fin', 1) === '.XX' && state('fin', 1) === 'open',
  'fin.diagonal': () => contentsOf('fin', 6) === 'OXO' && state('fin', 6) === 'dead',
  'fin.no-bit-shared': () => !shareABit(CHOSEN) && (X | O) === BOTH,
  /** AND is the mark on all three, and zero everywhere else: by all 27 lines. */
  'fin.and-tells': () => everyLine((a, b, c) => (a & b & c) === (a === b && b === c ? a : EMPTY)),
  'fin.or-tells': () =>
    everyLine(
      (a, b, c) => ((a | b | c) === BOTH) === ([a, b, c].includes(X) && [a, b, c].includes(O)),
    ),
  'fin.sums-differ': () => tellsApart(CHOSEN),
  'fin.two-clashes': () =>
    !tellsApart({ x: 1, o: 2 }) &&
    sumOf({ x: 2, o: 0 }, { x: 1, o: 2 }) === sumOf({ x: 0, o: 1 }, { x: 1, o: 2 }),
  'fin.two-winner-still-seen': () => !shareABit({ x: 1, o: 2 }),
  'fin.three-shares-a-bit': () => shareABit({ x: 1, o: 3 }) && (1 & 1 & 3) === 1,
  'fin.three-clashes': () =>
    sumOf({ x: 3, o: 0 }, { x: 1, o: 3 }) === sumOf({ x: 0, o: 1 }, { x: 1, o: 3 }),
  'fin.four-is-least': () =>
    [2, 3].every((o) => !tellsApart({ x: 1, o }) || shareABit({ x: 1, o })) && tellsApart(CHOSEN),
  'fin.early-is-draw': () =>
    finOf('early').result === DRAWN && FIN_FIGURES.early.board.includes('.'),
  'fin.early-all-dead': () => countOf('early', 'dead') === SMALL_VARIANT.geometry.lines.length,
  'fin.early-one-cell': () => draws().every(({ cells }) => emptyCount(cells) === 1),
  'fin.never-two-left': () =>
    positionsFrom().every(({ cells }) => emptyCount(cells) < 2 || fin(cells).result !== DRAWN),
  'fin.full-is-never-open': () =>
    positionsFrom().every(({ cells }) => emptyCount(cells) > 0 || fin(cells).result !== NOT_OVER),
  'fin.same-games': () =>
    early().games === full().games && full().games === perft(emptySetup()).games,
  /** Each time that a game is seen to be drawn early, one call for its last mark is saved. */
  'fin.one-call-each': () => early().drawnEarly === callsSaved(),
} as const satisfies Record<string, () => boolean>;

const MARKS = [EMPTY, X, O];

function everyLine(holds: (a: number, b: number, c: number) => boolean): boolean {
  return MARKS.every((a) => MARKS.every((b) => MARKS.every((c) => holds(a, b, c))));
}
