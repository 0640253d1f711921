import type { Attempt, Task, TaskWork } from '../../engine/index.ts';

/** What may be done on a task now, and what may be told of it. */
export interface TaskMoment {
  /** The answer that counts: the last of those that the task allows. */
  readonly counted: Attempt | undefined;
  /** How often an answer may still be checked; `undefined` where there is no limit. */
  readonly checksLeft: number | undefined;
  readonly hintsLeft: number;
  /** A checked answer is judged in front of the pupil. */
  readonly isRevealed: boolean;
  /** Nothing can be changed any more. */
  readonly isLocked: boolean;
}

/** `points` is what the answer that counts is worth, 0 … 1; `hintsThere` how many hints the question has. */
export function taskMoment(
  task: Pick<Task, 'attempts' | 'hints' | 'feedback'>,
  work: TaskWork,
  { handedIn, points, hintsThere }: { handedIn: boolean; points: number; hintsThere: number },
): TaskMoment {
  const isRevealed = handedIn || task.feedback === 'at-once';
  const checksLeft =
    task.attempts === 0 ? undefined : Math.max(0, task.attempts - work.attempts.length);
  const isLocked =
    checksLeft === 0 ||
    (isRevealed && points === 1) ||
    // What was told at the end cannot be answered once more.
    (handedIn && task.feedback === 'at-end');
  return {
    counted: countedAttempt(task, work),
    checksLeft,
    hintsLeft: isLocked ? 0 : Math.max(0, Math.min(task.hints, hintsThere) - work.hints),
    isRevealed,
    isLocked,
  };
}

/** The answer that counts: the last of those that the task allows. */
export function countedAttempt(
  task: Pick<Task, 'attempts'>,
  { attempts }: TaskWork,
): Attempt | undefined {
  return attempts.slice(0, task.attempts || undefined).at(-1);
}
