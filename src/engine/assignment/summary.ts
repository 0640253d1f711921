import { fingerprintOf } from './fingerprint.ts';
import {
  TASK_STATES,
  type GradedAttempt,
  type GradedTask,
  type GradedWork,
  type TaskState,
} from './grading.ts';
import type { Assignment, Work } from './model.ts';

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

/** A wrong or incomplete answer, as its codec writes it. */
export interface WrongAnswer {
  readonly text: string;
  /** How many pupils gave it, in any allowed attempt. */
  readonly pupils: number;
}

/** The results of all pupils together on one task. */
export interface TaskStatistics {
  readonly states: Readonly<Record<TaskState, number>>;
  /** How many pupils tried it. */
  readonly tried: number;
  /** The mean share of the points, 0 … 1, over pupils who tried and whose answers are graded. */
  readonly meanShare: number | undefined;
  /** The mean number of attempts of the pupils who tried. */
  readonly meanAttempts: number | undefined;
  /** The median of the seconds for all attempts together, over pupils whose attempts are all stored. */
  readonly medianSeconds: number | undefined;
  /** The hints that all pupils together asked for. */
  readonly hints: number;
  /** The most common first, and equally common ones in the order of their texts. */
  readonly wrongAnswers: readonly WrongAnswer[];
}

/** One entry a task; `works` as `summarizeWork` gives them. */
export function statistics(
  { tasks }: Assignment,
  works: readonly WorkSummary[],
): readonly TaskStatistics[] {
  return tasks.map(({ points, own }, at) => {
    const graded = works.flatMap((work) => work.tasks[at] ?? []);
    const all = ofTask(graded, points);
    // Cell 4 of one board has nothing to do with cell 4 of another.
    return own === undefined ? all : { ...all, wrongAnswers: [] };
  });
}

function ofTask(graded: readonly TaskSummary[], points: number): TaskStatistics {
  const tried = graded.filter(({ state }) => state !== 'not-tried');
  const judged = tried.filter(({ state }) => state !== 'needs-person');
  const seconds = tried.flatMap((each) => each.seconds ?? []);
  return {
    states: countStates(graded),
    tried: tried.length,
    meanShare: mean(judged.map((each) => each.points / points)),
    meanAttempts: mean(tried.map(({ attempts }) => attempts)),
    medianSeconds: median(seconds),
    hints: graded.reduce((all, { hints }) => all + hints, 0),
    wrongAnswers: wrongAnswersIn(graded),
  };
}

function countStates(graded: readonly TaskSummary[]): Record<TaskState, number> {
  const counts = TASK_STATES.map((state) => [
    state,
    graded.filter((each) => each.state === state).length,
  ]);
  return Object.fromEntries(counts) as Record<TaskState, number>;
}

function wrongAnswersIn(graded: readonly TaskSummary[]): readonly WrongAnswer[] {
  const pupils = new Map<string, number>();
  for (const { wrong } of graded) {
    for (const text of wrong) pupils.set(text, (pupils.get(text) ?? 0) + 1);
  }
  const found = [...pupils].map(([text, pupils]) => ({ text, pupils }));
  return found.sort((a, b) => b.pupils - a.pupils || (a.text < b.text ? -1 : 1));
}

function mean(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined;
  return numbers.reduce((all, each) => all + each, 0) / numbers.length;
}

function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
