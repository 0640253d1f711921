import {
  bestChildBy,
  childAtStep,
  eventAt,
  movesTo,
  other,
  scoreBy,
  stackAt,
  type CellContent,
  type SearchRun,
} from '../../src/engine/index.ts';

/** All that a figure has to know of a step: event, stack, best children, scores, board. */
export function stateAt({ request, trace }: SearchRun, step: number) {
  const stack = stackAt(trace, step);
  const rows = stack.map((node) => {
    const best = bestChildBy(trace, node, step);
    return { node, best, kept: best && trace.score[best], score: scoreBy(trace, node, step) };
  });
  const cells: CellContent[] = [...request.setup.cells];
  let mover = request.setup.toMove;
  for (const cell of movesTo(trace, stack.at(-1) as number)) {
    cells[cell] = mover;
    mover = other(mover);
  }
  return { kind: eventAt(trace, step), child: childAtStep(trace, step), rows, cells, mover };
}
