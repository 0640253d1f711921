/**
 * Work that can be interrupted: a generator that yields where somebody else may have a turn, and returns what
 * comes of it. What it yields says how far it is, if anything.
 */
export type InSteps<Value, Progress = undefined> = Generator<Progress, Value>;

/** All of it at once. */
export function finish<Value>(steps: InSteps<Value, unknown>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** As much of it as there is time for: `undefined` if `isOver` has said so before it was done. */
export function finishWithin<Value>(
  steps: InSteps<Value, unknown>,
  isOver: () => boolean,
): Value | undefined {
  while (!isOver()) {
    const { done, value } = steps.next();
    if (done) return value;
  }
  return undefined;
}
