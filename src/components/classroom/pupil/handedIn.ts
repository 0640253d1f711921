import { countUntold, parseWork } from '../../../engine/index.ts';
import { packToSend } from '../packing.ts';
import type { CountedGrades, CountedPoints } from './countedGrades.svelte.ts';

/**
 * What the work that was handed in is worth: the points that go with its code, whatever was done since.
 * `undefined` if it was never handed in, or cannot be read.
 */
export function gradeHanded(
  grades: CountedGrades,
  handed: string | undefined,
): CountedPoints | undefined {
  const read = parseWork(handed ?? '');
  return read.ok ? grades.of(read.value.tasks) : undefined;
}

/** Earlier answers that were left out of the work when it was handed in. */
export function untoldIn(handed: string): number {
  const read = parseWork(handed);
  return read.ok ? countUntold(read.value) : 0;
}

/** The code to send: read back first, as the gradebook will read it. `undefined` if that fails. */
export async function codeToSend(handed: string): Promise<string | undefined> {
  return parseWork(handed).ok ? packToSend(handed) : undefined;
}
