import {
  EMPTY,
  NINE_CELLS,
  eventAt,
  markName,
  nodeAt,
  type CellContent,
  type MarkName,
  type SearchRun,
  type Setup,
} from '../../engine/index.ts';
import { bestAt } from './stackView.ts';
import { cellTriedAt, cellsAt, moverAt } from './moves.ts';
import type { BoardView } from './types.ts';

interface BoardExtras {
  readonly last?: number | undefined;
  readonly ghost?: { readonly cell: number; readonly mark: MarkName } | undefined;
  /** Whether a finished line is shown as such. */
  readonly showWon: boolean;
}

/** The lines that one mark fills, in the order of the geometry. */
export function wonLinesOf(cells: readonly CellContent[]): (readonly number[])[] {
  return NINE_CELLS.geometry.lines.filter((line) => {
    const first = cells[line[0] as number];
    return first !== EMPTY && line.every((cell) => cells[cell] === first);
  });
}

function drawn(cells: readonly CellContent[], { last, ghost, showWon }: BoardExtras): BoardView {
  const won = showWon ? wonLinesOf(cells) : [];
  const winning = new Set(won.flat());
  const wonLine = won[0];
  const winner = wonLine && nameOf(cells[wonLine[0] as number]);
  return {
    columns: NINE_CELLS.geometry.columns,
    cells: cells.map((content, cell) => ({
      cell,
      mark: nameOf(content),
      isLast: cell === last,
      ghost: ghost?.cell === cell ? ghost.mark : undefined,
      isWinning: winning.has(cell),
    })),
    wonLine,
    winner,
  };
}

function nameOf(content: CellContent | undefined): MarkName | undefined {
  return content === undefined || content === EMPTY ? undefined : markName(content);
}

function lastAt({ trace }: SearchRun, node: number): number | undefined {
  const cell = trace.cell[node] as number;
  return cell < 0 ? undefined : cell;
}

/** The position of a call, whatever the step: for previews. */
export function boardAtNode(run: SearchRun, node: number): BoardView {
  return drawn(cellsAt(run, node), { last: lastAt(run, node), showWon: true });
}

/**
 * The board as the search sees it at `step`. The cell that is about to be tried, or whose mark has
 * just been taken off again (`back`, `improve`), holds a ghost of the mover's mark; at a `return`, the
 * cell that was kept does. A finished line
 * is shown from the moment when the search has seen it, not before.
 */
export function boardAtStep(run: SearchRun, step: number): BoardView {
  const node = nodeAt(run.trace, step);
  const kind = eventAt(run.trace, step);
  const isAboutChild = kind === 'try' || kind === 'back' || kind === 'improve';
  const kept = kind === 'return' ? bestAt(run, node, step)?.cell : undefined;
  const cell = isAboutChild ? cellTriedAt(run, node, step) : kept;
  return drawn(cellsAt(run, node), {
    last: lastAt(run, node),
    ghost: cell === undefined ? undefined : { cell, mark: markName(moverAt(run, node)) },
    showWon: kind === 'won',
  });
}

/** A position that no search has looked at yet. */
export function boardOfSetup(setup: Setup): BoardView {
  return drawn(setup.cells, { showWon: true });
}
