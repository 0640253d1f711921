import { heaviestRun, type WeighEvent } from '../../../engine/index.ts';
import { largeInputOf, stepOf } from '../../stepper/linear/start.ts';

/** The whole bot to step through: the answer to a first mark. */
export const WHOLE_BOT = { id: 'whole', board: 'X' } as const;

/** Where something happens in it for the `nth` time. */
export function wholeStep(kind: WeighEvent, nth = 1): number {
  return stepOf(heaviestRun.record(largeInputOf(WHOLE_BOT)), WHOLE_BOT.id, kind, [], nth);
}
