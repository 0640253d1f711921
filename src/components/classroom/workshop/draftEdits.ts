import type { Draft, DraftTask } from './draftShape.ts';

/** A draft with what it was before, and what was taken back. */
export interface DraftHistory {
  readonly now: Draft;
  /** Oldest first; at most `MOST_DRAFT_UNDOS`. */
  readonly past: readonly Draft[];
  /** The nearest first. */
  readonly future: readonly Draft[];
  /** What the last edit was about: the next one about the same joins it, as letters join to a word. */
  readonly about?: string;
}

const MOST_DRAFT_UNDOS = 200;

export function startHistory(now: Draft): DraftHistory {
  return { now, past: [], future: [] };
}

/** The next draft. With `about`, edits about the same thing in a row are one to be undone. */
export function editedDraft(history: DraftHistory, next: Draft, about?: string): DraftHistory {
  if (next === history.now) return history;
  const joins = about !== undefined && about === history.about;
  const past = joins ? history.past : [...history.past, history.now].slice(-MOST_DRAFT_UNDOS);
  return { now: next, past, future: [], ...(about !== undefined && { about }) };
}

/** The next edit stands by itself, whatever it is about. */
export function paused({ now, past, future }: DraftHistory): DraftHistory {
  return { now, past, future };
}

export function undone({ now, past, future }: DraftHistory): DraftHistory {
  const before = past.at(-1);
  if (!before) return { now, past, future };
  return { now: before, past: past.slice(0, -1), future: [now, ...future] };
}

export function redone({ now, past, future }: DraftHistory): DraftHistory {
  const [next, ...rest] = future;
  return next ? { now: next, past: [...past, now], future: rest } : { now, past, future };
}

/** A number that no task of the draft has. */
export function freeId({ tasks }: Draft): number {
  return Math.max(0, ...tasks.map(({ id }) => id)) + 1;
}

/** The draft with a task after another; at the end if that is not there. */
export function withTask(draft: Draft, task: DraftTask, after?: number): Draft {
  const found = draft.tasks.findIndex(({ id }) => id === after);
  const at = found < 0 ? draft.tasks.length : found + 1;
  return { ...draft, tasks: draft.tasks.toSpliced(at, 0, task) };
}

export function withoutTask(draft: Draft, id: number): Draft {
  return { ...draft, tasks: draft.tasks.filter((task) => task.id !== id) };
}

/** The draft with some of a task's parts changed; the same draft if nothing is different. */
export function changedTask(draft: Draft, id: number, change: Partial<DraftTask>): Draft {
  const before = draft.tasks.find((task) => task.id === id);
  if (!before) return draft;
  const entries = Object.entries(change) as [keyof DraftTask, unknown][];
  if (entries.every(([name, value]) => before[name] === value)) return draft;
  return {
    ...draft,
    tasks: draft.tasks.map((task) => (task.id === id ? { ...task, ...change } : task)),
  };
}

/** The draft with the task moved to the place `to`, from 0, kept within the list. */
export function movedTask(draft: Draft, id: number, to: number): Draft {
  const from = draft.tasks.findIndex((task) => task.id === id);
  const place = Math.max(0, Math.min(draft.tasks.length - 1, to));
  const task = draft.tasks[from];
  if (!task || from === place) return draft;
  return { ...draft, tasks: draft.tasks.toSpliced(from, 1).toSpliced(place, 0, task) };
}

/** What empties the board of nine cells of a task; `undefined` where it has none. */
export function emptyBoard({ parts }: DraftTask): Partial<DraftTask> | undefined {
  if (parts['setup'] === undefined) return undefined;
  const setup = `${'.'.repeat(9)}x`;
  return { parts: { ...parts, setup }, level: undefined };
}

/**
 * What is here together with what another tab has made of the same draft since both were as `known`: of a field that both
 * have changed, what is here counts.
 */
export function mergedDraft(known: Draft, here: Draft, there: Draft): Draft {
  return { ...mergedFields(known, here, there), tasks: mergedTasks(known, here, there) };
}

function mergedTasks(known: Draft, here: Draft, there: Draft): readonly DraftTask[] {
  const taskIn = ({ tasks }: Draft, task: DraftTask) => tasks.find(({ id }) => id === task.id);
  const mine = here.tasks.flatMap((task) => {
    const [before, theirs] = [taskIn(known, task), taskIn(there, task)];
    if (!before) return [task];
    if (theirs) return [mergedFields(before, task, theirs)];
    // What was deleted there and changed here stays.
    return isSame(before, task) ? [] : [task];
  });
  const added = there.tasks.filter((task) => !taskIn(known, task));
  // Both may have given the same number to a new task.
  const all = added.reduce(
    (tasks, task) => {
      const isTaken = tasks.some(({ id }) => id === task.id);
      return [...tasks, isTaken ? { ...task, id: freeId({ ...here, tasks }) } : task];
    },
    mine as readonly DraftTask[],
  );
  const idsOf = ({ tasks }: Draft) => tasks.map(({ id }) => id);
  if (!isSame(idsOf(known), idsOf(here))) return all;
  const order = idsOf(there);
  return all.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

function mergedFields<Fields extends object>(known: Fields, here: Fields, there: Fields): Fields {
  const names = Object.keys({ ...here, ...there }) as (keyof Fields)[];
  const merged = names.map((name) => [
    name,
    (isSame(here[name], known[name]) ? there : here)[name],
  ]);
  return Object.fromEntries(merged) as Fields;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
