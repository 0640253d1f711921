import {
  NONE_ASKED,
  type AskedQuestion,
  type QuestionOutcome,
  type QuestionVerdict,
  type TallyCounts,
} from './questions.ts';

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
  tally = $state.raw<TallyCounts>(NONE_ASKED);
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
    const verdict = { right: value === this.open.question.answer, given: value };
    this.count(verdict.right ? 'right' : 'wrong');
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
    const { step, later, verdict } = this.open;
    if (!verdict) this.count('skipped');
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
  reset(): void {
    this.open = undefined;
    this.tally = NONE_ASKED;
  }

  protected abstract questionsAt(step: number): readonly Asked[];

  private count(outcome: QuestionOutcome): void {
    const { asked, right, skipped } = this.tally;
    this.tally =
      outcome === 'skipped'
        ? { asked, right, skipped: skipped + 1 }
        : { asked: asked + 1, right: right + (outcome === 'right' ? 1 : 0), skipped };
  }

  private pose(step: number, [question, ...later]: readonly Asked[]): boolean {
    if (question) this.open = { step, question, later, verdict: undefined };
    return question !== undefined;
  }
}
