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

type Credit = Pick<TaskCredit, 'state'>;

/** Whether the points of a task are known; they are 0 if it was left empty. */
const isKnown = ({ state }: Credit): boolean => state !== 'needs-person';

/** Whether there is an answer, and it has its points. */
export const isJudged = (credit: Credit): boolean =>
  isKnown(credit) && credit.state !== 'not-tried';

/**
 * The mean of the pupils' sums, rounded once, and of how many points. A task that was left empty adds nothing to a sum; an answer
 * that nobody has read is left out of its task's part, and the task is, if no answer to it was read.
 */
export function meanOfSums(all: readonly Marks[]): {
  readonly points: number;
  readonly most: number;
} {
  const tasks = all[0]?.tasks ?? [];
  const sums = { points: 0, most: 0 };
  for (const [task, { most }] of tasks.entries()) {
    const marks = all.flatMap((each) => each.tasks[task] ?? []);
    const known = marks.filter(isKnown);
    if (known.length < marks.length && !known.some(isJudged)) continue;
    const points = mean(known.map((each) => each.points));
    sums.points += points ?? 0;
    sums.most += most;
  }
  return { points: rounded(sums.points), most: sums.most };
}
