import type { StepEvent, StepInput, StepTrace } from '../../../engine/index.ts';
import { eventsOfLine, type CodeSnippet } from '../codeView.ts';
import {
  NONE_ASKED,
  type QuestionOutcome,
  type TallyCounts,
  type QuestionVerdict,
} from '../search/questions.ts';
import type { StepAt, StepQuestion } from './smallView.ts';
import type { Breakpoint } from '../breakpoints.ts';
import { Questioning } from '../questioning.svelte.ts';
import { Timeline, type StepperEvents } from '../timeline.svelte.ts';

/** What was put in, and what was recorded of it. */
interface StepRecording<Kind extends string = string, Input = StepInput> {
  readonly input: Input;
  readonly trace: StepTrace<Kind>;
}

type Ask<Kind extends string, Input> = (at: StepAt<Kind, Input>) => StepQuestion | undefined;

/** The moment of a straight trace's figure: nothing calls anything, so there is nothing to step over. */
export class StepLine<Kind extends string = string, Input = StepInput> extends Timeline {
  recording: StepRecording<Kind, Input>;
  readonly last: number;
  readonly event: StepEvent<Kind>;
  /** Where we are, for the view. */
  readonly at: StepAt<Kind, Input>;
  readonly questioning: StepQuestioning;

  constructor(
    id: string,
    recording: StepRecording<Kind, Input>,
    snippet: CodeSnippet<Kind>,
    ask: Ask<Kind, Input> | undefined,
    events: StepperEvents,
  ) {
    super(id, snippet, events);
    this.recording = $state.raw(recording);
    this.last = $derived(this.recording.trace.events.length - 1);
    this.event = $derived(this.recording.trace.events[this.step] as StepEvent<Kind>);
    this.at = $derived({ ...this.recording, step: this.step });
    this.questioning = new StepQuestioning((step) => {
      const isStep = step >= 0 && step <= this.last;
      return isStep ? ask?.({ ...this.recording, step }) : undefined;
    });
  }

  get over(): undefined {
    return undefined;
  }

  get out(): undefined {
    return undefined;
  }

  /** Another recording, from its first step or the one that is given. */
  load(recording: StepRecording<Kind, Input>, step = 0): void {
    this.pause();
    this.recording = recording;
    this.questioning.reset();
    this.moveTo(step);
  }

  protected stepsOf(points: readonly Breakpoint[]): Uint32Array {
    const kinds = points.flatMap((point) =>
      point.kind === 'line' ? eventsOfLine(this.snippet, point.line) : [],
    );
    const { events } = this.recording.trace;
    const steps = events.flatMap(({ kind }, step) => (kinds.includes(kind) ? [step] : []));
    return Uint32Array.from(steps);
  }
}

/** What is asked about a straight trace: all that its view can ask, or nothing. */
export class StepQuestioning extends Questioning<StepQuestion> {
  isOn = $state(false);
  tally = $state.raw<TallyCounts>(NONE_ASKED);
  /** Gives the question about a step, if there is one. */
  private readonly questionAt: (step: number) => StepQuestion | undefined;

  constructor(questionAt: (step: number) => StepQuestion | undefined) {
    super();
    this.questionAt = questionAt;
  }

  firstBetween(from: number, to: number): number | undefined {
    if (!this.isOn) return undefined;
    for (let step = from + 1; step <= to; step++) {
      if (this.questionAt(step)) return step;
    }
    return undefined;
  }

  reset(): void {
    this.open = undefined;
    this.tally = NONE_ASKED;
  }

  protected questionsAt(step: number): readonly StepQuestion[] {
    const question = this.isOn ? this.questionAt(step) : undefined;
    return question ? [question] : [];
  }

  protected judge({ answer }: StepQuestion, given: number): QuestionVerdict {
    return { right: given === answer, given, givenScore: undefined };
  }

  protected count(_: StepQuestion, outcome: QuestionOutcome): void {
    const { asked, right, skipped } = this.tally;
    this.tally =
      outcome === 'skipped'
        ? { asked, right, skipped: skipped + 1 }
        : { asked: asked + 1, right: right + (outcome === 'right' ? 1 : 0), skipped };
  }
}
