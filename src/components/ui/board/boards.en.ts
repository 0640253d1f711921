import type { MarkName, Variant } from '../../../engine/index.ts';
import { capital, countThings } from '#language/ui/language/grammar';
import { edgesOf, isNumbered, nameOfCell, placeOnBoard } from './cellNames.ts';
import type { BoardView, CellView } from '../types.ts';

/** What the parts of a board are called, aloud. */
export const boardNames = {
  cell: (name: string) => `cell ${name}`,
  place: (sheet: number, row: number, column: number) =>
    `sheet ${sheet}, row ${row}, column ${column}`,
  sheet: (sheet: number) => `sheet ${sheet}`,
  /** One of several boards to choose a cell on. */
  onSheet: (sheet: number, board: string) => `Sheet ${sheet}. ${board}`,
  empty: 'The board is empty.',
  held: (name: string, mark: MarkName | undefined, isAsked: boolean) =>
    `${name} ${mark ?? (isAsked ? 'marked' : 'empty')}`,
  /** One cell as the focus comes to it; `note` is what is said after its mark. */
  holds: (name: string, mark: MarkName | undefined, note = '') =>
    `${name}, ${mark ?? 'empty'}${note}`,
  taken: (name: string) => `${capital(name)} is taken.`,
  row: (name: string, cells: readonly string[]) => `Row ${name}: ${cells.join(', ')}.`,
  /** How a game ends from here with best play, for the side to move, and if it is known in how many marks. */
  stands: (mark: MarkName, value: 1 | 0 | -1, distance?: number) => {
    if (value === 0) return `${mark} to move, and with best play on both sides it will be a draw.`;
    if (value > 0 && distance === 1) return `${mark} to move, and it can win straight away.`;
    const marks = distance === undefined ? '' : countThings(distance, 'mark');
    if (value > 0)
      return `${mark} to move, and it can win by force${marks && ` in at most ${marks}`}.`;
    return `${mark} to move, and it loses against best play${marks && `, but it can hold out for ${marks}`}.`;
  },
} as const;

/** What a cell is called aloud: "cell 4", "cell c2", "sheet 2, row 3, column 1". */
export function cellInWords(variant: Variant, cell: number): string {
  if (variant.geometry.layers === 1) return boardNames.cell(nameOfCell(variant, cell));
  const [column, row, sheet] = placeOnBoard(variant, cell);
  return boardNames.place(sheet + 1, row + 1, column + 1);
}

/** Which cell it is, spoken; where cells go by numbers on a larger board, also where it is: "cell 9, row 3, column 2". */
export function cellPlace(cell: number, { variant, isNumbered: byNumber }: BoardView): string {
  if (!byNumber || isNumbered(variant)) return cellInWords(variant, cell);
  const [column, row] = placeOnBoard(variant, cell);
  return `${boardNames.cell(String(cell))}, row ${row + 1}, column ${column + 1}`;
}

/** A board row by row, for someone who does not see it: "Row 1: cell 0 O, cell 1 empty, cell 2 X." */
export function boardRows(
  { variant, isNumbered: byNumber, cells }: BoardView,
  note?: (cell: number) => string,
): readonly string[] {
  if (!note && cells.every(({ mark, isLast }) => !mark && !isLast)) return [boardNames.empty];
  const { columns, rows, layers } = variant.geometry;
  const edges = byNumber ? undefined : edgesOf(variant);
  const held = ({ cell, mark, isLast }: CellView) => {
    const name = byNumber
      ? boardNames.cell(String(cell))
      : layers > 1
        ? String((cell % columns) + 1)
        : nameOfCell(variant, cell);
    return boardNames.held(name, mark, isLast) + (note?.(cell) ?? '');
  };
  return Array.from({ length: rows * layers }, (_, at) => {
    const row = at % rows;
    const inRow = cells.slice(at * columns, (at + 1) * columns).map(held);
    const said = boardNames.row(edges?.rows[row] ?? String(row + 1), inRow);
    return layers > 1 && row === 0 ? boardNames.onSheet(at / rows + 1, said) : said;
  });
}
