/** `leaveAt` of a call that had not returned when the recording was cut off. */
export const NEVER = 0xffffffff;

/**
 * A recorded search as columns. Step s is event s (0 … events − 1). Nodes are calls, numbered in
 * preorder from 0; the "call number" that readers see is one more. A node has begun by step s if
 * `enterAt ≤ s`, is on the stack if also `s < leaveAt`, and its score is known from step
 * `leaveAt − 1`, the step of its return.
 */
export interface SearchTrace {
  /** For each event, its code in `SEARCH_EVENTS`. */
  readonly events: Uint8Array;
  readonly enterAt: Uint32Array;
  readonly leaveAt: Uint32Array;
  /** −1 for the root. */
  readonly parent: Int32Array;
  /** The cell whose mark led to the node; −1 for the root. */
  readonly cell: Int8Array;
  readonly score: Int8Array;
  /** All calls of the search: more than there are nodes if the recording was cut off. */
  readonly callCount: number;
}

export function isCut(trace: SearchTrace): boolean {
  return trace.callCount > trace.enterAt.length;
}

const columnsOf = ({ events, enterAt, leaveAt, parent, cell, score }: SearchTrace) =>
  [events, enterAt, leaveAt, parent, cell, score] as const;

/** The buffers that are transferred with a trace from one thread to another. */
export function traceBuffers(trace: SearchTrace): ArrayBuffer[] {
  return columnsOf(trace).map(({ buffer }) => buffer as ArrayBuffer);
}

/** The size of a trace in bytes. */
export function traceBytes(trace: SearchTrace): number {
  return columnsOf(trace).reduce((sum, { byteLength }) => sum + byteLength, 0);
}
