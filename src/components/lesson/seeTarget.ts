import { nodeAt, stepCount } from '../../engine/index.ts';
import { callCount } from './reading.ts';
import { lessonRun, type FigureId } from './runs.ts';

export interface SeeProps {
  readonly call?: number | undefined;
  readonly at?: 'begin' | 'return' | undefined;
  readonly step?: number | undefined;
}

/** The call that a phrase is about. Throws if the figure's search has no such moment. */
export function seeTarget(fig: FigureId, { call, at, step }: SeeProps): { readonly call: number } {
  const run = lessonRun(fig);
  if ((call === undefined) === (step === undefined) || (at && call === undefined)) {
    throw new Error('<See> takes a call (and perhaps `at`), or a step.');
  }
  if (step !== undefined) {
    if (!Number.isInteger(step) || step < 0 || step >= stepCount(run.trace)) {
      throw new Error(`<See>: the search of "${fig}" has no step ${step}.`);
    }
    return { call: nodeAt(run.trace, step) + 1 };
  }
  if (call === undefined || !Number.isInteger(call) || call < 1 || call > callCount(run)) {
    throw new Error(`<See>: the search of "${fig}" has no call ${call}.`);
  }
  return { call };
}
