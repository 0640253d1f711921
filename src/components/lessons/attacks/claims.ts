import {
  ARTICLE_RULES,
  FIVE,
  MOST_POWER,
  PEEK,
  REACH,
  X,
  lineRuns,
  type Potential,
} from '../../../engine/index.ts';
import { lineDrawerMessages as lineDrawer } from '#language/algorithms/line-attacks/drawer';
import {
  answersToThree,
  bestNext,
  leftAfter,
  finishes,
  lineNamed,
  lineWeight,
  stops,
  lessonWeight,
  type LessonLine,
  FOURS,
} from './facts.ts';
import { attackSymbol } from '../../algorithms/line-attacks/lineText.ts';
import { readLines, readRow } from '../parts/readLines.ts';
import { DRAGGED, GAPS, readGap, type Dragged } from './distance.ts';
import { TRIED_LINES, type TriedLine } from './triedLines.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { attackLesson as messages } from '#language/lessons/attacks/lesson';
import { weightText } from '#language/ui/language/grammar';

/** What lesson `attacks` says of attacks and of gaps, as questions to the engine. */

const POWERS = ARTICLE_RULES.weights.map((_, at) => at + 1);
const OPEN: readonly Potential[] = [1, 2];
const runsOf = (name: LessonLine) => lineRuns(lineNamed(name)).filter(({ mark }) => mark === X);
const symbolOf = (name: LessonLine) => runsOf(name).map(attackSymbol).join(' ');
const isOne = (name: LessonLine, power: number, potential: Potential) => {
  const [run, ...others] = runsOf(name);
  return run?.power === power && run.potential === potential && others.length === 0;
};
const below = () => POWERS.filter((power) => power < MOST_POWER);
const heaviestBelow = () =>
  Math.max(...below().flatMap((power) => OPEN.map((potential) => lessonWeight(power, potential))));
const secondBelow = () =>
  below()
    .flatMap((power) => OPEN.map((potential) => lessonWeight(power, potential)))
    .sort((a, b) => b - a)[1] ?? 0;

const read = (line: TriedLine) => readRow(TRIED_LINES[line]);
/** "1:2/3 3:2/1", as the rules are written down. */
const written = (line: TriedLine) =>
  read(line)
    .attacks.map(({ power, potential, divider }) => `${power}:${potential}/${divider}`)
    .join(' ');

/** What a line weighs whose marks are dragged, for each gap from none to the widest. */
const fall = (marks: Dragged) => GAPS.map((gap) => readGap(marks, gap).weight);
const pair = fall(2);

export const attacksClaims = {
  four: () => runsOf('openFour')[0]?.power ?? NaN,
  weightFive: () => lessonWeight(MOST_POWER, 2),
  weight42: () => lessonWeight(4, 2),
  weight41: () => lessonWeight(4, 1),
  weight32: () => lessonWeight(3, 2),
  weight31: () => lessonWeight(3, 1),
  weight11: () => lessonWeight(1, 1),
  jump: () => Math.floor(heaviestBelow() / secondBelow()),
  brokenWeight: () => lineWeight(lineNamed('brokenFour')),
  brokenRuns: () => runsOf('brokenFour').length,
  name32: () => lineDrawer.name(3, 2),
  name41: () => lineDrawer.name(4, 1),
  name42: () => lineDrawer.name(4, 2),
  threeFours: () => isOne('openFour', 4, 2) && isOne('four', 4, 1) && isOne('closedFour', 4, 0),
  openFourCannotBeStopped: () =>
    finishes(lineNamed('openFour'), X).length === 2 && stops(lineNamed('openFour')).length === 0,
  fourHasOneStop: () =>
    finishes(lineNamed('four'), X).length === 1 && stops(lineNamed('four')).length === 1,
  closedFourIsNothing: () => finishes(lineNamed('closedFour'), X).length === 0,
  openThreeBecomesOpenFour: () => {
    const next = bestNext(lineNamed('openThree'));
    return isOne('openThree', 3, 2) && next?.power === 4 && next.potential === 2;
  },
  closedThreeBecomesFour: () => {
    const next = bestNext(lineNamed('closedThree'));
    return isOne('closedThree', 3, 1) && next?.power === 4 && next.potential === 1;
  },
  moreBelowFive: () =>
    below().every((power) =>
      OPEN.every(
        (potential) =>
          power === 1 || lessonWeight(power, potential) > lessonWeight(power - 1, potential),
      ),
    ) && below().every((power) => lessonWeight(power, 2) > lessonWeight(power, 1)),
  // The other way round: which of the two is more forcing.
  fourForces: () =>
    stops(lineNamed('four')).length === 1 && answersToThree(lineNamed('openThree')).length === 2,
  threeLeavesMore: () => {
    const [four, three] = [lineNamed('four'), lineNamed('openThree')];
    return (
      leftAfter(four, stops(four)) === 0 &&
      leftAfter(three, answersToThree(three)) === lessonWeight(3, 1)
    );
  },
  threeBeforeFour: () => lessonWeight(3, 2) > lessonWeight(4, 1),
  fivesAlike: () =>
    new Set(([0, 1, 2] as const).map((open) => lessonWeight(MOST_POWER, open))).size === 1,
  fiveIsHeaviest: () => lessonWeight(MOST_POWER, 0) > heaviestBelow(),
  openFourJumps: () => heaviestBelow() === lessonWeight(4, 2),
  brokenFinishes: () => {
    const line = lineNamed('brokenFour');
    return finishes(line, X).length === 1 && stops(line).length === 1;
  },
  brokenIsLight: () =>
    runsOf('brokenFour').every(({ power, potential }) => power === 2 && potential === 2) &&
    lineWeight(lineNamed('brokenFour')) < lessonWeight(4, 2) / 5,
  five: () => FIVE,
  reach: () => REACH,
  peek: () => PEEK,
  gapsRoom: () => read('gaps').room,
  shutRoom: () => read('shut').room,
  shutPower: () => TRIED_LINES.shut.replace(/[^Xx]/g, '').length,
  // The checks of the rules, as they are written down there.
  gapsAttacks: () => written('gaps') === '1:2/3 1:2/2 1:1/1',
  beyondAttacks: () => written('beyond') === '1:2/3 3:2/1',
  wallAttacks: () => written('wall') === '1:1/3 1:2/2 1:1/1',
  shutIsNothing: () => read('shut').attacks.length === 0 && read('shut').weight === 0,
  alone: () => read('alone').weight === lessonWeight(1, 2),
  windowOfGaps: () => String(read('gaps').window) === '-4,0',
  // Whatever is dragged: the first gap costs more than all others together.
  firstGapCostsMost: () =>
    DRAGGED.every((marks) => {
      const [touching = 0, one = 0, ...others] = fall(marks);
      return touching - one > one - (others.at(-1) ?? one);
    }),
  pairHalved: () => readGap(2, 1).side?.weight === lessonWeight(2, 2) / 2,
  // Four cells away and divided by three: a mark lies between.
  farMark: () => {
    const [far] = read('gaps').attacks;
    return far?.from === -4 && far.to === -4 && far.divider === 3;
  },
  joined: () => written('joined') === '1:2/3 2:2/1',
  // A five through the tried cell lies within four cells of it.
  reachIsEnough: () => REACH === FIVE - 1,
  divided: () =>
    readLines().every(({ attacks }) =>
      attacks.every(
        ({ power, potential, divider, weight }) =>
          weight === lessonWeight(power, potential) / divider,
      ),
    ),
  // Inside the window a run ends before a cell that is not like it; only at distance five it may go on.
  likeOnlyAtFive: () =>
    readLines().every(({ line, attacks }) =>
      attacks.every(({ from, to }) =>
        [from - 1, to + 1].every((next) => Math.abs(next) === PEEK || line[PEEK + next] !== 1),
      ),
    ),
  // Two lines whose outer run differs by nothing but the cell at distance five.
  sameButForFive: () => {
    const [beyond, wall] = [read('beyond').attacks[0], read('wall').attacks[0]];
    return (
      beyond?.from === wall?.from &&
      beyond?.power === 1 &&
      wall?.power === 1 &&
      beyond.potential === 2 &&
      wall.potential === 1
    );
  },
  articleWords: () => PEEK + 1 === 6,
  pair0: () => weightText(pair[0] ?? NaN),
  pair1: () => weightText(pair[1] ?? NaN),
  weight22: () => lessonWeight(2, 2),
  weight12: () => lessonWeight(1, 2),
  weight22Halved: () => weightText(readGap(2, 1).side?.weight ?? NaN),
  gapsFirst: () => weightText(read('gaps').attacks[0]?.weight ?? NaN),
  gapsSecond: () => weightText(read('gaps').attacks[1]?.weight ?? NaN),
  gapsThird: () => weightText(read('gaps').attacks[2]?.weight ?? NaN),
  gapsWeight: () => weightText(read('gaps').weight),
} as const satisfies LessonClaims;

/** "On how many of the three lines can O keep X from making five?" */
export function savedOptions() {
  const saved = FOURS.filter((name) => stops(lineNamed(name)).length > 0).length;
  return [0, 1, 2, 3].map((count) => ({
    text: messages.saved.option(count),
    isRight: count === saved,
    why: count === saved ? '' : messages.saved.why(count - saved),
  }));
}

/** "Which of them leaves X more, once O has answered?" A four with one open end, an open three, or both alike. */
export function leavesMoreOptions() {
  const [four, three] = [lineNamed('four'), lineNamed('openThree')];
  const afterFour = leftAfter(four, stops(four));
  const afterThree = leftAfter(three, answersToThree(three));
  return [
    { text: symbolOf('four'), isRight: afterFour > afterThree, why: messages.why.four },
    { text: symbolOf('openThree'), isRight: afterThree > afterFour, why: messages.why.three },
    { text: messages.alike, isRight: afterFour === afterThree, why: messages.why.alike },
  ].map((option) => ({ ...option, why: option.isRight ? '' : option.why }));
}

/** "What is the far mark divided by?": one more than the empty cells between, and not the distance. */
export function dividerOptions() {
  const [far] = read('joined').attacks;
  if (!far) throw new Error('The line of the question has a side attack.');
  const why = { 1: messages.divider.whole, 2: messages.divider.gaps, 4: messages.divider.distance };
  return ([1, 2, 3, 4] as const).map((by) => ({
    text: String(by),
    isRight: by === far.divider,
    why: by === 3 ? '' : why[by],
  }));
}
