import type { MarkName } from '../../../engine/index.ts';

/**
 * What a board is told by whoever shows it: `BoardGrid`, on which cells go by their numbers, and `LargeBoard`, on which they go
 * by x and y.
 */
export interface BoardProps<Cell> {
  /** What the board is, for someone who does not see it. */
  label: string;
  /** What a cell is, spoken, where that is not its name and its mark: "cell 4, X". */
  cellLabel?: ((cell: Cell) => string | undefined) | undefined;
  /** What is said of a cell after its mark: ", chosen". */
  cellNote?: ((cell: Cell) => string) | undefined;
  /** Cells that cannot be chosen now are still reachable, and say so. */
  isDisabled?: ((cell: Cell) => boolean) | undefined;
  /** A click, Enter or Space on a cell that can be chosen. */
  onchoose?: ((cell: Cell) => void) | undefined;
  /** The cell that is looked at: focused, or under the pointer. */
  onlook?: ((cell: Cell | undefined) => void) | undefined;
  /** Keys on a cell that the board does not use itself; true if one was used. */
  oncellkey?: ((event: KeyboardEvent, cell: Cell) => boolean) | undefined;
  /** The mark that a free cell offers under the pointer, to the keys, and while it is confirmed. */
  offerMark?: MarkName | undefined;
}
