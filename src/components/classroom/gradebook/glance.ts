import type { Assignment, WorkSummary } from '../../../engine/index.ts';
import { isJudged, meanOfTask } from './means.ts';
import type { Marks } from './marks.ts';

/** How the class did on a task, in one line. */
export interface TaskGlance {
  /** From 0. */
  readonly task: number;
  /** Answers that have their points. */
  readonly judged: number;
  /** The mean of them as a part of the points, 0 … 1; `undefined` if there is none. */
  readonly share: number | undefined;
}

/** One entry a task. What nobody has read and what was not tried is no wrong answer. */
export function glanceOf({ tasks }: Assignment, all: readonly Marks[]): readonly TaskGlance[] {
  return tasks.map(({ points }, task) => {
    const mean = meanOfTask(all, task);
    const judged = all.filter(({ tasks }) => tasks[task] && isJudged(tasks[task])).length;
    return { task, judged, share: mean === undefined ? undefined : mean / points };
  });
}

/** The task that went worst of those that are graded, from 0; `undefined` if all went well, or two equally badly. */
export function worstOf(tasks: readonly TaskGlance[]): number | undefined {
  const shares = tasks.flatMap(({ share }) => share ?? []);
  const least = Math.min(...shares);
  const [first, ...others] = tasks.filter(({ share }) => share === least);
  return least < 1 && others.length === 0 ? first?.task : undefined;
}

/** The wrong answers of each pupil to a task. */
export function wrongOf(
  graded: readonly (WorkSummary | undefined)[],
  task: number,
): readonly (readonly string[])[] {
  return graded.map((work) => work?.tasks[task]?.wrong ?? []);
}
