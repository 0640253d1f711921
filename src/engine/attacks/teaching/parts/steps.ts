/** How many loop iterations a program may take before it is stopped: far more than a right one needs. */
export const STEP_LIMIT = 1_000_000;

/** Thrown when a program has used up its steps. */
class OutOfSteps extends Error {
  readonly steps: number;

  constructor(steps: number) {
    super(`stopped after ${steps} steps`);
    this.steps = steps;
  }
}

/** Counts the iterations of every loop of a program, and stops it at a limit. */
export class Steps {
  private readonly limit: number;
  private taken = 0;

  constructor(limit = STEP_LIMIT) {
    this.limit = limit;
  }

  /** One iteration begins. Throws `OutOfSteps` past the limit. */
  count(): void {
    this.taken += 1;
    if (this.taken > this.limit) throw new OutOfSteps(this.limit);
  }
}

/** The outcome of a program that may be wrong: a value, an error that it threw, or no end. */
export type StepsEnd<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'throws'; readonly message: string }
  | { readonly kind: 'endless'; readonly steps: number };

/** Runs a program that may throw or never end. This function always returns. */
export function attempt<Value>(
  program: (steps: Steps) => Value,
  limit = STEP_LIMIT,
): StepsEnd<Value> {
  try {
    return { kind: 'value', value: program(new Steps(limit)) };
  } catch (error) {
    if (error instanceof OutOfSteps) return { kind: 'endless', steps: error.steps };
    return { kind: 'throws', message: error instanceof Error ? error.message : String(error) };
  }
}
