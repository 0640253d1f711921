import { fail, ok, type Result } from '../core/result.ts';
import {
  listUpTo,
  numberUpTo,
  openDocument,
  readAll,
  readFields,
  textLike,
  textUpTo,
  wholeNumber,
  writeDocument,
  type DocumentProblem,
  type Migrations,
  type Reader,
} from './document.ts';
import { LIMITS, type Attempt, type TaskWork, type Work } from './model.ts';

export type WorkProblem = DocumentProblem;

/** There is nothing older than version 1. */
const MIGRATIONS: Migrations = [];
const VERSION = MIGRATIONS.length + 1;

const WORK = {
  assignment: textLike(/^[0-9a-f]{16}$/),
  pupil: textUpTo(LIMITS.pupil),
  claimed: numberUpTo(LIMITS.tasks * LIMITS.points),
  tasks: listUpTo(LIMITS.tasks),
};
const readHints = wholeNumber(0, LIMITS.hints);
const readAnswer = textUpTo(LIMITS.answer);
const readSeconds = wholeNumber(0, LIMITS.seconds);
/** The hints stand before the attempts. */
const readTaskList = listUpTo(LIMITS.kept + 1);

/**
 * A pupil's work as text (JSON), one text for each. A task is a list, so that codes stay short: how many
 * hints, then an answer and its seconds for each attempt: `[1, ["4", 12], ["8", 3]]`. What is beyond a
 * limit is cut: of too many attempts the first ones and the last are kept, longer times are written as
 * the longest.
 */
export function makeWork({ assignment, pupil, claimed, tasks }: Work): string {
  return writeDocument('work', VERSION, { assignment, pupil, claimed, tasks: tasks.map(taskList) });
}

function taskList({ attempts, hints }: TaskWork): unknown[] {
  const kept =
    attempts.length > LIMITS.kept
      ? attempts.toSpliced(LIMITS.kept - 1, attempts.length - LIMITS.kept)
      : attempts;
  const pairs = kept.map(({ answer, seconds }) => [
    answer,
    Math.min(Math.round(seconds), LIMITS.seconds),
  ]);
  return [hints, ...pairs];
}

/** Reads such a text, of this version or an older one. Never throws. Whether its answers mean anything is seen when they are graded. */
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
