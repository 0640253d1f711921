import type { SearchRun } from '../../../engine/index.ts';
import { arrive } from '../../platform/arrive.dom.ts';
import { Questioning } from '../questioning.svelte.ts';
import {
  EMPTY_TALLY,
  type AnswerTally,
  type PredictionQuestion,
  type QuestionKind,
  type QuestionOutcome,
  type QuestionVerdict,
} from '../questions.ts';

/** What is asked about a search, by kinds of event. */
export class SearchQuestioning extends Questioning<PredictionQuestion> {
  /** Empty: prediction is off, as it is at first. Set by `choose`. */
  kinds = $state.raw<readonly QuestionKind[]>([]);
  tally = $state.raw<AnswerTally>(EMPTY_TALLY);

  /** What makes and judges questions: loaded for those who want to be asked. */
  private logic: typeof import('./prediction.ts') | undefined;
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
    if (kinds.length > 0) this.logic ??= await arrive(() => import('./prediction.ts'));
    this.kinds = kinds;
  }

  firstBetween(from: number, to: number): number | undefined {
    return this.logic?.nextQuestionStep(this.run(), from, this.kinds, to);
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
