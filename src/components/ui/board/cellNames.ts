import { SMALL_VARIANT, cellName, columnName, type Variant } from '../../../engine/index.ts';

/** Whether cells go by their numbers from 0, as on nine cells; on all other boards they have names, as on large boards. */
export function isNumbered({ geometry }: Variant): boolean {
  return geometry.cellCount === 9 && geometry.columns === 3;
}

/** Where a cell lies, from 0, from the left, the top and the top sheet. */
export function placeOnBoard(
  { geometry: { columns, rows } }: Variant,
  cell: number,
): readonly [column: number, row: number, sheet: number] {
  const row = Math.floor(cell / columns);
  return [cell % columns, row % rows, Math.floor(row / rows)];
}

/** What a cell is called: "4" on nine cells, "c2" on others; on sheets "2.3.1" for sheet 2, row 3, column 1. */
export function nameOfCell(variant: Variant, cell: number): string {
  if (isNumbered(variant)) return String(cell);
  const { columns, rows, layers } = variant.geometry;
  if (layers > 1) {
    const [column, row, sheet] = placeOnBoard(variant, cell);
    return `${sheet + 1}.${row + 1}.${column + 1}`;
  }
  return cellName({ width: columns, height: rows }, cell % columns, Math.floor(cell / columns));
}

/** What columns and rows are called, from the left and from the top. */
export interface BoardEdges {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** The letters and numbers by which cells go; none where each has a number of its own, and where there are sheets. */
export function edgesOf(variant: Variant): BoardEdges | undefined {
  if (isNumbered(variant) || variant.geometry.layers > 1) return undefined;
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

/** What a cell is called that a question offers: A, B, C, …, on the board and on its button. */
export function candidateName(at: number): string {
  return String.fromCharCode(65 + at);
}
