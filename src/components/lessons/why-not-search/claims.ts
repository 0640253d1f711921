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

export const NUMBERS = {
  'why-not-search.side': () => SHEET_SIDE,
  'why-not-search.one': () => Number(ordersOf(SHEET_SIDE, 1)),
  'why-not-search.two': () => Number(ordersOf(SHEET_SIDE, 2)),
  'why-not-search.three': () => Number(ordersOf(SHEET_SIDE, 3)),
  'why-not-search.nine-calls': CALLS,
  'why-not-search.win': () => SURE_WIN,
  'why-not-search.x-lines': () => openLinesOf(evaluatedBoard()).x,
  'why-not-search.o-lines': () => openLinesOf(evaluatedBoard()).o,
  'why-not-search.risky': riskyPositions,
  'why-not-search.misled': () => Math.max(...limitQualities().map(({ misled }) => misled)),
  'why-not-search.guess-depth': () => run().request.depth,
  'why-not-search.guess-calls': () => callCount(run()),
  'why-not-search.guesses': () => countGuesses(run()),
  'why-not-search.replies': () => askedBy(run(), 2).length,
  'why-not-search.sees-from': firstLimitThatSees,
  'why-not-search.sixteen-limit': () => SIXTEEN_LIMIT,
  'why-not-search.sixteen-calls': () => callsOnSixteen(SIXTEEN_LIMIT),
} as const satisfies Record<string, () => number>;

export const FACTS = {
  'why-not-search.hopeless': () =>
    durationOf(ordersOf(SHEET_SIDE, SHEET_SIDE ** 2), IMPOSSIBLE).unit === 'universe',
  'why-not-search.sixteen-too': () => durationOf(ordersOf(4, 16), USUAL_SPEED).unit === 'days',
  'why-not-search.thousand': () => {
    const gained = marksGained(SHEET_SIDE, 1000);
    return gained > 1 && gained < 1.5;
  },
  'why-not-search.win-above-guess': () =>
    Object.values(VARIANTS).every(({ geometry }) => geometry.lines.length < SURE_WIN),
  'why-not-search.guess-helps': () => limitQualities().every(({ shrug, guess }) => guess <= shrug),
  'why-not-search.deeper-helps': () =>
    limitQualities().every(
      ({ guess }, at, rows) => at === 0 || guess <= (rows[at - 1]?.guess ?? 1),
    ),
  'why-not-search.can-mislead': () => limitQualities().some(({ misled }) => misled > 0),
  'why-not-search.trap': () => {
    const corners = emptyCells(run().request.setup.cells).filter((cell) => cell % 2 === 0);
    const isDrawn = [...trueScores()].every(
      ([cell, score]) => corners.includes(cell) || score === DRAW,
    );
    return isDrawn && corners.join() === losingCells().join();
  },
  'why-not-search.walks-in': () => {
    const chosen = keptBy(run(), 1);
    return chosen === 2 && losingCells().includes(chosen);
  },
  'why-not-search.sees-from': () =>
    new Set(guessedScores(firstLimitThatSees() - 1).values()).size === 1,
  'why-not-search.sixteen-tenth': () => callsOnSixteen(SIXTEEN_LIMIT) * 10 < CALLS(),
} as const satisfies Record<string, () => boolean>;

export const TEXTS = {
  'why-not-search.shrug.1': () => share(quality(1).shrug),
  'why-not-search.guess.1': () => share(quality(1).guess),
  'why-not-search.guess.2': () => share(quality(2).guess),
  'why-not-search.guess.4': () => share(quality(4).guess),
  'why-not-search.sixteen-whole': () => numbers.format(ordersOf(4, 16)),
} as const satisfies Record<string, () => string>;
