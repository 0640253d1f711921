import {
  EMPTY,
  markName,
  type CellContent,
  type MarkName,
  type Variant,
} from '../../../engine/index.ts';
import { boardExercises as messages } from '#language/exercises/frame/boards';
import { edgesOf, nameOfCell } from '../../ui/board/cellNames.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

/**
 * What an exercise is about: a board of any size, what stands on it (nothing, if left out), a cell that is asked about, and
 * marks in pencil.
 */
export interface AskedBoard {
  readonly variant: Variant;
  readonly cells?: readonly CellContent[];
  readonly cell?: number | undefined;
  readonly ghost?: { readonly on: readonly number[]; readonly mark: MarkName };
}

/** Where a cell lies, from 0. */
export function placeOnBoard(
  { geometry: { columns, rows } }: Variant,
  cell: number,
): readonly [column: number, row: number, sheet: number] {
  const row = Math.floor(cell / columns);
  return [cell % columns, row % rows, Math.floor(row / rows)];
}

/** What a cell is called: "cell 4", "cell c2", "sheet 2, row 3, column 1". */
export function cellOnBoard(variant: Variant, cell: number): string {
  if (variant.geometry.layers === 1) return messages.cellName(nameOfCell(variant, cell));
  const [column, row, sheet] = placeOnBoard(variant, cell);
  return messages.inSpace(sheet + 1, row + 1, column + 1);
}

/**
 * Its sheets as they are drawn, the top one first: one, where the board is flat. Each counts its own cells from 0, and has
 * no stroke through a line that goes to another.
 */
export function sheetsOf({ variant, cells, cell, ghost }: AskedBoard): readonly BoardView[] {
  const { cellCount, layers } = variant.geometry;
  const all = cells ?? Array<CellContent>(cellCount).fill(EMPTY);
  const view = drawnBoard(all, { showWon: true, last: cell }, variant);
  const size = cellCount / layers;
  return Array.from({ length: layers }, (_, sheet) => {
    const isHere = (at: number) => Math.floor(at / size) === sheet;
    const own = view.cells.filter((each) => isHere(each.cell));
    return {
      ...view,
      cells: own.map((each, at) => ({
        ...each,
        cell: at,
        ghost: ghost?.on.includes(each.cell) ? ghost.mark : undefined,
      })),
      wonLine: view.wonLine?.every(isHere) ? view.wonLine.map((at) => at % size) : undefined,
    };
  });
}

/** What is on the board, row by row, for a reader who does not see it; the question says its rules. */
export function boardInWords({ variant, cells, cell: asked }: AskedBoard): readonly string[] {
  if (asked === undefined && !cells?.some((content) => content !== EMPTY)) return [messages.empty];
  const { columns, rows, layers } = variant.geometry;
  const names = layers === 1 ? edgesOf(variant)?.rows : undefined;
  const held = (cell: number) => {
    const content = cells?.[cell] ?? EMPTY;
    const name = layers === 1 ? nameOfCell(variant, cell) : String((cell % columns) + 1);
    return messages.held(name, content === EMPTY ? undefined : markName(content), cell === asked);
  };
  return Array.from({ length: rows * layers }, (_, at) => {
    const row = at % rows;
    const inRow = Array.from({ length: columns }, (__, column) => held(at * columns + column));
    const said = messages.row(names?.[row] ?? String(row + 1), inRow);
    return layers > 1 && row === 0 ? `${messages.sheetBegins(at / rows + 1)} ${said}` : said;
  });
}
