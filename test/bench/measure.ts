import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Things to time, by name: each runs once a round, and says how many units of work it did. */
export type Subjects<Name extends string> = Readonly<Record<Name, () => number>>;

/** Milliseconds of the processor that this process has had: on a busy machine the clock on the wall also counts the waiting. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void;

/**
 * Times the named subjects in turn, round by round, so that whatever disturbs the machine disturbs
 * all of them alike. Gives the median of each in nanoseconds of the processor a unit. The first rounds warm up only.
 * With `afresh`, the garbage of those before it is collected before each, or whoever comes next would pay for it.
 */
export function interleaved<Name extends string, Chosen extends Name>(
  subjects: Subjects<Name>,
  chosen: readonly Chosen[],
  { rounds = 15, warmUp = 4, afresh = false } = {},
): Record<Chosen, number> {
  const times = new Map<Chosen, number[]>(chosen.map((name) => [name, []]));
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const [name, taken] of times) {
      if (afresh) collectGarbage({ type: 'minor' });
      const began = processorTime();
      const units = subjects[name]();
      const each = ((processorTime() - began) * 1e6) / units;
      if (round >= warmUp) taken.push(each);
    }
  }
  const medians = [...times].map(([name, taken]) => [name, median(taken)]);
  return Object.fromEntries(medians) as Record<Chosen, number>;
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
