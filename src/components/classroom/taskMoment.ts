import type { Attempt, Task, TaskWork } from '../../engine/index.ts';

/** What may be done on a task now, and what may be told of it. */
export interface TaskMoment {
  /** The answer that is shown: the last of those that the task allows. */
  readonly counted: Attempt | undefined;
  /** How often an answer may still be checked; `undefined` where there is no limit. */
  readonly checksLeft: number | undefined;
  readonly hintsLeft: number;
  /** A checked answer is judged in front of the pupil. */
  readonly isRevealed: boolean;
  /** Nothing can be changed any more. */
  readonly isLocked: boolean;
  /** Of a test: an answer can be changed until it is handed in. */
  readonly isTest: boolean;
}

/** What of a task decides what may be done on it. */
export type TaskRules = Pick<Task, 'attempts' | 'hints' | 'model'> & {
  readonly isTest: boolean;
  /** Nothing of a test is told before the teacher gives it back. */
  readonly keepsKey?: boolean;
};

/** `points` is what the answer that counts is worth, 0 … 1; `hintsThere` how many hints the question has. */
export function taskMoment(
  task: TaskRules,
  work: TaskWork,
  { handedIn, points, hintsThere }: { handedIn: boolean; points: number; hintsThere: number },
): TaskMoment {
  const { isTest, keepsKey } = task;
  const isRevealed = !isTest || (handedIn && !keepsKey);
  const tries = work.attempts.length;
  // In a test an answer takes the place of the one before it.
  const checksLeft = isTest || task.attempts === 0 ? undefined : Math.max(0, task.attempts - tries);
  const isLocked =
    checksLeft === 0 || (isRevealed && points === 1) || (handedIn && isToldAtEnd(task));
  return {
    counted: shownAttempt(task, work),
    checksLeft,
    hintsLeft: isLocked || isTest ? 0 : Math.max(0, Math.min(task.hints, hintsThere) - work.hints),
    isRevealed,
    isLocked,
    isTest,
  };
}

/** What is told when all is handed in cannot be answered once more. */
export const isToldAtEnd = ({ isTest, model }: Pick<TaskRules, 'isTest' | 'model'>): boolean =>
  isTest || model !== undefined;

/** The answer that is shown: the last of those that the task allows. */
export function shownAttempt(
  task: Pick<Task, 'attempts'>,
  { attempts }: TaskWork,
): Attempt | undefined {
  return attempts.slice(0, task.attempts || undefined).at(-1);
}
