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
  O,
  type Point,
} from '../../../engine/index.ts';
import { listed } from '#language/ui/language/grammar';
import { readLines } from '../parts/readLines.ts';
import { THREAT_ROW_NAMES, foursStep } from './boards.ts';
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
import { BOT_BOARD, BOT_GAMES, RANDOM_MARKS, botChances } from './games.ts';
import { threatsLesson as messages } from '#language/lessons/threats/lesson';
import type { LessonClaims } from '../parts/ask.ts';

/** What lesson `threats` says, as questions to the engine. */

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
  attack().events.flatMap(({ kind, threats = [] }) =>
    kind === 'list' && threats.length > 0 ? [threats.length] : [],
  );

/** Whether some five of a line holds four own marks, the tried one among them, and an empty cell. */
function isFour(line: readonly number[]): boolean {
  return Array.from({ length: FIVE }, (_, at) => line.slice(1 + at, 1 + at + FIVE)).some((five) => {
    const own = five.filter((cell) => cell === OWN).length;
    return own === FIVE - 1 && five.includes(FREE);
  });
}

const row = (name: (typeof THREAT_ROW_NAMES)[number]) => threatRow(name);

export const threatsClaims = {
  firstFours: () => fourCells(threatBoard('attack'), X).length,
  moves: moves,
  tried: () => attack().tried,
  empty: () => emptyOn(attack().board).length,
  saving: () => savingCells().length,
  savingMost: () => Math.max(...savingCells().map(({ tried }) => tried)),
  figureMost: () => MOST_FOURS,
  openThreeCost: () => row('openThree').cost.length,
  brokenThreeCost: () => row('brokenThree').cost.length,
  threesStops: () => threes().stops.length,
  threesMoves: () => threes().moves,
  lines: () => readLines().length,
  bonus: () => ARTICLE_RULES.doubleThreat,
  games: () => BOT_GAMES,
  gamesSide: () => BOT_BOARD.width,
  gamesRandom: () => RANDOM_MARKS,
  chances: () => botChances().chances,
  begun: () => botChances().begun,
  missed: () => botChances().chances - botChances().begun,
  // The first board.
  onlyFirst: () => {
    const board = threatBoard('attack');
    const wins = emptyOn(board).filter((cell) => beginsWin(board, X, cell));
    return wins.map(threatCell).join() === threatCell(attack().line[0]!) && attack().isComplete;
  },
  botTooSoon: () => {
    const at = attack()
      .line.map(threatCell)
      .indexOf(threatCell(botOn('attack')));
    return at === moves() - 3;
  },
  botLoses: wonAfterBot,
  counterTwo: () => counters()[0] === 2,
  counterOne: () => counters()[1] === 1 && counters().length === 2,
  // Without a win.
  savingComplete: () => savingCells().every(({ isComplete }) => isComplete),
  // Patterns.
  rows: () => THREAT_ROW_NAMES.every((name) => row(name).isThreat),
  openFour: () => row('openFour').cost.length === 0 && row('openFour').fives === 2,
  foursOne: () =>
    (['four', 'brokenFour'] as const).every(
      (name) => row(name).cost.length === 1 && row(name).fives === 1,
    ),
  // The second board.
  threesNoFours: () => {
    const { byFours } = threes();
    return byFours.line === undefined && byFours.isComplete;
  },
  threesThree: () => {
    const { board, move, kind } = threes();
    return withMarkOn(board, move, X, () => {
      const goesOn = foursOn(board, X).line !== undefined;
      return kind === 'three' && fiveCells(board, X).length === 0 && goesOn;
    });
  },
  /** Every other cell was tried: X wins by fours after it. */
  threesOnlyStops: () => {
    const { board, move, stops, replies } = threes();
    const names = (cells: readonly { x: number; y: number }[]) =>
      cells.map(threatCell).sort().join();
    const others = emptyOn(board).length - 1 - stops.length;
    return names(stops) === names(replies) && others > 0 && board.at(move.x, move.y) === EMPTY;
  },
  threesBot: () => threatCell(botOn('threes')) !== threatCell(threes().move),
  // Breakpoints.
  fourBreaks: () =>
    readLines().every(
      ({ line, breaks, fives }) => fives > 0 || !isFour(line) || breaks !== undefined,
    ),
  eachBreaks: () => breaksOfAttack().every((breaks) => breaks > 0),
  blind: () => botChances().begun * 2 < botChances().chances,
  first: () => threatCell(attack().line[0]!),
  second: () => threatCell(deadEnd()[2]!),
  secondReply: () => threatCell(deadEnd()[3]!),
  bot: () => threatCell(botOn('attack')),
  orders: () => messages.orders(Math.floor(ordersExponent())),
  breaks: () => listed(breaksOfAttack()),
  threesMove: () => threatCell(threes().move),
  threesStopsText: () => listed(threes().stops.map(threatCell)),
} as const satisfies LessonClaims;

const { question, why } = messages.deadEnd;

/** The cells of the first dead end: X's first four and its reply, and the second. */
export function deadEnd(): readonly Point[] {
  const { events } = attack();
  const end = events.findIndex(({ kind }) => kind === 'none');
  return events.slice(0, end).flatMap(({ kind, cell, stops = [] }) => {
    if (kind === 'reply') return stops;
    return kind === 'four' && cell ? [cell] : [];
  });
}

/** Why the first dead end is one. */
export function deadEndOptions() {
  const board = threatBoard('attack');
  for (const [at, { x, y }] of deadEnd().entries()) board.place(x, y, at % 2 === 0 ? X : O);
  const threats = fiveCells(board, O);
  const [four] = fourCells(board, X);
  const shows = { fig: 'fours', step: foursStep('attack', 'none') };
  return [
    {
      text: question.four(four ? threatCell(four) : ''),
      isRight: threats.length === 0 && four !== undefined,
      why: why.four,
      shows,
    },
    {
      text: question.two(listed(threats.map(threatCell))),
      isRight: threats.length > 1,
      why: '',
      shows,
    },
    { text: question.none, isRight: threats.length === 0 && !four, why: why.none, shows },
  ];
}
