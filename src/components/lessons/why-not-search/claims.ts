import { DRAW, SURE_WIN, VARIANTS, emptyCells, perft } from '../../../engine/index.ts';
import { numbers } from '#language/ui/language/grammar';
import { whyNotSearchMessages } from '#language/lessons/why-not-search/messages';
import { askedBy, callCount, keptBy } from '../parts/reading.ts';
import { lessonRun } from '../parts/runs.ts';
import { evaluatedBoard, openLinesOf } from './evaluated.ts';
import { SHEET_SIDE, USUAL_SPEED, durationOf, marksGained, ordersOf } from './growth.ts';
import {
  countGuesses,
  firstLimitThatSees,
  guessedScores,
  losingCells,
  trueScores,
} from './horizonTrap.ts';
import { callsOnSixteen, limitQualities, riskyPositions } from './quality.ts';
import type { LessonClaims } from '../parts/ask.ts';

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
  guesses: () => countGuesses(run()),
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
  seesFromHolds: () => new Set(guessedScores(firstLimitThatSees() - 1).values()).size === 1,
  sixteenTenth: () => callsOnSixteen(SIXTEEN_LIMIT) * 10 < CALLS(),
  shrug1: () => share(quality(1).shrug),
  guess1: () => share(quality(1).guess),
  guess2: () => share(quality(2).guess),
  guess4: () => share(quality(4).guess),
  sixteenWhole: () => numbers.format(ordersOf(4, 16)),
} as const satisfies LessonClaims;
