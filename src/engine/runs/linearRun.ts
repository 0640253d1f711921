import type { StepEvent } from '../core/stepEvent.ts';
import type { LinearTrace } from '../trace/linearTrace.ts';

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
  /** Records every step, at least one. The same input gives the same steps. */
  record(input: Input): LinearTrace<Event>;
}
