import { fail, ok, type Result } from '../core/result.ts';
import { anyFields, list, number, object, optional, text, whole } from '../core/schema.ts';
import type { InSteps } from '../core/steps.ts';
import { assignmentReading, makeAssignment } from './assignmentFile.ts';
import { openDocument, readFields, writeDocument, type DocumentProblem } from './document.ts';
import { ASSIGNMENT_LIMITS, type Feedback } from './model.ts';

/** Attempts that are counted: more than are stored. */
const MOST_TRIES = 10_000;

const TASK = object(
  {
    answer: optional(text(ASSIGNMENT_LIMITS.answer)),
    tries: whole(0, MOST_TRIES),
    hints: whole(0, ASSIGNMENT_LIMITS.hints),
    points: optional(number(0, ASSIGNMENT_LIMITS.points)),
    most: number(0, ASSIGNMENT_LIMITS.points),
    comment: optional(text(ASSIGNMENT_LIMITS.comment)),
    reason: optional(text(ASSIGNMENT_LIMITS.comment)),
  },
  { exact: true },
);
const FIELDS = object(
  {
    assignment: anyFields,
    pupil: text(ASSIGNMENT_LIMITS.pupil),
    tasks: list(ASSIGNMENT_LIMITS.tasks, TASK),
  },
  { exact: true },
);

/** Feedback as JSON text, with the assignment in it. */
export function makeFeedback({ assignment, pupil, tasks }: Feedback): string {
  const own: unknown = JSON.parse(makeAssignment(assignment));
  return writeDocument('feedback', { assignment: own, pupil, tasks });
}

/** Reads such a text, its assignment task by task. Never throws. Answers are only checked by grading. */
export function* feedbackReading(written: string): InSteps<Result<Feedback, DocumentProblem>> {
  const opened = openDocument(written, 'feedback');
  if (!opened.ok) return opened;
  const read = readFields(opened.value, FIELDS);
  if (!read.ok) return read;
  const { pupil, tasks } = read.value;
  const assignment = yield* assignmentReading(JSON.stringify(read.value.assignment));
  if (!assignment.ok) return assignment;
  const isEach = tasks.length > 0 && tasks.length === assignment.value.tasks.length;
  const isWithin = tasks.every(({ points = 0, most }) => points <= most);
  if (!isEach || !isWithin)
    return fail({ code: 'wrong-value', field: isEach ? 'points' : 'tasks' });
  return ok({ assignment: assignment.value, pupil, tasks });
}
