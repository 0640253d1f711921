import type { Score } from '../core/types.ts';
import { EVENT_CODE, type SearchTracer } from './searchTracer.ts';
import { NEVER, traceBytes, type SearchTrace } from './searchTrace.ts';

const { try: attempt, call, window: bounds, test, won, full, dead, horizon, cut } = EVENT_CODE;
const { back, adjust, improve, return: leave } = EVENT_CODE;

/** Entries in a chunk: few enough for a search of nine calls, enough for one of a million. */
const CHUNK_BITS = 13;
const CHUNK = 1 << CHUNK_BITS;
const IN_CHUNK = CHUNK - 1;

/**
 * More events than can come between two calls. A search is at most 31 plies deep (`MOST_BITS`), and on the
 * way up each ply emits at most four: `return`, `back`, `adjust` and `improve`.
 */
const EVENTS_TO_NEXT_CALL = 160;

/** Bytes of a node over all its columns. */
const NODE_BYTES = 14;

/** The columns of as many nodes as a chunk holds. */
class NodeChunk {
  readonly enterAt = new Uint32Array(CHUNK);
  readonly leaveAt = new Uint32Array(CHUNK).fill(NEVER);
  readonly parent = new Int32Array(CHUNK);
  readonly cell = new Int8Array(CHUNK);
  readonly score = new Int8Array(CHUNK);
}

export interface RecorderOptions {
  /** Calls past this number are counted but not recorded, and the trace says that it is cut off. */
  readonly nodeLimit?: number;
  /** Called now and then with the number of calls so far. */
  readonly onProgress?: (calls: number) => void;
}

/**
 * Writes a search into typed columns: one byte an event and 14 bytes a call. (Arrays of event
 * objects and generators were measured to be 5 to 16 times slower.) The columns grow by chunks and are
 * joined once at the end: copying them whenever they grew took longer than everything else.
 *
 * Events that always come together are written together, which takes a sixth less time: a `try` with the `call` and
 * `test` that follow, and a `back` with the end of the call before it.
 */
export class SearchRecorder implements SearchTracer {
  /** The most bytes that the columns have taken at one time; known when it has finished. */
  peakBytes = 0;
  private readonly nodeLimit: number;
  private readonly onProgress: ((calls: number) => void) | undefined;
  private eventChunk = new Uint8Array(CHUNK);
  private eventChunks: Uint8Array[] = [];
  /** Events in the current chunk, and in those before it. */
  private eventsHere = 0;
  private eventsBefore = 0;
  private nodeChunk = new NodeChunk();
  private nodeChunks: NodeChunk[] = [];
  private nodeCount = 0;
  /** Calls past the limit. */
  private passedOver = 0;
  private current = -1;
  private tried = -1;
  private stopped = false;

  constructor(options: RecorderOptions = {}) {
    this.nodeLimit = options.nodeLimit ?? 2_000_000;
    this.onProgress = options.onProgress;
  }

  call(): void {
    if (this.nodeCount === this.nodeLimit) return this.passOver();
    if (this.eventsHere > CHUNK - EVENTS_TO_NEXT_CALL) this.nextEventChunk();
    const node = this.nodeCount++;
    const at = node & IN_CHUNK;
    if (at === 0) this.nextNodeChunk();
    const events = this.eventChunk;
    let here = this.eventsHere;
    if (node > 0) events[here++] = attempt;
    const chunk = this.nodeChunk;
    chunk.enterAt[at] = this.eventsBefore + here;
    chunk.parent[at] = this.current;
    chunk.cell[at] = this.tried;
    this.current = node;
    events[here++] = call;
    events[here++] = test;
    this.eventsHere = here;
  }

  /** Comes before the test, which has been written already. */
  window(): void {
    this.eventsHere--;
    this.push(bounds);
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

  /** Returns the recording. The recorder frees its chunks and cannot be used again. */
  finish(): SearchTrace {
    const nodes = this.nodeCount;
    const chunks = this.nodeChunks;
    if (!this.stopped) this.closeEventChunk();
    const trace: SearchTrace = {
      events: joined(this.eventChunks, new Uint8Array(this.eventsBefore)),
      enterAt: joined(columnOf(chunks, 'enterAt'), new Uint32Array(nodes)),
      leaveAt: joined(columnOf(chunks, 'leaveAt'), new Uint32Array(nodes)),
      parent: joined(columnOf(chunks, 'parent'), new Int32Array(nodes)),
      cell: joined(columnOf(chunks, 'cell'), new Int8Array(nodes)),
      score: joined(columnOf(chunks, 'score'), new Int8Array(nodes)),
      callCount: this.nodeCount + this.passedOver,
    };
    this.peakBytes = this.chunkBytes() + traceBytes(trace);
    this.eventChunks = [];
    this.nodeChunks = [];
    return trace;
  }

  /** Makes room when a call begins, so that the many other events need not check for it. */
  private push(code: number): void {
    this.eventChunk[this.eventsHere++] = code;
  }

  private closeEventChunk(): void {
    this.eventChunks.push(this.eventChunk.subarray(0, this.eventsHere));
    this.eventsBefore += this.eventsHere;
    this.eventsHere = 0;
  }

  private nextEventChunk(): void {
    this.closeEventChunk();
    this.eventChunk = new Uint8Array(CHUNK);
  }

  private nextNodeChunk(): void {
    if (this.nodeCount > 1) this.nodeChunk = new NodeChunk();
    this.nodeChunks.push(this.nodeChunk);
    this.report(this.nodeCount - 1);
  }

  /** From the first call past the limit on, events are written to a chunk of length 0, that is, nowhere. */
  private passOver(): void {
    this.report(this.nodeCount + this.passedOver++);
    if (this.stopped) return;
    this.stopped = true;
    if (this.nodeCount > 0) this.push(attempt);
    this.closeEventChunk();
    this.eventChunk = new Uint8Array(0);
  }

  /** Reports progress once every chunk's worth of calls, but not before the first. */
  private report(calls: number): void {
    if (calls > 0 && (calls & IN_CHUNK) === 0) this.onProgress?.(calls);
  }

  private leave(code: number, score: Score): void {
    if (this.stopped) return;
    const node = this.current;
    const at = node & IN_CHUNK;
    const chunk = this.nodeChunks[node >>> CHUNK_BITS] as NodeChunk;
    const events = this.eventChunk;
    let here = this.eventsHere;
    events[here++] = code;
    chunk.leaveAt[at] = this.eventsBefore + here;
    chunk.score[at] = score;
    if (node > 0) events[here++] = back;
    this.current = chunk.parent[at] as number;
    this.eventsHere = here;
  }

  private chunkBytes(): number {
    return CHUNK * (this.eventChunks.length + this.nodeChunks.length * NODE_BYTES);
  }
}

interface Column<Self> {
  readonly length: number;
  set(source: Self, offset: number): void;
  subarray(begin: number, end: number): Self;
}

function columnOf<Name extends keyof NodeChunk>(
  chunks: readonly NodeChunk[],
  name: Name,
): NodeChunk[Name][] {
  return chunks.map((chunk) => chunk[name]);
}

/** Joins the chunks into `whole`, as far as it goes. */
function joined<Values extends Column<Values>>(chunks: readonly Values[], whole: Values): Values {
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk.subarray(0, whole.length - offset), offset);
    offset += chunk.length;
  }
  return whole;
}
