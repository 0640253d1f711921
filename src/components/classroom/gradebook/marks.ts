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

/** A work as it counts in the end, for the numbers of the class: with the points that a person gave. */
export function asMarked(graded: WorkSummary, { tasks: marks }: Marks): WorkSummary {
  const tasks = graded.tasks.map((task, at) => {
    const { state, points } = marks[at] ?? task;
    return { ...task, state, points };
  });
  return { ...graded, tasks };
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
