import { EMPTY, markName, type CellContent, type Variant } from '../../../engine/index.ts';
import { boardExercises as messages } from '#language/exercises/frame/boards';
import { nameOfCell } from '../../ui/board/cellNames.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

/** What an exercise is about: a board of any size, what stands on it (nothing, if left out), and a cell that is asked about. */
export interface AskedBoard {
  readonly variant: Variant;
  readonly cells?: readonly CellContent[];
  readonly cell?: number;
}

/** What a cell is called: "cell 4", "cell c2", "sheet 2, row 3, column 1". */
export function cellOnBoard(variant: Variant, cell: number): string {
  const { columns, rows, layers } = variant.geometry;
  if (layers === 1) return messages.cellName(nameOfCell(variant, cell));
  const sheet = columns * rows;
  const [row, column] = [Math.floor((cell % sheet) / columns), cell % columns];
  return messages.inSpace(Math.floor(cell / sheet) + 1, row + 1, column + 1);
}

/** Its sheets as they are drawn, the top one first: one, where the board is flat. */
export function sheetsOf({ variant, cells, cell }: AskedBoard): readonly BoardView[] {
  const { cellCount, layers } = variant.geometry;
  const all = cells ?? Array<CellContent>(cellCount).fill(EMPTY);
  const view = drawnBoard(all, { showWon: true, last: cell }, variant);
  const size = cellCount / layers;
  return Array.from({ length: layers }, (_, sheet) => ({
    ...view,
    cells: view.cells.slice(sheet * size, (sheet + 1) * size),
  }));
}

/** The board row by row, for a reader who does not see it, after its rules. */
export function boardInWords({ variant, cells, cell: asked }: AskedBoard): readonly string[] {
  const { columns, rows, layers } = variant.geometry;
  const held = (cell: number) => {
    const content = cells?.[cell] ?? EMPTY;
    const name = layers === 1 ? nameOfCell(variant, cell) : String((cell % columns) + 1);
    return messages.held(name, content === EMPTY ? undefined : markName(content), cell === asked);
  };
  const lines = Array.from({ length: rows * layers }, (_, row) => {
    const name = layers === 1 ? String(row + 1) : `${(row % rows) + 1}`;
    const inRow = Array.from({ length: columns }, (__, column) => held(row * columns + column));
    const said = messages.row(name, inRow);
    return layers > 1 && row % rows === 0
      ? `${messages.sheet(Math.floor(row / rows) + 1)}. ${said}`
      : said;
  });
  return [messages.rules(variant), ...lines];
}
