import type { LinearTracer, News, StepEvent } from '../core/stepEvent.ts';

/**
 * Linear traces: recordings of algorithms that do not recurse, such as a win check, the rating of cells, a
 * table look-up or the correction of a table. (Searches have columns of their own, in searchTrace.ts.)
 */

/** A recording: step s is entry s of `events`, from 0. */
export interface LinearTrace<Event extends StepEvent = StepEvent> {
  readonly kinds: readonly Event['kind'][];
  readonly events: readonly Event[];
}

/**
 * Records the events that `run` emits. Such traces have tens of steps, some hundreds at most, so every event
 * may hold everything: it is read far more often than it is written. `learn` makes of what was known, and of
 * what an event tells, what is known then.
 */
export function recordSteps<Event extends StepEvent>(
  kinds: readonly Event['kind'][],
  run: (tracer: LinearTracer<Event>) => void,
  learn: (known: Partial<Event>, news: News<Event>, kind: Event['kind']) => Partial<Event> = added,
): LinearTrace<Event> {
  const events: Event[] = [];
  let known: Partial<Event> = {};
  const methods = kinds.map((kind) => {
    const tell = (news: News<Event> = {}) => {
      known = learn(known, news, kind);
      events.push({ ...known, kind } as Event);
    };
    return [kind, tell] as const;
  });
  run(Object.fromEntries(methods) as LinearTracer<Event>);
  return { kinds, events };
}

/**
 * What is known once there is news of it: a list is taken as it is now, whatever becomes of it; of a table, an
 * object by number or name, only the entries that are told change; `undefined` is forgotten.
 */
export function added<Known extends object>(known: Known, news: object): Known {
  const now = { ...known } as Record<string, unknown>;
  for (const [field, value] of Object.entries(news)) {
    const old = now[field];
    now[field] = Array.isArray(value)
      ? [...(value as unknown[])]
      : isTable(value) && isTable(old)
        ? { ...old, ...value }
        : value;
  }
  return now as Known;
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
