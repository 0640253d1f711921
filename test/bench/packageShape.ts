/**
 * The shape of the fastest JavaScript package that we found published for this game and that searches all of it
 * (tic-tac-toe-minimax-engine 1.0.8): rows of numbers, a copy of the board for every call, a list of cells as objects, and the
 * rows, columns and diagonals of the last mark. Written anew; as there, a call begins with its mark already chosen, so the
 * whole game is the nine calls of the first marks and all below, one fewer than ours.
 */
type Content = 0 | 1 | 2;
type Rows = Content[][];
interface Spot {
  readonly x: number;
  readonly y: number;
}
const SIDE = 3;
const WIN = 100;

/** Calls since the count was last set to 0. */
export const packageCalls = { count: 0 };

const at = (rows: Rows, x: number, y: number): Content => (rows[y] as Content[])[x] as Content;

function freeSpots(rows: Rows): Spot[] {
  const spots: Spot[] = [];
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) if (at(rows, x, y) === 0) spots.push({ x, y });
  }
  return spots;
}

function isFull(rows: Rows): boolean {
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) if (at(rows, x, y) === 0) return false;
  }
  return true;
}

function fillsRow(rows: Rows, y: number, mark: Content): boolean {
  for (let x = 0; x < SIDE; x++) if (at(rows, x, y) !== mark) return false;
  return true;
}

function fillsColumn(rows: Rows, x: number, mark: Content): boolean {
  for (let y = 0; y < SIDE; y++) if (at(rows, x, y) !== mark) return false;
  return true;
}

function fillsDiagonal(rows: Rows, { x, y }: Spot, mark: Content): boolean {
  if (x !== y) return false;
  return at(rows, 0, 0) === mark && at(rows, 1, 1) === mark && at(rows, 2, 2) === mark;
}

function fillsOther(rows: Rows, { x, y }: Spot, mark: Content): boolean {
  if (x + y !== SIDE - 1) return false;
  return at(rows, 0, 2) === mark && at(rows, 1, 1) === mark && at(rows, 2, 0) === mark;
}

function hasWon(rows: Rows, spot: Spot, mark: Content): boolean {
  return (
    fillsRow(rows, spot.y, mark) ||
    fillsColumn(rows, spot.x, mark) ||
    fillsOther(rows, spot, mark) ||
    fillsDiagonal(rows, spot, mark)
  );
}

function copyOf(rows: Rows): Rows {
  const copy = new Array<Content[]>(SIDE);
  for (let y = 0; y < SIDE; y++) copy[y] = (rows[y] as Content[]).map((content) => content);
  return copy;
}

function afterFirst(rows: Rows, last: Spot, plies: number): number {
  packageCalls.count++;
  (rows[last.y] as Content[])[last.x] = 1;
  if (hasWon(rows, last, 1)) return WIN - plies;
  if (isFull(rows)) return 0;
  let best = WIN;
  freeSpots(rows).forEach((spot) => {
    best = Math.min(best, afterSecond(copyOf(rows), spot, plies + 1));
  });
  return best;
}

function afterSecond(rows: Rows, last: Spot, plies: number): number {
  packageCalls.count++;
  (rows[last.y] as Content[])[last.x] = 2;
  if (hasWon(rows, last, 2)) return plies - WIN;
  if (isFull(rows)) return 0;
  let best = -WIN;
  freeSpots(rows).forEach((spot) => {
    best = Math.max(best, afterFirst(copyOf(rows), spot, plies + 1));
  });
  return best;
}

/** The score of the empty board; the list of its best cells is left out. */
export function packageMinimax(): number {
  packageCalls.count = 1;
  const rows: Rows = Array.from({ length: SIDE }, () => Array<Content>(SIDE).fill(0));
  const scores = freeSpots(rows).map((spot) => afterFirst(copyOf(rows), spot, 0));
  return Math.max(...scores);
}
