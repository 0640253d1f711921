import type { Score } from '../core/types.ts';
import { EVENT_CODE, type SearchTracer } from './searchTracer.ts';
import { NEVER, type SearchTrace } from './searchTrace.ts';

const { try: attempt, call, window: bounds, test, won, full, dead, horizon, cut } = EVENT_CODE;
const { back, adjust, improve, return: leave } = EVENT_CODE;

/** A call's own `call`, `window`, `test` and end, and the `try`, `back`, `adjust` and `improve` of the call above. */
const MOST_EVENTS = 8;

/** Progress is told whenever so many more calls have begun, less one. */
const BETWEEN_REPORTS = 0x1fff;

export interface RecorderOptions {
  /** Calls past this number are counted but not recorded, and the trace says that it is cut off. */
  readonly nodeLimit?: number;
  /** Called now and then with the number of calls so far. */
  readonly onProgress?: (calls: number) => void;
}

/**
 * Writes a search into typed columns: one byte an event and 14 bytes a call. (Arrays of event
 * objects and generators were measured to be 5 to 16 times slower.) The columns are as long as the limit from the
 * beginning, and nothing is copied: memory that isn't written to costs nothing.
 *
 * Events that always come together are written together, which takes a sixth less time: a `try` with the `call` and
 * `test` that follow, and a `back` with the end of the call before it.
 */
export class SearchRecorder implements SearchTracer {
  private readonly nodeLimit: number;
  private readonly onProgress: RecorderOptions['onProgress'];
  private readonly events: Uint8Array;
  private readonly enterAt: Uint32Array;
  private readonly leaveAt: Uint32Array;
  private readonly parent: Int32Array;
  private readonly cell: Int8Array;
  private readonly score: Int8Array;
  private eventCount = 0;
  private nodeCount = 0;
  /** Calls past the limit. */
  private passedOver = 0;
  private current = -1;
  private tried = -1;
  private isStopped = false;

  constructor(nodeLimit: number, onProgress?: RecorderOptions['onProgress']) {
    this.nodeLimit = nodeLimit;
    this.onProgress = onProgress;
    this.events = new Uint8Array((nodeLimit + 1) * MOST_EVENTS);
    this.enterAt = new Uint32Array(nodeLimit);
    this.leaveAt = new Uint32Array(nodeLimit);
    this.parent = new Int32Array(nodeLimit);
    this.cell = new Int8Array(nodeLimit);
    this.score = new Int8Array(nodeLimit);
  }

  call(): void {
    const node = this.nodeCount;
    if (node === this.nodeLimit) return this.passOver();
    this.report(node);
    this.nodeCount = node + 1;
    const { events } = this;
    let at = this.eventCount;
    if (node > 0) events[at++] = attempt;
    this.enterAt[node] = at;
    this.leaveAt[node] = NEVER;
    this.parent[node] = this.current;
    this.cell[node] = this.tried;
    this.current = node;
    events[at++] = call;
    events[at++] = test;
    this.eventCount = at;
  }

  /** Comes before the test, which has been written already. */
  window(): void {
    if (this.isStopped) return;
    this.events[this.eventCount - 1] = bounds;
    this.push(test);
  }

  test(): void {
    // Written with its call.
  }

  won(score: Score): void {
    this.leave(won, score);
  }

  full(score: Score): void {
    this.leave(full, score);
  }

  dead(score: Score): void {
    this.leave(dead, score);
  }

  horizon(score: Score): void {
    this.leave(horizon, score);
  }

  try(cell: number): void {
    this.tried = cell;
  }

  back(): void {
    // Written with the end of the call that comes back.
  }

  adjust(): void {
    this.push(adjust);
  }

  improve(): void {
    this.push(improve);
  }

  return(score: Score): void {
    this.leave(leave, score);
  }

  cut(score: Score): void {
    this.leave(cut, score);
  }

  /** Returns the recording. The recorder cannot be used again. */
  finish(): SearchTrace {
    const nodes = this.nodeCount;
    return {
      events: used(this.events, this.eventCount),
      enterAt: used(this.enterAt, nodes),
      leaveAt: used(this.leaveAt, nodes),
      parent: used(this.parent, nodes),
      cell: used(this.cell, nodes),
      score: used(this.score, nodes),
      callCount: nodes + this.passedOver,
    };
  }

  private push(code: number): void {
    if (!this.isStopped) this.events[this.eventCount++] = code;
  }

  /** From the first call past the limit on, nothing more is written. */
  private passOver(): void {
    this.report(this.nodeCount + this.passedOver++);
    if (this.isStopped) return;
    if (this.nodeCount > 0) this.push(attempt);
    this.isStopped = true;
  }

  /** Now and then, but not before the first call. */
  private report(calls: number): void {
    if ((calls & BETWEEN_REPORTS) === 0 && calls > 0) this.onProgress?.(calls);
  }

  private leave(code: number, score: Score): void {
    if (this.isStopped) return;
    const node = this.current;
    let at = this.eventCount;
    this.events[at++] = code;
    this.leaveAt[node] = at;
    this.score[node] = score;
    if (node > 0) this.events[at++] = back;
    this.current = this.parent[node] as number;
    this.eventCount = at;
  }
}

interface Column<Self> {
  readonly length: number;
  slice(start: number, end: number): Self;
  subarray(start: number, end: number): Self;
}

/** What has been written of a column. Where it is little it is copied, so that the rest can go. */
function used<Values extends Column<Values>>(column: Values, length: number): Values {
  return column.length > 4 * length ? column.slice(0, length) : column.subarray(0, length);
}
