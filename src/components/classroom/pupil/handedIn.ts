import { gradeWork, parseWork, type Assignment, type GradedWork } from '../../../engine/index.ts';

/**
 * What the work that was handed in is worth: the points that go with its code, whatever was done since.
 * `undefined` if it was never handed in, or cannot be read.
 */
export function gradeHanded(
  assignment: Assignment,
  handed: string | undefined,
): GradedWork | undefined {
  const read = parseWork(handed ?? '');
  return read.ok ? gradeWork(assignment, read.value) : undefined;
}
