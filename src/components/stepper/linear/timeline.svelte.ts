import type { LinearTrace, StepEvent } from '../../../engine/index.ts';
import { Questioning } from '../questioning.svelte.ts';
import type { LinearAt, LinearQuestion, LinearView } from './view.ts';
import { Timeline, type StepperEvents } from '../timeline.svelte.ts';

/** What was put in, and what was recorded of it. */
interface LinearRecording<Input> {
  readonly input: Input;
  readonly trace: LinearTrace;
}

/** What a timeline asks of a view: the questions about its steps, and where Play does not stay. */
export type Asking<Input> = Pick<
  LinearView<StepEvent, never, Input, unknown>,
  'question' | 'passing'
>;

/** The moment of a linear trace's figure: nothing calls anything, so there is nothing to step over. */
export class LinearTimeline<Input> extends Timeline {
  recording: LinearRecording<Input>;
  readonly last: number;
  readonly event: StepEvent;
  /** Where we are, for the view. */
  readonly at: LinearAt<StepEvent, Input>;
  readonly questioning: LinearQuestioning;
  private readonly passing: readonly string[];

  constructor(
    id: string,
    recording: LinearRecording<Input>,
    view: Asking<Input>,
    events: StepperEvents,
  ) {
    super(id, events);
    this.passing = view.passing ?? [];
    this.recording = $state.raw(recording);
    this.last = $derived(this.recording.trace.events.length - 1);
    this.event = $derived(this.recording.trace.events[this.step] as StepEvent);
    this.at = $derived({ ...this.recording, step: this.step });
    this.questioning = new LinearQuestioning((step) => {
      const isStep = step >= 0 && step <= this.last;
      return isStep ? view.question?.({ ...this.recording, step }) : undefined;
    });
  }

  /** Another recording, from its first step or the one that is given; what plays goes on in it. */
  load(recording: LinearRecording<Input>, step = 0): void {
    this.recording = recording;
    this.questioning.reset();
    this.moveTo(step);
  }

  protected override nextBeat(): number {
    const { events } = this.recording.trace;
    const isPassing = (step: number) => this.passing.includes(events[step]?.kind ?? '');
    let to = this.step + 1;
    while (isPassing(to) && isPassing(to + 1)) to++;
    return to;
  }

  protected stepsOf(kinds: readonly string[]): Uint32Array {
    const { events } = this.recording.trace;
    const steps = events.flatMap(({ kind }, step) => (kinds.includes(kind) ? [step] : []));
    return Uint32Array.from(steps);
  }
}

/** What is asked about a linear trace: all that its view can ask, or nothing. */
export class LinearQuestioning extends Questioning<LinearQuestion> {
  isOn = $state(false);
  /** Gives the question about a step, if there is one. */
  private readonly questionAt: (step: number) => LinearQuestion | undefined;

  constructor(questionAt: (step: number) => LinearQuestion | undefined) {
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

  protected questionsAt(step: number): readonly LinearQuestion[] {
    const question = this.isOn ? this.questionAt(step) : undefined;
    return question ? [question] : [];
  }
}
