import {
  EVENT_ENDS,
  SEARCH_EVENTS,
  childAtStep,
  eventAt,
  nodeAt,
  nodeCount,
  returnStep,
  stepCount,
  type SearchEvent,
  type SearchRun,
} from '../../engine/index.ts';

/** The step at which call `call` (from 1) begins; `undefined` if there is no such call. */
export function stepOfCall({ trace }: SearchRun, call: number): number | undefined {
  return isCall(trace, call) ? trace.enterAt[call - 1] : undefined;
}

/** The step at which call `call` returns; `undefined` too if the recording was cut before. */
export function stepOfReturn({ trace }: SearchRun, call: number): number | undefined {
  return isCall(trace, call) ? returnStep(trace, call - 1) : undefined;
}

function isCall(trace: SearchRun['trace'], call: number): boolean {
  return Number.isInteger(call) && call >= 1 && call <= nodeCount(trace);
}

/**
 * From a call's beginning, or from the moment before a call is asked: to that call's return.
 * From anywhere else: the next step, which is in the same call, or in its caller if it has ended.
 */
export function stepOver({ trace }: SearchRun, step: number): number {
  const kind = eventAt(trace, step);
  const skipped =
    kind === 'call' ? nodeAt(trace, step) : kind === 'try' ? childAtStep(trace, step) : undefined;
  const last = stepCount(trace) - 1;
  if (skipped === undefined) return Math.min(step + 1, last);
  return returnStep(trace, skipped) ?? last;
}

/** To the return of the call that `step` is in; from there to its caller's `back`. */
export function stepOut({ trace }: SearchRun, step: number): number {
  const last = stepCount(trace) - 1;
  const end = returnStep(trace, nodeAt(trace, step)) ?? last;
  return end > step ? end : Math.min(step + 1, last);
}

/** The next step that has to be read: a call begins or ends, its answer comes back, a better move is kept. */
export function nextBeat({ trace }: SearchRun, step: number): number {
  const last = stepCount(trace) - 1;
  let next = step + 1;
  while (next < last && !isBeat(eventAt(trace, next))) next++;
  return Math.min(next, last);
}

function isBeat(kind: SearchEvent): boolean {
  return ['call', 'back', 'improve'].includes(kind) || EVENT_ENDS[kind] !== undefined;
}

/** The steps at which one of these events happens, ascending. */
export function stepsOfKinds({ trace }: SearchRun, kinds: readonly string[]): Uint32Array {
  const isAsked = SEARCH_EVENTS.map((kind) => kinds.includes(kind));
  const steps: number[] = [];
  if (kinds.length > 0) {
    for (let step = 0; step < trace.events.length; step++) {
      if (isAsked[trace.events[step] as number]) steps.push(step);
    }
  }
  return Uint32Array.from(steps);
}
