import { KINDS, LIMITS, fail, ok } from '../../../engine/index.ts';
import type {
  Assignment,
  CodecProblem,
  Field,
  KindId,
  Level,
  Question,
  Result,
  Task,
} from '../../../engine/index.ts';
import { seededRng } from '../../../engine/index.ts';
import type { Draft, DraftTask } from './draftShape.ts';

/** Between the parts of an exercise's parameters, as `paramsCodec` writes them. */
const BETWEEN = '~';

/** Why a task cannot be handed out yet; `part` is the part to blame, if it is one alone. */
export type TaskProblem =
  | { readonly code: 'unknown-kind' }
  | { readonly code: 'bad-part'; readonly part?: string; readonly why: CodecProblem };

/** The parts of a kind by their names, in the order in which they are written. */
export function fieldsOf(kind: KindId): readonly (readonly [string, Field<unknown>])[] {
  return Object.entries(KINDS[kind].fields as Readonly<Record<string, Field<unknown>>>);
}

export function isKind(kind: string): kind is KindId {
  return Object.hasOwn(KINDS, kind);
}

/** The texts of each part of a question. */
export function partsOf({ kind, params }: Question): DraftTask['parts'] {
  const values = params as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fieldsOf(kind).map(([name, field]) => [name, field.codec.encode(values[name])]),
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
  return partsOf({ kind, params } as Question);
}

/** What a draft's task asks, or why that cannot be asked. */
export function questionOf({ kind, parts }: DraftTask): Result<Question, TaskProblem> {
  if (!isKind(kind)) return fail({ code: 'unknown-kind' });
  for (const [part, { codec }] of fieldsOf(kind)) {
    const value = codec.decode(parts[part] ?? '');
    if (!value.ok) return fail({ code: 'bad-part', part, why: value.problem });
  }
  const text = fieldsOf(kind).map(([name]) => parts[name] ?? '');
  const params = KINDS[kind].params.decode(text.join(BETWEEN)) as Result<unknown, CodecProblem>;
  if (!params.ok) return fail({ code: 'bad-part', why: params.problem });
  return ok({ kind, params: params.value } as Question);
}

/** The task as it is handed out, or why it cannot be. */
export function taskOf(draft: DraftTask): Result<Task, TaskProblem> {
  const question = questionOf(draft);
  if (!question.ok) return question;
  const { text, points, hints, attempts, feedback } = draft;
  return ok({ question: question.value, text, points, hints, attempts, feedback });
}

/** The assignment of all tasks that can be handed out; `left` are the ids of the others. */
export function assignmentOf({ title, order, tasks }: Draft): {
  readonly assignment: Assignment;
  readonly left: readonly number[];
} {
  const made = tasks.map((task) => ({ id: task.id, task: taskOf(task) }));
  return {
    assignment: {
      title: title.slice(0, LIMITS.title),
      order,
      tasks: made.flatMap(({ task }) => (task.ok ? [task.value] : [])),
    },
    left: made.flatMap(({ id, task }) => (task.ok ? [] : [id])),
  };
}

/** An assignment taken up again, to be edited. */
export function draftOf({ title, order, tasks }: Assignment): Draft {
  return {
    title,
    order,
    tasks: tasks.map(({ question, ...task }, at) => ({
      ...task,
      id: at + 1,
      kind: question.kind,
      parts: partsOf(question),
    })),
  };
}
