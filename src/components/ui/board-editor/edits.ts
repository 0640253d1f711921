import {
  EMPTY,
  O,
  X,
  isSameCell,
  landsOn,
  markNameOf,
  markOf,
  other,
  turnAfter,
  type CellContent,
  type Mark,
  type MarkName,
  type Point,
  type Setup,
  type Stone,
  type Variant,
} from '../../../engine/index.ts';

/** The rules of editing, for a board of any variant: what a click makes of a cell, and who moves then. Nothing of it need be possible. */

/** What a click places: the mark whose turn it is, one mark, or nothing. */
export type BoardPen = 'next' | MarkName | 'empty';

/**
 * What a pen leaves on a cell that holds `before`: `turn` (whose it would be if the cell were empty), then the other mark,
 * then nothing. A mark's own pen takes it away again.
 */
export function contentAfterClick(
  before: CellContent,
  turn: Mark,
  pen: BoardPen = 'next',
): CellContent {
  if (pen === 'empty') return EMPTY;
  if (pen !== 'next') return before === markOf(pen) ? EMPTY : markOf(pen);
  if (before === EMPTY) return turn;
  return before === turn ? other(turn) : EMPTY;
}

const countOf = (cells: readonly CellContent[], mark: Mark) =>
  cells.filter((content) => content === mark).length;
const ahead = (cells: readonly CellContent[]) => countOf(cells, X) - countOf(cells, O);
const taken = (cells: readonly CellContent[]) => countOf(cells, X) + countOf(cells, O);

/**
 * Who moves after the cells were changed. Counts that differ leave no choice. Where they are equal either
 * side may have begun: the one that was a mark ahead has, when the other's mark was added.
 */
export function turnAfterEdit(before: Setup, cells: readonly CellContent[]): Mark {
  const now = ahead(cells);
  if (now !== 0) return now > 0 ? O : X;
  if (ahead(before.cells) === 0) return before.toMove;
  const isAdded = taken(cells) > taken(before.cells);
  return isAdded && ahead(before.cells) === -1 ? O : X;
}

/** Where a mark put on this cell comes to lie: where marks fall, on the lowest free cell of its column. */
export const landing = (cells: readonly CellContent[], variant: Variant, cell: number): number =>
  cells[cell] === EMPTY ? landsOn(cells, variant, cell) : cell;

/** The board with another content in one cell. */
export function withContent(setup: Setup, cell: number, content: CellContent): Setup {
  const cells = setup.cells.with(cell, content);
  return { cells, toMove: turnAfterEdit(setup, cells) };
}

/** The board after a click on a cell. */
export function withClick(setup: Setup, cell: number): Setup {
  const turn = turnAfterEdit(setup, setup.cells.with(cell, EMPTY));
  return withContent(setup, cell, contentAfterClick(setup.cells[cell] ?? EMPTY, turn));
}

/** What a click leaves on a cell. */
export function leftByClick(setup: Setup, cell: number): MarkName | undefined {
  const content = withClick(setup, cell).cells[cell] ?? EMPTY;
  return markNameOf(content);
}

/** The marks of a large board with another content in one cell; a new mark is the last. */
export function withStone(
  stones: readonly Stone[],
  { x, y }: Point,
  content: CellContent,
): readonly Stone[] {
  const others = stones.filter((stone) => !isSameCell(stone, { x, y }));
  return content === EMPTY ? others : [...others, { x, y, mark: content }];
}

/** The marks of a large board after a click on a cell. */
export function afterPen(stones: readonly Stone[], cell: Point, pen: BoardPen): readonly Stone[] {
  const before = stones.find((stone) => isSameCell(stone, cell));
  const turn = turnAfter(stones.filter((stone) => stone !== before));
  return withStone(stones, cell, contentAfterClick(before?.mark ?? EMPTY, turn, pen));
}
