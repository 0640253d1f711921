import { tableLookupRun, type LookupEvent } from '../../../engine/index.ts';
import { stepInputOf, stepOf, type StepFigureProps } from '../../stepper/linear/smallStart.ts';

/** The look into the table that lesson 8 steps through. */
export const LOOKUP = { id: 'lookup', board: '..XOX....' } as const satisfies StepFigureProps;

/** The row that the figure finds, and the symmetry that leads to it. */
export function lookedUp() {
  const { events } = tableLookupRun.record(stepInputOf(LOOKUP));
  const [row = 0, , symmetry = 0] = events.find(({ kind }) => kind === 'found')?.values ?? [];
  return { events, row, symmetry };
}

export const lookupStep = (kind: LookupEvent, nth = 1): number =>
  stepOf(tableLookupRun, LOOKUP, kind, [], nth);
