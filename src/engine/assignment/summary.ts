import { fingerprintOf } from './fingerprint.ts';
import type { GradedAttempt, GradedTask, GradedWork, TaskState } from './grading.ts';
import type { Work } from './model.ts';

/** What became of a task, in few words: what a table and the numbers of a class need, and no more. */
export interface TaskSummary {
  readonly state: TaskState;
  readonly points: number;
  readonly hints: number;
  readonly attempts: number;
  /** The attempt that counts, from 0; `undefined` if none does. */
  readonly counted: number | undefined;
  /** Of all attempts together; `undefined` if the seconds of one are not known. */
  readonly seconds: number | undefined;
  /** The wrong or incomplete answers in attempts that are allowed, as their codec writes them, each once. */
  readonly wrong: readonly string[];
  /** A number for each of the first answers: equal answers have equal ones. */
  readonly answers: readonly number[];
}

/** A graded work without its answers: a gradebook holds a thousand of them. */
export interface WorkSummary {
  readonly tasks: readonly TaskSummary[];
  readonly points: number;
  readonly most: number;
  readonly unread: number;
  /** Where each pupil has boards of their own: those of this name, and those that were answered, if the work says it. */
  readonly boards?: { readonly own: string; readonly answered: string | undefined };
}

export function summarizeWork(work: Work, graded: GradedWork): WorkSummary {
  const { points, most, unread, boards: own } = graded;
  return {
    ...(own !== undefined && { boards: { own, answered: work.boards } }),
    tasks: graded.tasks.map(taskSummary),
    points,
    most,
    unread,
  };
}

function taskSummary({ state, points, hints, attempts, counted }: GradedTask): TaskSummary {
  const wrong = attempts.filter(
    ({ isAllowed, verdict }) =>
      isAllowed && verdict !== undefined && verdict.points < 1 && !verdict.needsPerson,
  );
  return {
    state,
    points,
    hints,
    attempts: attempts.length,
    counted,
    seconds: attempts.every(({ isKept }) => isKept)
      ? attempts.reduce((all, each) => all + each.seconds, 0)
      : undefined,
    wrong: [...new Set(wrong.map(({ text }) => text))],
    answers: answersIn(attempts),
  };
}

/** So many answers to a task are compared with those of others, and none unless they are known. */
const COMPARED = 3;

function answersIn(attempts: readonly GradedAttempt[]): readonly number[] {
  const first = attempts.slice(0, COMPARED);
  if (!first.every(({ isKept }) => isKept)) return [];
  return first.map(({ text }) => Number.parseInt(fingerprintOf(text).slice(0, 8), 16));
}
