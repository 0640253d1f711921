/**
 * An event of an algorithm with a linear trace (trace/linearTrace.ts) is an object: its kind, and all that the
 * algorithm has told of by then. So whoever draws a step needs that one event and none before it.
 */
export type StepEvent<Kind extends string = string, Known = unknown> = Known & {
  readonly kind: Kind;
};

/** Takes the events of an algorithm: each kind is a method, told what is new. What it told before still holds. */
export type LinearTracer<Event extends StepEvent> = Readonly<
  Record<Event['kind'], (news?: News<Event>) => void>
>;
export type News<Event> = Partial<Omit<Event, 'kind'>>;
