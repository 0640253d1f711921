import { fail, ok, type Result } from '../core/result.ts';
import { kindById, kindOf, type AnyQuestion } from './anyKind.ts';
import {
  listUpTo,
  oneOf,
  openDocument,
  readAll,
  readFields,
  textUpTo,
  wholeNumber,
  writeDocument,
  type DocumentProblem,
  type Migrations,
} from './document.ts';
import { FEEDBACK, LIMITS, ORDERS, type Assignment, type Question, type Task } from './model.ts';

export type AssignmentProblem = DocumentProblem;

/** There is nothing older than version 1. */
const MIGRATIONS: Migrations = [];
const VERSION = MIGRATIONS.length + 1;

/** Characters of what an exercise is given by: no kind writes more. */
export const LONGEST_PARAMS = 4000;
const ASSIGNMENT = {
  title: textUpTo(LIMITS.title),
  order: oneOf(ORDERS),
  tasks: listUpTo(LIMITS.tasks),
};
const TASK = {
  kind: textUpTo(40),
  version: wholeNumber(1, 1_000_000),
  params: textUpTo(LONGEST_PARAMS),
  text: textUpTo(LIMITS.text),
  points: wholeNumber(1, LIMITS.points),
  hints: wholeNumber(0, LIMITS.hints),
  attempts: wholeNumber(0, LIMITS.attempts),
  feedback: oneOf(FEEDBACK),
};

/** An assignment as text (JSON), one text for each: what is packed into links and saved as a file. */
export function makeAssignment({ title, order, tasks }: Assignment): string {
  return writeDocument('assignment', VERSION, { title, order, tasks: tasks.map(taskFields) });
}

function taskFields({ question, text, points, hints, attempts, feedback }: Task): object {
  const { kind, params } = question as AnyQuestion;
  const rules = kindOf({ kind, params });
  const written = { kind, version: rules.version, params: rules.params.encode(params) };
  return { ...written, text, points, hints, attempts, feedback };
}

/** Reads such a text, of this version or an older one; spaces and the order of fields do not matter. Never throws. */
export function parseAssignment(text: string): Result<Assignment, AssignmentProblem> {
  const opened = openDocument(text, 'assignment', MIGRATIONS);
  if (!opened.ok) return opened;
  const read = readFields(opened.value, ASSIGNMENT);
  if (!read.ok) return read;
  const { title, order } = read.value;
  const tasks = readAll(read.value.tasks, (value, at) => readTask(value, at + 1));
  return tasks.ok ? ok({ title, tasks: tasks.value, order }) : tasks;
}

function readTask(value: unknown, task: number): Result<Task, AssignmentProblem> {
  const read = readFields(value, TASK, task);
  if (!read.ok) return read;
  const { kind, version, params, ...rest } = read.value;
  const rules = kindById(kind);
  if (!rules) return fail({ code: 'unknown-kind', kind, task });
  if (version !== rules.version) {
    return fail({ code: version > rules.version ? 'newer-kind' : 'older-kind', kind, task });
  }
  const decoded = rules.params.decode(params);
  if (!decoded.ok) return fail({ code: 'bad-params', problem: decoded.problem, task });
  // A kind and what its own codec has read belong together, which the compiler cannot know.
  return ok({ question: { kind, params: decoded.value } as unknown as Question, ...rest });
}

const FNV_START = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/**
 * 16 hexadecimal digits that tell one assignment from another (FNV-1a of 64 bits; Fowler, Noll and Vo
 * 1991; here over the two bytes of each UTF-16 unit). No protection against forgery: none is possible
 * where the key is computed on the pupil's own device.
 */
export function fingerprint(assignment: Assignment): string {
  const text = makeAssignment(assignment);
  let hash = FNV_START;
  const add = (byte: number) => (hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME));
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    add(unit & 0xff);
    add(unit >>> 8);
  }
  return hash.toString(16).padStart(16, '0');
}
