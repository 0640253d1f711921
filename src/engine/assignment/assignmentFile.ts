import { fail, ok, type Result } from '../core/result.ts';
import { finish, type InSteps } from '../core/steps.ts';
import { list, object, oneOf, optional, text, whole, type Read } from '../core/schema.ts';
import { kindById, kindOf, readParams, type AnyQuestion } from './anyKind.ts';
import { fingerprintOf } from './fingerprint.ts';
import { openDocument, readFields, writeDocument, type DocumentProblem } from './document.ts';
import {
  OWN_LEVELS,
  ASSIGNMENT_LIMITS,
  TASK_ORDERS,
  type Assignment,
  type TaskQuestion,
  type Task,
} from './model.ts';

export type AssignmentProblem = DocumentProblem;

/** The most characters of an exercise's parameters; no kind writes more. */
export const LONGEST_PARAMS = 4000;
const TASK = object(
  {
    kind: text(40),
    version: whole(1, 1_000_000),
    params: text(LONGEST_PARAMS),
    text: text(ASSIGNMENT_LIMITS.text),
    points: whole(1, ASSIGNMENT_LIMITS.points),
    hints: whole(0, ASSIGNMENT_LIMITS.hints),
    attempts: whole(0, ASSIGNMENT_LIMITS.attempts),
    model: optional(text(ASSIGNMENT_LIMITS.text)),
    own: optional(oneOf(OWN_LEVELS)),
  },
  { exact: true },
);
const ASSIGNMENT = object(
  {
    title: text(ASSIGNMENT_LIMITS.title),
    order: oneOf(TASK_ORDERS),
    tasks: list(ASSIGNMENT_LIMITS.tasks, TASK),
    isTest: optional(oneOf([true])),
    showsKey: optional(oneOf([true])),
    needsName: optional(oneOf([true])),
    handTo: optional(text(ASSIGNMENT_LIMITS.handTo)),
    due: optional(whole(0, ASSIGNMENT_LIMITS.handedAt)),
  },
  { exact: true },
);

/** An assignment as JSON text, for links and files; equal assignments have equal texts. */
export function makeAssignment(assignment: Assignment): string {
  const { title, order, isTest, showsKey, needsName, handTo, due } = assignment;
  const tasks = assignment.tasks.map(taskFields);
  const rules = { isTest, showsKey, needsName, handTo, due };
  // JSON leaves out what is `undefined`.
  return writeDocument('assignment', { title, order, tasks, ...rules });
}

function taskFields({ question, text, points, hints, attempts, model, own }: Task): object {
  const { kind, params } = question as AnyQuestion;
  const { version = 1, params: codec } = kindOf({ kind, params });
  const written = { kind, version, params: codec.encode(params) };
  return { ...written, text, points, hints, attempts, model, own };
}

/** Reads such a text; spaces and the order of fields do not matter. Never throws. */
export function parseAssignment(
  text: string,
  limit?: number,
): Result<Assignment, AssignmentProblem> {
  return finish(assignmentReading(text, limit));
}

/** The same, task by task: whether one can be asked may have to be searched for. */
export function* assignmentReading(
  text: string,
  limit?: number,
): InSteps<Result<Assignment, AssignmentProblem>> {
  const opened = openDocument(text, 'assignment', limit);
  if (!opened.ok) return opened;
  const read = readFields(opened.value, ASSIGNMENT);
  if (!read.ok) return read;
  const { tasks: unread, ...rest } = read.value;
  const tasks: Task[] = [];
  for (const [at, each] of unread.entries()) {
    const task = readTask(each, at + 1);
    if (!task.ok) return task;
    tasks.push(task.value);
    yield;
  }
  return ok({ ...rest, tasks });
}

function readTask(
  { kind, version, params, ...rest }: Read<typeof TASK>,
  task: number,
): Result<Task, AssignmentProblem> {
  const found = kindById(kind);
  if (!found) return fail({ code: 'unknown-kind', kind, task });
  const question = readParams(found, version, params);
  if (!question.ok) {
    const { problem } = question;
    return fail(problem.code === 'bad-params' ? { ...problem, task } : { ...problem, kind, task });
  }
  // A kind and what its codec has read belong together, which the compiler cannot know.
  const asked = { kind, params: question.value } as unknown as TaskQuestion;
  return ok({ question: asked, ...rest });
}

/**
 * The identifier by which works refer to their assignment: 16 hexadecimal digits computed from its text. It does not
 * protect against forgery, which is impossible where the pupil's own device computes the key.
 */
export function fingerprint(assignment: Assignment): string {
  return fingerprintOf(makeAssignment(assignment));
}
