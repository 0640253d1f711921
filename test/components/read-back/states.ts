import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Stored } from '../../../src/components/platform/stored.ts';
import { ASSIGNMENT_LIMITS } from '../../../src/engine/index.ts';
import { deep, isDeep } from '../../deep.ts';
import { anyCharacter } from '../../anyCharacter.ts';

/** Whatever is written can be read back by the same version: so many states of each. */
const runsOf = (few: number) => deep(few, 100_000);
const LONG = { timeout: isDeep ? 3_600_000 : 30_000 };

/** Texts of every script and of signs that are written in several letters, up to limits and past them. */
const LENGTHS = [ASSIGNMENT_LIMITS.title, ASSIGNMENT_LIMITS.text, 10_000, 20_000];
export const SIGNS = [...'aж棋🙂"\\\n\0\u2028', '\ud83d', '\udc00'];
const longText = fc
  .record({
    sign: fc.constantFrom(...SIGNS),
    length: fc.constantFrom(...LENGTHS.flatMap((length) => [length - 1, length, length + 1])),
  })
  .map(({ sign, length }) => sign.repeat(Math.ceil(length / sign.length)));
export const anyText = fc.oneof(
  { weight: 40, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }) },
  { weight: 1, arbitrary: longText },
);

/** Everything in a value, whatever it is made of, with its names in one order. */
export const plain = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => {
    if (each instanceof Map) return [...(each as Map<unknown, unknown>)];
    if (ArrayBuffer.isView(each)) return Array.from(each as unknown as ArrayLike<number>);
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)));
  });

/** The value goes through its store. */
export function goesThrough<Value>(store: Stored<Value>, value: Value): void {
  void store.change(() => value);
  const read = store.read();
  expect(read.problem).toBeUndefined();
  // A difference would fill the screen.
  expect(plain(read.value) === plain(value), plain(value).slice(0, 500)).toBe(true);
}

/** `few` states on a push: fewer of those that take milliseconds. */
export function every<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  check: (value: Value) => unknown,
  few = 40,
): void {
  const numRuns = runsOf(few);
  it(name, LONG, async () => {
    let runs = 0;
    const began = performance.now();
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        runs++;
        await check(value);
      }),
      { numRuns },
    );
    expect(runs).toBeGreaterThanOrEqual(numRuns);
    if (isDeep)
      console.log(`${name}: ${runs} states, ${Math.round((performance.now() - began) / 1000)} s`);
  });
}
