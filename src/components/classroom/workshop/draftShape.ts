// Light: the first screen of the workshop loads this, and no kind of task.
import { fieldsOf } from '../../../engine/index.ts';

/** A task that is being put together. It need not be one that can be asked: nothing typed is lost. */
export interface DraftTask {
  /** Its own number in the draft, from 1; never used twice. */
  readonly id: number;
  /** The id of a kind. Of a newer version of the site it may be one that is not known here. */
  readonly kind: string;
  /** Every part of the exercise as its codec writes it, or would if it were allowed. */
  readonly parts: Readonly<Record<string, string>>;
  readonly text: string;
  readonly points: number;
  readonly hints: number;
  readonly attempts: number;
  readonly feedback: 'at-once' | 'at-end';
}

/** An assignment that is being put together. */
export interface Draft {
  readonly title: string;
  readonly order: 'given' | 'shuffled';
  readonly tasks: readonly DraftTask[];
}

export const EMPTY_DRAFT: Draft = { title: '', order: 'given', tasks: [] };

/** No text of a part is longer: a large board with all its marks is far shorter. */
const MOST_PART = 20_000;
const MOST = { title: 500, text: 10_000, tasks: 200, parts: 40 } as const;

/** Reads a draft that was stored; `undefined` for anything else. Numbers that cannot be are refused. */
export function readDraft(found: unknown): Draft | undefined {
  const { title, order, tasks } = fieldsOf(found) ?? {};
  if (typeof title !== 'string' || title.length > MOST.title) return undefined;
  if (order !== 'given' && order !== 'shuffled') return undefined;
  if (!Array.isArray(tasks) || tasks.length > MOST.tasks) return undefined;
  const read = tasks.map(readTask);
  const ids = new Set(read.map((task) => task?.id));
  if (read.includes(undefined) || ids.size !== read.length) return undefined;
  return { title, order, tasks: read.filter((task) => task !== undefined) };
}

function readTask(found: unknown): DraftTask | undefined {
  const { id, kind, parts, text, points, hints, attempts, feedback } = fieldsOf(found) ?? {};
  const read = readParts(parts);
  if (!isCount(id, 1) || typeof kind !== 'string' || kind.length > 40 || !read) return undefined;
  if (typeof text !== 'string' || text.length > MOST.text) return undefined;
  if (!isCount(points, 1) || !isCount(hints, 0) || !isCount(attempts, 0)) return undefined;
  if (feedback !== 'at-once' && feedback !== 'at-end') return undefined;
  return { id, kind, parts: read, text, points, hints, attempts, feedback };
}

function readParts(found: unknown): DraftTask['parts'] | undefined {
  const parts = Object.entries(fieldsOf(found) ?? { '': undefined });
  if (parts.length > MOST.parts) return undefined;
  const isPart = ([, text]: [string, unknown]) =>
    typeof text === 'string' && text.length <= MOST_PART;
  return parts.every(isPart) ? (Object.fromEntries(parts) as Record<string, string>) : undefined;
}

function isCount(value: unknown, least: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) < 1e9;
}
