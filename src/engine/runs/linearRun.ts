import type { LinearTracer, News, StepEvent } from '../core/stepEvent.ts';
import { recordSteps, type LinearTrace } from '../trace/linearTrace.ts';

/** An algorithm with a linear trace, ready to be recorded: on nine cells a `SmallRun`, else a `LargeRun`. */
export interface LinearRun<
  Event extends StepEvent = StepEvent,
  Input = unknown,
  Field extends string = string,
> {
  /** Its name in the registry. */
  readonly name: string;
  readonly kinds: readonly Event['kind'][];
  /** What it reads of its input besides the board. */
  readonly uses: readonly Field[];
  /** Tells every step, at least one. The same input gives the same steps. */
  run(this: void, input: Input, trace: LinearTracer<Event>): void;
  /** What is known after an event, if that is more than its news (`recordSteps`). */
  learn?(this: void, known: Partial<Event>, news: News<Event>, kind: Event['kind']): Partial<Event>;
}

export const recordRun = <Event extends StepEvent, Input>(
  { kinds, run, learn }: Pick<LinearRun<Event, Input>, 'kinds' | 'run' | 'learn'>,
  input: Input,
): LinearTrace<Event> => recordSteps<Event>(kinds, (trace) => run(input, trace), learn);
