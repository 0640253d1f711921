/** The side of a cell in a board's drawing. */
export const CELL_SIDE = 64;

/** The middle of a cell. */
export function middleOf(cell: number, columns: number): { x: number; y: number } {
  return {
    x: ((cell % columns) + 0.5) * CELL_SIDE,
    y: (Math.floor(cell / columns) + 0.5) * CELL_SIDE,
  };
}
