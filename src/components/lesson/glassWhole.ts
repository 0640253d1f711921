import { heaviestRun, type WeighEvent } from '../../engine/index.ts';
import { sheetStepOf } from './sheetAt.ts';

/** The whole bot to step through: the answer to a first mark. */
export const WHOLE = { id: 'whole', board: 'X' } as const;

/** Where something happens in it for the `nth` time. */
export function wholeStep(kind: WeighEvent, nth = 1): number {
  return sheetStepOf(heaviestRun, WHOLE, kind, [], nth);
}
