import {
  BitPosition,
  SEARCH_TRAITS,
  childAtStep,
  childrenOf,
  emptyCells,
  eventAt,
  heardFrom,
  markName,
  nodeAt,
  other,
  playableCells,
  stepCount,
  winOn,
  type Score,
  type SearchEvent,
  type SearchRun,
  type Win,
} from '../../../engine/index.ts';
import {
  cellTriedAt,
  cellsAt,
  cutAt,
  moverAt,
  placedTo,
  variantOfRun,
} from '../../ui/board/moves.ts';
import { bestAt, boundsOf } from './stackView.ts';
import type { CommonFacts, FactsByKind, StepFacts } from '../../ui/types.ts';

/** What a kind of step has to tell beside what every step has. */
type Own<Kind extends SearchEvent> = Omit<FactsByKind[Kind], keyof CommonFacts>;
type Tell<Facts> = (run: SearchRun, node: number, step: number) => Facts;

/** What the child said, and what it counts for: the same, unless the search adjusts it. */
function answered(run: SearchRun, node: number, step: number) {
  const child = childAtStep(run.trace, step) as number;
  return {
    cell: cellTriedAt(run, node, step),
    childCall: child + 1,
    score: heardFrom(run.trace, child),
    rated: run.trace.score[child] as Score,
  };
}

const bounded: Tell<Own<'window'>> = (run, node, step) => ({ bounds: boundsOf(run, node, step) });

/** Whether a step of this kind comes next. */
function isNext({ trace }: SearchRun, step: number, kind: SearchEvent): boolean {
  return step + 1 < stepCount(trace) && eventAt(trace, step + 1) === kind;
}

const returned: Tell<Own<'full'>> = ({ trace }, node) => {
  const parent = trace.parent[node] as number;
  return { score: trace.score[node] as Score, parentCall: parent < 0 ? undefined : parent + 1 };
};

/** What a call says that has chosen between answers. */
const chosen: Tell<Own<'return'>> = (run, node, step) => {
  const { trace } = run;
  const answers = childrenOf(trace, node).map((child) => ({
    cell: trace.cell[child] as number,
    score: heardFrom(trace, child),
  }));
  const { score, parentCall } = returned(run, node, step);
  const keptCell = bestAt(run, node, step)?.cell;
  // Where branches are pruned an equal answer may be a bound, and worth less.
  const isExact = !SEARCH_TRAITS[run.request.search].prunes;
  const equals = isExact ? answers.filter((answer) => answer.score === score).length : 1;
  return { score, parentCall, answers, keptCell, equals };
};

/** What an evaluation counts. */
function openLinesAt(run: SearchRun, node: number): Own<'horizon'>['openLines'] {
  const { computer, search } = run.request;
  if (!SEARCH_TRAITS[search].evaluates) return undefined;
  const setup = { cells: cellsAt(run, node), toMove: moverAt(run, node) };
  const position = new BitPosition(setup, variantOfRun(run));
  return {
    computer: position.openLines(computer),
    rival: position.openLines(other(computer)),
  };
}

const FACTS_OF: { readonly [Kind in SearchEvent]: Tell<Own<Kind>> } = {
  call: (run, node) => ({
    wins: winOn(cellsAt(run, node), variantOfRun(run)) !== undefined,
  }),
  test: () => ({}),
  try: (run, node, step) => {
    const child = childAtStep(run.trace, step);
    return {
      cell: cellTriedAt(run, node, step),
      childCall: child === undefined ? undefined : child + 1,
      isCut: child === undefined,
      ...bounded(run, node, step),
    };
  },
  won: (run, node, step) => {
    const variant = variantOfRun(run);
    const { line, winner } = winOn(cellsAt(run, node), variant) as Win;
    const owner = variant.misere ? other(winner) : winner;
    const told = { wonLine: line, owner: markName(owner), winner: markName(winner) };
    return { ...returned(run, node, step), ...told };
  },
  full: returned,
  dead: returned,
  horizon: (run, node, step) => ({
    ...returned(run, node, step),
    openLines: openLinesAt(run, node),
  }),
  window: bounded,
  back: (run, node, step) => {
    const answer = answered(run, node, step);
    return {
      ...answer,
      ...bounded(run, node, step),
      score: answer.rated,
      improves: isNext(run, step, 'improve'),
      adjusts: isNext(run, step, 'adjust'),
    };
  },
  adjust: (run, node, step) => ({
    ...answered(run, node, step),
    improves: isNext(run, step, 'improve'),
  }),
  improve: (run, node, step) => ({ ...answered(run, node, step), ...bounded(run, node, step) }),
  return: chosen,
  cut: (run, node, step) => ({
    ...chosen(run, node, step),
    ...bounded(run, node, step),
    cut: cutAt(run, node),
  }),
};

/** Everything that a sentence about `step` may mention. */
export function factsAt(run: SearchRun, step: number): StepFacts {
  const { request, trace } = run;
  const node = nodeAt(trace, step);
  const kind = eventAt(trace, step);
  const mover = moverAt(run, node);
  const known: CommonFacts = {
    search: request.search,
    scale: SEARCH_TRAITS[request.search].scale,
    call: node + 1,
    mover: markName(mover),
    computer: markName(request.computer),
    maximising: mover === request.computer,
    path: placedTo(run, node),
    bestBefore: bestAt(run, node, step - 1),
    emptyCells: emptyCells(cellsAt(run, node)),
    playable: playableCells(cellsAt(run, node), variantOfRun(run)),
    ties: request.ties,
    winLength: variantOfRun(run).winLength,
    limit: SEARCH_TRAITS[request.search].hasLimit ? request.depth : undefined,
  };
  // The table gives for each kind what is its own.
  return { ...known, kind, ...FACTS_OF[kind](run, node, step) } as StepFacts;
}
