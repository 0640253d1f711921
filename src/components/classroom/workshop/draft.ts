import { KINDS, ASSIGNMENT_LIMITS, fail, ok, seededRng } from '../../../engine/index.ts';
import type {
  Assignment,
  CodecProblem,
  Field,
  InSteps,
  KindId,
  Level,
  TaskQuestion,
  Result,
  Task,
} from '../../../engine/index.ts';
import type { Draft, DraftTask } from './draftShape.ts';

/** Why a task cannot be handed out yet; `part` is the part to blame, if it is one alone. */
export type TaskProblem =
  | { readonly code: 'unknown-kind' }
  | { readonly code: 'long-text'; readonly length: number; readonly limit: number }
  | { readonly code: 'bad-part'; readonly part?: string; readonly why: CodecProblem };

/** The parts of a kind by their names, in the order in which they are written. */
export function partsOfKind(kind: KindId): readonly (readonly [string, Field<unknown>])[] {
  return Object.entries(KINDS[kind].fields as unknown as Readonly<Record<string, Field<unknown>>>);
}

export function isKind(kind: string): kind is KindId {
  return Object.hasOwn(KINDS, kind);
}

/** The texts of each part of a question. */
export function fieldNamesOf({ kind, params }: TaskQuestion): DraftTask['parts'] {
  // Kind and params belong together; the compiler cannot follow a name chosen at run time.
  const values = params as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    partsOfKind(kind).map(([name, field]) => [name, field.codec.encode(values[name])]),
  );
}

/** A task as it is when its kind has been chosen: one that was made by seed. */
export function newTask(id: number, kind: KindId, level: Level, seed: number): DraftTask {
  return {
    id,
    kind,
    parts: freshParts(kind, level, seed),
    text: '',
    points: 1,
    hints: 1,
    attempts: 3,
    feedback: 'at-once',
  };
}

/** The parts of the exercise that a seed gives at a level. */
export function freshParts(kind: KindId, level: Level, seed: number): DraftTask['parts'] {
  const params = KINDS[kind].generate(seededRng(seed), level) as unknown;
  return fieldNamesOf({ kind, params } as TaskQuestion);
}

/** By the parts of a task, which are never changed: to read them may mean to search. */
const read = new WeakMap<DraftTask['parts'], Map<string, TaskRead>>();
type TaskRead = Result<TaskQuestion, TaskProblem>;

/** What a draft's task asks, or why that cannot be asked. */
export function questionOf({ kind, parts }: DraftTask): TaskRead {
  const known = read.get(parts) ?? new Map<string, TaskRead>();
  const question = known.get(kind) ?? readQuestion(kind, parts);
  read.set(parts, known.set(kind, question));
  return question;
}

/** Reads every task of a draft, one after the other. */
export function* draftReading({ tasks }: Draft): InSteps<true> {
  for (const task of tasks) {
    questionOf(task);
    yield;
  }
  return true;
}

function readQuestion(kind: string, parts: DraftTask['parts']): TaskRead {
  if (!isKind(kind)) return fail({ code: 'unknown-kind' });
  const values: Record<string, unknown> = {};
  for (const [part, { codec, before }] of partsOfKind(kind)) {
    const text = parts[part];
    // A draft may be older than the part.
    const value =
      text === undefined && before !== undefined ? ok(before) : codec.decode(text ?? '');
    if (!value.ok) return fail({ code: 'bad-part', part, why: value.problem });
    values[part] = value.value;
  }
  const { params: codec } = KINDS[kind];
  const params = codec.decode(codec.encode(values as never)) as Result<unknown, CodecProblem>;
  if (!params.ok) return fail({ code: 'bad-part', why: params.problem });
  return ok({ kind, params: params.value } as TaskQuestion);
}

/** The task as it is handed out, or why it cannot be. */
export function taskOf(draft: DraftTask): Result<Task, TaskProblem> {
  const question = questionOf(draft);
  if (!question.ok) return question;
  const { text, points, hints, attempts, feedback } = draft;
  const [length, limit] = [text.length, ASSIGNMENT_LIMITS.text];
  if (length > limit) return fail({ code: 'long-text', length, limit });
  return ok({ question: question.value, text, points, hints, attempts, feedback });
}

/**
 * The assignment of all tasks that can be handed out, and no more than an assignment takes; `left` are the
 * ids of the others.
 */
export function assignmentOf({ title, order, tasks }: Draft): {
  readonly assignment: Assignment;
  readonly left: readonly number[];
} {
  const made = tasks.map((task) => ({ id: task.id, task: taskOf(task) }));
  const fit = made.flatMap(({ id, task }) => (task.ok ? [{ id, task: task.value }] : []));
  const out = fit.slice(0, ASSIGNMENT_LIMITS.tasks);
  const isOut = new Set(out.map(({ id }) => id));
  return {
    assignment: {
      title: title.slice(0, ASSIGNMENT_LIMITS.title),
      order,
      tasks: out.map(({ task }) => task),
    },
    left: made.map(({ id }) => id).filter((id) => !isOut.has(id)),
  };
}

/** The places, from 1, of tasks of the teacher's own whose question was not written. */
export const withoutQuestion = ({ tasks }: Draft): readonly number[] =>
  tasks.flatMap(({ kind, text }, at) => (kind === 'open' && text.trim() === '' ? [at + 1] : []));

/** An assignment taken up again, to be edited. */
export function draftOf({ title, order, tasks }: Assignment): Draft {
  return {
    title,
    order,
    tasks: tasks.map(({ question, ...task }, at) => {
      const parts = fieldNamesOf(question);
      // It was read a moment ago.
      read.set(parts, new Map<string, TaskRead>([[question.kind, ok(question)]]));
      return { ...task, id: at + 1, kind: question.kind, parts };
    }),
  };
}
