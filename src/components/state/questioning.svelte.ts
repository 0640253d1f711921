import type { SearchRun } from '../../engine/index.ts';
import {
  EMPTY_TALLY,
  type Question,
  type QuestionKind,
  type Tally,
  type Verdict,
} from '../view/questions.ts';

/** A step that waits to be predicted. */
export interface OpenQuestion {
  /** The step that is shown once all is answered. */
  readonly step: number;
  readonly question: Question;
  /** Other questions about the same step, still to come. */
  readonly later: readonly Question[];
  /** Present once the learner has answered. */
  readonly verdict: Verdict | undefined;
}

/** Which events are asked about, the question that is open, and how it has gone so far. */
export class Questioning {
  /** Empty: prediction is off, as it is at first. Set by `choose`. */
  kinds = $state.raw<readonly QuestionKind[]>([]);
  open = $state.raw<OpenQuestion | undefined>();
  tally = $state.raw<Tally>(EMPTY_TALLY);

  /** What makes and judges questions: loaded for those who want to be asked. */
  private logic: typeof import('./prediction.ts') | undefined;

  /** Asks about these kinds of event from now on. */
  async choose(kinds: readonly QuestionKind[]): Promise<void> {
    if (kinds.length > 0) this.logic ??= await import('./prediction.ts');
    this.kinds = kinds;
  }

  /** Opens the first question about `step`. False if there is none. */
  ask(run: SearchRun, step: number): boolean {
    const [question, ...later] = this.logic?.questionsAt(run, step, this.kinds) ?? [];
    if (!question) return false;
    this.open = { step, question, later, verdict: undefined };
    return true;
  }

  /** The first step after `from`, up to `to`, that would be asked about. */
  firstBetween(run: SearchRun, from: number, to: number): number | undefined {
    const step = this.logic?.nextQuestionStep(run, from, this.kinds);
    return step !== undefined && step <= to ? step : undefined;
  }

  answer(value: number): void {
    if (!this.logic || !this.open || this.open.verdict) return;
    const verdict = this.logic.judge(this.open.question, value);
    const outcome = verdict.right ? 'right' : 'wrong';
    this.tally = this.logic.tallied(this.tally, this.open.question.kind, outcome);
    this.open = { ...this.open, verdict };
  }

  /** To the next question about the same step. False if that was the last. */
  next(): boolean {
    if (!this.logic || !this.open) return false;
    if (!this.open.verdict) {
      this.tally = this.logic.tallied(this.tally, this.open.question.kind, 'skipped');
    }
    const [question, ...later] = this.open.later;
    if (!question) return false;
    this.open = { step: this.open.step, question, later, verdict: undefined };
    return true;
  }

  close(): void {
    this.open = undefined;
  }

  /** Another search: the count begins again. */
  reset(): void {
    this.open = undefined;
    this.tally = EMPTY_TALLY;
  }
}
