import {
  MIRROR_GAMES,
  OPENING_MARKS,
  SPRT_PLAN,
  meanInterval,
  wilsonInterval,
} from '../../../engine/index.ts';
import { percent, percentRange, weightText, numbers } from '#language/ui/language/grammar';
import { tuningLesson as messages } from '#language/lessons/tuning/lesson';
import { TUNING_COMMAND, gamesEach, loggedRun, loggedShares, type TuningRun } from './data.ts';
import { choosesApart, flipOfThree, sameChoices, spoilsThree } from './differ.ts';
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
import type { LessonClaims } from '../parts/ask.ts';

/** What lesson `tuning` says, as questions to the engine and to the log of the run. */

const tuned = () => endOfMatch('tuned');
const narrow = () => endOfMatch('narrow');
const fiveFirst = () => endOfMatch('fiveFirst');
const { candidates, parents, openings } = loggedRun('wide').plan;
const contains = ({ low, high }: { low: number; high: number }) => low < 0.5 && high > 0.5;

/** The share of a run's mean sets on its own openings, in the last 8 generations. */
const lately = (run: TuningRun) => meanInterval(loggedShares(run).slice(-LATELY));
const own = () => lately('narrow');
const LATELY = 8;
/** What the set with which a run began got in its first games. */
const first = (run: TuningRun) => loggedShares(run)[0] ?? NaN;
/** It is the article's own, and half of the points is inside its interval. */
const beganByLuck = (run: TuningRun) => {
  const games = gamesEach(run);
  return first(run) !== 0.5 && contains(wilsonInterval(first(run) * games, games));
};

export const tuningClaims = {
  matchGames: () => tuned().games,
  openingEach: () => OPENING_MARKS / 2,
  mirror: () => MIRROR_GAMES,
  shortGames: () => SHORT.games,
  shortWon: () => SHORT.won,
  peekGames: () => PEEKED.games,
  sprtOdds: () => Math.round((1 - SPRT_PLAN.beta) / SPRT_PLAN.alpha),
  sprtStopped: () => decisionOf('tuned')?.games ?? NaN,
  candidates: () => candidates,
  copies: () => candidates - 1,
  parents: () => parents,
  openings: () => openings,
  generations: () => loggedRun('wide').log.length,
  allGames: () => loggedRun('wide').log.length * candidates * gamesEach('wide'),
  setGames: () => gamesEach('wide'),
  narrowGames: () => gamesEach('narrow'),
  narrowOpenings: () => loggedRun('narrow').plan.openings,
  fivesGames: () => FIVES_GAMES,
  fivesHad: () => fivesSeen().had,
  fivesThreatened: () => fivesSeen().threatened,
  mostWas: () => moved()[0]?.was ?? NaN,
  mostIs: () => moved()[0]?.is ?? NaN,
  threeWas: () => movedOf('3:2').was,
  threeIs: () => movedOf('3:2').is,
  tunedBetter: () => tuned().low > 0.5 && tuned().share >= 0.6,
  fiveFirstOpen: () => contains(fiveFirst()) && contains(pairInterval('fiveFirst')),
  fivesStopped: () => fivesSeen().ignored === 0,
  firstIsLuck: () => beganByLuck('wide') && beganByLuck('narrow'),
  // The end of the run is inside the match's interval, and the interval of the difference holds 0.
  runAgrees: () => {
    const [run, match] = [lately('wide'), tuned()];
    const by = match.share - run.share;
    return (
      by > 0 &&
      run.share > match.low &&
      by < Math.hypot(run.high - run.share, match.share - match.low)
    );
  },
  differ: choosesApart,
  differSpoils: spoilsThree,
  differSeldom: () => sameChoices() > 0.5,
  differThree: () => {
    const { was, is } = movedOf('3:2');
    return flipOfThree() > was && flipOfThree() < is;
  },
  fiveFirstOfTuned: () =>
    contains(pairInterval('tunedFiveFirst')) &&
    Math.abs(endOfMatch('tunedAgainstFiveFirst').share - tuned().share) < 0.02,
  narrowOwnBetter: () => own().low > endOfMatch('tuned').high,
  // About four fifths of its lead on its own openings is gone, and the intervals of the two sets do not touch.
  narrowGone: () =>
    Math.abs((narrow().share - 0.5) / (own().share - 0.5) - 0.2) < 0.03 &&
    narrow().high < tuned().low,
  fivesNever: () => fivesSeen().left === 0,
  mostLone: () => moved()[0]?.field === '1:2' && Math.round(movedOf('3:2').times) === 2,
  earlyClear: () => earlyMoment().low > 0.5,
  earlyRight: () => earlyMoment().low > 0.5 && tuned().low > 0.5,
  sprtWaits: () => (decisionOf('tuned')?.games ?? 0) > SHORT.games,
  peekOften: () => peeking().byInterval > 0.25,
  sprtKeeps: () => peeking().byTest <= SPRT_PLAN.alpha,
  curse: () => promises().less.low > 0.05,
  meanIsBetter: () => promises().more.low > 0,
  slow: () => {
    const width = (games: number) => wilsonInterval(games / 2, games).high - 0.5;
    return Math.abs(width(400) / width(100) - 0.5) < 0.02;
  },
  command: () => TUNING_COMMAND,
  tunedShare: () => percent(tuned().share),
  tunedRange: () => percentRange(tuned()),
  earlyRange: () => percentRange(earlyMoment()),
  lately: () => LATELY,
  firstShare: () => percent(first('wide')),
  narrowFirst: () => percent(first('narrow')),
  runShare: () => percent(lately('wide').share),
  runRange: () => percentRange(lately('wide')),
  fiveFirstShare: () => percent(fiveFirst().share),
  fiveFirstRange: () => percentRange(fiveFirst()),
  fiveFirstPairs: () => percentRange(pairInterval('fiveFirst')),
  narrowShare: () => percent(narrow().share),
  narrowRange: () => percentRange(narrow()),
  narrowOwn: () => percent(own().share),
  narrowOwnRange: () => percentRange(own()),
  shortRange: () => percentRange(wilsonInterval(SHORT.won, SHORT.games)),
  shortLuck: () => percent(shortLuck()),
  shortLuckOne: () => percent(shortLuck() / 2),
  peekShare: () => percent(peeking().byInterval),
  sprtP1: () => percent(SPRT_PLAN.p1),
  bestShare: () => percent(promises().best),
  againShare: () => percent(promises().again),
  less: () => messages.points(promises().less.share),
  lessRange: () => messages.pointsRange(promises().less),
  moreRange: () => messages.pointsRange(promises().more),
  nextShare: () => percent(promises().next),
  fivesMissOwn: () => percent(wilsonInterval(0, fivesSeen().had).high),
  fivesMiss: () => percent(wilsonInterval(0, fivesSeen().threatened).high),
  differSame: () => percent(sameChoices()),
  differFlip: () => weightText(flipOfThree()),
  mostField: () => messages.field(moved()[0]?.field ?? '4:2'),
} as const satisfies LessonClaims;

/** "How many games, until the interval is five points to either side?" */
export function gamesOptions() {
  const right = gamesFor(0.05);
  const { fewGames, someGames } = messages.games;
  return [
    { text: numbers.format(fewGames), isRight: false, why: messages.games.few(fewGames) },
    { text: numbers.format(someGames), isRight: false, why: messages.games.some },
    { text: numbers.format(right), isRight: true, why: '' },
  ];
}
