import {
  EMPTY,
  O,
  X,
  emptySetup,
  other,
  parseSigns,
  turnByCounts,
  type CellContent,
  type Mark,
  type Setup,
} from '../../../engine/index.ts';

/** A board of nine as the parts of a draft have it: `XX.OO....x`, possible or not. */
export function readSetupText(text: string): Setup {
  const cells = parseSigns(text.slice(0, -1));
  if (cells?.length !== 9) return emptySetup();
  return { cells, toMove: text.endsWith('o') ? O : X };
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
export function contentAfterClick(cells: readonly CellContent[], cell: number): CellContent {
  const first = turnByCounts(cells.with(cell, EMPTY));
  const before = cells[cell] ?? EMPTY;
  if (before === EMPTY) return first;
  return before === first ? other(first) : EMPTY;
}
