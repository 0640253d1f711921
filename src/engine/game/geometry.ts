/** A board as data: its size, and every line that can win, as lists of cells. */
export interface Geometry {
  readonly columns: number;
  readonly rows: number;
  /** How many boards lie on top of each other; 1 for a flat board. */
  readonly layers: number;
  readonly cellCount: number;
  /**
   * Cells are numbered row by row from 0, layer by layer. Order: rows, columns, falling, rising
   * diagonals of the layers, then the lines that run through them.
   */
  readonly lines: readonly (readonly number[])[];
}

/** Steps (right, down, to the next layer) in which a line can run. The opposite ones give the same lines. */
const DIRECTIONS = [
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [-1, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [-1, 0, 1],
  [0, 1, 1],
  [0, -1, 1],
  [1, 1, 1],
  [-1, 1, 1],
  [1, -1, 1],
  [-1, -1, 1],
] as const;
type Direction = (typeof DIRECTIONS)[number];

/** All lines of `winLength` cells in a box of `layers` boards, each of `columns` × `rows`. */
export function boxGeometry(
  columns: number,
  rows: number,
  layers: number,
  winLength: number,
): Geometry {
  const size = { columns, rows, layers };
  // A line of one cell runs in every direction at once.
  const directions = winLength === 1 ? DIRECTIONS.slice(0, 1) : DIRECTIONS;
  const lines = directions.flatMap((direction) => linesAlong(direction, size, winLength));
  return { ...size, cellCount: columns * rows * layers, lines };
}

type Size = Pick<Geometry, 'columns' | 'rows' | 'layers'>;

function linesAlong(
  [dx, dy, dz]: Direction,
  { columns, rows, layers }: Size,
  winLength: number,
): number[][] {
  const lines: number[][] = [];
  const reach = winLength - 1;
  const fits = (start: number, step: number, size: number) =>
    start + step * reach >= 0 && start + step * reach < size;
  const step = (dz * rows + dy) * columns + dx;
  for (let z = 0; z < layers; z++) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        if (!fits(x, dx, columns) || !fits(y, dy, rows) || !fits(z, dz, layers)) continue;
        const start = (z * rows + y) * columns + x;
        lines.push(Array.from({ length: winLength }, (_, i) => start + step * i));
      }
    }
  }
  return lines;
}
