import { EVENT_ENDS, eventAt, markName, nodeAt, type SearchRun } from '../../../engine/index.ts';
import { bestAt } from './stackView.ts';
import { cellTriedAt, cellsAt, moverAt } from '../../ui/board/moves.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

function lastAt({ trace }: SearchRun, node: number): number | undefined {
  const cell = trace.cell[node] as number;
  return cell < 0 ? undefined : cell;
}

/** The position of a call, whatever the step: for previews. */
export function boardAtNode(run: SearchRun, node: number): BoardView {
  return drawnBoard(cellsAt(run, node), { last: lastAt(run, node), showWon: true });
}

/**
 * The board as the search sees it at `step`. The cell that is about to be tried, or whose mark has
 * just been taken off again (`back`, `adjust`, `improve`), holds a ghost of the mover's mark; where a call
 * returns a score of its moves, the cell that was kept does. A finished line
 * is shown from the moment when the search has seen it, not before.
 */
export function boardAtStep(run: SearchRun, step: number): BoardView {
  const node = nodeAt(run.trace, step);
  const kind = eventAt(run.trace, step);
  const isAboutChild = ['try', 'back', 'adjust', 'improve'].includes(kind);
  const kept = ['all-tried', 'cut-short'].includes(EVENT_ENDS[kind] ?? '')
    ? bestAt(run, node, step)?.cell
    : undefined;
  const cell = isAboutChild ? cellTriedAt(run, node, step) : kept;
  return drawnBoard(cellsAt(run, node), {
    last: lastAt(run, node),
    ghost: cell === undefined ? undefined : { cell, mark: markName(moverAt(run, node)) },
    showWon: kind === 'won',
  });
}

/** Where the board of a figure lies over the drawing of its calls, in pixels of the drawing. */
export interface BoardPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** How much larger it is shown, where the reader has zoomed in. */
  readonly scale: number;
  /** It is in a corner, whichever call runs. */
  readonly isFixed?: boolean;
}
