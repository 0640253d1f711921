import { seededRng, shuffled } from '../core/rng.ts';
import { finish, type InSteps } from '../core/steps.ts';
import type { Verdict } from '../exercise/contract.ts';
import { kindOf, type AnyKind, type AnyQuestion } from './anyKind.ts';
import { hasOwnBoards, ownAssignment } from './ownBoards.ts';
import {
  NOT_KEPT,
  type Assignment,
  type Attempt,
  type Task,
  type TaskWork,
  type Work,
} from './model.ts';

export const TASK_STATES = ['right', 'partly', 'wrong', 'not-tried', 'needs-person'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** An attempt, graded by the current engine. */
export interface GradedAttempt {
  /** The answer as the work has it. */
  readonly text: string;
  /** `undefined` if the text is no answer to a question of this kind; then there is no verdict either. */
  readonly answer: unknown;
  /** Of an attempt that is allowed. The others are never judged, so that they cost nothing. */
  readonly verdict: Verdict<unknown> | undefined;
  readonly seconds: number;
  /** Whether the attempt is one that the task allows; others are shown but don't count. */
  readonly isAllowed: boolean;
  /** False for `NOT_KEPT`: neither its answer nor its seconds are known any more. */
  readonly isKept: boolean;
}

export interface GradedTask {
  readonly state: TaskState;
  /** 0 … the task's points. */
  readonly points: number;
  readonly attempts: readonly GradedAttempt[];
  /** The attempt that counts, from 0: the best of those that are allowed. */
  readonly counted: number | undefined;
  readonly hints: number;
}

export interface GradedWork {
  /** In the assignment's own order, one for each of its tasks. */
  readonly tasks: readonly GradedTask[];
  readonly points: number;
  /** The most points possible. */
  readonly most: number;
  /** Tasks that a person has to read. */
  readonly unread: number;
  /** Of an assignment with boards of each pupil's own: which ones this pupil has. */
  readonly boards?: string;
}

const NOTHING: TaskWork = { attempts: [], hints: 0 };

/** Verdicts that are known already, by the answer as the work has it. */
export type KnownVerdicts = Map<string, Verdict<unknown> | undefined>;

/** Grades a pupil's work on a task from the raw answers alone. Never throws. */
export function gradeTask(task: Task, work: TaskWork, known?: KnownVerdicts): GradedTask {
  return finish(gradingOfTask(task, work, known));
}

/** The same, attempt by attempt: one can take a tenth of a second. */
export function* gradingOfTask(
  task: Task,
  { attempts, hints }: TaskWork,
  known: KnownVerdicts = new Map(),
): InSteps<GradedTask> {
  const question = task.question as AnyQuestion;
  const rules = kindOf(question);
  const allowed = task.attempts === 0 ? attempts.length : task.attempts;
  const graded: GradedAttempt[] = [];
  for (const [at, each] of attempts.entries()) {
    graded.push(gradeAttempt(rules, question, each, { isAllowed: at < allowed, known }));
    yield;
  }
  const counted = countedPlace(graded);
  const last = counted === undefined ? undefined : graded[counted];
  return {
    state: stateOf(last),
    points: (last?.verdict?.points ?? 0) * task.points,
    attempts: graded,
    counted,
    hints,
  };
}

/** Nobody loses by trying again: the best answer counts, and of those that are as good the first. */
function countedPlace(graded: readonly GradedAttempt[]): number | undefined {
  const allowed = graded.filter(({ isAllowed }) => isAllowed);
  if (allowed.length === 0) return undefined;
  const points = allowed.map(({ verdict }) => verdict?.points ?? 0);
  const best = Math.max(...points);
  // Of nothing but wrong ones the last says most, and what a person judges was corrected.
  return best === 0 ? allowed.length - 1 : points.indexOf(best);
}

function gradeAttempt(
  rules: AnyKind,
  { params }: AnyQuestion,
  { answer: text, seconds }: Attempt,
  { isAllowed, known }: { readonly isAllowed: boolean; readonly known: KnownVerdicts },
): GradedAttempt {
  const read = text.length > rules.answer.limit ? undefined : rules.answer.decode(text);
  const as = { text, seconds, isAllowed, isKept: text !== NOT_KEPT };
  if (!read?.ok) return { ...as, answer: undefined, verdict: undefined };
  if (isAllowed && !known.has(text)) known.set(text, rules.grade(params, read.value));
  return { ...as, answer: read.value, verdict: isAllowed ? known.get(text) : undefined };
}

function stateOf(last: GradedAttempt | undefined): TaskState {
  if (!last) return 'not-tried';
  if (!last.verdict) return 'wrong';
  if (last.verdict.needsPerson) return 'needs-person';
  if (last.verdict.points === 1) return 'right';
  return last.verdict.points > 0 ? 'partly' : 'wrong';
}

/** Tasks missing from the work count as not tried; extra ones are ignored. */
export function gradeWork(assignment: Assignment, work: Work): GradedWork {
  return finish(gradingOf(assignment, work));
}

/** The same, attempt by attempt; on the boards that are this pupil's own, where each has others. */
export function* gradingOf(given: Assignment, work: Work): InSteps<GradedWork> {
  const own = hasOwnBoards(given) ? yield* ownAssignment(given, work.pupil) : undefined;
  const { tasks } = own?.assignment ?? given;
  const graded: GradedTask[] = [];
  for (const [at, task] of tasks.entries()) {
    graded.push(yield* gradingOfTask(task, work.tasks[at] ?? NOTHING));
  }
  return {
    tasks: graded,
    points: sum(graded.map(({ points }) => points)),
    most: sum(tasks.map(({ points }) => points)),
    unread: graded.filter(({ state }) => state === 'needs-person').length,
    ...(own && { boards: own.boards }),
  };
}

/** The order in which a pupil sees the tasks, as indices into the assignment. `seed` is for `seededRng`. */
export function taskOrder({ order, tasks }: Assignment, seed: number): number[] {
  const places = tasks.map((_, at) => at);
  return order === 'shuffled' ? shuffled(places, seededRng(seed)) : places;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
