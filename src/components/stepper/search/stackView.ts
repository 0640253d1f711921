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
} from '../../../engine/index.ts';
import { moverAtPly } from '../../ui/board/moves.ts';
import type { StackRow } from '../../ui/types.ts';

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

/** "α 0  β +10", with a dash for what is not sure yet. */
export function boundsTexts(
  { alpha, beta }: Bounds,
  write: (score: Score) => string,
): readonly [string, string] {
  const text = (score: Score | undefined) => (score === undefined ? undefined : write(score));
  const { stack } = stepperMessages.stepper;
  return [stack.alpha(text(alpha)), stack.beta(text(beta))];
}

export function boundsText(bounds: Bounds, write: (score: Score) => string): string {
  return boundsTexts(bounds, write).join('  ');
}
