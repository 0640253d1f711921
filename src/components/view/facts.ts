import {
  childAtStep,
  childrenOf,
  emptyCells,
  eventAt,
  heardFrom,
  markName,
  nodeAt,
  scoreBy,
  stepCount,
  type Score,
  type SearchEvent,
  type SearchRun,
} from '../../engine/index.ts';
import { wonLinesOf } from './boardView.ts';
import { cellTriedAt, cellsAt, cutAt, moverAt, placedTo } from './moves.ts';
import { scaleOf } from './scale.ts';
import { bestAt, boundsOf } from './stackView.ts';
import type { StepFacts } from './types.ts';

/** What only some kinds of event have to tell. */
type KindFacts = Partial<StepFacts>;

const ABOUT_CHILD = (run: SearchRun, node: number, step: number): KindFacts => {
  const child = childAtStep(run.trace, step);
  return {
    cell: cellTriedAt(run, node, step),
    childCall: child === undefined ? undefined : child + 1,
  };
};

/** What the child said, and what it counts for: the same, unless the search adjusts it. */
const ANSWERED = (run: SearchRun, node: number, step: number): KindFacts => {
  const child = childAtStep(run.trace, step);
  return {
    ...ABOUT_CHILD(run, node, step),
    score: child === undefined ? undefined : heardFrom(run.trace, child),
    rated: child === undefined ? undefined : run.trace.score[child],
  };
};

const BOUNDED = (run: SearchRun, node: number, step: number): KindFacts => {
  const bounds = boundsOf(run, node, step);
  return bounds ? { bounds } : {};
};

/** Whether a step of this kind comes next. */
function isNext({ trace }: SearchRun, step: number, kind: SearchEvent): boolean {
  return step + 1 < stepCount(trace) && eventAt(trace, step + 1) === kind;
}

const RETURNED = (run: SearchRun, node: number, step: number): KindFacts => {
  const parent = run.trace.parent[node] as number;
  return {
    score: scoreBy(run.trace, node, step),
    parentCall: parent < 0 ? undefined : parent + 1,
  };
};

const FACTS_OF: Record<SearchEvent, (run: SearchRun, node: number, step: number) => KindFacts> = {
  call: () => ({}),
  test: () => ({}),
  try: (run, node, step) => ({
    ...ABOUT_CHILD(run, node, step),
    ...BOUNDED(run, node, step),
    isCut: childAtStep(run.trace, step) === undefined,
  }),
  won: (run, node, step) => {
    const cells = cellsAt(run, node);
    const wonLine = wonLinesOf(cells)[0];
    const owner = wonLine && cells[wonLine[0] as number];
    return { ...RETURNED(run, node, step), wonLine, winner: owner ? markName(owner) : undefined };
  },
  full: RETURNED,
  dead: RETURNED,
  horizon: RETURNED,
  window: BOUNDED,
  back: (run, node, step) => {
    const answered = ANSWERED(run, node, step);
    return {
      ...answered,
      ...BOUNDED(run, node, step),
      score: answered.rated,
      improves: isNext(run, step, 'improve'),
      adjusts: isNext(run, step, 'adjust'),
    };
  },
  adjust: (run, node, step) => ({
    ...ANSWERED(run, node, step),
    improves: isNext(run, step, 'improve'),
  }),
  improve: (run, node, step) => ({ ...ANSWERED(run, node, step), ...BOUNDED(run, node, step) }),
  return: CHOSEN,
  cut: (run, node, step) => ({
    ...CHOSEN(run, node, step),
    ...BOUNDED(run, node, step),
    cut: cutAt(run, node),
  }),
};

/** What a call says that has chosen between answers. */
function CHOSEN(run: SearchRun, node: number, step: number): KindFacts {
  const answers = answersOf(run, node);
  const score = scoreBy(run.trace, node, step);
  return {
    ...RETURNED(run, node, step),
    answers,
    keptCell: bestAt(run, node, step)?.cell,
    equals: answers.filter((answer) => answer.score === score).length,
  };
}

function answersOf({ trace }: SearchRun, node: number): { cell: number; score: Score }[] {
  return childrenOf(trace, node).map((child) => ({
    cell: trace.cell[child] as number,
    score: heardFrom(trace, child),
  }));
}

/** Everything that a sentence about `step` may mention. */
export function factsAt(run: SearchRun, step: number): StepFacts {
  const { request, trace } = run;
  const node = nodeAt(trace, step);
  const kind = eventAt(trace, step);
  const mover = moverAt(run, node);
  return {
    kind,
    search: request.search,
    scale: scaleOf(request.search),
    call: node + 1,
    mover: markName(mover),
    computer: markName(request.computer),
    maximising: mover === request.computer,
    path: placedTo(run, node),
    cell: undefined,
    childCall: undefined,
    score: undefined,
    bestBefore: bestAt(run, node, step - 1),
    keptCell: undefined,
    equals: 0,
    wonLine: undefined,
    winner: undefined,
    emptyCells: emptyCells(cellsAt(run, node)),
    parentCall: undefined,
    ties: request.ties,
    limit: request.search === 'depthRatings' ? request.depth : undefined,
    ...FACTS_OF[kind](run, node, step),
  };
}
