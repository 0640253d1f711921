import { finishWithin, type InSteps } from '../../engine/index.ts';
import { pageTurn } from './pageTurn.ts';

/** Milliseconds of work after which the page has its turn. */
const SLICE = 20;

/** All of it, in slices: what others have written may take seconds, and the page must not stand still. */
export async function finishInSlices<Value extends NonNullable<unknown>>(
  steps: InSteps<Value>,
): Promise<Value> {
  for (;;) {
    const end = performance.now() + SLICE;
    const value = finishWithin(steps, () => performance.now() > end);
    if (value !== undefined) return value;
    await pageTurn();
  }
}
