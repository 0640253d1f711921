/**
 * Linear traces: recordings of algorithms that do not recurse, such as a win check, the rating of cells, a
 * table look-up or the correction of a table. (Searches have columns of their own, in searchTrace.ts.)
 * The methods of the algorithm's tracer interface are its event kinds; each takes at most `MOST_VALUES`
 * whole numbers, the data of the event.
 */
export type LinearTracer<Kind extends string> = Readonly<
  Record<Kind, (...values: readonly number[]) => void>
>;

/** How many numbers an event may carry. */
const MOST_VALUES = 5;

/** One event: its kind, and the numbers that the tracer was called with. */
export interface StepEvent<Kind extends string = string> {
  readonly kind: Kind;
  readonly values: readonly number[];
}

/** A recording: step s is entry s of `events`, from 0. */
export interface LinearTrace<Kind extends string = string> {
  readonly kinds: readonly Kind[];
  readonly events: readonly StepEvent<Kind>[];
}

/**
 * Records the events that `run` emits. Such traces have tens of steps, some hundreds at most, so an event
 * may be an object: it is read far more often than it is written.
 */
export function recordSteps<Kind extends string>(
  kinds: readonly Kind[],
  run: (tracer: LinearTracer<Kind>) => void,
): LinearTrace<Kind> {
  const events: StepEvent<Kind>[] = [];
  const methods = kinds.map((kind) => {
    const tell = (...values: readonly number[]) => {
      if (values.length > MOST_VALUES) throw new RangeError(`${kind} tells of too many numbers`);
      events.push({ kind, values });
    };
    return [kind, tell] as const;
  });
  run(Object.fromEntries(methods) as unknown as LinearTracer<Kind>);
  return { kinds, events };
}
