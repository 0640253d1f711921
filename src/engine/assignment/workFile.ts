import type { Result } from '../core/result.ts';
import {
  list,
  number,
  object,
  optional,
  text,
  textLike,
  whole,
  type Schema,
} from '../core/schema.ts';
import { openDocument, readFields, writeDocument, type DocumentProblem } from './document.ts';
import {
  ASSIGNMENT_LIMITS,
  NOT_KEPT,
  type Assignment,
  type Attempt,
  type TaskWork,
  type Work,
} from './model.ts';

export type WorkProblem = DocumentProblem;

const TASK = object({
  hints: whole(0, ASSIGNMENT_LIMITS.hints),
  attempts: list(
    ASSIGNMENT_LIMITS.kept,
    object({
      answer: text(ASSIGNMENT_LIMITS.answer),
      seconds: whole(0, ASSIGNMENT_LIMITS.seconds),
    }),
  ),
});
/** In the text a task is a list, so that codes stay short: the hints, then each attempt as a pair. */
const TASK_LIST: Schema<TaskWork> = (value) => {
  const [hints, ...pairs] = Array.isArray(value) ? (value as unknown[]) : [0, undefined];
  return TASK({ hints, attempts: pairs.map(attemptOf) });
};
const attemptOf = (pair: unknown) => {
  if (!Array.isArray(pair) || pair.length !== 2) return undefined;
  const [answer, seconds] = pair as unknown[];
  return { answer, seconds };
};
const WORK = object(
  {
    assignment: textLike(/^[0-9a-f]{16}$/),
    pupil: text(ASSIGNMENT_LIMITS.pupil),
    claimed: number(0, ASSIGNMENT_LIMITS.tasks * ASSIGNMENT_LIMITS.points),
    tasks: list(ASSIGNMENT_LIMITS.tasks, TASK_LIST),
    handedAt: optional(whole(0, ASSIGNMENT_LIMITS.handedAt)),
    handIn: optional(whole(1, ASSIGNMENT_LIMITS.handIns)),
    boards: optional(textLike(/^[0-9a-f]{8}$/)),
  },
  { exact: true },
);

/**
 * A pupil's work as JSON text; equal works have equal texts. A task is a list, so that codes stay short: the
 * number of hints, then for each attempt its answer and seconds: `[1, ["4", 12], ["8", 3]]`. Limits are
 * applied: of too many attempts the first ones and the last are kept, and times are capped.
 */
export function makeWork(work: Work): string {
  const { assignment, pupil, claimed, tasks, handedAt, handIn, boards } = work;
  const fields = {
    assignment,
    pupil,
    claimed,
    tasks: tasks.map(taskList),
    handedAt,
    handIn,
    boards,
  };
  // JSON leaves out what is `undefined`.
  return writeDocument('work', fields);
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

/** Of so many attempts of each task the last are told in full, if not all of them fit. */
const FEWER = [10, 3, 2, 1] as const;

/** Stands for an attempt that is not told: it is still counted, and none is given back. */
const UNTOLD: Attempt = { answer: NOT_KEPT, seconds: 0 };

/** The work whole if it fits, or else without what the first attempts were. The last of each task is always told. */
export function fitWork(work: Work, fits: (work: Work) => boolean): Work {
  let fitted = work;
  for (const kept of FEWER) {
    if (fits(fitted)) break;
    const tasks = work.tasks.map(({ attempts, hints }) => {
      const untold = Math.max(0, attempts.length - kept);
      return { attempts: attempts.map((each, at) => (at < untold ? UNTOLD : each)), hints };
    });
    fitted = { ...work, tasks };
  }
  return fitted;
}

/** The work as it is handed in: as much of it as `parseWork` reads. */
export function workToHandIn(work: Work): Work {
  return fitWork(work, (each) => makeWork(each).length <= ASSIGNMENT_LIMITS.work);
}

/**
 * Whether a work was handed in after the minute in which it was due, by the clock of the pupil's device. False where one of
 * both times is not known.
 */
export function isLate(
  { handedAt }: Pick<Work, 'handedAt'>,
  { due }: Pick<Assignment, 'due'>,
): boolean {
  return handedAt !== undefined && due !== undefined && handedAt >= due + 60;
}

/** Answers that were left out of a work because they did not fit. */
export function countUntold({ tasks }: Work): number {
  return tasks.reduce(
    (all, { attempts }) => all + attempts.filter(({ answer }) => answer === NOT_KEPT).length,
    0,
  );
}

/**
 * Reads such a text, of at most `limit` characters: those who keep what they have written themselves read it at any
 * length. Never throws. Answers are only checked by grading.
 */
export function parseWork(text: string, limit?: number): Result<Work, WorkProblem> {
  const opened = openDocument(text, 'work', limit);
  if (!opened.ok) return opened;
  return readFields(opened.value, WORK);
}
