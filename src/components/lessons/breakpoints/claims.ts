import {
  ARTICLE_RULES,
  CENTRE,
  OWN,
  REACH,
  ratioInterval,
  cellName,
} from '../../../engine/index.ts';
import { percent, percentRange, weightText } from '#language/ui/language/grammar';
import { BREAK_BOARD_NAMES, type BreakBoard } from './boards.ts';
import { breakBoard, careless, isCramped, isListed, reasonOn } from './facts.ts';
import { borderedLines, openByGame, openLines } from './gameLines.ts';
import {
  BORDERED,
  CHANCE_MARKS,
  LAST_MARK,
  breakGames,
  brokenMarks,
  doublesAnswered,
  wonByDouble,
  wonGames,
} from './games.ts';
import { readLines, readRow } from '../parts/readLines.ts';
import { once, type LessonClaims } from '../parts/ask.ts';
import { breakMessages as messages } from '#language/lessons/breakpoints/lesson';

/** What lesson `breakpoints` says, as questions to the engine. */

const boards = once(
  () =>
    Object.fromEntries(BREAK_BOARD_NAMES.map((name) => [name, breakBoard(name)])) as Record<
      BreakBoard,
      ReturnType<typeof breakBoard>
    >,
);

function each(what: string, value: (name: BreakBoard) => number) {
  return Object.fromEntries(BREAK_BOARD_NAMES.map((name) => [`${name}${what}`, () => value(name)]));
}

/** "3:2" or "2:1/2 2:2": the attacks of the line that breaks, the tried cell's among them. */
const attacksOn = (name: BreakBoard) =>
  boards()
    [name].account.lines.find(({ breaks }) => breaks)
    ?.attacks.map(
      ({ power, potential, divider }) => `${power}:${potential}${divider > 1 ? `/${divider}` : ''}`,
    )
    .join(' ');

/** In how many marks a careless answer loses, as a pass. */
const marksToWin = (name: BreakBoard) => boards()[name].pass?.marks;

/** The share of misses among the mistakes without borders, by games. */
const openMisses = () =>
  ratioInterval(openByGame().map(({ missed, falseAlarms }) => [missed, missed + falseAlarms]));

const lines = () => careless().counts;
const broken = () => lines().four.lines + lines()['open three'].lines + lines().joined.lines;

export const breakpointsClaims = {
  ...each('Answers', (name) => boards()[name].answers.length),
  ...each('Holding', (name) => boards()[name].holding.length),
  ...each('Lines', (name) => boards()[name].account.breakpoints),
  bonus: () => ARTICLE_RULES.doubleThreat,
  allLines: () => broken() + lines().none.lines,
  falseAlarms: () => careless().falseAlarms.length,
  missed: () => careless().missed.length,
  openLines: () => openLines().breaking,
  openFalse: () => openLines().falseAlarms,
  openMissed: () => openLines().missed,
  borderedFalse: () => borderedLines().falseAlarms,
  borderedMissed: () => borderedLines().missed,
  borderedSide: () => BORDERED.width,
  games: () => breakGames().length,
  gamesWon: () => wonGames().length,
  gamesByDouble: () => wonByDouble().length,
  mostByDouble: () => wonByDouble().length > wonGames().length / 2,
  chanceMarks: () => CHANCE_MARKS,
  lastMark: () => LAST_MARK,
  doubleNot: () => brokenMarks().double.marks - brokenMarks().double.won,
  doubleAnswered: () => doublesAnswered().filter(Boolean).length,
  doubleLetGo: () => doublesAnswered().filter((held) => !held).length,
  // The boards of the figure.
  forkTwo: () =>
    boards().fork.account.breakpoints === 2 &&
    boards().fork.account.doubleThreat === ARTICLE_RULES.doubleThreat,
  forkNoAnswer: () => boards().fork.holding.length === 0 && boards().fork.pass !== undefined,
  forkThrees: () =>
    boards().fork.account.lines.filter(({ breaks }) => breaks === 'open three').length === 2,
  fourRule: () => reasonOn('four') === 'four' && attacksOn('four') === '4:1',
  fourOneAnswer: () => boards().four.holding.length === 1 && marksToWin('four') === 1,
  threeRule: () => reasonOn('three') === 'open three' && attacksOn('three') === '3:2',
  threeInTwo: () => marksToWin('three') === 2,
  // The two that hold are the two ends.
  threeEnds: () => {
    const { holding, cell } = boards().three;
    const { from, to } = boards().three.account.lines[0]?.attacks[0] ?? { from: 0, to: 0 };
    const ends = [from - 1, to + 1].map((offset) => `${cell.x + offset},${cell.y}`);
    return String(holding.map(({ x, y }) => `${x},${y}`)) === String(ends);
  },
  quietNo: () =>
    boards().quiet.account.breakpoints === 0 &&
    boards().quiet.account.lines[0]?.attacks[0]?.power === 3 &&
    boards().quiet.account.lines[0]?.attacks[0]?.potential === 1,
  brokenThreeRule: () =>
    reasonOn('brokenThree') === 'joined' && attacksOn('brokenThree') === '1:2/2 2:2',
  brokenThreeInTwo: () => marksToWin('brokenThree') === 2,
  brokenFourRule: () =>
    reasonOn('brokenFour') === 'joined' && attacksOn('brokenFour') === '2:1/2 2:2',
  brokenFourOneAnswer: () =>
    boards().brokenFour.holding.length === 1 && marksToWin('brokenFour') === 1,
  // Every line, each alone.
  foursAndJoinedCertain: () =>
    lines().four.won === lines().four.lines && lines().joined.won === lines().joined.lines,
  falseAlarmsCramped: () => careless().falseAlarms.every(isCramped),
  crampedHolds: () =>
    boards().cramped.account.breakpoints === 1 &&
    reasonOn('cramped') === 'open three' &&
    boards().cramped.holding.length === boards().cramped.answers.length &&
    boards().cramped.pass === undefined,
  singlesMissed: () =>
    boards().singles.account.breakpoints === 0 && boards().singles.pass?.marks === 2,
  singlesEachTooWeak: () =>
    boards().singles.account.lines[0]?.attacks.every(({ power }) => power === 1) === true,
  missedBothSides: () =>
    careless().missed.every((line) => {
      const isOwn = (from: number, to: number) => line.slice(from, to).includes(OWN);
      return isOwn(CENTRE - REACH, CENTRE) && isOwn(CENTRE + 1, CENTRE + REACH + 1);
    }),
  asMany: () => careless().missed.length === careless().falseAlarms.length,
  /** Every line that there can be: it breaks if, and only if, one of the listed shapes goes through the tried cell. */
  listed: () => readLines().every(({ line, breaks }) => isListed(line) === (breaks !== undefined)),
  // The games.
  openSleeps: () => openMisses().low > 0.5,
  openMissRange: () => percentRange(openMisses()),
  borderedCries: () => borderedLines().falseAlarms > 10 * borderedLines().missed,
  /** Mistakes for each line that breaks: less than one in a thousand, or with borders less than one in fifty. */
  bothRare: () =>
    [openLines(), borderedLines()].every(
      ({ breaking, falseAlarms, missed }, at) => falseAlarms + missed < breaking / [1000, 50][at]!,
    ),
  doubleNearlyAlways: () => brokenMarks().double.interval.low > 0.85,
  singleSeldom: () => brokenMarks().single.interval.high < 0.5,
  bonusOutweighs: () => ARTICLE_RULES.doubleThreat >= Math.max(...(ARTICLE_RULES.weights[3] ?? [])),
  singleShare: () => percent(brokenMarks().single.interval.share),
  doubleShare: () => percent(brokenMarks().double.interval.share),
  forkCell: () => {
    const { x, y } = boards().fork.cell;
    return cellName(undefined, x, y);
  },
  forkWeight: () => weightText(boards().fork.account.weight),
  forkLinesWeight: () => weightText(boards().fork.account.attacks),
} as const satisfies LessonClaims;

/** `[1 : 2]` on the tried cell, a gap, and `[2 : 1]`: whether it breaks is the engine's to say. */
const ROW = '...x.XXO';

export function joinOptions() {
  const { attacks, breaks } = readRow(ROW);
  const named = attacks.map(({ power, potential }) => `${power}:${potential}`).join(' ');
  if (named !== '1:2 2:1') throw new Error(`The line of the question has ${named}.`);
  return [
    { text: messages.join.yes, isRight: breaks !== undefined, why: messages.join.whyNot },
    { text: messages.join.no, isRight: breaks === undefined, why: '' },
  ];
}
