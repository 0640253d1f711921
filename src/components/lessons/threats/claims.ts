import {
  ARTICLE_RULES,
  EMPTY,
  FIVE,
  FREE,
  MOST_FOURS,
  O,
  OWN,
  X,
  fiveCells,
  fourCells,
} from '../../../engine/index.ts';
import { listed } from '#language/ui/language/grammar';
import { readLines } from '../parts/raggedFacts.ts';
import { THREAT_ROW_NAMES } from './boards.ts';
import {
  attack,
  beginsWin,
  botOn,
  breaksOfAttack,
  emptyOn,
  foursOn,
  threatCell,
  savingCells,
  threatBoard,
  threatRow,
  threes,
  wonAfterBot,
} from './facts.ts';
import { deadEnd } from './guess.ts';
import { BOT_BOARD, BOT_GAMES, RANDOM_MARKS, botChances } from './games.ts';
import { threatsLesson as messages } from '#language/lessons/threats/lesson';

/** What lesson `threats` says, as questions to the engine. */

const firstFours = () => fourCells(threatBoard('attack'), X);
const moves = () => attack().line.length;

/** How many orders of moves there are up to the five, if every empty cell may be taken: its power of ten. */
function ordersExponent(): number {
  const { board } = attack();
  const empty = emptyOn(board).length;
  return Array.from({ length: moves() }, (_, ply) => Math.log10(empty - ply)).reduce(
    (a, b) => a + b,
    0,
  );
}

/** The fours after which the replies end the attack by a threat of O's own: how many fives O then threatens. */
const counters = () =>
  attack().events.flatMap(({ kind, values: [threats = 0] }) =>
    kind === 'list' && threats > 0 ? [threats] : [],
  );

/** Whether some five of a line holds four own marks, the tried one among them, and an empty cell. */
function isFour(line: readonly number[]): boolean {
  return Array.from({ length: FIVE }, (_, at) => line.slice(1 + at, 1 + at + FIVE)).some((five) => {
    const own = five.filter((cell) => cell === OWN).length;
    return own === FIVE - 1 && five.includes(FREE);
  });
}

const row = (name: (typeof THREAT_ROW_NAMES)[number]) => threatRow(name);

export const NUMBERS: Readonly<Record<string, () => number>> = {
  'threats.first-fours': () => firstFours().length,
  'threats.fours': () => (moves() - 1) / 2,
  'threats.moves': moves,
  'threats.tried': () => attack().tried,
  'threats.steps': () => attack().steps,
  'threats.empty': () => emptyOn(attack().board).length,
  'threats.saving': () => savingCells().length,
  'threats.saving.most': () => Math.max(...savingCells().map(({ tried }) => tried)),
  'threats.figure-most': () => MOST_FOURS,
  'threats.open-three.cost': () => row('openThree').cost.length,
  'threats.broken-three.cost': () => row('brokenThree').cost.length,
  'threats.threes.stops': () => threes().stops.length,
  'threats.threes.moves': () => threes().moves,
  'threats.threes.length': () => threes().line.length,
  'threats.lines': () => readLines().length,
  'threats.bonus': () => ARTICLE_RULES.doubleThreat,
  'threats.games': () => BOT_GAMES,
  'threats.games.side': () => BOT_BOARD.width,
  'threats.games.random': () => RANDOM_MARKS,
  'threats.chances': () => botChances().chances,
  'threats.begun': () => botChances().begun,
  'threats.missed': () => botChances().chances - botChances().begun,
};

export const FACTS: Readonly<Record<string, () => boolean>> = {
  // The first board.
  'threats.only-first': () => {
    const board = threatBoard('attack');
    const wins = emptyOn(board).filter((cell) => beginsWin(board, X, cell));
    return wins.map(threatCell).join() === threatCell(attack().line[0]!) && attack().isComplete;
  },
  'threats.bot.too-soon': () => {
    const at = attack()
      .line.map(threatCell)
      .indexOf(threatCell(botOn('attack')));
    return at === moves() - 3;
  },
  'threats.bot.loses': wonAfterBot,
  'threats.shortest': () => {
    // All orders of fours, up to one fewer than the win has: none of them wins.
    const { board, line } = attack();
    return !winsWithin(board, (line.length - 1) / 2 - 1);
  },
  'threats.counter-two': () => counters()[0] === 2,
  'threats.counter-one': () => counters()[1] === 1 && counters().length === 2,
  // Without a win.
  'threats.saving-complete': () => savingCells().every(({ tried }) => tried < 100_000),
  'threats.bot-as-o': () =>
    savingCells().some(({ cell }) => threatCell(cell) === threatCell(botOn('attack', O))) &&
    threatCell(botOn('attack', O)) === threatCell(botOn('attack')),
  // Patterns.
  'threats.rows': () => THREAT_ROW_NAMES.every((name) => row(name).isThreat),
  'threats.open-four': () => row('openFour').cost.length === 0 && row('openFour').fives === 2,
  'threats.fours-one': () =>
    (['four', 'brokenFour'] as const).every(
      (name) => row(name).cost.length === 1 && row(name).fives === 1,
    ),
  'threats.threes-no-five': () =>
    (['openThree', 'brokenThree'] as const).every((name) => row(name).fives === 0),
  // The second board.
  'threats.threes.no-fours': () => {
    const { byFours } = threes();
    return byFours.line === undefined && byFours.isComplete;
  },
  'threats.threes.three': () => {
    const { board, move, kind } = threes();
    board.place(move.x, move.y, X);
    const fives = fiveCells(board, X).length;
    const goesOn = foursOn(board, X).line !== undefined;
    board.remove(move.x, move.y);
    return kind === 'three' && fives === 0 && goesOn;
  },
  /** Every other cell was tried: X wins by fours after it. */
  'threats.threes.only-stops': () => {
    const { board, move, stops, replies } = threes();
    const names = (cells: readonly { x: number; y: number }[]) =>
      cells.map(threatCell).sort().join();
    const others = emptyOn(board).length - 1 - stops.length;
    return names(stops) === names(replies) && others > 0 && board.at(move.x, move.y) === EMPTY;
  },
  'threats.threes.bot': () => threatCell(botOn('threes')) !== threatCell(threes().move),
  // Breakpoints.
  'threats.four-breaks': () =>
    readLines().every(
      ({ line, breaks, fives }) => fives > 0 || !isFour(line) || breaks !== undefined,
    ),
  'threats.each-breaks': () => breaksOfAttack().every((breaks) => breaks > 0),
  'threats.blind': () => botChances().begun * 2 < botChances().chances,
};

function winsWithin(board: ReturnType<typeof threatBoard>, fours: number): boolean {
  if (fiveCells(board, X).length > 0) return true;
  if (fours === 0) return false;
  const threats = fiveCells(board, O);
  return fourCells(board, X).some((four) => {
    if (threats.some(({ x, y }) => x !== four.x || y !== four.y)) return false;
    board.place(four.x, four.y, X);
    const stops = fiveCells(board, X);
    const [stop] = stops;
    let wins = stops.length > 1;
    if (!wins && stop) {
      board.place(stop.x, stop.y, O);
      wins = winsWithin(board, fours - 1);
      board.remove(stop.x, stop.y);
    }
    board.remove(four.x, four.y);
    return wins;
  });
}

const cellOfLine = (at: number) => () => threatCell(attack().line[at]!);

export const TEXTS: Readonly<Record<string, () => string>> = {
  'threats.first': cellOfLine(0),
  'threats.first.reply': cellOfLine(1),
  'threats.second': () => threatCell(deadEnd()[2]!),
  'threats.second.reply': () => threatCell(deadEnd()[3]!),
  'threats.bot': () => threatCell(botOn('attack')),
  'threats.orders': () => messages.orders(Math.floor(ordersExponent())),
  'threats.breaks': () => listed(breaksOfAttack()),
  'threats.threes.move': () => threatCell(threes().move),
  'threats.threes.stops': () => listed(threes().stops.map(threatCell)),
};
