import { ARTICLE_RULES, CENTRE, OWN, REACH } from '../../../engine/index.ts';
import { percent } from '#language/ui/language/grammar';
import { tableWeightText } from '#language/algorithms/line-attacks/ragged';
import { cellName } from '../../ui/large-board/cellName.ts';
import { BREAK_BOARD_NAMES, type BreakBoard } from './boards.ts';
import { breakBoard, careless, isCramped, isListed, reasonOn } from './facts.ts';
import { borderedLines, openLines } from './gameLines.ts';
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
import { once } from '../parts/once.ts';
import { readLines } from '../parts/raggedFacts.ts';

/** What lesson `breakpoints` says, as questions to the engine. */

const boards = once(
  () =>
    Object.fromEntries(BREAK_BOARD_NAMES.map((name) => [name, breakBoard(name)])) as Record<
      BreakBoard,
      ReturnType<typeof breakBoard>
    >,
);

function each(what: string, value: (name: BreakBoard) => number) {
  return Object.fromEntries(
    BREAK_BOARD_NAMES.map((name) => [`breakpoints.${name}.${what}`, () => value(name)]),
  );
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

const lines = () => careless().counts;
const broken = () => lines().four.lines + lines()['open three'].lines + lines().joined.lines;
const share = ({ won, marks }: { won: number; marks: number }) => won / marks;

export const NUMBERS: Readonly<Record<string, () => number>> = {
  ...each('answers', (name) => boards()[name].answers.length),
  ...each('holding', (name) => boards()[name].holding.length),
  ...each('lines', (name) => boards()[name].account.breakpoints),
  'breakpoints.bonus': () => ARTICLE_RULES.doubleThreat,
  'breakpoints.all-lines': () => broken() + lines().none.lines,
  'breakpoints.false-alarms': () => careless().falseAlarms.length,
  'breakpoints.missed': () => careless().missed.length,
  'breakpoints.open.lines': () => openLines().breaking,
  'breakpoints.open.false': () => openLines().falseAlarms,
  'breakpoints.open.missed': () => openLines().missed,
  'breakpoints.bordered.false': () => borderedLines().falseAlarms,
  'breakpoints.bordered.missed': () => borderedLines().missed,
  'breakpoints.bordered.side': () => BORDERED.width,
  'breakpoints.games': () => breakGames().length,
  'breakpoints.games-won': () => wonGames().length,
  'breakpoints.games-by-double': () => wonByDouble().length,
  'breakpoints.chance-marks': () => CHANCE_MARKS,
  'breakpoints.last-mark': () => LAST_MARK,
  'breakpoints.double.not': () => brokenMarks().double.marks - brokenMarks().double.won,
  'breakpoints.double.answered': () => doublesAnswered().filter(Boolean).length,
  'breakpoints.double.let-go': () => doublesAnswered().filter((held) => !held).length,
};

export const FACTS: Readonly<Record<string, () => boolean>> = {
  // The boards of the figure.
  'breakpoints.fork.two': () =>
    boards().fork.account.breakpoints === 2 &&
    boards().fork.account.doubleThreat === ARTICLE_RULES.doubleThreat,
  'breakpoints.fork.no-answer': () =>
    boards().fork.holding.length === 0 && boards().fork.pass !== undefined,
  'breakpoints.fork.threes': () =>
    boards().fork.account.lines.filter(({ breaks }) => breaks === 'open three').length === 2,
  'breakpoints.four.rule': () => reasonOn('four') === 'four' && attacksOn('four') === '4:1',
  'breakpoints.four.one-answer': () =>
    boards().four.holding.length === 1 && marksToWin('four') === 1,
  'breakpoints.three.rule': () =>
    reasonOn('three') === 'open three' && attacksOn('three') === '3:2',
  'breakpoints.three.in-two': () => marksToWin('three') === 2,
  // The two that hold are the two ends.
  'breakpoints.three.ends': () => {
    const { holding, cell } = boards().three;
    const { from, to } = boards().three.account.lines[0]?.attacks[0] ?? { from: 0, to: 0 };
    const ends = [from - 1, to + 1].map((offset) => `${cell.x + offset},${cell.y}`);
    return String(holding.map(({ x, y }) => `${x},${y}`)) === String(ends);
  },
  'breakpoints.quiet.no': () =>
    boards().quiet.account.breakpoints === 0 &&
    boards().quiet.account.lines[0]?.attacks[0]?.power === 3 &&
    boards().quiet.account.lines[0]?.attacks[0]?.potential === 1,
  'breakpoints.broken-three.rule': () =>
    reasonOn('brokenThree') === 'joined' && attacksOn('brokenThree') === '1:2/2 2:2',
  'breakpoints.broken-three.in-two': () => marksToWin('brokenThree') === 2,
  'breakpoints.broken-four.rule': () =>
    reasonOn('brokenFour') === 'joined' && attacksOn('brokenFour') === '2:1/2 2:2',
  'breakpoints.broken-four.one-answer': () =>
    boards().brokenFour.holding.length === 1 && marksToWin('brokenFour') === 1,
  // Every line, each alone.
  'breakpoints.fours-and-joined-certain': () =>
    lines().four.won === lines().four.lines && lines().joined.won === lines().joined.lines,
  'breakpoints.false-alarms-cramped': () => careless().falseAlarms.every(isCramped),
  'breakpoints.cramped.holds': () =>
    boards().cramped.account.breakpoints === 1 &&
    reasonOn('cramped') === 'open three' &&
    boards().cramped.holding.length === boards().cramped.answers.length &&
    boards().cramped.pass === undefined,
  'breakpoints.singles.missed': () =>
    boards().singles.account.breakpoints === 0 && boards().singles.pass?.marks === 2,
  'breakpoints.singles.each-too-weak': () =>
    boards().singles.account.lines[0]?.attacks.every(({ power }) => power === 1) === true,
  'breakpoints.missed-both-sides': () =>
    careless().missed.every((line) => {
      const isOwn = (from: number, to: number) => line.slice(from, to).includes(OWN);
      return isOwn(CENTRE - REACH, CENTRE) && isOwn(CENTRE + 1, CENTRE + REACH + 1);
    }),
  'breakpoints.as-many': () => careless().missed.length === careless().falseAlarms.length,
  /** Every line that there can be: it breaks if, and only if, one of the listed shapes goes through the tried cell. */
  'breakpoints.listed': () =>
    readLines().every(({ line, breaks }) => isListed(line) === (breaks !== undefined)),
  // The games.
  'breakpoints.open.sleeps': () => openLines().missed > 2 * openLines().falseAlarms,
  'breakpoints.bordered.cries': () => borderedLines().falseAlarms > 10 * borderedLines().missed,
  /** Per line that breaks, less than one in fifty is mistaken, with borders or without. */
  'breakpoints.both-rare': () =>
    [openLines(), borderedLines()].every(
      ({ breaking, falseAlarms, missed }) => falseAlarms + missed < breaking / 50,
    ),
  'breakpoints.double-nearly-always': () => share(brokenMarks().double) > 0.9,
  'breakpoints.single-seldom': () => share(brokenMarks().single) < 0.4,
  'breakpoints.most-by-double': () => wonByDouble().length * 2 > wonGames().length,
  'breakpoints.bonus-outweighs': () =>
    ARTICLE_RULES.doubleThreat >= Math.max(...(ARTICLE_RULES.weights[3] ?? [])),
};

export const TEXTS: Readonly<Record<string, () => string>> = {
  'breakpoints.single.share': () => percent(share(brokenMarks().single)),
  'breakpoints.double.share': () => percent(share(brokenMarks().double)),
  'breakpoints.fork.cell': () => {
    const { x, y } = boards().fork.cell;
    return cellName(undefined, x, y);
  },
  'breakpoints.fork.weight': () => tableWeightText(boards().fork.account.weight),
  'breakpoints.fork.lines-weight': () => tableWeightText(boards().fork.account.attacks),
};
