import {
  KINDS,
  ASSIGNMENT_LIMITS,
  canVary,
  fail,
  hasFewChoices,
  hasOwnBoards,
  kindOf,
  makeAssignment,
  ok,
  partFieldsOf,
  seededRng,
} from '../../../engine/index.ts';
import type {
  AnyQuestion,
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
import { EMPTY_DRAFT, type Draft, type DraftTask } from './draftShape.ts';

/** Why a task cannot be handed out yet; `part` is the part to blame, if it is one alone. */
export type TaskProblem =
  | { readonly code: 'unknown-kind' }
  | { readonly code: 'long-text'; readonly length: number; readonly limit: number }
  | { readonly code: 'bad-part'; readonly part?: string; readonly why: CodecProblem };

/** The parts of a kind by their names, in the order in which they are written. */
export function partsOfKind(kind: KindId): readonly (readonly [string, Field<unknown>])[] {
  return partFieldsOf(KINDS[kind]);
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

const NEW_TASK = { hints: 1, attempts: 3 } as const;

/** A task as it is when its kind has been chosen: one that was made by seed. */
export function newTask(id: number, kind: KindId, level: Level, seed: number): DraftTask {
  return {
    id,
    kind,
    parts: freshParts(kind, level, seed),
    level,
    text: '',
    points: 1,
    ...NEW_TASK,
    model: '',
  };
}

/** What of a draft decides how its tasks are handed out. */
type DraftRules = Pick<Draft, 'isTest' | 'own'>;
const PRACTICE: DraftRules = { isTest: false, own: false };

/** A question for a person to judge. */
export const isOwnQuestion = ({ kind }: Pick<DraftTask, 'kind'>): boolean => kind === 'open';

/** Of a question that was read: letters typed elsewhere do not have it looked through again. */
const few = new WeakMap<object, boolean>();

/** So few answers are there that a second try would be a gift: the task takes one. */
export function takesOneTry(task: Pick<DraftTask, 'kind' | 'parts'>): boolean {
  const question = questionOf(task);
  if (!question.ok) return false;
  const { kind, params } = question.value as AnyQuestion;
  const known = few.get(params) ?? hasFewChoices(kindOf({ kind, params }), params);
  few.set(params, known);
  return known;
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
export function questionOf({ kind, parts }: Pick<DraftTask, 'kind' | 'parts'>): TaskRead {
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
  for (const [part, { codec }] of partsOfKind(kind)) {
    const value = codec.decode(parts[part] ?? '');
    if (!value.ok) return fail({ code: 'bad-part', part, why: value.problem });
    values[part] = value.value;
  }
  const { params: codec } = KINDS[kind];
  const params = codec.decode(codec.encode(values as never)) as Result<unknown, CodecProblem>;
  if (!params.ok) return fail({ code: 'bad-part', why: params.problem });
  return ok({ kind, params: params.value } as TaskQuestion);
}

/** The task as it is handed out, or why it cannot be. */
export function taskOf(draft: DraftTask, rules: DraftRules = PRACTICE): Result<Task, TaskProblem> {
  const question = questionOf(draft);
  if (!question.ok) return question;
  const { text, points } = draft;
  const texts = isOwnQuestion(draft) ? [text, draft.model] : [text];
  const [length, limit] = [Math.max(...texts.map((each) => each.length)), ASSIGNMENT_LIMITS.text];
  if (length > limit) return fail({ code: 'long-text', length, limit });
  const own: Pick<Task, 'own'> = rules.own && canVary(draft.kind) ? { own: draft.level ?? 0 } : {};
  return ok({ question: question.value, text, points, ...rulesOf(draft, rules), ...own });
}

/**
 * How often a task is answered, and with how many hints. Where a person judges, an answer can be corrected until it is handed
 * in; in a test, and where there are few answers to choose from, there is one try.
 */
function rulesOf(draft: DraftTask, { isTest }: DraftRules) {
  const { model } = draft;
  if (isOwnQuestion(draft)) return { attempts: 0, hints: 0, ...(model.trim() && { model }) };
  if (isTest) return { attempts: 1, hints: 0 };
  return { attempts: takesOneTry(draft) ? 1 : draft.attempts, hints: draft.hints };
}

/**
 * The assignment of all tasks that can be handed out, and no more than an assignment takes; `left` are the
 * ids of the others.
 */
export function assignmentOf(draft: Draft): {
  readonly assignment: Assignment;
  readonly left: readonly number[];
} {
  const { title, order, tasks, isTest, showsKey, needsName, due } = draft;
  const made = tasks.map((task) => ({ id: task.id, task: taskOf(task, draft) }));
  const fit = made.flatMap(({ id, task }) => (task.ok ? [{ id, task: task.value }] : []));
  const out = fit.slice(0, ASSIGNMENT_LIMITS.tasks);
  const isOut = new Set(out.map(({ id }) => id));
  const outTasks = out.map(({ task }) => task);
  const isOwn = hasOwnBoards({ tasks: outTasks });
  const handTo = draft.handTo.trim().slice(0, ASSIGNMENT_LIMITS.handTo);
  return {
    assignment: {
      title: title.slice(0, ASSIGNMENT_LIMITS.title),
      order,
      tasks: outTasks,
      ...(isTest && { isTest, ...(showsKey && { showsKey }) }),
      ...((isOwn || needsName) && { needsName: true }),
      ...(handTo && { handTo }),
      ...(due !== undefined && { due }),
    },
    left: made.map(({ id }) => id).filter((id) => !isOut.has(id)),
  };
}

/** The places, from 1, of tasks of the teacher's own whose question was not written. */
export const withoutQuestion = ({ tasks }: Draft): readonly number[] =>
  tasks.flatMap((task, at) => (isOwnQuestion(task) && task.text.trim() === '' ? [at + 1] : []));

/** An assignment taken up again, to be edited. */
export function draftOf({
  title,
  order,
  tasks,
  isTest = false,
  showsKey = false,
  needsName,
  handTo = '',
  due,
}: Assignment): Draft {
  return {
    ...EMPTY_DRAFT,
    title,
    order,
    isTest,
    showsKey,
    handTo,
    ...(due !== undefined && { due }),
    needsName: needsName ?? EMPTY_DRAFT.needsName,
    own: hasOwnBoards({ tasks }),
    tasks: tasks.map((task, at) => draftTaskOf(task, at + 1, isTest)),
  };
}

function draftTaskOf({ question, ...task }: Task, id: number, isTest: boolean): DraftTask {
  const { text, points, model = '', own } = task;
  const { kind } = question;
  const parts = fieldNamesOf(question);
  // It was read a moment ago.
  read.set(parts, new Map<string, TaskRead>([[kind, ok(question)]]));
  const draft = { id, kind, parts, text, points, model };
  // What the task does not choose itself is as in a new one: it may be made practice again, or get another board.
  const isForced = isTest || isOwnQuestion(draft);
  const { hints, attempts } = isForced ? NEW_TASK : task;
  const isOnce = attempts === 1 && takesOneTry(draft);
  const level = own ? { level: own } : {};
  return { ...draft, ...level, hints, attempts: isOnce ? NEW_TASK.attempts : attempts };
}

/** As `makeAssignment` writes what of a draft can be handed out: at most so many tasks, and texts of allowed length. */
export function assignmentTextOf(draft: Draft): string {
  return makeAssignment(assignmentOf(draft).assignment);
}
