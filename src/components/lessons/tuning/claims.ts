import { MIRROR_GAMES, OPENING_MARKS, SPRT_PLAN, wilsonInterval } from '../../../engine/index.ts';
import { percent, percentRange } from '#language/ui/language/grammar';
import { weightText } from '#language/ui/language/numbers';
import { tuningLesson } from '#language/lessons/tuning/lesson';
import { TUNING_COMMAND, gamesEach, loggedRun, loggedShares } from './data.ts';
import { choosesApart, differName, flipOfThree, sameChoices, spoilsThree } from './differ.ts';
import {
  FIVES_GAMES,
  PEEKED,
  SHORT,
  decisionOf,
  earlyMoment,
  endOfMatch,
  fivesSeen,
  gamesFor,
  moved,
  movedOf,
  pairInterval,
  peeking,
  promises,
  shortLuck,
} from './facts.ts';

/** What lesson `tuning` says, as questions to the engine and to the log of the run. */

const short = () => wilsonInterval(SHORT.won, SHORT.games);
const tuned = () => endOfMatch('tuned');
const narrow = () => endOfMatch('narrow');
const fiveFirst = () => endOfMatch('fiveFirst');
const { candidates, parents, openings } = loggedRun('wide').plan;
const contains = ({ low, high }: { low: number; high: number }) => low < 0.5 && high > 0.5;

/** The share of the narrow run's mean set on its own openings, in the last quarter of the run. */
const ownShare = () => {
  const shares = loggedShares('narrow');
  const last = shares.slice(-Math.round(shares.length / 4));
  return last.reduce((a, b) => a + b, 0) / last.length;
};

export const NUMBERS: Readonly<Record<string, () => number>> = {
  'tuning.match.games': () => tuned().games,
  'tuning.opening.each': () => OPENING_MARKS / 2,
  'tuning.mirror': () => MIRROR_GAMES,
  'tuning.short.games': () => SHORT.games,
  'tuning.short.won': () => SHORT.won,
  'tuning.five-points.games': () => gamesFor(0.05),
  'tuning.peek.games': () => PEEKED.games,
  'tuning.sprt.odds': () => Math.round((1 - SPRT_PLAN.beta) / SPRT_PLAN.alpha),
  'tuning.sprt.stopped': () => decisionOf('tuned')?.games ?? NaN,
  'tuning.candidates': () => candidates,
  'tuning.copies': () => candidates - 1,
  'tuning.parents': () => parents,
  'tuning.openings': () => openings,
  'tuning.generations': () => loggedRun('wide').log.length,
  'tuning.all-games': () => loggedRun('wide').log.length * candidates * gamesEach('wide'),
  'tuning.narrow.openings': () => loggedRun('narrow').plan.openings,
  'tuning.fives.games': () => FIVES_GAMES,
  'tuning.fives.had': () => fivesSeen().had,
  'tuning.fives.threatened': () => fivesSeen().threatened,
  'tuning.most.was': () => moved()[0]?.was ?? NaN,
  'tuning.most.is': () => moved()[0]?.is ?? NaN,
  'tuning.three.was': () => movedOf('3:2').was,
  'tuning.three.is': () => movedOf('3:2').is,
};

export const FACTS: Readonly<Record<string, () => boolean>> = {
  'tuning.tuned.better': () => tuned().low > 0.5 && tuned().share >= 0.6,
  'tuning.five-first.open': () => contains(fiveFirst()) && contains(pairInterval('fiveFirst')),
  'tuning.fives.stopped': () => fivesSeen().ignored === 0,
  // Both ends are further in, so that the band of the figure errs on the safe side.
  'tuning.pairs.narrower': () =>
    pairInterval('tuned').low > tuned().low && pairInterval('tuned').high < tuned().high,
  'tuning.differ': choosesApart,
  'tuning.differ.spoils': spoilsThree,
  'tuning.differ.seldom': () => sameChoices() > 0.5,
  'tuning.differ.three': () => {
    const { was, is } = movedOf('3:2');
    return flipOfThree() > was && flipOfThree() < is;
  },
  'tuning.five-first.of-tuned': () =>
    contains(endOfMatch('tunedFiveFirst')) && endOfMatch('tunedAgainstFiveFirst').low > 0.5,
  'tuning.narrow.own-better': () => ownShare() > endOfMatch('tuned').high,
  // More than half of its lead on its own openings is gone, and the intervals of the two sets do not touch.
  'tuning.narrow.gone': () =>
    narrow().share - 0.5 < (ownShare() - 0.5) / 2 && narrow().high < tuned().low,
  'tuning.fives.never': () => fivesSeen().left === 0,
  'tuning.most.lone': () => moved()[0]?.field === '1:2' && Math.round(movedOf('3:2').times) === 2,
  'tuning.early.clear': () => earlyMoment().low > 0.5,
  'tuning.early.right': () => earlyMoment().low > 0.5 && tuned().low > 0.5,
  'tuning.sprt.waits': () => (decisionOf('tuned')?.games ?? 0) > SHORT.games,
  'tuning.peek.often': () => peeking().byInterval > 0.25,
  'tuning.sprt.keeps': () => peeking().byTest <= SPRT_PLAN.alpha,
  'tuning.curse': () => promises().best - promises().again > 0.05,
  'tuning.mean-is-better': () => promises().more.low > 0,
  'tuning.slow': () => {
    const width = (games: number) => wilsonInterval(games / 2, games).high - 0.5;
    return Math.abs(width(400) / width(100) - 0.5) < 0.02;
  },
};

export const TEXTS: Readonly<Record<string, () => string>> = {
  'tuning.command': () => TUNING_COMMAND,
  'tuning.tuned.share': () => percent(tuned().share),
  'tuning.tuned.range': () => percentRange(tuned()),
  'tuning.early.range': () => percentRange(earlyMoment()),
  'tuning.five-first.share': () => percent(fiveFirst().share),
  'tuning.five-first.range': () => percentRange(fiveFirst()),
  'tuning.narrow.share': () => percent(narrow().share),
  'tuning.narrow.range': () => percentRange(narrow()),
  'tuning.narrow.own': () => percent(ownShare()),
  'tuning.short.range': () => percentRange(short()),
  'tuning.short.luck': () => percent(shortLuck()),
  'tuning.peek.share': () => percent(peeking().byInterval),
  'tuning.sprt.p1': () => percent(SPRT_PLAN.p1),
  'tuning.best.share': () => percent(promises().best),
  'tuning.again.share': () => percent(promises().again),
  'tuning.next.share': () => percent(promises().next),
  'tuning.pairs.range': () => percentRange(pairInterval('tuned')),
  'tuning.fives.miss': () => percent(wilsonInterval(0, fivesSeen().threatened).high),
  'tuning.differ.same': () => percent(sameChoices()),
  'tuning.differ.article': () => differName('article'),
  'tuning.differ.tuned': () => differName('tuned'),
  'tuning.differ.flip': () => weightText(flipOfThree()),
  'tuning.most.field': () => tuningLesson.field(moved()[0]?.field ?? '4:2'),
};
