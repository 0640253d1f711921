import {
  eventAt,
  nodeAt,
  recordSearch,
  returnStep,
  stepCount,
  type SearchEvent,
  type SearchRun,
  type TieRule,
} from '../../../engine/index.ts';
import { callCount, parentOf } from './reading.ts';
import { lessonRun, lessonRequest, type FigureId } from './runs.ts';

export interface SeeProps {
  readonly call?: number | undefined;
  readonly at?: 'begin' | 'return' | undefined;
  /** The moment when `call` gets the value of this call. */
  readonly hears?: number | undefined;
  /** The moment when `call` keeps that value as its best so far. */
  readonly keeps?: number | undefined;
  readonly step?: number | undefined;
  /** The same search with another rule for equal values. */
  readonly ties?: TieRule | undefined;
}

/** Where a phrase points: a step of `run`, and the call that it is about. */
export interface SeeTarget {
  readonly run: SearchRun;
  readonly call: number;
  readonly step: number;
}

/** The moment that a phrase shows. Throws if the figure's search has no such moment. */
export function seeTarget(fig: FigureId, props: SeeProps): SeeTarget {
  const { ties } = props;
  const run = ties ? recordSearch({ ...lessonRequest(fig), ties }) : lessonRun(fig);
  const step = stepOf(run, props);
  if (step === undefined || !Number.isInteger(step) || step < 0 || step >= stepCount(run.trace)) {
    throw new Error(`<See>: the search of "${fig}" has no such moment: ${JSON.stringify(props)}.`);
  }
  return { run, call: nodeAt(run.trace, step) + 1, step };
}

function stepOf(run: SearchRun, props: SeeProps): number | undefined {
  const { call, at, hears, keeps, step } = props;
  const ways = [at, hears, keeps, step].filter((way) => way !== undefined);
  if (ways.length > 1 || (call === undefined) === (step === undefined)) {
    throw new Error('<See> takes a call and perhaps one of at, hears and keeps; or a step.');
  }
  if (call === undefined) return step;
  if (!isCall(run, call)) return undefined;
  if (hears !== undefined) return stepAfter(run, call, hears, 'back');
  if (keeps !== undefined) return stepAfter(run, call, keeps, 'improve');
  return at === 'return' ? returnStep(run.trace, call - 1) : run.trace.enterAt[call - 1];
}

/** After a call's return comes what its caller makes of it; that step must be of this kind. */
function stepAfter(run: SearchRun, call: number, asked: number, kind: SearchEvent) {
  if (!isCall(run, asked) || parentOf(run, asked) !== call) return undefined;
  const returned = returnStep(run.trace, asked - 1);
  if (returned === undefined) return undefined;
  let step = returned + (kind === 'back' ? 1 : 2);
  if (kind === 'improve' && eventAt(run.trace, step) === 'adjust') step++;
  return eventAt(run.trace, step) === kind ? step : undefined;
}

function isCall(run: SearchRun, call: number): boolean {
  return Number.isInteger(call) && call >= 1 && call <= callCount(run);
}
