import { stepperMessages } from '#language/stepper/search/messages';
import {
  SEARCH_TRAITS,
  bestChildBy,
  boundsAt,
  heardFrom,
  markName,
  returnStep,
  scoreBy,
  stackAt,
  type Bounds,
  type Score,
  type SearchRun,
  EVENT_ENDS,
  eventAt,
  nodeAt,
} from '../../../engine/index.ts';
import { moverAtPly, cellTriedAt, cellsAt, moverAt, variantOfRun } from '../../ui/board/moves.ts';
import type { StackRow, BoardView } from '../../ui/types.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';

/** The best answer that `node` has at `step`, and the cell that gave it. */
export function bestAt(
  { trace }: SearchRun,
  node: number,
  step: number,
): { readonly score: Score; readonly cell: number } | undefined {
  const child = bestChildBy(trace, node, step);
  if (child === undefined) return undefined;
  return { score: heardFrom(trace, child), cell: trace.cell[child] as number };
}

/** Alpha and beta of `node` at `step`, or when it returned if that was before; only of searches that prune. */
export function boundsOf(run: SearchRun, node: number, step: number): Bounds | undefined {
  const { request, trace } = run;
  if (!SEARCH_TRAITS[request.search].prunes) return undefined;
  const at = Math.min(step, returnStep(trace, node) ?? step);
  return boundsAt(trace, node, at, (ply) => moverAtPly(run, ply) === request.computer);
}

/** The calls that are waiting for an answer at `step`, innermost first. */
export function stackView(run: SearchRun, step: number): StackRow[] {
  const { request, trace } = run;
  const stack = stackAt(trace, step);
  const rows = stack.map((node, ply): StackRow => {
    const mover = moverAtPly(run, ply);
    const cell = trace.cell[node] as number;
    return {
      node,
      call: node + 1,
      move: cell < 0 ? undefined : { mark: markName(moverAtPly(run, ply - 1)), cell },
      mover: markName(mover),
      maximising: mover === request.computer,
      best: bestAt(run, node, step),
      returns: scoreBy(trace, node, step),
      isNow: ply === stack.length - 1,
      bounds: boundsOf(run, node, step),
    };
  });
  return rows.reverse();
}

/** "α 0" and "β +10", with a dash for what is not sure yet. */
export function boundsTexts(
  { alpha, beta }: Bounds,
  write: (score: Score) => string,
): readonly [string, string] {
  const text = (score: Score | undefined) => (score === undefined ? undefined : write(score));
  const { stack } = stepperMessages.stepper;
  return [stack.alpha(text(alpha)), stack.beta(text(beta))];
}

export function boundsText(bounds: Bounds, write: (score: Score) => string): string {
  return boundsTexts(bounds, write).join('\u2002');
}

function lastAt({ trace }: SearchRun, node: number): number | undefined {
  const cell = trace.cell[node] as number;
  return cell < 0 ? undefined : cell;
}

/** The position of a call, whatever the step: for previews. */
export function boardAtNode(run: SearchRun, node: number): BoardView {
  const shown = { last: lastAt(run, node), byNumber: true };
  return drawnBoard(cellsAt(run, node), shown, variantOfRun(run));
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
  const shown = {
    last: lastAt(run, node),
    ghost: cell === undefined ? undefined : { on: [cell], mark: markName(moverAt(run, node)) },
    showWon: kind === 'won',
    byNumber: true,
  };
  return drawnBoard(cellsAt(run, node), shown, variantOfRun(run));
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
