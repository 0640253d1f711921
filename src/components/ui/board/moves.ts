import {
  BitPosition,
  afterMove,
  cellOrder,
  childAtStep,
  childrenOf,
  markName,
  moverAfter,
  movesTo,
  other,
  plyOf,
  treeSize,
  variantOfId,
  type CellContent,
  type Mark,
  type MarkName,
  type SearchRun,
  type Variant,
} from '../../../engine/index.ts';

/** A mark on a cell, as it is drawn and spoken of. */
export interface Placed {
  readonly mark: MarkName;
  readonly cell: number;
}

/** Who moves after `ply` plies from the root. */
export function moverAtPly(run: SearchRun, ply: number): Mark {
  return moverAfter(run.request.setup, ply);
}

/** Who moves in the position of `node`. */
export function moverAt(run: SearchRun, node: number): Mark {
  return moverAtPly(run, plyOf(run.trace, node));
}

/** The marks put down from the root to `node`, in order. */
export function placedTo(run: SearchRun, node: number): Placed[] {
  return movesTo(run.trace, node).map((cell, ply) => ({
    mark: markName(moverAtPly(run, ply)),
    cell,
  }));
}

/** The mark that led to `node`; `undefined` for the root. */
export function moveInto(run: SearchRun, node: number): Placed | undefined {
  const cell = run.trace.cell[node] as number;
  return cell < 0 ? undefined : { mark: markName(other(moverAt(run, node))), cell };
}

/** The contents of the board in the position of `node`, row by row. */
export function cellsAt(run: SearchRun, node: number): CellContent[] {
  const cells = [...run.request.setup.cells];
  movesTo(run.trace, node).forEach((cell, ply) => {
    cells[cell] = moverAtPly(run, ply);
  });
  return cells;
}

/** The board that a search is about. */
export const variantOfRun = ({ request }: SearchRun): Variant => variantOfId(request.variant);

/** The cells that may be played in the position of `node`, in the order in which this search tries them. */
function playableAt(run: SearchRun, node: number): number[] {
  const { order, seed } = run.request;
  const variant = variantOfRun(run);
  const position = new BitPosition(
    { cells: cellsAt(run, node), toMove: moverAt(run, node) },
    variant,
  );
  return cellOrder(order, variant, seed).filter((cell) => position.isEmpty(cell));
}

/**
 * The cell that a `try`, `back`, `adjust` or `improve` at `step` of `node` is about. Where the recording was
 * cut there is no child to ask, and the next playable cell in the search's own order is the answer.
 */
export function cellTriedAt(run: SearchRun, node: number, step: number): number | undefined {
  const child = childAtStep(run.trace, step);
  if (child !== undefined) return run.trace.cell[child];
  return playableAt(run, node)[childrenOf(run.trace, node, step).length];
}

/** The branch that is cut off at `node`: the cells never tried, and what minimax would spend on them. */
export function cutAt(run: SearchRun, node: number): { cells: number[]; calls: number } {
  const cells = cellsAt(run, node);
  const untried = playableAt(run, node).slice(childrenOf(run.trace, node).length);
  const setup = { cells, toMove: moverAt(run, node) };
  const sizeAfter = (cell: number) => treeSize(afterMove(setup, cell), variantOfRun(run));
  const calls = untried.reduce((sum, cell) => sum + sizeAfter(cell), 0);
  return { cells: untried, calls };
}
