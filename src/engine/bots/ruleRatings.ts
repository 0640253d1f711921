import { EMPTY, O, other, type CellContent } from '../core/types.ts';
import { fin } from '../game/fin.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
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

/**
 * The events of rating cells. Those from `win` to `free` are additions: `target` gets `amount` while `cell`
 * and `line` are being visited. The others say how far the algorithm is. A line is an index into the lines
 * of the geometry.
 */
export interface RatingTracer {
  /** The sums of all lines are about to be computed. */
  begin(): void;
  /** The turn of an empty cell has come. */
  cell(cell: number): void;
  /** A line through it is visited. */
  line(cell: number, line: number, sum: number): void;
  /** The line joins list E: it is all empty. */
  keepEmpty(cell: number, line: number): void;
  /** The line joins list A: one mark of the opponent, and nothing else. */
  keepTheirs(cell: number, line: number): void;
  /** The line joins list B: one mark of the bot, and nothing else. */
  keepOwn(cell: number, line: number): void;
  win(target: number, amount: number, cell: number, line: number): void;
  stopWin(target: number, amount: number, cell: number, line: number): void;
  fork(target: number, amount: number, cell: number, line: number): void;
  /** For all the lines in list A together. */
  stopFork(target: number, amount: number, cell: number, line: number): void;
  /** `line` is all empty, `own` is in list B. */
  prepare(target: number, amount: number, cell: number, line: number, own: number): void;
  /** One of the two lines is all empty, the other is in list A; `earlier` was kept before. */
  spoil(target: number, amount: number, cell: number, line: number, earlier: number): void;
  free(target: number, amount: number, cell: number): void;
  /** Every empty cell has had its turn. */
  done(): void;
}

export const RATING_EVENTS = [
  'begin',
  'cell',
  'line',
  'keepEmpty',
  'keepTheirs',
  'keepOwn',
  'win',
  'stopWin',
  'fork',
  'stopFork',
  'prepare',
  'spoil',
  'free',
  'done',
] as const satisfies readonly (keyof RatingTracer)[];
export type RatingEvent = (typeof RATING_EVENTS)[number];

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
  trace?.begin();
  const { sums } = fin(cells);
  const ratings = cells.map(() => 0);
  for (const cell of emptyCells(cells)) {
    trace?.cell(cell);
    const turn = { cell, cells, sums, ratings, allEmpty: [], theirs: [], own: [] };
    trace?.free(cell, RATING.free, cell);
    add(ratings, cell, RATING.free);
    for (const line of linesThrough(cell)) visitLine(turn, line, trace);
  }
  trace?.done();
  return ratings;
}

function visitLine(turn: Turn, line: number, trace?: RatingTracer): void {
  const { cell, sums, ratings, allEmpty, theirs, own } = turn;
  const sum = sums[line] as number;
  trace?.line(cell, line, sum);
  switch (sum) {
    case LINE_SUM.allEmpty:
      trace?.keepEmpty(cell, line);
      allEmpty.push(line);
      for (const earlier of own) prepare(turn, line, earlier, trace);
      for (const earlier of theirs) spoil(turn, line, earlier, trace);
      break;
    case LINE_SUM.oneTheirs:
      trace?.keepTheirs(cell, line);
      theirs.push(line);
      if (theirs.length >= 2) stopFork(turn, line, trace);
      for (const earlier of allEmpty) spoil(turn, line, earlier, trace);
      break;
    case LINE_SUM.oneOwn:
      trace?.keepOwn(cell, line);
      own.push(line);
      if (own.length >= 2) makeFork(turn, line, trace);
      for (const earlier of allEmpty) prepare(turn, earlier, line, trace);
      break;
    case LINE_SUM.twoTheirs:
      trace?.stopWin(cell, RATING.stopWin, cell, line);
      add(ratings, cell, RATING.stopWin);
      break;
    case LINE_SUM.twoOwn:
      trace?.win(cell, RATING.win, cell, line);
      add(ratings, cell, RATING.win);
      break;
  }
}

function makeFork({ cell, ratings }: Turn, line: number, trace?: RatingTracer): void {
  trace?.fork(cell, RATING.fork, cell, line);
  add(ratings, cell, RATING.fork);
}

function stopFork(turn: Turn, line: number, trace?: RatingTracer): void {
  const { cell, ratings, theirs } = turn;
  const beside = theirs.flatMap((each) => emptyBeside(turn, each));
  for (const target of [cell, ...beside]) {
    trace?.stopFork(target, RATING.stopFork, cell, line);
    add(ratings, target, RATING.stopFork);
  }
}

function prepare(turn: Turn, line: number, own: number, trace?: RatingTracer): void {
  const { cell, ratings } = turn;
  for (const target of emptyBeside(turn, line)) {
    trace?.prepare(target, RATING.prepare, cell, line, own);
    add(ratings, target, RATING.prepare);
  }
}

function spoil(turn: Turn, line: number, earlier: number, trace?: RatingTracer): void {
  const { cell, ratings } = turn;
  const beside = [...emptyBeside(turn, line), ...emptyBeside(turn, earlier)];
  for (const target of [cell, ...beside]) {
    trace?.spoil(target, RATING.spoil, cell, line, earlier);
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

function asPlayedByO({ cells, toMove }: Setup): CellContent[] {
  if (toMove === O) return [...cells];
  return cells.map((content) => (content === EMPTY ? EMPTY : other(content)));
}
