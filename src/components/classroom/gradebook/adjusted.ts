import type { Assignment, TaskSummary, WorkSummary } from '../../../engine/index.ts';
import type { TaskCredit, Marks } from './marks.ts';

/**
 * A work as it counts in the end, for the numbers of the class: with the points that a person gave, and
 * with those that everybody is given. Who did not try has these points too, and still did not try.
 */
export function asAdjusted(
  { tasks }: Assignment,
  graded: WorkSummary,
  { tasks: marks }: Marks,
): WorkSummary {
  const counted = graded.tasks.map((task, at) => {
    const [mark, own] = [marks[at], tasks[at]?.points];
    return mark && own !== undefined ? taskAsAdjusted(task, mark, own) : task;
  });
  return { ...graded, tasks: counted };
}

function taskAsAdjusted(task: TaskSummary, mark: TaskCredit, own: number): TaskSummary {
  const isRight = mark.isGiven && task.state !== 'not-tried';
  return { ...task, state: isRight ? 'right' : mark.state, points: mark.share * own };
}
