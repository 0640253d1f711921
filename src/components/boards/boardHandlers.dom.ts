import { boardValueSteps, makeVariant, type BoardValue } from '../../engine/index.ts';
import { settledWithoutSearch, type BoardProgress, type BoardQuestion } from './boardSolving.ts';

type Steps = Generator<number, BoardValue>;
let running: { readonly key: string; readonly steps: Steps } | undefined;
/** Milliseconds of searching between two reports. */
const SLICE = 90;

/** Goes on with a search for a moment: whoever asks again for the same board goes on where it stopped. */
export const boardHandlers = {
  search({ spec, options }: BoardQuestion): BoardProgress {
    const key = JSON.stringify([spec, options]);
    if (running?.key !== key) running = { key, steps: boardValueSteps(makeVariant(spec), options) };
    const until = performance.now() + SLICE;
    for (;;) {
      const step = running.steps.next();
      if (step.done) {
        running = undefined;
        const { positions, ...found } = step.value;
        return found.settled
          ? { positions, value: found.value, by: 'search' }
          : { positions, isSpent: true };
      }
      if (performance.now() > until) return { positions: step.value };
    }
  },
  plain: ({ spec }: BoardQuestion) => settledWithoutSearch(spec) ?? null,
};
