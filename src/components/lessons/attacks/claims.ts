import {
  ARTICLE_RULES,
  MOST_POWER,
  O,
  X,
  boardOfSheet,
  candidates,
  heaviestCells,
  lineRuns,
  markWeight,
  parseDiagram,
  type Mark,
  type Potential,
} from '../../../engine/index.ts';
import { OUTBID_BOARD } from '../parts/outbidBoard.ts';
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
import type { LessonClaims } from '../parts/ask.ts';
import { attackLesson as messages } from '#language/lessons/attacks/lesson';

/** What lesson `attacks` says of attacks, as questions to the engine. */

const POWERS = ARTICLE_RULES.weights.map((_, at) => at + 1);
const OPEN: readonly Potential[] = [1, 2];
const runsOf = (name: LessonLine, mark: Mark = X) =>
  lineRuns(lineNamed(name)).filter((run) => run.mark === mark);
const isOne = (name: LessonLine, power: number, potential: Potential, mark: Mark = X) => {
  const [run, ...others] = runsOf(name, mark);
  return run?.power === power && run.potential === potential && others.length === 0;
};
const below = () => POWERS.filter((power) => power < MOST_POWER);
const heaviestBelow = () =>
  Math.max(...below().flatMap((power) => OPEN.map((potential) => lessonWeight(power, potential))));
const secondBelow = () =>
  below()
    .flatMap((power) => OPEN.map((potential) => lessonWeight(power, potential)))
    .sort((a, b) => b - a)[1] ?? 0;

/**
 * O can make five, and the heaviest cell is another one all the same, by rules that have the bonus for
 * finishing: the position of the lesson on weights, whose climax it is.
 */
function bonusIsOutbid(): boolean {
  const board = boardOfSheet(parseDiagram(OUTBID_BOARD).sheet);
  const heaviest = heaviestCells(board, O, ARTICLE_RULES);
  const fives = candidates(board).filter((cell) => markWeight(board, cell, O, O).fives > 0);
  return (
    ARTICLE_RULES.finish > 0 &&
    fives.length > 0 &&
    heaviest.every(({ x, y }) => !fives.some((cell) => cell.x === x && cell.y === y))
  );
}

/** O could make five on (24, 20), and takes the cell where two open fours cross: 300 against 300, but for small change. */
function crossingIsLevel(): boolean {
  const at = (mark: Mark, ...cells: readonly (readonly [x: number, y: number])[]) =>
    cells.map(([x, y]) => ({ x, y, mark }));
  const fours = at(O, [1, 0], [2, 0], [3, 0], [0, 1], [0, 2], [0, 3]);
  const five = [...at(O, [20, 20], [21, 20], [22, 20], [23, 20]), ...at(X, [19, 20])];
  const board = boardOfSheet({ stones: [...fours, ...five, ...at(X, [-1, -1], [1, 1])] });
  const weigh = (x: number, y: number) => markWeight(board, { x, y }, O, O).weight;
  const level = attacksClaims.twoOpenFoursAll();
  const isLevel = [weigh(0, 0), weigh(24, 20)].every(
    (weight) => weight >= level && weight < level + 10,
  );
  return isLevel && heaviestCells(board, O).every(({ x, y }) => x === 0 && y === 0);
}

export const attacksClaims = {
  twoOpenFoursAll: (): number => 2 * lessonWeight(4, 2) + ARTICLE_RULES.doubleThreat,
  finish: () => ARTICLE_RULES.finish,
  crossingIsLevel: (): boolean => crossingIsLevel(),
  four: () => 4,
  weightFive: () => lessonWeight(MOST_POWER, 2),
  weight42: () => lessonWeight(4, 2),
  weight41: () => lessonWeight(4, 1),
  weight32: () => lessonWeight(3, 2),
  weight31: () => lessonWeight(3, 1),
  weight12: () => lessonWeight(1, 2),
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
  single: () => isOne('single', 1, 2),
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
  bonusIsOutbid: bonusIsOutbid,
  threeBeforeFour: () => lessonWeight(3, 2) > lessonWeight(4, 1),
  fivesAlike: () =>
    new Set(([0, 1, 2] as const).map((open) => lessonWeight(MOST_POWER, open))).size === 1,
  fiveIsHeaviest: () => lessonWeight(MOST_POWER, 0) > heaviestBelow(),
  openFourJumps: () => heaviestBelow() === lessonWeight(4, 2),
  hurry: () =>
    isOne('hurry', 4, 2) && isOne('answer', 4, 1, O) && finishes(lineNamed('answer'), O).length > 0,
  twoOpenFours: () => 2 * lessonWeight(4, 2) === lessonWeight(MOST_POWER, 2),
  brokenFinishes: () => {
    const line = lineNamed('brokenFour');
    return finishes(line, X).length === 1 && stops(line).length === 1;
  },
  brokenIsLight: () =>
    runsOf('brokenFour').every(({ power, potential }) => power === 2 && potential === 2) &&
    lineWeight(lineNamed('brokenFour')) < lessonWeight(4, 2) / 5,
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
    { text: messages.attack(4, 1), isRight: afterFour > afterThree, why: messages.why.four },
    { text: messages.attack(3, 2), isRight: afterThree > afterFour, why: messages.why.three },
    { text: messages.alike, isRight: afterFour === afterThree, why: messages.why.alike },
  ].map((option) => ({ ...option, why: option.isRight ? '' : option.why }));
}
