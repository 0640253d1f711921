import { EMPTY, type Mark } from '../../core/types.ts';
import { FIVE, byRows, type BoardReader, type Point, type Stone } from './board.ts';
import { DIRECTIONS, type Direction } from './directions.ts';

/** The distance from the first cell of a five to its last. */
const STEPS = FIVE - 1;

/** An empty cell, with the number of marks in the fullest free five of one side through it. */
export interface FivePlace {
  readonly cell: Point;
  readonly marks: number;
}

/**
 * The empty cells of all free fives of a side: five cells in a row, all on the board, with at least `least`
 * marks of this side (one or more) and none of the other. The fullest come first, equal ones row by row.
 */
export function fivePlaces(board: BoardReader, mark: Mark, least: number): readonly FivePlace[] {
  const places = new Map<string, FivePlace>();
  for (const stone of board.stones()) {
    if (stone.mark !== mark) continue;
    for (const direction of DIRECTIONS) noteFives(board, stone, direction, least, places);
  }
  return [...places.values()].sort((a, b) => b.marks - a.marks || byRows(a.cell, b.cell));
}

/** Adds the cells of the fives in which this mark is the first. */
function noteFives(
  board: BoardReader,
  stone: Stone,
  direction: Direction,
  least: number,
  places: Map<string, FivePlace>,
): void {
  const { x, y, mark } = stone;
  const { dx, dy } = direction;
  /** Bit s: whether this side's mark is s steps on. No free five goes on beyond `reach` steps. */
  let taken = 1;
  let reach = 0;
  for (let step = 1; step <= STEPS; step++) {
    const content = board.at(x + step * dx, y + step * dy);
    if (content === mark) taken |= 1 << step;
    else if (content !== EMPTY || !board.has(x + step * dx, y + step * dy)) break;
    reach = step;
  }
  if (countBits(taken) < least) return;
  for (let before = 0; before <= STEPS; before++) {
    const [firstX, firstY] = [x - before * dx, y - before * dy];
    // If a mark of this side is further back, that mark is the first of this five.
    if (before > 0 && (board.at(firstX, firstY) !== EMPTY || !board.has(firstX, firstY))) return;
    const last = STEPS - before;
    const inside = taken & ((2 << last) - 1);
    const marks = countBits(inside);
    if (last > reach || marks < least) continue;
    for (let step = -before; step <= last; step++) {
      const isTaken = step >= 0 && (inside & (1 << step)) !== 0;
      if (!isTaken) note(places, stone, direction, step, marks);
    }
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

function note(
  places: Map<string, FivePlace>,
  { x, y }: Point,
  { dx, dy }: Direction,
  step: number,
  marks: number,
): void {
  const cell = { x: x + step * dx, y: y + step * dy };
  const key = `${cell.x},${cell.y}`;
  if ((places.get(key)?.marks ?? 0) < marks) places.set(key, { cell, marks });
}
