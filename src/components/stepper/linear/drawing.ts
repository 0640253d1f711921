import type { LargeInput, LargeRun, Point } from '../../../engine/index.ts';
import { afterPen } from '../../ui/board-editor/edits.ts';

/** What a click on the board does while a position is drawn: a mark, nothing there, or the cell in question. */
export const PENS = ['X', 'O', 'empty', 'cell'] as const;
export type Pen = (typeof PENS)[number];

/**
 * One touch of the pen. A mark goes where there is none or the other one, and the same mark is taken
 * away; where an algorithm asks about the last mark, that is the mark just placed.
 */
export function drawWith(
  pen: Pen,
  input: LargeInput,
  { x, y }: Point,
  { cellIs }: Pick<LargeRun, 'cellIs'>,
): LargeInput {
  const cell = { x, y };
  if (pen === 'cell') return { ...input, cell };
  const after = afterPen(input.sheet.stones, cell, pen);
  const last = cellIs === 'marked' ? after.at(-1) : undefined;
  return {
    ...withStones(input, after),
    cell: last ? { x: last.x, y: last.y } : input.cell,
  };
}

/** The same board with other marks. */
export const withStones = (
  input: LargeInput,
  stones: LargeInput['sheet']['stones'],
): LargeInput => ({
  ...input,
  sheet: { ...input.sheet, stones },
});
