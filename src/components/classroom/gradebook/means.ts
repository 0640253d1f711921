import { rounded, type Marks } from './marks.ts';

/** The mean, rounded once; `undefined` of nothing. */
function mean(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined;
  return rounded(numbers.reduce((all, each) => all + each, 0) / numbers.length);
}

/**
 * The class's mean of a task: of the answers that are judged, by the engine or by a person, and of those
 * that were not given. While none of the answers to it is judged there is no mean.
 */
export function meanOfTask(all: readonly Marks[], task: number): number | undefined {
  const marks = all.flatMap(({ tasks }) => tasks[task] ?? []);
  const judged = marks.filter(({ state, isGiven }) => state !== 'needs-person' || isGiven);
  const isUnread = judged.length < marks.length;
  if (isUnread && judged.every(({ state }) => state === 'not-tried')) return undefined;
  return mean(judged.map(({ points }) => points));
}

/** The class's mean of the sums: of the sums as they are, not as they are shown. */
export function meanOfSums(all: readonly Marks[]): number | undefined {
  return mean(all.map(({ tasks }) => tasks.reduce((sum, { points }) => sum + points, 0)));
}
