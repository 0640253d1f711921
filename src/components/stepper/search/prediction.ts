import {
  DRAW,
  SEARCH_EVENTS,
  SEARCH_TRAITS,
  childrenOf,
  eventAt,
  nodeAt,
  stepCount,
  type SearchEvent,
  type SearchName,
  type SearchRun,
} from '../../../engine/index.ts';
import type { StepFacts } from '../../ui/types.ts';
import { factsAt } from './facts.ts';
import {
  QUESTION_KINDS,
  type PredictionQuestion,
  type QuestionKind,
  type QuestionOf,
} from '../questions.ts';

/** What can be asked of a search: first of all whether it prunes, if it ever does. */
export function kindsFor(search: SearchName): readonly QuestionKind[] {
  const others = QUESTION_KINDS.filter((kind) => kind !== 'cut');
  return SEARCH_TRAITS[search].prunes ? ['cut', ...others] : others;
}

/** Which questions an event can be asked about before it is shown. */
const KINDS_OF: Record<SearchEvent, readonly QuestionKind[]> = {
  call: [],
  test: [],
  try: ['cut', 'cell'],
  won: ['returns'],
  full: ['returns'],
  back: ['kept'],
  improve: [],
  return: [],
  window: [],
  dead: ['returns'],
  horizon: ['returns'],
  adjust: ['kept'],
  cut: ['cut'],
};

/** So many scores are offered at the most, where a search has many. */
const MOST_OPTIONS = 7;

/** What a call of this search may return: the nearest to the answer of all that occur in it. */
function scoresNear({ request, trace }: SearchRun, answer = DRAW): readonly number[] {
  const all = [...new Set([...SEARCH_TRAITS[request.search].scores, ...trace.score])];
  const nearest = all.sort((a, b) => Math.abs(a - answer) - Math.abs(b - answer));
  return nearest.slice(0, MOST_OPTIONS).sort((a, b) => a - b);
}

interface Choice {
  readonly options: readonly number[];
  readonly answer: number | undefined;
}

/** The options and the answer of each kind; `undefined` where there is nothing to choose from. */
const ASK: {
  readonly [Kind in QuestionKind]: (facts: QuestionOf<Kind>['facts'], run: SearchRun) => Choice;
} = {
  cell: ({ playable, cell }) => ({ options: playable, answer: cell }),
  returns: ({ score }, run) => ({ options: scoresNear(run, score), answer: score }),
  // Only where it could be: after a score has come back, in a search that prunes.
  cut: ({ search, kind, bestBefore }) => ({
    options: SEARCH_TRAITS[search].prunes && bestBefore ? [0, 1] : [],
    answer: kind === 'cut' ? 1 : 0,
  }),
  kept: (facts) => {
    const cells = [facts.bestBefore?.cell, facts.cell].filter((cell) => cell !== undefined);
    return {
      // A score that is adjusted first is compared afterwards.
      options: facts.kind === 'back' && facts.adjusts ? [] : cells.sort((a, b) => a - b),
      answer: facts.improves ? facts.cell : facts.bestBefore?.cell,
    };
  },
};

/** The questions of these kinds about the event at `step`, to be asked before it is shown. */
export function questionsAt(
  run: SearchRun,
  step: number,
  kinds: readonly QuestionKind[],
): PredictionQuestion[] {
  if (step < 0 || step >= stepCount(run.trace)) return [];
  const asked = KINDS_OF[eventAt(run.trace, step)].filter((kind) => kinds.includes(kind));
  if (asked.length === 0) return [];
  const facts = factsAt(run, step);
  const begun = childrenOf(run.trace, nodeAt(run.trace, step), step);
  const tried = begun.map((child) => run.trace.cell[child] as number);
  return asked.flatMap((kind) => {
    // `KINDS_OF` has let through only kinds that these facts are for.
    const { options, answer } = (ASK[kind] as (facts: StepFacts, run: SearchRun) => Choice)(
      facts,
      run,
    );
    if (answer === undefined || options.length < 2) return [];
    return [
      { kind, step, options, answer, facts, order: run.request.order, tried } as PredictionQuestion,
    ];
  });
}

/** The first step after `from`, up to `to`, that would be asked about. */
export function nextQuestionStep(
  run: SearchRun,
  from: number,
  chosen: readonly QuestionKind[],
  to = stepCount(run.trace) - 1,
): number | undefined {
  // What was chosen for a search that prunes may still be on.
  const kinds = kindsFor(run.request.search).filter((kind) => chosen.includes(kind));
  const isAsked = SEARCH_EVENTS.map((event) =>
    KINDS_OF[event].some((kind) => kinds.includes(kind)),
  );
  if (!isAsked.includes(true)) return undefined;
  const { events } = run.trace;
  for (let step = Math.max(0, from + 1); step <= to; step++) {
    if (!isAsked[events[step] as number]) continue;
    if (questionsAt(run, step, kinds).length > 0) return step;
  }
  return undefined;
}
