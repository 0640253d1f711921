import { rounded, type Marks, type TaskCredit } from './marks.ts';

/** `undefined` of nothing. */
function mean(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined;
  return numbers.reduce((all, each) => all + each, 0) / numbers.length;
}

/**
 * The class's mean of a task, in points: of the answers that are judged, by the engine or by a person. What was not tried and
 * what nobody has read is no answer of any worth. `undefined` if nothing is judged. Not rounded: that is for the eye.
 */
export function meanOfTask(all: readonly Marks[], task: number): number | undefined {
  const marks = all.flatMap(({ tasks }) => tasks[task] ?? []);
  return mean(marks.filter(isJudged).map(({ points }) => points));
}

/** Whether an answer has its points: a task that is given to all has them for everybody. */
export function isJudged({ state, isGiven }: Pick<TaskCredit, 'state' | 'isGiven'>): boolean {
  return isGiven || (state !== 'needs-person' && state !== 'not-tried');
}

/** The means of all tasks together, rounded once, and of how many points: of those tasks that have a mean. */
export function meanOfSums(all: readonly Marks[]): {
  readonly points: number;
  readonly most: number;
} {
  const tasks = all[0]?.tasks ?? [];
  const sums = { points: 0, most: 0 };
  for (const [task, { most }] of tasks.entries()) {
    const points = meanOfTask(all, task);
    if (points === undefined) continue;
    sums.points += points;
    sums.most += most;
  }
  return { points: rounded(sums.points), most: sums.most };
}
