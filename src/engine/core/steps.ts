/**
 * Work that can be interrupted: a generator that yields where somebody else may have a turn, and returns what
 * comes of it.
 */
export type InSteps<Value> = Generator<undefined, Value>;

/** All of it at once. */
export function finish<Value>(steps: InSteps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** As much of it as there is time for: `undefined` if `isOver` has said so before it was done. */
export function finishWithin<Value>(
  steps: InSteps<Value>,
  isOver: () => boolean,
): Value | undefined {
  while (!isOver()) {
    const { done, value } = steps.next();
    if (done) return value;
  }
  return undefined;
}
