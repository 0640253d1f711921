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
export interface AnswerTally extends TallyCounts {
  readonly byKind: Readonly<Record<QuestionKind, TallyCounts>>;
}

export const NONE_ASKED: TallyCounts = { asked: 0, right: 0, skipped: 0 };

/** Before the first question. */
export const EMPTY_TALLY: AnswerTally = {
  ...NONE_ASKED,
  byKind: Object.fromEntries(
    QUESTION_KINDS.map((kind) => [kind, NONE_ASKED]),
  ) as AnswerTally['byKind'],
};

/** A step that waits to be predicted. */
export interface OpenQuestion<Asked extends AskedQuestion = AskedQuestion> {
  /** The step that is shown once all is answered. */
  readonly step: number;
  readonly question: Asked;
  /** Other questions about the same step, still to come. */
  readonly later: readonly Asked[];
  /** Present once the learner has answered. */
  readonly verdict: QuestionVerdict | undefined;
}

/** The question that is open, and how it has gone so far: what every kind of figure has. */
export abstract class Questioning<Asked extends AskedQuestion = AskedQuestion> {
  open = $state.raw<OpenQuestion<Asked> | undefined>();
  abstract readonly tally: TallyCounts;
  /** Whether anything is asked at all. */
  abstract readonly isOn: boolean;

  /** Opens the first question about `step`. False if there is none. */
  ask(step: number): boolean {
    return this.pose(step, this.questionsAt(step));
  }

  /** The first step after `from`, up to `to`, that would be asked about. */
  abstract firstBetween(from: number, to: number): number | undefined;

  answer(value: number): void {
    if (!this.open || this.open.verdict) return;
    const verdict = this.judge(this.open.question, value);
    this.count(this.open.question, verdict.right ? 'right' : 'wrong');
    this.open = { ...this.open, verdict };
  }

  /** Shows the answer, which nobody has guessed: nothing is counted. */
  reveal(): void {
    if (!this.open) return;
    this.open = { ...this.open, verdict: { right: true, given: this.open.question.answer } };
  }

  /** To the next question about the same step. False if that was the last. */
  next(): boolean {
    if (!this.open) return false;
    const { step, question, later, verdict } = this.open;
    if (!verdict) this.count(question, 'skipped');
    return this.pose(step, later);
  }

  /** Asks the open question once more: who asks for a step has perhaps not heard it. */
  repeat(): void {
    if (this.open) this.open = { ...this.open };
  }

  close(): void {
    this.open = undefined;
  }

  /** Another trace: the count begins again. */
  abstract reset(): void;

  protected abstract questionsAt(step: number): readonly Asked[];
  protected abstract judge(question: Asked, given: number): QuestionVerdict;
  protected abstract count(question: Asked, outcome: QuestionOutcome): void;

  private pose(step: number, [question, ...later]: readonly Asked[]): boolean {
    if (question) this.open = { step, question, later, verdict: undefined };
    return question !== undefined;
  }
}
