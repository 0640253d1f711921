import {
  EMPTY,
  O,
  SMALL_VARIANT,
  X,
  emptySetup,
  makePosition,
  other,
  parseSigns,
  turnAfter,
  turnByCounts,
  type CellContent,
  type Field,
  type Mark,
  type Setup,
  type Stone,
  type Variant,
} from '../../../engine/index.ts';

/** A board as the parts of a draft have it: `XX.OO....x`, possible or not. */
export const setupText = ({ cells, toMove }: Setup): string =>
  makePosition(cells) + (toMove === X ? 'x' : 'o');

/** An empty one where the text is none of this variant. */
export function readSetupText(text: string, variant: Variant = SMALL_VARIANT): Setup {
  const cells = parseSigns(text.slice(0, -1), variant?.geometry.cellCount);
  return cells ? { cells, toMove: text.endsWith('o') ? O : X } : emptySetup(X, variant);
}

const ahead = (cells: readonly CellContent[]) =>
  cells.filter((content) => content === X).length - cells.filter((content) => content === O).length;
const taken = (cells: readonly CellContent[]) =>
  cells.filter((content) => content !== EMPTY).length;

/**
 * Who moves after the cells were changed. Counts that differ leave no choice. Where they are equal either
 * side may have begun: the one that was a mark ahead has, when the other's mark was added.
 */
export function turnAfterEdit(before: Setup, cells: readonly CellContent[]): Mark {
  if (ahead(cells) !== 0) return turnByCounts(cells);
  if (ahead(before.cells) === 0) return before.toMove;
  const isAdded = taken(cells) > taken(before.cells);
  return isAdded && ahead(before.cells) === -1 ? O : X;
}

/** What a click makes of a cell: the mark whose turn it is, then the other one, then nothing. */
export function contentAfterClick(
  cells: readonly CellContent[],
  cell: number,
  variant: Variant = SMALL_VARIANT,
): CellContent {
  const first = turnByCounts(cells.with(cell, EMPTY), variant);
  const before = cells[cell] ?? EMPTY;
  if (before === EMPTY) return first;
  return before === first ? other(first) : EMPTY;
}

/** What a click places: the mark whose turn it is, a mark, nothing, or the frame of the cell in question. */
export type BoardPen = 'next' | 'X' | 'O' | 'empty' | 'asked';

/** A cell that a question is about, which is another part of it: it is chosen on the same board. */
export interface AskedCell {
  readonly label: string;
  readonly field: Field<unknown>;
  readonly text: string;
  readonly ontext: (text: string) => void;
}

/** What a pen leaves on a cell that holds `before`. The same mark again takes it away. */
export function contentOf(
  pen: Exclude<BoardPen, 'asked'>,
  before: CellContent,
  stones: readonly Stone[],
): CellContent {
  if (pen === 'empty') return EMPTY;
  if (pen === 'next') return before === EMPTY ? turnAfter(stones) : EMPTY;
  const mark = pen === 'X' ? X : O;
  return before === mark ? EMPTY : mark;
}

/** The stones with another content in one cell; a new mark is the last. */
export function withStone(
  stones: readonly Stone[],
  x: number,
  y: number,
  content: CellContent,
): readonly Stone[] {
  const others = stones.filter((stone) => stone.x !== x || stone.y !== y);
  return content === EMPTY ? others : [...others, { x, y, mark: content }];
}

export function penContentAt(stones: readonly Stone[], x: number, y: number): CellContent {
  return stones.find((stone) => stone.x === x && stone.y === y)?.mark ?? EMPTY;
}
