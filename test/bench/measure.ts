import process from 'node:process';

/** One thing to time: `run` is called once a round and says how many units of work it did. */
export interface Subject {
  readonly name: string;
  readonly run: () => number;
}

/**
 * Times subjects in turn, round by round, so that whatever disturbs the machine disturbs all of
 * them alike. Gives the median of each in nanoseconds a unit. The first rounds only warm up.
 */
export function interleaved(subjects: readonly Subject[], rounds = 15, warmUp = 4): number[] {
  const times = subjects.map(() => [] as number[]);
  for (let round = 0; round < rounds + warmUp; round++) {
    subjects.forEach(({ run }, at) => {
      const began = performance.now();
      const units = run();
      const taken = ((performance.now() - began) * 1e6) / units;
      if (round >= warmUp) (times[at] as number[]).push(taken);
    });
  }
  return times.map(median);
}

/** Nanoseconds of single calls of `run`, one for each input: the median of them. */
export function medianOfCalls<Input>(
  inputs: readonly Input[],
  run: (input: Input) => unknown,
): number {
  for (const input of inputs) run(input);
  return median(
    inputs.map((input) => {
      const began = process.hrtime.bigint();
      run(input);
      return Number(process.hrtime.bigint() - began);
    }),
  );
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
