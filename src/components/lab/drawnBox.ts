import { boxLayout, type Setup } from '../../engine/index.ts';
import { shelfBox, type ShelfBox } from '../ui/shelf/shelf.ts';
import { beadFor } from './corrections.ts';

/** A drawer that a table has drawn from. */
export interface DrawnBox {
  readonly box: ShelfBox;
  /** The cell on its label that the bead stood for: the board may lie turned on the table. */
  readonly cell: number;
}

/** The drawer of a position, and the bead for a move; `undefined` where there was no choice. */
export function drawnBox(before: Setup, cell: number): DrawnBox | undefined {
  const kind = beadFor(before, cell);
  if (kind === undefined) return undefined;
  const { cellOf, ownerOf } = boxLayout();
  return { box: shelfBox(ownerOf[kind] as number), cell: cellOf[kind] as number };
}
