/** A board as data: its size, and every line on which a win can stand, as lists of cells. */
export interface Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly cellCount: number;
  /** Cells are numbered row by row from 0. Order: rows, columns, falling, rising diagonals. */
  readonly lines: readonly (readonly number[])[];
}

/** Steps (right, down) in which a line can run; opposite directions give the same lines. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

/** All lines of `winLength` cells on a flat board of `columns` × `rows`. */
export function gridGeometry(columns: number, rows: number, winLength: number): Geometry {
  const lines: number[][] = [];
  for (const [dx, dy] of DIRECTIONS) {
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const endX = x + dx * (winLength - 1);
        const endY = y + dy * (winLength - 1);
        if (endX < 0 || endX >= columns || endY >= rows) continue;
        lines.push(
          Array.from({ length: winLength }, (_, i) => (y + dy * i) * columns + x + dx * i),
        );
      }
    }
  }
  return { columns, rows, cellCount: columns * rows, lines };
}
