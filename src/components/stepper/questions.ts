import type { MoveOrder, SearchEvent } from '../../engine/index.ts';
import type { StepFacts } from '../ui/types.ts';

/**
 * What can be asked before a step is shown: what a call returns that asks no other, which of two moves is
 * kept, which cell is tried next, and of alpha-beta whether a call is cut (1) or goes on (0). What a call
 * returns that has asked others stands below its board already, so that nobody is asked. Who just opens the
 * panel is asked the first two.
 */
export const QUESTION_KINDS = ['returns', 'kept', 'cell', 'cut'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question about a step that is not shown yet, with its answer, whatever is stepped through. */
export interface AskedQuestion {
  readonly step: number;
  /** At least two numbers; words for them belong to whoever asks. */
  readonly options: readonly number[];
  /** The one right option. */
  readonly answer: number;
}

type Told<Kind extends SearchEvent> = Extract<StepFacts, { readonly kind: Kind }>;

/** What the step of a question will say: the material for the reason. */
interface FactsAsked {
  readonly cell: Told<'try'>;
  readonly returns: Told<'won' | 'full' | 'dead' | 'horizon'>;
  readonly kept: Told<'back' | 'adjust'>;
  readonly cut: Told<'try' | 'cut'>;
}

/** A question of one kind about a search. Its options are cells, or scores for `returns`, in ascending order. */
export interface QuestionOf<Kind extends QuestionKind> extends AskedQuestion {
  readonly kind: Kind;
  readonly facts: FactsAsked[Kind];
  /** The rule for the order of the cells. */
  readonly order: MoveOrder;
  /** `cell`: the cells of this call that have been tried already. */
  readonly tried: readonly number[];
}

export type PredictionQuestion = {
  readonly [Kind in QuestionKind]: QuestionOf<Kind>;
}[QuestionKind];

/** How an answer was judged. */
export interface QuestionVerdict {
  readonly right: boolean;
  readonly given: number;
}

export type QuestionOutcome = 'right' | 'wrong' | 'skipped';

/** How predictions have gone: `asked` counts answers, `skipped` the questions left unanswered. */
export interface TallyCounts {
  readonly asked: number;
  readonly right: number;
  readonly skipped: number;
}

/** Before the first question. */
export const NONE_ASKED: TallyCounts = { asked: 0, right: 0, skipped: 0 };
