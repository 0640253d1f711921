import {
  EVENT_ENDS,
  SEARCH_EVENTS,
  bestChildBy,
  eventAt,
  nodeAt,
  plyOf,
  type SearchTrace,
} from '../../engine/index.ts';

/** By the code of an event: whether a call begins with it, and whether one ends. */
const BEGINS = SEARCH_EVENTS.map((kind) => (kind === 'call' ? 1 : 0));
const ENDS = SEARCH_EVENTS.map((kind) => (EVENT_ENDS[kind] === undefined ? 0 : 1));

/** Steps that are read without a pause: some two milliseconds. */
const SLICE = 400_000;

/** How many calls are under way at each step from `from` to `to`, both included. */
export function callsBetween(trace: SearchTrace, from: number, to: number): number[] {
  const heights: number[] = [];
  let waiting = plyOf(trace, nodeAt(trace, from)) + (eventAt(trace, from) === 'call' ? 0 : 1);
  for (let step = from; step <= to; step++) {
    const event = trace.events[step] as number;
    waiting += BEGINS[event] as number;
    heights.push(waiting);
    waiting -= ENDS[event] as number;
  }
  return heights;
}

/** At this step a call keeps another move than the one that it had kept before. */
export function isChangeOfMind(trace: SearchTrace, step: number): boolean {
  if (eventAt(trace, step) !== 'improve') return false;
  return bestChildBy(trace, nodeAt(trace, step), step - 1) !== undefined;
}

/** The first step after `from` at which a call changes its mind. */
export function nextChangeOfMind(trace: SearchTrace, from: number): number | undefined {
  for (let step = from + 1; step < trace.events.length; step++) {
    if (isChangeOfMind(trace, step)) return step;
  }
  return undefined;
}

/** The steps from `from` to `to` over which a change of mind is marked: where what comes is asked, only those before `now`. */
export function markedSteps(
  trace: SearchTrace,
  [from, to]: readonly [number, number],
  now: number,
  isAsking: boolean,
): number[] {
  const last = isAsking ? Math.min(to, now - 1) : to;
  const steps: number[] = [];
  for (let step = from; step <= last; step++) if (isChangeOfMind(trace, step)) steps.push(step);
  return steps;
}

/**
 * For a picture of many steps, so many columns wide: in each the fewest calls that are under way in its steps.
 * (The most are nearly everywhere the same.) Reads all steps once, and lets the page breathe in between.
 */
export async function fewestCalls(
  { events }: SearchTrace,
  width: number,
  breathe: () => Promise<void>,
): Promise<Uint8Array> {
  const fewest = new Uint8Array(width).fill(255);
  let waiting = 0;
  for (let from = 0; from < events.length; from += SLICE) {
    if (from > 0) await breathe();
    const to = Math.min(events.length, from + SLICE);
    for (let step = from; step < to; step++) {
      const event = events[step] as number;
      const column = Math.floor((step * width) / events.length);
      waiting += BEGINS[event] as number;
      if (waiting < (fewest[column] as number)) fewest[column] = waiting;
      waiting -= ENDS[event] as number;
    }
  }
  return fewest;
}
