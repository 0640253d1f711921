import { SMALL_VARIANT, cellName, columnName, type Variant } from '../../../engine/index.ts';
import type { BoardEdges } from '../types.ts';

/** Whether cells go by their numbers from 0, as on nine cells; on all other boards they have names, as on large boards. */
function isNumbered({ geometry }: Variant): boolean {
  return geometry.columns === 3 && geometry.rows === 3;
}

/** The column and the row of a cell, as its name counts them: from 1, from the left and from below. */
export function placeOfCell(
  { geometry: { columns, rows } }: Variant,
  cell: number,
): { readonly column: number; readonly row: number } {
  return { column: (cell % columns) + 1, row: rows - Math.floor(cell / columns) };
}

/** What a cell is called: "4" on nine cells, "c2" elsewhere. */
export function nameOfCell(variant: Variant, cell: number): string {
  if (isNumbered(variant)) return String(cell);
  const { columns, rows } = variant.geometry;
  return cellName({ width: columns, height: rows }, cell % columns, Math.floor(cell / columns));
}

/** The letters and numbers by which cells go; none where each has a number of its own. */
export function edgesOf(variant: Variant): BoardEdges | undefined {
  if (isNumbered(variant)) return undefined;
  const { columns, rows } = variant.geometry;
  return {
    columns: Array.from({ length: columns }, (_, at) => columnName(at)),
    rows: Array.from({ length: rows }, (_, at) => String(rows - at)),
  };
}

/** Whether this is the game of nine cells that the lessons are about. */
export function isNine(variant: Variant): boolean {
  return variant === SMALL_VARIANT;
}
