import type { MarkName, Setup } from '../../../engine/index.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

/** A board with its last mark lit, and perhaps a mark that is only thought of. */
export function learningBoard(
  setup: Setup,
  last: number | undefined,
  ghost?: { readonly cell: number; readonly mark: MarkName },
): BoardView {
  const board = boardOfSetup(setup);
  const cells = board.cells.map((each) => ({
    ...each,
    isLast: each.cell === last,
    ghost: ghost?.cell === each.cell ? ghost.mark : undefined,
  }));
  return { ...board, cells };
}
