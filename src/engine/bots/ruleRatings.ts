import { EMPTY, O, other, type CellContent } from '../core/types.ts';
import { fin } from '../game/fin.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
import type { LinearTracer, StepEvent } from '../core/stepEvent.ts';
import { cellsOf, linesThrough } from './board.ts';

/** What each rule adds to a cell: ten times as much as the next one, so that every rule shows as a digit. */
export const RATING = {
  win: 1_000_000,
  stopWin: 100_000,
  fork: 10_000,
  stopFork: 1_000,
  prepare: 100,
  spoil: 10,
  free: 1,
} as const;
export type RatingRule = keyof typeof RATING;

/** The meaning of a line's sum (`Fin`) if the bot plays O. */
export const LINE_SUM = { allEmpty: 0, oneTheirs: 1, twoTheirs: 2, oneOwn: 4, twoOwn: 8 } as const;

/** The events of rating cells. Those from `win` to `free` are additions; the others say how far it is. */
export const RATING_EVENTS = [
  /** The sums of all lines are about to be computed. */
  'begin',
  /** The turn of an empty cell has come. */
  'cell',
  /** A line through it is visited. */
  'line',
  /** The line joins list E: it is all empty. */
  'keepEmpty',
  /** The line joins list A: one mark of the opponent, and nothing else. */
  'keepTheirs',
  /** The line joins list B: one mark of the bot, and nothing else. */
  'keepOwn',
  'win',
  'stopWin',
  'fork',
  /** For all the lines in list A together. */
  'stopFork',
  'prepare',
  'spoil',
  'free',
  /** Every empty cell has had its turn. */
  'done',
] as const;

/** What is known by a step. A line is an index into the lines of the geometry. */
interface RatingKnown extends RatingLists {
  /** By cell, the addition of this step included. */
  readonly ratings: readonly number[];
  /** Whose turn it is, and the line through it that is visited. */
  readonly cell?: number | undefined;
  readonly line?: number | undefined;
  readonly sum?: number;
  /** An addition: who gets how much, and of which lines it comes, if not of a whole list. */
  readonly target?: number;
  readonly amount?: number;
  readonly because?: readonly number[];
}
export type RatingEvent = StepEvent<(typeof RATING_EVENTS)[number], RatingKnown>;
type RatingTracer = LinearTracer<RatingEvent>;

/** The lists of lines in the turn of a cell: E, A and B. */
interface RatingLists {
  readonly allEmpty: readonly number[];
  readonly theirs: readonly number[];
  readonly own: readonly number[];
}
const NO_LINES = { line: undefined, allEmpty: [], theirs: [], own: [] };

/** The visit of a cell: the board, the ratings so far, and the lists of lines. */
interface Turn {
  readonly cell: number;
  readonly cells: readonly CellContent[];
  readonly sums: readonly number[];
  readonly ratings: number[];
  /** Lists E, A and B. */
  readonly allEmpty: number[];
  readonly theirs: number[];
  readonly own: number[];
}

/**
 * The rating of every cell for the side to move, row by row; 0 where a cell is taken (`Rayting`,
 * docs/algorithms.md, section 2). The rules speak of a bot that plays O: for X the marks are swapped first.
 */
export function ruleRatings(setup: Setup, trace?: RatingTracer): number[] {
  const cells = asPlayedByO(setup);
  trace?.begin({ ratings: cells.map(() => 0), ...NO_LINES });
  const { sums } = fin(cells);
  const ratings = cells.map(() => 0);
  for (const cell of emptyCells(cells)) {
    trace?.cell({ cell, ...NO_LINES });
    const turn = { cell, cells, sums, ratings, allEmpty: [], theirs: [], own: [] };
    trace?.free(addition(ratings, cell, RATING.free));
    add(ratings, cell, RATING.free);
    for (const line of linesThrough(cell)) visitLine(turn, line, trace);
  }
  trace?.done({ cell: undefined, ...NO_LINES });
  return ratings;
}

function visitLine(turn: Turn, line: number, trace?: RatingTracer): void {
  const { cell, sums, ratings, allEmpty, theirs, own } = turn;
  const sum = sums[line] as number;
  trace?.line({ line, sum });
  switch (sum) {
    case LINE_SUM.allEmpty:
      trace?.keepEmpty({ allEmpty: [...allEmpty, line] });
      allEmpty.push(line);
      for (const earlier of own) prepare(turn, line, earlier, trace);
      for (const earlier of theirs) spoil(turn, line, earlier, trace);
      break;
    case LINE_SUM.oneTheirs:
      trace?.keepTheirs({ theirs: [...theirs, line] });
      theirs.push(line);
      if (theirs.length >= 2) stopFork(turn, trace);
      for (const earlier of allEmpty) spoil(turn, line, earlier, trace);
      break;
    case LINE_SUM.oneOwn:
      trace?.keepOwn({ own: [...own, line] });
      own.push(line);
      if (own.length >= 2) makeFork(turn, trace);
      for (const earlier of allEmpty) prepare(turn, earlier, line, trace);
      break;
    case LINE_SUM.twoTheirs:
      trace?.stopWin(addition(ratings, cell, RATING.stopWin, [line]));
      add(ratings, cell, RATING.stopWin);
      break;
    case LINE_SUM.twoOwn:
      trace?.win(addition(ratings, cell, RATING.win, [line]));
      add(ratings, cell, RATING.win);
      break;
  }
}

function makeFork({ cell, ratings }: Turn, trace?: RatingTracer): void {
  trace?.fork(addition(ratings, cell, RATING.fork));
  add(ratings, cell, RATING.fork);
}

function stopFork(turn: Turn, trace?: RatingTracer): void {
  const { cell, ratings, theirs } = turn;
  const beside = theirs.flatMap((each) => emptyBeside(turn, each));
  for (const target of [cell, ...beside]) {
    trace?.stopFork(addition(ratings, target, RATING.stopFork));
    add(ratings, target, RATING.stopFork);
  }
}

function prepare(turn: Turn, line: number, own: number, trace?: RatingTracer): void {
  const { ratings } = turn;
  for (const target of emptyBeside(turn, line)) {
    trace?.prepare(addition(ratings, target, RATING.prepare, [own, line]));
    add(ratings, target, RATING.prepare);
  }
}

function spoil(turn: Turn, line: number, earlier: number, trace?: RatingTracer): void {
  const { cell, ratings } = turn;
  const beside = [...emptyBeside(turn, line), ...emptyBeside(turn, earlier)];
  for (const target of [cell, ...beside]) {
    trace?.spoil(addition(ratings, target, RATING.spoil, [earlier, line]));
    add(ratings, target, RATING.spoil);
  }
}

/** The empty cells of a line, without the cell whose turn it is. */
function emptyBeside({ cell, cells }: Turn, line: number): number[] {
  return cellsOf(line).filter((each) => each !== cell && cells[each] === EMPTY);
}

function add(ratings: number[], cell: number, amount: number): void {
  ratings[cell] = (ratings[cell] ?? 0) + amount;
}

/** What is told of an addition. */
function addition(ratings: readonly number[], target: number, amount: number, lines?: number[]) {
  const after = ratings.with(target, (ratings[target] ?? 0) + amount);
  return { target, amount, because: lines, ratings: after };
}

function asPlayedByO({ cells, toMove }: Setup): CellContent[] {
  if (toMove === O) return [...cells];
  return cells.map((content) => (content === EMPTY ? EMPTY : other(content)));
}
