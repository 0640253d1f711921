import { fail, ok, type Result } from '../core/result.ts';
import {
  listUpTo,
  numberUpTo,
  openDocument,
  readAll,
  readFields,
  textLike,
  textUpTo,
  wholeBetween,
  writeDocument,
  type DocumentProblem,
  type DocumentMigrations,
  type Reader,
} from './document.ts';
import { ASSIGNMENT_LIMITS, type Attempt, type TaskWork, type Work } from './model.ts';

export type WorkProblem = DocumentProblem;

/** No migrations yet, because version 1 is the oldest. */
const MIGRATIONS: DocumentMigrations = [];
const VERSION = MIGRATIONS.length + 1;

const WORK = {
  assignment: textLike(/^[0-9a-f]{16}$/),
  pupil: textUpTo(ASSIGNMENT_LIMITS.pupil),
  claimed: numberUpTo(ASSIGNMENT_LIMITS.tasks * ASSIGNMENT_LIMITS.points),
  tasks: listUpTo(ASSIGNMENT_LIMITS.tasks),
};
const readHints = wholeBetween(0, ASSIGNMENT_LIMITS.hints);
const readAnswer = textUpTo(ASSIGNMENT_LIMITS.answer);
const readSeconds = wholeBetween(0, ASSIGNMENT_LIMITS.seconds);
/** The hints stand before the attempts. */
const readTaskList = listUpTo(ASSIGNMENT_LIMITS.kept + 1);

/**
 * A pupil's work as JSON text; equal works have equal texts. A task is a list, so that codes stay short: the
 * number of hints, then for each attempt its answer and seconds: `[1, ["4", 12], ["8", 3]]`. Limits are
 * applied: of too many attempts the first ones and the last are kept, and times are capped.
 */
export function makeWork({ assignment, pupil, claimed, tasks }: Work): string {
  return writeDocument('work', VERSION, { assignment, pupil, claimed, tasks: tasks.map(taskList) });
}

function taskList({ attempts, hints }: TaskWork): unknown[] {
  const kept =
    attempts.length > ASSIGNMENT_LIMITS.kept
      ? attempts.toSpliced(ASSIGNMENT_LIMITS.kept - 1, attempts.length - ASSIGNMENT_LIMITS.kept)
      : attempts;
  const pairs = kept.map(({ answer, seconds }) => [
    answer,
    Math.min(Math.round(seconds), ASSIGNMENT_LIMITS.seconds),
  ]);
  return [hints, ...pairs];
}

/** Reads such a text, of this version or an older one. Never throws. Answers are only checked by grading. */
export function parseWork(text: string): Result<Work, WorkProblem> {
  const opened = openDocument(text, 'work', MIGRATIONS);
  if (!opened.ok) return opened;
  const read = readFields(opened.value.fields, WORK);
  if (!read.ok) return read;
  const tasks = readAll(read.value.tasks, (value, at) => readTask(value, at + 1));
  return tasks.ok ? ok({ ...read.value, tasks: tasks.value }) : tasks;
}

function readTask(value: unknown, task: number): Result<TaskWork, WorkProblem> {
  const list = named('attempts', task, readTaskList, value);
  if (!list.ok) return list;
  const [first, ...rest] = list.value;
  const hints = named('hints', task, readHints, first);
  if (!hints.ok) return hints;
  const attempts = readAll(rest, (pair) => readAttempt(pair, task));
  return attempts.ok ? ok({ attempts: attempts.value, hints: hints.value }) : attempts;
}

function readAttempt(pair: unknown, task: number): Result<Attempt, WorkProblem> {
  if (!Array.isArray(pair) || pair.length !== 2) {
    return fail({ code: 'wrong-value', field: 'attempts', task });
  }
  const [first, second] = pair as [unknown, unknown];
  const answer = named('answer', task, readAnswer, first);
  if (!answer.ok) return answer;
  const seconds = named('seconds', task, readSeconds, second);
  return seconds.ok ? ok({ answer: answer.value, seconds: seconds.value }) : seconds;
}

function named<Value>(
  field: string,
  task: number,
  read: Reader<Value>,
  value: unknown,
): Result<Value, WorkProblem> {
  const found = read(value);
  return found.ok ? found : fail({ ...found.problem, field, task });
}
