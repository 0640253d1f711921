import { FIN_EVENTS, fin, type FinEvent } from '../../game/fin.ts';
import { SMALL_VARIANT } from '../../game/variants.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import type { SmallRun } from './smallRun.ts';

/** Who has won: the eight lines, one after another. */
export const finRun: SmallRun<FinEvent> = {
  name: 'fin',
  kinds: FIN_EVENTS,
  uses: [],
  mostLevel: 0,
  record: ({ setup }) =>
    recordSteps<FinEvent>(FIN_EVENTS, (trace) =>
      fin(setup.cells, SMALL_VARIANT.geometry.lines, trace),
    ),
};
