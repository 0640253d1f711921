import { EMPTY, other, type Mark } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
import type { LinearTracer, StepEvent } from '../core/stepEvent.ts';
import { cellsOf, linesThrough, type Cells } from './board.ts';
import { evenly, type BotKind } from './bot.ts';

/**
 * What a careful person asks, in this order (after Newell and Simon, Human Problem Solving, 1972):
 *
 * - `win`: does a mark here complete a line of mine?
 * - `block`: would a mark here complete a line of theirs?
 * - `fork`: does it lie on two lines that hold one mark of mine and nothing else?
 * - `stopFork`: they could make a fork next, and after a mark here they can't: either no fork is left, or
 *   they must stop a line of mine, on a cell that doesn't make a fork.
 * - `centre`; `oppositeCorner`: a corner, and theirs is the one across; `corner`; `edge`.
 */
export const RULES_OF_THUMB = [
  'win',
  'block',
  'fork',
  'stopFork',
  'centre',
  'oppositeCorner',
  'corner',
  'edge',
] as const;
export type RuleOfThumb = (typeof RULES_OF_THUMB)[number];

/** The events of applying the rules. */
export const THUMB_EVENTS = [
  /** A rule is applied next. */
  'rule',
  /** The rule is tested on a cell. */
  'look',
  /** It fits the cell. */
  'fits',
  /** It has been tested on every empty cell. */
  'answer',
] as const;

interface ThumbKnown {
  /** An index into `RULES_OF_THUMB`. No rule before it has found a cell. */
  readonly rule: number;
  /** The cell that it is tested on, and the cells that it has been found to fit. */
  readonly cell?: number | undefined;
  readonly found: readonly number[];
}
export type ThumbEvent = StepEvent<(typeof THUMB_EVENTS)[number], ThumbKnown>;
type ThumbTracer = LinearTracer<ThumbEvent>;

/**
 * The cells of the first rule that fits any, in ascending order. Empty only if the board is full, since
 * every cell is the centre, a corner or an edge.
 */
export function rulesOfThumb(setup: Setup, trace?: ThumbTracer): number[] {
  for (const [at, rule] of RULES_OF_THUMB.entries()) {
    trace?.rule({ rule: at, found: [] });
    const found: number[] = [];
    for (const cell of emptyCells(setup.cells)) {
      trace?.look({ cell });
      if (FITS_CELL[rule](setup, cell)) {
        trace?.fits({ found: [...found, cell] });
        found.push(cell);
      }
    }
    trace?.answer({ cell: undefined });
    if (found.length > 0) return found;
  }
  return [];
}

const CENTRE = 4;
const CORNERS: readonly number[] = [0, 2, 6, 8];

const isCorner = (cell: number) => CORNERS.includes(cell);

/** The cell across the centre. */
const across = (cell: number) => 2 * CENTRE - cell;

/** Whether a rule fits an empty cell. */
export const FITS_CELL: Record<RuleOfThumb, (setup: Setup, cell: number) => boolean> = {
  win: ({ cells, toMove }, cell) => completesLine(cells, cell, toMove),
  block: ({ cells, toMove }, cell) => completesLine(cells, cell, other(toMove)),
  fork: ({ cells, toMove }, cell) => makesFork(cells, cell, toMove),
  stopFork: stopsFork,
  centre: (_, cell) => cell === CENTRE,
  oppositeCorner: ({ cells, toMove }, cell) =>
    isCorner(cell) && cells[across(cell)] === other(toMove),
  corner: (_, cell) => isCorner(cell),
  edge: (_, cell) => cell !== CENTRE && !isCorner(cell),
};

/** How many of the two other cells of a line through `cell` hold `content`. */
function countBeside(cells: Cells, cell: number, line: number, content: number) {
  return cellsOf(line).filter((each) => each !== cell && cells[each] === content).length;
}

/** The lines through an empty cell that a mark there would complete. */
export function linesCompleted(cells: Cells, cell: number, mark: Mark): number[] {
  return linesThrough(cell).filter((line) => countBeside(cells, cell, line, mark) === 2);
}

/** The lines through an empty cell that would hold two marks and an empty cell after a mark there. */
export function linesThreatened(cells: Cells, cell: number, mark: Mark): number[] {
  return linesThrough(cell).filter(
    (line) =>
      countBeside(cells, cell, line, mark) === 1 && countBeside(cells, cell, line, EMPTY) === 1,
  );
}

function completesLine(cells: Cells, cell: number, mark: Mark): boolean {
  return linesCompleted(cells, cell, mark).length > 0;
}

/** The empty cells on which `mark` would complete a line. */
export function winsOf(cells: Cells, mark: Mark): number[] {
  return emptyCells(cells).filter((cell) => completesLine(cells, cell, mark));
}

function makesFork(cells: Cells, cell: number, mark: Mark): boolean {
  return linesThreatened(cells, cell, mark).length >= 2;
}

/** The empty cells on which `mark` would make two threats at once. */
export function forksOf(cells: Cells, mark: Mark): number[] {
  return emptyCells(cells).filter((cell) => makesFork(cells, cell, mark));
}

function stopsFork({ cells, toMove }: Setup, cell: number): boolean {
  const them = other(toMove);
  if (forksOf(cells, them).length === 0) return false;
  const after = cells.with(cell, toMove);
  const forks = forksOf(after, them);
  const forced = winsOf(after, toMove);
  if (forced.length === 0) return forks.length === 0;
  return !forced.some((reply) => forks.includes(reply));
}

/** Applies the rules in order. If the first that fits has several cells, they are equally likely. */
export const rulesOfThumbBot: BotKind = {
  policy(setup) {
    return new BitPosition(setup).isOver ? [] : evenly(rulesOfThumb(setup));
  },
};
