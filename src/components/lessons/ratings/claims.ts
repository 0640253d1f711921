import {
  BitPosition,
  RATING,
  RULES_OF_THUMB,
  SYMMETRIES,
  X,
  afterMove,
  canonical,
  emptySetup,
  fractionNumber,
  makeFraction,
  mostLosses,
  permuted,
  policyOf,
  ruleRatings,
  solve,
  solvedMoves,
  type RatingRule,
  type Setup,
} from '../../../engine/index.ts';

import { locale, percent, percentIn } from '#language/ui/language/grammar';
import { chances, ratedSetup, ratingTrace, type RatedName } from './rated.ts';
import {
  RATED_LEVELS,
  NAMES,
  RATED_PLAYERS,
  boardsAfter,
  boardsOf,
  spoiledBoards,
  canWin,
  inByte,
  level,
  mayMiss,
  mistaken,
  mistakes,
  mostTimes,
  neverLoses,
  often,
  openPositions,
  proof,
  ratingAt,
  ratingsOf,
  table,
  thumbOf,
  turnedOtherwise,
} from './facts.ts';

/** What lesson `ratings` says, as questions to the engine. */

const RULES = Object.keys(RATING) as readonly RatingRule[];

/** One entry a rule, a position and a cell, where the text may name any of them. */
function entries<Value>(list: readonly (readonly [string, () => Value])[]) {
  return Object.fromEntries(list) as Record<string, () => Value>;
}

export const NUMBERS: Readonly<Record<string, () => number>> = {
  ...entries(RULES.map((rule) => [`ratings.amount.${rule}`, () => RATING[rule]])),
  ...entries(RULES.map((rule) => [`ratings.byte.${rule}`, () => inByte(RATING[rule])])),
  ...entries(
    NAMES.flatMap((name) =>
      ratedSetup(name).cells.map((_, cell) => [
        `ratings.${name}.${cell}`,
        () => ratingAt(name, cell),
      ]),
    ),
  ),
  'ratings.rules': () => RULES.length,
  'ratings.thumb.rules': () => RULES_OF_THUMB.length,
  'ratings.reasons.cells': () => ratingsOf('reasons').filter((rating) => rating > 0).length,
  'ratings.reasons.steps': () => ratingTrace(ratedSetup('reasons')).events.length,
  'ratings.most-times': mostTimes,
  'ratings.corner.sum': () => ratingsOf('corner').reduce((sum, rating) => sum + rating, 0),
  'ratings.trap.cells': () => ratingsOf('trap').filter((rating) => rating > 0).length,
  'ratings.boards.level-0': () => boardsAfter(4, level(0)),
  'ratings.boards.level-1': () => boardsAfter(4, level(1)),
  'ratings.open': () => openPositions().length,
  'ratings.mistakes': () => mistaken().length,
  'ratings.mistakes.all': () => mistaken().filter((setup) => mistakes(setup) === 'all').length,
  'ratings.mistakes.boards': () => boardsOf(mistaken()),
  'ratings.byte.most': () => inByte(-1) + 256,
  'ratings.byte.bytes-7': () => inByte(ratingAt('bytes', 7)),
  'ratings.byte.bytes-8': () => inByte(ratingAt('bytes', 8)),
  'ratings.byte.can-win': () => canWin().length,
  'ratings.byte.may-miss': () => canWin().filter((setup) => mayMiss(setup, RATING.win)).length,
  'ratings.turned': () => turnedOtherwise().length,
  'ratings.turned.boards': () => boardsOf(turnedOtherwise()),
  'ratings.level-1-first.spoiled': () => spoiledBoards(level(1), 'first').size,
  'ratings.proof.thumb.first': () => proof('thumb', 'first').positions,
  'ratings.proof.thumb.second': () => proof('thumb', 'second').positions,
};

const same = (a: readonly unknown[], b: readonly unknown[]) => String(a) === String(b);

/** What the solver says of each cell of the trap, worst first. */
const losing = (name: RatedName) =>
  solvedMoves(ratedSetup(name))
    .filter(({ value }) => value < 0)
    .map(({ cell }) => cell);

const digits = (rating: number) => [...String(rating)].map(Number);

/** How often each rule adds to a cell, greatest rule first. */
function timesOn(name: RatedName, cell: number): number[] {
  const { events } = ratingTrace(ratedSetup(name));
  return RULES.map(
    (rule) => events.filter(({ kind, values }) => kind === rule && values[0] === cell).length,
  );
}

export const FACTS: Readonly<Record<string, () => boolean>> = {
  'ratings.reasons.best-wins': () => {
    const ratings = ratingsOf('reasons');
    const won = new BitPosition(afterMove(ratedSetup('reasons'), 8)).winner;
    return ratings.indexOf(Math.max(...ratings)) === 8 && won === ratedSetup('reasons').toMove;
  },
  'ratings.ten-times': () =>
    RULES.every(
      (rule, at) => at === 0 || RATING[RULES[at - 1] as RatingRule] === 10 * RATING[rule],
    ),
  'ratings.digits-are-counts': () =>
    mostTimes() < 10 && same(timesOn('reasons', 8), digits(ratingAt('reasons', 8))),
  // Win 1, fork 0, stop a fork 1, prepare 1, spoil 2: as the text reads them out.
  'ratings.reasons.read-out': () => same(timesOn('reasons', 8), [1, 0, 0, 1, 1, 2, 1]),
  'ratings.reasons.stops-loss': () => timesOn('reasons', 2)[RULES.indexOf('stopWin')] === 1,
  'ratings.most-is-corner': () =>
    timesOn('corner', 4)[RULES.indexOf('spoil')] === mostTimes() &&
    same(digits(ratingAt('corner', 4)), [9, 1]),
  'ratings.reasons.four-gets-fork-stop': () => timesOn('reasons', 4)[3] === 1,
  'ratings.corner.centre-greatest': () => same(greatestCells('corner'), [4]),
  'ratings.edge.centre-greatest': () => same(greatestCells('edge'), [4]),
  'ratings.centre.corners-greatest': () => same(greatestCells('centre'), [0, 2, 6, 8]),
  'ratings.empty-all-alike': () =>
    RATED_LEVELS.every((of) => policyOf(level(of), emptySetup()).length === 9) &&
    ruleRatings(emptySetup()).every((rating) => rating === RATING.free),
  'ratings.level-0-goes-everywhere': () =>
    boardsAfter(4, level(0)) === boardsAfter(4, RATED_PLAYERS.random),
  'ratings.trap.all-alike': () =>
    new Set(ratingsOf('trap').filter((rating) => rating > 0)).size === 1,
  'ratings.trap.corners-lose': () => same(losing('trap'), [2, 6]),
  'ratings.trap.edges-hold': () =>
    solve(ratedSetup('trap')).value === 0 && losing('trap').length === 2,
  // After the corner X has to stop a line there, and that is X's fork.
  'ratings.trap.corner-forced': () => {
    const after = afterMove(ratedSetup('trap'), 2);
    const forced = thumbOf(after);
    const forked = afterMove(after, 6);
    const threats = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(
      (cell) =>
        forked.cells[cell] === 0 &&
        new BitPosition({ cells: forked.cells.with(cell, X), toMove: forked.toMove }).winner === X,
    );
    return forced.rule === 'block' && same(forced.cells, [6]) && threats.length === 2;
  },
  'ratings.level-1-first-never-loses': () => neverLoses('level-1', 'first'),
  'ratings.level-1-second-loses': () =>
    proof('level-1', 'second').worst === 'loss' &&
    // It is the only way: by best play of the other, one time in three.
    makeFraction(mostLosses(table('level-1'), 'second')) === '1/3',
  'ratings.level-1-second-trap': () =>
    same(proof('level-1', 'second').shortestLoss?.slice(0, 3) ?? [], [0, 4, 8]),
  // Moving second, the trap is the one board on which it can spoil its game.
  'ratings.level-1-second-only-trap': () =>
    same([...spoiledBoards(level(1), 'second')], [canonical(ratedSetup('trap').cells).join('')]),
  'ratings.level-1-first-lets-wins-go': () => spoiledBoards(level(1), 'first').size > 0,
  'ratings.reasons.8-in-turn-of-4': () =>
    ratingTrace(ratedSetup('reasons')).events.some(
      ({ kind, values: [target, , cell] }) => kind === 'stopFork' && target === 8 && cell === 4,
    ),
  'ratings.level-0-can-lose': () =>
    !neverLoses('level-0', 'first') && !neverLoses('level-0', 'second'),
  'ratings.thumb.trap': () => {
    const { rule, cells } = thumbOf(ratedSetup('trap'));
    return rule === 'stopFork' && same(cells, [1, 3, 5, 7]);
  },
  'ratings.thumb.never-loses': () => neverLoses('thumb', 'first') && neverLoses('thumb', 'second'),
  'ratings.thumb.wins-more-first': () =>
    fractionNumber(often('thumb', 'first', 'random', 'win')) >
    fractionNumber(often('level-1', 'first', 'random', 'win')),
  'ratings.byte.order': () =>
    inByte(RATING.stopWin) > inByte(RATING.win) && inByte(RATING.stopFork) > inByte(RATING.stopWin),
  'ratings.bytes.declines': () =>
    ratingAt('bytes', 7) > ratingAt('bytes', 8) &&
    inByte(ratingAt('bytes', 7)) < inByte(ratingAt('bytes', 8)) &&
    ratingAt('bytes', 7) >= RATING.win,
  'ratings.turned.same-best': () =>
    turnedOtherwise().every((setup) => {
      const best = (each: Setup) => {
        const ratings = ruleRatings(each);
        return ratings.map((rating) => rating === Math.max(...ratings));
      };
      return SYMMETRIES.every((symmetry) =>
        same(
          best({ ...setup, cells: permuted(setup.cells, symmetry) }),
          permuted(best(setup), symmetry),
        ),
      );
    }),
};

const onePlace = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
/** How often it wins against random play, always to one place: two of these stand side by side. */
const winsToRandom = (name: 'thumb' | 'level-1') =>
  percentIn(fractionNumber(often(name, 'first', 'random', 'win')), onePlace);

function greatestCells(name: RatedName): number[] {
  return policyOf(level(1), ratedSetup(name)).map(({ cell }) => cell);
}

export const TEXTS: Readonly<Record<string, () => string>> = {
  ...entries(
    NAMES.flatMap((name) =>
      RATED_LEVELS.flatMap((of) =>
        ratedSetup(name).cells.map((_, cell) => [
          `ratings.chance.${name}.${of}.${cell}`,
          () => percent(chances(ratedSetup(name), of)[cell] ?? 0),
        ]),
      ),
    ),
  ),
  'ratings.reasons.0.missed': () => percent(1 - (chances(ratedSetup('reasons'), 0)[8] ?? 0)),
  'ratings.level-1.second.random.loss': () =>
    makeFraction(often('level-1', 'second', 'random', 'loss')),
  'ratings.level-1.second.most-losses': () => makeFraction(mostLosses(table('level-1'), 'second')),
  'ratings.level-0.second.most-losses': () =>
    percent(fractionNumber(mostLosses(table('level-0'), 'second'))),
  'ratings.level-0.first.most-losses': () =>
    percent(fractionNumber(mostLosses(table('level-0'), 'first'))),
  'ratings.level-1.first.random.win': () =>
    makeFraction(often('level-1', 'first', 'random', 'win')),
  'ratings.level-1.first.random.win-percent': () => winsToRandom('level-1'),
  'ratings.thumb.first.random.win': () => makeFraction(often('thumb', 'first', 'random', 'win')),
  'ratings.thumb.first.random.win-percent': () => winsToRandom('thumb'),
};
