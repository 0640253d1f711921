import { fieldsOf } from '../core/json.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { finish, type InSteps } from '../core/steps.ts';
import { list, object, oneOf, optional, text, whole, type Read } from '../core/schema.ts';
import { kindById, kindOf, readParams, type AnyKind, type AnyQuestion } from './anyKind.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  openDocument,
  readFields,
  writeDocument,
  type DocumentProblem,
  type DocumentMigrations,
} from './document.ts';
import {
  ASKED_NAMES,
  FEEDBACK,
  OWN_LEVELS,
  ASSIGNMENT_LIMITS,
  TASK_ORDERS,
  type Assignment,
  type TaskQuestion,
  type Task,
} from './model.ts';

export type AssignmentProblem = DocumentProblem;

/** What reading depends on. Tests pass their own, to try out versions that will be old one day. */
export interface Rules {
  readonly migrations: DocumentMigrations;
  readonly kindById: (id: string) => AnyKind | undefined;
  /** In which version an assignment is written, if not always in the newest. */
  readonly versionOf?: (assignment: Assignment) => number;
}

/**
 * The site's own rules. Version 2 only adds: costs of tries and hints, what a person judges by, and what pupils are asked
 * for. What uses none of it is still written as version 1, so that an old link that is opened in the workshop and handed out
 * again has the text and the name that it had. Version 3 adds boards of each pupil's own: who does not know them must not
 * ask everybody the same.
 */
const TODAY: Rules = { migrations: [(old) => old, (old) => old], kindById, versionOf };

function versionOf({ tasks, asks, needsName }: Assignment): number {
  if (tasks.some(({ own }) => own !== undefined)) return 3;
  const isNewer = asks !== undefined || needsName !== undefined || tasks.some(hasLaterFields);
  return isNewer ? 2 : 1;
}
const hasLaterFields = ({ tryCost, hintCost, ownHint, model }: Task) =>
  [tryCost, hintCost, ownHint, model].some((each) => each !== undefined);

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
    feedback: oneOf(FEEDBACK),
    tryCost: optional(whole(1, ASSIGNMENT_LIMITS.cost)),
    hintCost: optional(whole(1, ASSIGNMENT_LIMITS.cost)),
    ownHint: optional(text(ASSIGNMENT_LIMITS.text)),
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
    asks: optional(oneOf(ASKED_NAMES.filter((each) => each !== 'pseudonym'))),
    needsName: optional(oneOf([true])),
  },
  { exact: true },
);

/** An assignment as JSON text, for links and files; equal assignments have equal texts. */
export function makeAssignment(assignment: Assignment): string {
  return assignment.asOpened ?? writtenBy(TODAY, assignment);
}

function writtenBy(rules: Rules, assignment: Assignment): string {
  const { title, order, asks, needsName } = assignment;
  const tasks = assignment.tasks.map((task) => taskFields(task, rules));
  const version = rules.versionOf?.(assignment) ?? rules.migrations.length + 1;
  // JSON leaves out what is `undefined`.
  return writeDocument('assignment', version, { title, order, tasks, asks, needsName });
}

function taskFields(task: Task, rules: Rules): object {
  const { question, text, points, hints, attempts, feedback } = task;
  const { hintCost, model, own, ownHint, tryCost } = task;
  const { kind, params } = question as AnyQuestion;
  const { version, params: codec } = kindOf({ kind, params }, rules.kindById);
  const written = { kind, version, params: codec.encode(params) };
  const later = { hintCost, model, own, ownHint, tryCost };
  return { ...written, text, points, hints, attempts, feedback, ...later };
}

/** Reads such a text, of this version or an older one; spaces and the order of fields do not matter. Never throws. */
export function parseAssignment(
  text: string,
  limit?: number,
): Result<Assignment, AssignmentProblem> {
  return finish(assignmentReading(text, limit));
}

/** The same, task by task: whether one can be asked may have to be searched for. */
export function assignmentReading(
  text: string,
  limit?: number,
): InSteps<Result<Assignment, AssignmentProblem>> {
  return readingOf(text, TODAY, limit);
}

/** Exported for its test, because there is no older version yet. */
export function readAssignment(text: string, rules: Rules): Result<Assignment, AssignmentProblem> {
  return finish(readingOf(text, rules));
}

function* readingOf(
  text: string,
  rules: Rules,
  limit?: number,
): InSteps<Result<Assignment, AssignmentProblem>> {
  const opened = openDocument(text, 'assignment', rules.migrations, limit);
  if (!opened.ok) return opened;
  const { written, fields } = opened.value;
  const read = readFields(fields, ASSIGNMENT);
  if (!read.ok) return read;
  const { tasks: unread, ...rest } = read.value;
  const tasks: Task[] = [];
  for (const [at, each] of unread.entries()) {
    const task = readTask(each, at + 1, rules);
    if (!task.ok) return task;
    tasks.push(task.value);
    yield;
  }
  const assignment = { ...rest, tasks };
  const asOpened = JSON.stringify(inOrder(written));
  return ok(asOpened === writtenBy(rules, assignment) ? assignment : { ...assignment, asOpened });
}

function readTask(
  { kind, version, params, ...rest }: Read<typeof TASK>,
  task: number,
  rules: Rules,
): Result<Task, AssignmentProblem> {
  const found = rules.kindById(kind);
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

/** The order of fields in version 1, on which fingerprints depend. Later fields follow alphabetically. */
const ORDER = [
  'noughtbook',
  'kind',
  'version',
  'title',
  'order',
  'tasks',
  'params',
  'text',
  'points',
  'hints',
  'attempts',
  'feedback',
];
function placeOf(field: string): number {
  const at = ORDER.indexOf(field);
  return at < 0 ? ORDER.length : at;
}

/** The JSON value with its fields in a fixed order, whoever wrote it. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  const fields = fieldsOf(value);
  if (!fields) return value;
  const names = Object.keys(fields).sort();
  names.sort((a, b) => placeOf(a) - placeOf(b));
  return Object.fromEntries(names.map((name) => [name, inOrder(fields[name])]));
}

/**
 * The identifier by which works refer to their assignment: 16 hexadecimal digits computed from its text,
 * so that an old text keeps it. It does not protect against forgery, which is impossible where the pupil's own device
 * computes the key.
 */
export function fingerprint(assignment: Assignment): string {
  return fingerprintOf(makeAssignment(assignment));
}
