import type { Assignment, TaskState, TaskSummary, WorkSummary } from '../../../engine/index.ts';
import { typedNumber } from '../../ui/typedNumber.ts';
import type { Entry } from './results.ts';

/** What a task is worth for a pupil in the end. */
export interface TaskCredit {
  readonly state: TaskState;
  readonly points: number;
  readonly most: number;
  /** In practice: at which try, from 1, the answer came that counts, and after how many hints. */
  readonly tries: number;
  readonly hints: number;
  /** Of all tries together, if that is known. */
  readonly seconds: number | undefined;
  /** The teacher has given these points in place of the engine's. */
  readonly isOverruled: boolean;
}

export interface Marks {
  readonly tasks: readonly TaskCredit[];
  readonly points: number;
  readonly most: number;
  /** Tasks for which a person still has to give the points. */
  readonly unread: number;
}

/** What a work is worth: as the engine graded it, with what the teacher gives and changes. */
export function creditsOf(
  assignment: Assignment,
  graded: {
    readonly tasks: readonly (Pick<TaskSummary, 'state' | 'points' | 'hints' | 'counted'> &
      Partial<Pick<TaskSummary, 'seconds'>>)[];
  },
  { byPerson, overruled = {} }: Pick<Entry, 'byPerson' | 'overruled'>,
): Marks {
  const tasks = graded.tasks.map((task, at): TaskCredit => {
    const most = assignment.tasks[at]?.points ?? 0;
    const isOpen = task.state === 'needs-person';
    const given = isOpen ? byPerson[at] : overruled[at]?.share;
    return {
      state: given === undefined ? task.state : stateOf(given),
      points: given === undefined ? task.points : given * most,
      most,
      // What is handed in with a test, and what a person reads, was corrected and not tried.
      tries: assignment.isTest || isOpen ? 1 : (task.counted ?? 0) + 1,
      hints: task.hints,
      seconds: task.seconds,
      isOverruled: !isOpen && given !== undefined,
    };
  });
  return {
    tasks,
    points: rounded(tasks.reduce((all, { points }) => all + points, 0)),
    most: tasks.reduce((all, { most }) => all + most, 0),
    unread: tasks.filter(({ state }) => state === 'needs-person').length,
  };
}

/** What is typed as points, as a part of the most, 0 … 1: nothing takes them back. `undefined` for what is no points. */
export function pointsTyped(
  text: string,
  most: number,
): { readonly share: number | undefined } | undefined {
  if (text.trim() === '') return { share: undefined };
  const points = Number(typedNumber(text));
  if (!(points >= 0 && points <= most)) return undefined;
  return { share: points / most };
}

/** Hundredths of a point: sums of parts come out as they are said. */
export function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

function stateOf(share: number): TaskState {
  if (share >= 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
}

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

/** Whether there is an answer, and it has its points. */
export const isJudged = ({ state }: Credit): boolean =>
  state !== 'needs-person' && state !== 'not-tried';

/** The mean of the pupils' sums, rounded once, and of how many points: as in each sum, what nobody has read adds nothing yet. */
export function meanOfSums(all: readonly Marks[]): Pick<Marks, 'points' | 'most'> {
  const sums = all.map(({ tasks }) => tasks.reduce((sum, { points }) => sum + points, 0));
  return { points: rounded(mean(sums) ?? 0), most: all[0]?.most ?? 0 };
}

/** How the class did on a task, in one line. */
export interface TaskGlance {
  /** From 0. */
  readonly task: number;
  /** Answers that have their points. */
  readonly judged: number;
  /** Those of them that are wholly right, and were at the first try. */
  readonly right: number;
}

/** One entry a task. What nobody has read and what was not tried is no wrong answer. */
export function glanceOf({ tasks }: Assignment, all: readonly Marks[]): readonly TaskGlance[] {
  return tasks.map((_, task) => {
    const judged = all.flatMap(({ tasks }) => tasks[task] ?? []).filter(isJudged);
    const right = judged.filter(({ state, tries }) => state === 'right' && tries === 1).length;
    return { task, judged: judged.length, right };
  });
}

/** Part of those whose answer is graded; `undefined` if there is none. */
export const rightAtFirst = ({ judged, right }: TaskGlance): number | undefined =>
  judged === 0 ? undefined : right / judged;

/**
 * The task that went worst, from 0: of those that are graded the one that fewest had right at the first try. `undefined` if all
 * went well, two equally badly, or there is no other. Points would not tell: of four steps a wrong one costs no more than a second try.
 */
export function worstOf(tasks: readonly TaskGlance[]): number | undefined {
  const least = Math.min(...tasks.flatMap((each) => rightAtFirst(each) ?? []));
  const [first, ...others] = tasks.filter((each) => rightAtFirst(each) === least);
  return least < 1 && others.length === 0 && tasks.length > 1 ? first?.task : undefined;
}

/** The wrong answers of each pupil to a task. */
export function wrongOf(
  graded: readonly (WorkSummary | undefined)[],
  task: number,
): readonly (readonly string[])[] {
  return graded.map((work) => work?.tasks[task]?.wrong ?? []);
}
