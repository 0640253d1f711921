import { EMPTY, other, type Mark } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { emptyCells, type Setup } from '../game/setup.ts';
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

/** The events of applying the rules. A rule is an index into `RULES_OF_THUMB`. */
export interface ThumbTracer {
  /** This rule is applied next. */
  rule(rule: number): void;
  /** The rule is tested on this cell. */
  look(rule: number, cell: number): void;
  /** It fits the cell. */
  fits(rule: number, cell: number): void;
  /** It has been tested on every empty cell and fits this many. */
  answer(rule: number, found: number): void;
}

export const THUMB_EVENTS = [
  'rule',
  'look',
  'fits',
  'answer',
] as const satisfies readonly (keyof ThumbTracer)[];
export type ThumbEvent = (typeof THUMB_EVENTS)[number];

/**
 * The cells of the first rule that fits any, in ascending order. Empty only if the board is full, since
 * every cell is the centre, a corner or an edge.
 */
export function rulesOfThumb(setup: Setup, trace?: ThumbTracer): number[] {
  for (const [at, rule] of RULES_OF_THUMB.entries()) {
    trace?.rule(at);
    const found: number[] = [];
    for (const cell of emptyCells(setup.cells)) {
      trace?.look(at, cell);
      if (SAYS_YES[rule](setup, cell)) {
        trace?.fits(at, cell);
        found.push(cell);
      }
    }
    trace?.answer(at, found.length);
    if (found.length > 0) return found;
  }
  return [];
}

const CENTRE = 4;
const CORNERS: readonly number[] = [0, 2, 6, 8];

const isCorner = (cell: number) => CORNERS.includes(cell);

/** The cell across the centre. */
const across = (cell: number) => 2 * CENTRE - cell;

const SAYS_YES: Record<RuleOfThumb, (setup: Setup, cell: number) => boolean> = {
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
