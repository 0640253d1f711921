import {
  DRAW,
  SURE_WIN,
  VARIANTS,
  emptyCells,
  perft,
  BitPosition,
  O,
  X,
  type Setup,
  DEPTHS,
  LOSS,
  SEARCH_EVENTS,
  childrenOf,
  recordSearch,
  type Score,
  type SearchRequest,
} from '../../../engine/index.ts';
import { numbers, formatScore } from '#language/ui/language/grammar';
import { whyNotSearchMessages } from '#language/lessons/why-not-search/messages';
import { writtenSetup } from '../../ui/board/setupView.ts';
import { askedBy, callCount, keptBy } from '../parts/reading.ts';
import { lessonRun, lessonRequest } from '../parts/runs.ts';
import { SHEET_SIDE, USUAL_SPEED, durationOf, marksGained, ordersOf } from './growth.ts';
import { callsOnSixteen, limitQualities, riskyPositions } from './quality.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { twoBars } from '../parts/twoBars.ts';

/** What the lesson on why search is not enough says, as questions to the engine. */

/** How far the search of four by four looks. */
const SIXTEEN_LIMIT = 4;
/** Far more than any computer makes: a thousand million million calls a second. */
const IMPOSSIBLE = 1e15;
/** The search that walks into the trap. */
const run = () => lessonRun('guess');
const quality = (limit: number) => {
  const found = limitQualities().find((row) => row.limit === limit);
  if (!found) throw new Error(`limit ${limit} was not measured`);
  return found;
};
const CALLS = () => perft().byPly.reduce((sum, each) => sum + each, 0);
const share = (value: number) => whyNotSearchMessages.chart.percent(value);

export const whyNotSearchClaims = {
  side: () => SHEET_SIDE,
  one: () => Number(ordersOf(SHEET_SIDE, 1)),
  two: () => Number(ordersOf(SHEET_SIDE, 2)),
  three: () => Number(ordersOf(SHEET_SIDE, 3)),
  nineCalls: CALLS,
  win: () => SURE_WIN,
  xLines: () => openLinesOf(evaluatedBoard()).x,
  oLines: () => openLinesOf(evaluatedBoard()).o,
  risky: riskyPositions,
  misled: () => Math.max(...limitQualities().map(({ misled }) => misled)),
  guessDepth: () => run().request.depth,
  guessCalls: () => callCount(run()),
  /** How many calls of the search end at its horizon. */
  guesses: () => run().trace.events.filter((event) => SEARCH_EVENTS[event] === 'horizon').length,
  replies: () => askedBy(run(), 2).length,
  seesFrom: firstLimitThatSees,
  sixteenLimit: () => SIXTEEN_LIMIT,
  sixteenCalls: () => callsOnSixteen(SIXTEEN_LIMIT),
  hopeless: () => durationOf(ordersOf(SHEET_SIDE, SHEET_SIDE ** 2), IMPOSSIBLE).unit === 'universe',
  sixteenToo: () => durationOf(ordersOf(4, 16), USUAL_SPEED).unit === 'days',
  thousand: () => {
    const gained = marksGained(SHEET_SIDE, 1000);
    return gained > 1 && gained < 1.5;
  },
  winAboveGuess: () =>
    Object.values(VARIANTS).every(({ geometry }) => geometry.lines.length < SURE_WIN),
  guessHelps: () => limitQualities().every(({ shrug, guess }) => guess <= shrug),
  deeperHelps: () =>
    limitQualities().every(
      ({ guess }, at, rows) => at === 0 || guess <= (rows[at - 1]?.guess ?? 1),
    ),
  canMislead: () => limitQualities().some(({ misled }) => misled > 0),
  trap: () => {
    const corners = emptyCells(run().request.setup.cells).filter((cell) => cell % 2 === 0);
    const isDrawn = [...trueScores()].every(
      ([cell, score]) => corners.includes(cell) || score === DRAW,
    );
    return isDrawn && corners.join() === losingCells().join();
  },
  walksIn: () => {
    const chosen = keptBy(run(), 1);
    return chosen === 2 && losingCells().includes(chosen);
  },
  // The other corner is its mirror image.
  nowhereBetter: () => {
    const scores = guessedScores(run().request.depth);
    return scores.get(keptBy(run(), 1) ?? NaN) === Math.max(...scores.values());
  },
  seesFromHolds: () => new Set(guessedScores(firstLimitThatSees() - 1).values()).size === 1,
  sixteenTenth: () => callsOnSixteen(SIXTEEN_LIMIT) * 10 < CALLS(),
  shrug1: () => share(quality(1).shrug),
  guess1: () => share(quality(1).guess),
  guess2: () => share(quality(2).guess),
  guess4: () => share(quality(4).guess),
  sixteenWhole: () => numbers.format(ordersOf(4, 16)),
} as const satisfies LessonClaims;

/** The board on which the lesson counts lines by hand. */
export const EVALUATED = 'O...X....';

const evaluatedBoard = () => writtenSetup(EVALUATED, X);

/** The lines that each side could still complete. */
function openLinesOf(setup: Setup): { readonly x: number; readonly o: number } {
  const position = new BitPosition(setup);
  return { x: position.openLines(X), o: position.openLines(O) };
}

/** The trap that a search with a guess walks into: scores of O's moves on the lesson's board, by cell. */
function movesOf(request: SearchRequest): ReadonlyMap<number, Score> {
  const { trace } = recordSearch(request);
  return new Map(
    childrenOf(trace, 0).map((node) => [trace.cell[node] as number, trace.score[node] as Score]),
  );
}

/** What each move is worth with a limit of `depth` plies. */
function guessedScores(depth: number): ReadonlyMap<number, Score> {
  return movesOf({ ...lessonRequest('guess'), depth });
}

/** What each move is worth when the game is read to its end. */
function trueScores(): ReadonlyMap<number, Score> {
  return movesOf({ ...lessonRequest('guess'), search: 'minimax' });
}

/** The empty cells in which O loses: what the search ought to see. */
function losingCells(): readonly number[] {
  const scores = trueScores();
  const { cells } = lessonRequest('guess').setup;
  return emptyCells(cells).filter((cell) => scores.get(cell) === LOSS);
}

/** The first limit at which every losing move, and no other, is seen to lose. */
function firstLimitThatSees(): number {
  const losing = losingCells();
  const found = DEPTHS.find((depth) =>
    [...guessedScores(depth)].every(
      ([cell, score]) => (score === -SURE_WIN) === losing.includes(cell),
    ),
  );
  if (found === undefined) throw new Error('no limit sees the trap');
  return found;
}

const { guess: messages, chart } = whyNotSearchMessages;

/** How many times as fast the machine of the question is. */
const FASTER = 1000;

/** How much further a machine sees that is a thousand times as fast. */
export function fasterOptions() {
  const { one, ten, thousand, tooMany } = messages.faster;
  const gained = Math.floor(marksGained(SHEET_SIDE, FASTER));
  return [
    { text: one, isRight: gained === 1 },
    { text: ten, isRight: gained === 10, why: tooMany },
    { text: thousand, isRight: gained === 1000, why: tooMany },
  ];
}

/** What the evaluation says of the board. */
export function linesOptions() {
  const { x, o } = openLinesOf(evaluatedBoard());
  const { mine, other } = messages.lines;
  return [
    { text: formatScore(x - o), isRight: true },
    { text: formatScore(x), isRight: false, why: mine },
    { text: formatScore(o - x), isRight: false, why: messages.lines.turned },
    { text: formatScore(x - o + 2), isRight: false, why: other },
  ].sort((a, b) => Number(a.text.replace('−', '-')) - Number(b.text.replace('−', '-')));
}

/** How far the machine must look before it knows that the corners lose. */
export function escapeOptions() {
  const right = firstLimitThatSees();
  const { marks, tooFew, tooMany } = messages.escape;
  return [right - 2, right - 1, right, right + 2].map((depth) => ({
    text: marks(depth),
    isRight: depth === right,
    why: depth < right ? tooFew : tooMany,
  }));
}

/** How often a search with a limit makes a mistake on nine cells, with a guess at its horizon and without. */
export const qualityChart = () =>
  twoBars(
    chart,
    [chart.kinds.shrug, chart.kinds.guess],
    limitQualities().map(({ limit, shrug, guess }) => ({ limit, shares: [shrug, guess] })),
  );
