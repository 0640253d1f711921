import { count, percent } from '#language/ui/language/grammar';
import { rightNamed } from '#language/classroom/gradebook/answer';
import type { TaskGlance } from './glance.ts';

/** What the gradebook says of the class beside the table. */
export const gradedGlance = {
  label: 'The class at a glance',
  /** Until all results are graded. */
  grading: 'Still grading …',
  /** Of those tasks whose answers are graded. */
  worst: (task: TaskGlance | undefined) =>
    task?.share === undefined
      ? 'No task stands out.'
      : `Task ${count(task.task + 1)} went worst: ${percent(task.share)} of the points, over ${task.judged === 1 ? '1 graded answer' : `${count(task.judged)} graded answers`}.`,
  stepsOf: (task: number) => `What went wrong most often in task ${count(task)}:`,
  /** "call 7: 0 instead of +10", "cell 0 instead of cell 2 or cell 8". */
  step: ({
    name,
    value,
    right,
  }: {
    readonly name: string;
    readonly value: string;
    readonly right: readonly string[];
  }) => `${name && `${name}: `}${value} instead of ${rightNamed(right)}`,
  judged: (judged: number, all: number) => `${count(judged)} of ${count(all)} graded`,
};
