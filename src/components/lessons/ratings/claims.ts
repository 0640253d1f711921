import kept from '../../../data/cards.json' with { type: 'json' };
import {
  recordRun,
  BitPosition,
  RATING,
  RULES_OF_THUMB,
  X,
  afterMove,
  canonical,
  fractionNumber,
  makeFraction,
  mostLosses,
  rootSearch,
  solve,
  solvedMoves,
  tutorialRequest,
  type RatingRule,
  rulesOfThumbRun,
  smallInput,
  type RatingEvent,
  type RuleOfThumb,
  type ThumbEvent,
} from '../../../engine/index.ts';

import { decimal, percentIn } from '#language/ui/language/grammar';
import { ratedSetup, ratingTrace, type RatedName } from './rated.ts';
import {
  HIGHEST,
  NAMES,
  boardsOf,
  mistaken,
  mostTimes,
  neverLoses,
  often,
  openPositions,
  proof,
  ratingAt,
  ratingsOf,
  spoiledBoards,
  table,
  thumbOf,
} from './facts.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { ratingMessages } from '#language/lessons/ratings/messages';
import { stepOf } from '../../stepper/linear/start.ts';

/** What the lesson on rating cells says, as questions to the engine. */

const RULES = Object.keys(RATING) as readonly RatingRule[];

/** One entry a rule, a position and a cell, where the text may name any of them. */
function entries<Value>(list: readonly (readonly [string, () => Value])[]) {
  return Object.fromEntries(list) as Record<string, () => Value>;
}

const cornerSearch = () =>
  rootSearch({ ...tutorialRequest(ratedSetup('corner')), search: 'minimax' });

const same = (a: readonly unknown[], b: readonly unknown[]) => String(a) === String(b);

/** The cells of the trap with which the side to move loses. */
const trapLosing = () =>
  solvedMoves(ratedSetup('trap')).flatMap(({ cell, value }) => (value < 0 ? [cell] : []));

const digits = (rating: number) => [...String(rating)].map(Number);

/** How often each rule adds to a cell, the greatest amount first. */
function timesOn(name: RatedName, cell: number): number[] {
  const { events } = ratingTrace(ratedSetup(name));
  return RULES.map(
    (rule) => events.filter(({ kind, target }) => kind === rule && target === cell).length,
  );
}

/** How often it wins against random play, always to one place: two of these are compared. */
const winsToRandom = (name: 'thumb' | 'rules') =>
  percentIn(fractionNumber(often(name, 'first', 'random', 'win')), (percent) =>
    decimal(percent, 1),
  );

/** The orders of the rules of thumb that never lose. */
const unbeatenOrders = kept.good.unbeaten.map((list) => list.split('-'));

const isAscending = (...places: readonly (number | undefined)[]) =>
  places.every((place = NaN, at) => at === 0 || (places[at - 1] ?? NaN) < place);

export const ratingsClaims = {
  ...entries(
    NAMES.flatMap((name) =>
      ratedSetup(name).cells.map((_, cell) => [`${name}${cell}`, () => ratingAt(name, cell)]),
    ),
  ),
  rules: () => RULES.length,
  /** They need a second line: all but the first two, and the last. */
  crossingRules: () => RULES.filter((rule) => !['win', 'stopWin', 'free'].includes(rule)).length,
  reasonsCells: () => ratingsOf('reasons').filter((rating) => rating > 0).length,
  mostTimes: mostTimes,
  cornerCalls: () => cornerSearch().calls,
  cornerLines: () =>
    ratingTrace(ratedSetup('corner')).events.filter(({ kind }) => kind === 'line').length,
  trapCells: () => ratingsOf('trap').filter((rating) => rating > 0).length,
  open: () => openPositions().length,
  mistakes: () => mistaken().length,
  mistakesBoards: () => boardsOf(mistaken()),
  proofThumbFirst: () => proof('thumb', 'first').positions,
  proofThumbSecond: () => proof('thumb', 'second').positions,
  reasonsBestWins: () => {
    const ratings = ratingsOf('reasons');
    const won = new BitPosition(afterMove(ratedSetup('reasons'), 8)).winner;
    return ratings.indexOf(Math.max(...ratings)) === 8 && won === ratedSetup('reasons').toMove;
  },
  tenTimes: () =>
    RULES.every(
      (rule, at) => at === 0 || RATING[RULES[at - 1] as RatingRule] === 10 * RATING[rule],
    ),
  digitsAreCounts: () =>
    mostTimes() < 10 && same(timesOn('reasons', 8), digits(ratingAt('reasons', 8))),
  // Win 1, fork 0, stop a fork 1, prepare 1, spoil 2: as the text reads them out.
  reasonsReadOut: () => same(timesOn('reasons', 8), [1, 0, 0, 1, 1, 2, 1]),
  mostIsCorner: () =>
    timesOn('corner', 4)[RULES.indexOf('spoil')] === mostTimes() &&
    same(digits(ratingAt('corner', 4)), [9, 1]),
  cornerFindsDraw: () => {
    const ratings = ratingsOf('corner');
    const best = ratings.indexOf(Math.max(...ratings));
    const kept = solvedMoves(ratedSetup('corner')).filter(({ value }) => value === 0);
    return (
      best === 4 &&
      same(
        kept.map(({ cell }) => cell),
        [4],
      ) &&
      cornerSearch().cell === 4
    );
  },
  trapAllAlike: () =>
    ratingsOf('trap').every(
      (rating, cell) => rating === 0 || same(timesOn('trap', cell), [0, 0, 0, 1, 0, 0, 1]),
    ),
  trapCornersLose: () => same(trapLosing(), [2, 6]) && solve(ratedSetup('trap')).value === 0,
  // After the corner X has to stop a line there, and that is X's fork.
  trapCornerForced: () => {
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
  reasons8InTurnOf4: () =>
    ratingTrace(ratedSetup('reasons')).events.some(
      ({ kind, target, cell }) => kind === 'stopFork' && target === 8 && cell === 4,
    ),
  firstNeverLoses: () => neverLoses('rules', 'first'),
  firstLetsWinsGo: () => spoiledBoards(HIGHEST, 'first').size > 0,
  secondLoses: () =>
    proof('rules', 'second').worst === 'loss' &&
    makeFraction(mostLosses(table('rules'), 'second')) === '1/3',
  // Moving second, the trap is the one board on which it can spoil its game.
  secondOnlyTrap: () =>
    same([...spoiledBoards(HIGHEST, 'second')], [canonical(ratedSetup('trap').cells).join('')]),
  thumbTrap: () => {
    const { rule, cells } = thumbOf(ratedSetup('trap'));
    return rule === 'stopFork' && same(cells, [1, 3, 5, 7]);
  },
  thumbFourth: () => RULES_OF_THUMB.indexOf('stopFork') === 3,
  thumbNeverLoses: () => neverLoses('thumb', 'first') && neverLoses('thumb', 'second'),
  // `npm run cards` has audited the orders, and a test audits a part of them again.
  thumbOrders: () => kept.good.ways,
  thumbOrdersUnbeaten: () => unbeatenOrders.length,
  thumbOrdersBlockFirst: () =>
    unbeatenOrders.every((order) => {
      const [win, block, fork, stopFork] = RULES_OF_THUMB.map((rule) => order.indexOf(rule));
      return isAscending(win, block, fork) && isAscending(block, stopFork);
    }),
  thumbOrdersCentreFirst: () => unbeatenOrders.filter(([first]) => first === 'centre').length,
  thumbWinsMoreFirst: () =>
    fractionNumber(often('thumb', 'first', 'random', 'win')) >
    fractionNumber(often('rules', 'first', 'random', 'win')),
  secondRandomLoss: () => makeFraction(often('rules', 'second', 'random', 'loss')),
  secondMostLosses: () => makeFraction(mostLosses(table('rules'), 'second')),
  firstRandomWinPercent: () => winsToRandom('rules'),
  thumbFirstRandomWinPercent: () => winsToRandom('thumb'),
} as const satisfies LessonClaims;

/** A step of the rating of a position: of this kind, with these values. */
export const ratingStep = (
  name: RatedName,
  kind: RatingEvent['kind'],
  values: Partial<RatingEvent>,
): number => stepOf(ratingTrace(ratedSetup(name)), name, kind, values);

/** A step down the list of the rules of thumb, for a cell. */
export const thumbStep = (
  name: RatedName,
  kind: ThumbEvent['kind'],
  rule: RuleOfThumb,
  cell: number,
): number =>
  stepOf(recordRun(rulesOfThumbRun, smallInput(ratedSetup(name))), name, kind, {
    rule: RULES_OF_THUMB.indexOf(rule),
    cell,
  });

/** What can be said about six cells of one rating: which of them lose? */
export function trapOptions() {
  const corners = trapLosing().some((cell) => cell % 2 === 0);
  const edges = trapLosing().some((cell) => cell % 2 === 1);
  const messages = ratingMessages.trap;
  return [
    { text: messages.none, isRight: !corners && !edges, why: messages.whyNotNone },
    { text: messages.corners, isRight: corners && !edges },
    { text: messages.edges, isRight: edges && !corners, why: messages.whyNotEdges },
  ];
}
