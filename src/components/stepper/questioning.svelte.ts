import type { SearchRun } from '../../engine/index.ts';
import {
  EMPTY_TALLY,
  type AskedQuestion,
  type QuestionOutcome,
  type PredictionQuestion,
  type QuestionKind,
  type AnswerTally,
  type TallyCounts,
  type QuestionVerdict,
} from './search/questions.ts';

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

  /** To the next question about the same step. False if that was the last. */
  next(): boolean {
    if (!this.open) return false;
    const { step, question, later, verdict } = this.open;
    if (!verdict) this.count(question, 'skipped');
    return this.pose(step, later);
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

/** What is asked about a search, by kinds of event. */
export class SearchQuestioning extends Questioning<PredictionQuestion> {
  /** Empty: prediction is off, as it is at first. Set by `choose`. */
  kinds = $state.raw<readonly QuestionKind[]>([]);
  tally = $state.raw<AnswerTally>(EMPTY_TALLY);

  /** What makes and judges questions: loaded for those who want to be asked. */
  private logic: typeof import('./search/prediction.ts') | undefined;
  private readonly run: () => SearchRun;

  constructor(run: () => SearchRun) {
    super();
    this.run = run;
  }

  get isOn(): boolean {
    return this.kinds.length > 0;
  }

  /** Asks about these kinds of event from now on. */
  async choose(kinds: readonly QuestionKind[]): Promise<void> {
    if (kinds.length > 0) this.logic ??= await import('./search/prediction.ts');
    this.kinds = kinds;
  }

  firstBetween(from: number, to: number): number | undefined {
    const step = this.logic?.nextQuestionStep(this.run(), from, this.kinds);
    return step !== undefined && step <= to ? step : undefined;
  }

  reset(): void {
    this.open = undefined;
    this.tally = EMPTY_TALLY;
  }

  protected questionsAt(step: number): readonly PredictionQuestion[] {
    return this.logic?.questionsAt(this.run(), step, this.kinds) ?? [];
  }

  // Both are asked of an open question only, and without the logic none is ever open.
  protected judge(question: PredictionQuestion, given: number): QuestionVerdict {
    return this.logic?.judgePrediction(question, given) as QuestionVerdict;
  }

  protected count({ kind }: PredictionQuestion, outcome: QuestionOutcome): void {
    this.tally = this.logic?.tallied(this.tally, kind, outcome) ?? this.tally;
  }
}
