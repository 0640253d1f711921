import {
  EVENT_ENDS,
  SEARCH_EVENTS,
  type Score,
  type SearchEvent,
  type SearchTracer,
} from '../../../src/engine/index.ts';

export interface NaiveCall {
  readonly parent: number;
  readonly cell: number;
  readonly enter: number;
  readonly children: number[];
  /** The children that were kept, with the steps at which they were. */
  readonly kept: { readonly step: number; readonly child: number }[];
  leave: number;
  score: Score | undefined;
  /** What its caller counts its answer as, and the window that it was told: if it was. */
  heard: Score | undefined;
  window: readonly [Score, Score] | undefined;
  end: (typeof EVENT_ENDS)[SearchEvent];
}

export interface NaiveEvent {
  readonly kind: SearchEvent;
  /** The calls on the stack during the event, the root first. */
  readonly stack: readonly number[];
  /** Calls begun by this event, itself included. */
  readonly begun: number;
}

/** A recording of the plainest sort, an object an event, to compare the columns and reader with. */
export class NaiveRecorder {
  readonly calls: NaiveCall[] = [];
  readonly events: NaiveEvent[] = [];
  private readonly stack: number[] = [];
  private tried = -1;

  readonly tracer = Object.fromEntries(
    SEARCH_EVENTS.map((kind) => [kind, (a: number, b: number) => this.on(kind, a, b)]),
  ) as unknown as SearchTracer;

  private on(kind: SearchEvent, value: number, second: number): void {
    if (kind === 'try') this.tried = value;
    if (kind === 'call') this.begin(this.tried);
    const step = this.events.length;
    this.events.push({ kind, stack: [...this.stack], begun: this.calls.length });
    const node = this.stack.at(-1) as number;
    const call = this.calls[node] as NaiveCall;
    if (kind === 'improve') call.kept.push({ step, child: call.children.at(-1) as number });
    if (kind === 'window') call.window = [value, second];
    if (kind === 'back' || kind === 'adjust') {
      (this.calls[call.children.at(-1) as number] as NaiveCall).heard = value;
    }
    if (EVENT_ENDS[kind] === undefined) return;
    call.end = EVENT_ENDS[kind];
    call.leave = step;
    call.score = value;
    this.stack.pop();
  }

  private begin(cell: number): void {
    const node = this.calls.length;
    const parent = this.stack.at(-1) ?? -1;
    this.calls[parent]?.children.push(node);
    const enter = this.events.length;
    this.calls.push({
      parent,
      cell,
      enter,
      children: [],
      kept: [],
      leave: Infinity,
      score: undefined,
      heard: undefined,
      window: undefined,
      end: undefined,
    });
    this.stack.push(node);
  }
}
