import { EMPTY, type Mark } from '../core/types.ts';
import type { BoardReader, Point } from '../game/large/board.ts';
import { PEEK } from './line.ts';
import type { LinearTracer, StepEvent } from '../core/stepEvent.ts';
import { cellWeight } from './cellWeight.ts';
import { ARTICLE_RULES, type AttackRules } from './rules.ts';

/**
 * The cells that must be weighed, row by row: on a board with borders all empty ones; without borders those
 * with a mark within distance five, because all others weigh the same (`farWeight`).
 */
export function candidates(board: BoardReader): readonly Point[] {
  const cells = board.size ? cellsOf(board.size) : cellsNearMarks(board);
  return cells.filter(({ x, y }) => board.has(x, y) && board.at(x, y) === EMPTY);
}

function cellsOf({ width, height }: { width: number; height: number }): Point[] {
  return Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  }));
}

function cellsNearMarks(board: BoardReader): Point[] {
  const rows = new Map<number, Set<number>>();
  for (const stone of board.stones()) {
    for (let y = stone.y - PEEK; y <= stone.y + PEEK; y++) {
      let row = rows.get(y);
      if (!row) rows.set(y, (row = new Set()));
      for (let x = stone.x - PEEK; x <= stone.x + PEEK; x++) row.add(x);
    }
  }
  const ascending = (a: number, b: number) => a - b;
  return [...rows.keys()]
    .sort(ascending)
    .flatMap((y) => [...(rows.get(y) ?? [])].sort(ascending).map((x) => ({ x, y })));
}

/** Where the first mark goes: the centre of a board, or the origin where there are no borders. */
export function firstCell({ size }: BoardReader): Point {
  if (!size) return { x: 0, y: 0 };
  return { x: Math.floor((size.width - 1) / 2), y: Math.floor((size.height - 1) / 2) };
}

/** A cell and what it weighs. */
export interface WeighedCell extends Point {
  readonly weight: number;
}

/** The events of weighing a board. */
export const WEIGH_EVENTS = [
  /** A cell has been weighed. */
  'weigh',
  /** It is heavier than all before it. */
  'heaviest',
  /** It weighs as much as the heaviest so far. */
  'tie',
  /** One of the heaviest cells is drawn. */
  'choose',
] as const;

interface WeighKnown {
  /** The cell that was weighed last. */
  readonly cell: WeighedCell;
  /** The heaviest so far. */
  readonly best?: readonly WeighedCell[];
}
export type WeighEvent = StepEvent<(typeof WEIGH_EVENTS)[number], WeighKnown>;
type WeighTracer = LinearTracer<WeighEvent>;

/** Weights count as equal if they differ by less than this part of the greater one. */
export const TOLERANCE = 1e-9;

export function isHeavier(weight: number, than: number): boolean {
  return weight - than > TOLERANCE * Math.max(Math.abs(weight), Math.abs(than));
}

/** Every candidate with its weight, row by row: the readable way, each cell from scratch. */
export function weighBoard(
  board: BoardReader,
  toMove: Mark,
  rules: AttackRules = ARTICLE_RULES,
): readonly WeighedCell[] {
  return candidates(board).map((cell) => ({
    ...cell,
    weight: cellWeight(board, cell, toMove, rules).weight,
  }));
}

/**
 * The cells that the bot may take: the heaviest ones, row by row. On an empty board that is the first
 * candidate; if the board is full there are none. The article doesn't say how to break ties: here one
 * cell is drawn evenly, with a seed that the page shows.
 */
export function heaviestCells(
  board: BoardReader,
  toMove: Mark,
  rules: AttackRules = ARTICLE_RULES,
  trace?: WeighTracer,
): readonly Point[] {
  if (board.count === 0) return [firstCell(board)];
  let best: WeighedCell[] = [];
  let most = -Infinity;
  for (const cell of candidates(board)) {
    const { weight } = cellWeight(board, cell, toMove, rules);
    trace?.weigh({ cell: { ...cell, weight } });
    if (best.length === 0 || isHeavier(weight, most)) {
      trace?.heaviest({ best: [{ ...cell, weight }] });
      best = [{ ...cell, weight }];
    } else if (!isHeavier(most, weight)) {
      trace?.tie({ best: [...best, { ...cell, weight }] });
      best.push({ ...cell, weight });
    }
    most = Math.max(most, weight);
  }
  // Equality within a tolerance is not transitive, so every weight is compared with the greatest.
  const cells = best.filter(({ weight }) => !isHeavier(most, weight));
  trace?.choose({ best: cells });
  return cells.map(({ x, y }) => ({ x, y }));
}
