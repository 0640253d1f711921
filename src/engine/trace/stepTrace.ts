/**
 * Traces of algorithms that go straight on, without calls that ask calls: a win check, the rating of
 * cells, the look into a table, a correction of it. (Searches have columns of their own, in
 * searchTrace.ts.) The algorithm's tracer is an interface whose methods are its kinds of event; each
 * takes at most `MOST_VALUES` whole numbers, which are what the event is about.
 */
export type StepTracer<Kind extends string> = Readonly<
  Record<Kind, (...values: readonly number[]) => void>
>;

/** The numbers that an event may carry. */
export const MOST_VALUES = 5;

/** One event: its kind, and the numbers that the tracer was called with. */
export interface StepEvent<Kind extends string = string> {
  readonly kind: Kind;
  readonly values: readonly number[];
}

/** A recording: step s is entry s of `events`, from 0. */
export interface StepTrace<Kind extends string = string> {
  readonly kinds: readonly Kind[];
  readonly events: readonly StepEvent<Kind>[];
}

/**
 * Records what `run` tells its tracer. Such traces have tens of steps, at the most some hundreds, so
 * an event may be an object: it is read far more often than it is written.
 */
export function recordSteps<Kind extends string>(
  kinds: readonly Kind[],
  run: (tracer: StepTracer<Kind>) => void,
): StepTrace<Kind> {
  const events: StepEvent<Kind>[] = [];
  const methods = kinds.map((kind) => {
    const tell = (...values: readonly number[]) => {
      if (values.length > MOST_VALUES) throw new RangeError(`${kind} tells of too many numbers`);
      events.push({ kind, values });
    };
    return [kind, tell] as const;
  });
  run(Object.fromEntries(methods) as unknown as StepTracer<Kind>);
  return { kinds, events };
}
