import { other, type CellContent, type Mark } from '../core/types.ts';
import { SMALL_VARIANT } from '../game/variants.ts';

/** What the nine cells hold. */
export type Cells = readonly CellContent[];

/** The eight lines of nine cells: rows, columns, 048, 246. A line is named by its index here. */
export const LINES = SMALL_VARIANT.geometry.lines;

/** Entry c: the lines through cell c, in the order row, column, main diagonal, other diagonal. */
const THROUGH: readonly (readonly number[])[] = Array.from(
  { length: SMALL_VARIANT.geometry.cellCount },
  (_, cell) => [...LINES.keys()].filter((line) => cellsOf(line).includes(cell)),
);

export function linesThrough(cell: number): readonly number[] {
  return THROUGH[cell] ?? [];
}

export function cellsOf(line: number): readonly number[] {
  return LINES[line] ?? [];
}

/** How many lines hold two of `mark` and one of the other: they look like threats but are dead. */
export function blockedPairs({ cells }: { readonly cells: Cells }, mark: Mark): number {
  return LINES.filter((line) => {
    const own = line.filter((cell) => cells[cell] === mark).length;
    return own === 2 && line.some((cell) => cells[cell] === other(mark));
  }).length;
}
