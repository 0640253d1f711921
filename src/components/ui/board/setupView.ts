import {
  SMALL_VARIANT,
  checkSetup,
  emptySetup,
  markNameOf,
  parseSigns,
  winOn,
  type CellContent,
  type Mark,
  type MarkName,
  type Setup,
  type Variant,
} from '../../../engine/index.ts';
import type { BoardView } from '../types.ts';
import { isNumbered } from './cellNames.ts';

interface BoardExtras {
  readonly last?: number | undefined;
  /** Empty cells with a mark in pencil. */
  readonly ghost?: { readonly on: readonly number[]; readonly mark: MarkName } | undefined;
  /** Whether a finished line is shown as such. */
  readonly showWon?: boolean;
  /** Cells go by their numbers, as in the code. */
  readonly byNumber?: boolean;
}

/** A board with what is to be seen on it beside its marks. */
export function drawnBoard(
  cells: readonly CellContent[],
  { last, ghost, showWon = true, byNumber = false }: BoardExtras,
  variant: Variant = SMALL_VARIANT,
): BoardView {
  const wonLine = showWon ? winOn(cells, variant)?.line : undefined;
  return {
    variant,
    columns: variant.geometry.columns,
    isNumbered: byNumber || isNumbered(variant),
    cells: cells.map((content, cell) => ({
      cell,
      mark: markNameOf(content),
      isLast: cell === last,
      ghost: ghost?.on.includes(cell) ? ghost.mark : undefined,
    })),
    wonLine,
    winner: wonLine && markNameOf(cells[wonLine[0] as number]),
  };
}

/**
 * What a question is about: a board of any size, what stands on it (nothing, if left out), a cell that is asked about, and
 * marks in pencil.
 */
export interface AskedBoard {
  readonly variant: Variant;
  readonly cells?: readonly CellContent[];
  readonly cell?: number | undefined;
  readonly ghost?: BoardExtras['ghost'];
}

export function askedView({ variant, cells, cell, ghost }: AskedBoard): BoardView {
  const all = cells ?? emptySetup(undefined, variant).cells;
  return drawnBoard(all, { last: cell, ghost }, variant);
}

/**
 * Its sheets as they are drawn, the top one first: one, where the board is flat. Each counts its own cells from 0, and has
 * no stroke through a line that goes to another.
 */
export function sheetsOf(view: BoardView): readonly BoardView[] {
  const { layers, cellCount } = view.variant.geometry;
  if (layers === 1) return [view];
  const size = cellCount / layers;
  return Array.from({ length: layers }, (_, sheet) => {
    const own = view.cells.slice(sheet * size, (sheet + 1) * size);
    const isHere = view.wonLine?.every((at) => Math.floor(at / size) === sheet);
    return {
      ...view,
      cells: own.map((each, cell) => ({ ...each, cell })),
      wonLine: isHere ? view.wonLine?.map((at) => at % size) : undefined,
    };
  });
}

/** A position that no search has looked at yet, and perhaps its last mark, lit. */
export function boardOfSetup(setup: Setup, last?: number): BoardView {
  return drawnBoard(setup.cells, { last });
}

/** A position that we wrote down ourselves, in nine signs. Throws if it cannot be, so that no page is built with it. */
export function writtenSetup(text: string, toMove?: Mark): Setup {
  const read = checkSetup(parseSigns(text) ?? [], toMove);
  if (!read.ok) throw new Error(`"${text}" cannot be: ${read.problem.code}`);
  return read.value;
}
