import type { SearchRun } from '../../engine/index.ts';
import {
  EMPTY_TALLY,
  judge,
  nextQuestionStep,
  questionsAt,
  tallied,
  type Question,
  type QuestionKind,
  type Tally,
  type Verdict,
} from './prediction.ts';

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
  /** Empty: prediction is off, as it is at first. */
  kinds = $state.raw<readonly QuestionKind[]>([]);
  open = $state.raw<OpenQuestion | undefined>();
  tally = $state.raw<Tally>(EMPTY_TALLY);

  /** Opens the first question about `step`. False if there is none. */
  ask(run: SearchRun, step: number): boolean {
    const [question, ...later] = questionsAt(run, step, this.kinds);
    if (!question) return false;
    this.open = { step, question, later, verdict: undefined };
    return true;
  }

  /** The first step after `from`, up to `to`, that would be asked about. */
  firstBetween(run: SearchRun, from: number, to: number): number | undefined {
    if (this.kinds.length === 0) return undefined;
    const step = nextQuestionStep(run, from, this.kinds);
    return step !== undefined && step <= to ? step : undefined;
  }

  answer(value: number): void {
    if (!this.open || this.open.verdict) return;
    const verdict = judge(this.open.question, value);
    this.tally = tallied(this.tally, this.open.question.kind, verdict.right ? 'right' : 'wrong');
    this.open = { ...this.open, verdict };
  }

  /** To the next question about the same step. False if that was the last. */
  next(): boolean {
    if (!this.open) return false;
    if (!this.open.verdict) this.tally = tallied(this.tally, this.open.question.kind, 'skipped');
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
