import { EMPTY, type Mark } from '../../core/types.ts';
import { byRows, type BoardReader, type Point, type Stone } from './board.ts';
import { DIRECTIONS, type Direction } from './directions.ts';
import { FIVE } from './winScan.ts';

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
  /** Entry s: the number of marks from this one to s steps on. It ends where no free five can continue. */
  const marks = [1];
  for (let step = 1; step <= STEPS; step++) {
    const [nextX, nextY] = [x + step * dx, y + step * dy];
    const content = board.at(nextX, nextY);
    if (content === EMPTY ? !board.has(nextX, nextY) : content !== mark) break;
    marks.push((marks[step - 1] as number) + (content === mark ? 1 : 0));
  }
  if ((marks.at(-1) as number) < least) return;
  for (let before = 0; before <= STEPS; before++) {
    const [firstX, firstY] = [x - before * dx, y - before * dy];
    // If a mark of this side is further back, that mark is the first of this five.
    if (before > 0 && (board.at(firstX, firstY) !== EMPTY || !board.has(firstX, firstY))) return;
    const last = STEPS - before;
    if ((marks[last] ?? 0) < least) continue;
    for (let step = -before; step <= last; step++) {
      const isTaken = step === 0 || (step > 0 && marks[step] !== marks[step - 1]);
      if (!isTaken) note(places, stone, direction, step, marks[last] as number);
    }
  }
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
