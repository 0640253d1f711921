import {
  ARTICLE_RULES,
  EMPTY,
  FIVE,
  FREE,
  MOST_FOURS,
  OWN,
  X,
  emptyOn,
  fiveCells,
  fourCells,
  withMarkOn,
} from '../../../engine/index.ts';
import { listed } from '#language/ui/language/grammar';
import { readLines } from '../parts/raggedFacts.ts';
import { THREAT_ROW_NAMES } from './boards.ts';
import {
  attack,
  beginsWin,
  botOn,
  breaksOfAttack,
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
  'threats.moves': moves,
  'threats.tried': () => attack().tried,
  'threats.empty': () => emptyOn(attack().board).length,
  'threats.saving': () => savingCells().length,
  'threats.saving.most': () => Math.max(...savingCells().map(({ tried }) => tried)),
  'threats.figure-most': () => MOST_FOURS,
  'threats.open-three.cost': () => row('openThree').cost.length,
  'threats.broken-three.cost': () => row('brokenThree').cost.length,
  'threats.threes.stops': () => threes().stops.length,
  'threats.threes.moves': () => threes().moves,
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
  'threats.counter-two': () => counters()[0] === 2,
  'threats.counter-one': () => counters()[1] === 1 && counters().length === 2,
  // Without a win.
  'threats.saving-complete': () => savingCells().every(({ isComplete }) => isComplete),
  // Patterns.
  'threats.rows': () => THREAT_ROW_NAMES.every((name) => row(name).isThreat),
  'threats.open-four': () => row('openFour').cost.length === 0 && row('openFour').fives === 2,
  'threats.fours-one': () =>
    (['four', 'brokenFour'] as const).every(
      (name) => row(name).cost.length === 1 && row(name).fives === 1,
    ),
  // The second board.
  'threats.threes.no-fours': () => {
    const { byFours } = threes();
    return byFours.line === undefined && byFours.isComplete;
  },
  'threats.threes.three': () => {
    const { board, move, kind } = threes();
    return withMarkOn(board, move, X, () => {
      const goesOn = foursOn(board, X).line !== undefined;
      return kind === 'three' && fiveCells(board, X).length === 0 && goesOn;
    });
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

export const TEXTS: Readonly<Record<string, () => string>> = {
  'threats.first': () => threatCell(attack().line[0]!),
  'threats.second': () => threatCell(deadEnd()[2]!),
  'threats.second.reply': () => threatCell(deadEnd()[3]!),
  'threats.bot': () => threatCell(botOn('attack')),
  'threats.orders': () => messages.orders(Math.floor(ordersExponent())),
  'threats.breaks': () => listed(breaksOfAttack()),
  'threats.threes.move': () => threatCell(threes().move),
  'threats.threes.stops': () => listed(threes().stops.map(threatCell)),
};
