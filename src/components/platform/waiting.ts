import { finishWithin, type InSteps } from '../../engine/index.ts';

/** The page draws and hears what was pressed; promises alone would never let it. */
export const pageTurn = () => new Promise<void>((ready) => setTimeout(ready));

/** Does this once the page has drawn what it has to draw now. What it gives calls that off. */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

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

/** So many milliseconds may pass without a word: whoever waits longer is told what for. */
const PATIENCE = 3500;

/** Tells that something takes long, if it is not settled by then. The answer is to be called at each word of it. */
export function tellIfLate(waited: Promise<unknown>, tell: () => void): () => void {
  let timer = setTimeout(tell, PATIENCE);
  const settled = () => clearTimeout(timer);
  waited.then(settled, settled);
  return () => {
    clearTimeout(timer);
    timer = setTimeout(tell, PATIENCE);
  };
}

/** Takes what was asked for, `undefined` if it failed, unless what this gives is called first: an answer that comes too late is nobody's. */
export function takeInTime<Value>(
  asked: Promise<Value>,
  take: (value: Value | undefined) => void,
): () => void {
  let isOld = false;
  void asked
    .catch(() => undefined)
    .then((value) => {
      if (!isOld) take(value);
    });
  return () => (isOld = true);
}
