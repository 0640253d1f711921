import {
  eventAt,
  chosenCell,
  ok,
  recordSearch,
  stepCount,
  tutorialRequest,
  type SearchTrace,
} from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { setupFromFields } from './fields.ts';

/** As minimax, with the number of calls that ended before all their cells were tried. */
export const askAlphaBeta: Ask = (fields) => {
  const setup = setupFromFields(fields);
  if (!setup.ok) return setup;
  const tutorial = tutorialRequest(setup.value);
  const run = recordSearch({ ...tutorial, search: 'alphaBeta', computer: setup.value.toMove });
  const { trace } = run;
  return ok({
    score: trace.score[0],
    cell: chosenCell(run) ?? null,
    count: trace.callCount,
    cutoffs: cutoffs(trace),
  });
};

function cutoffs(trace: SearchTrace): number {
  let count = 0;
  for (let step = 0; step < stepCount(trace); step++) if (eventAt(trace, step) === 'cut') count++;
  return count;
}
