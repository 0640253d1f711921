// Light: the first screen of the workshop loads this, and no kind of task.
import {
  FEEDBACK,
  TASK_ORDERS,
  list,
  object,
  oneOf,
  readBy,
  record,
  text,
  whole,
} from '../../../engine/index.ts';

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
  readonly feedback: (typeof FEEDBACK)[number];
}

/** An assignment that is being put together. */
export interface Draft {
  readonly title: string;
  readonly order: (typeof TASK_ORDERS)[number];
  readonly tasks: readonly DraftTask[];
}

export const EMPTY_DRAFT: Draft = { title: '', order: 'given', tasks: [] };

/** A large board with all its marks is far shorter than this. */
const PART = text(20_000);
const below = (least: number) => whole(least, 1e9 - 1);

const TASK = object({
  id: below(1),
  kind: text(40),
  parts: record(40, /^/, PART),
  text: text(10_000),
  points: below(1),
  hints: below(0),
  attempts: below(0),
  feedback: oneOf(FEEDBACK),
});
const DRAFT = object({ title: text(500), order: oneOf(TASK_ORDERS), tasks: list(200, TASK) });

/** Reads a draft that was stored; `undefined` for anything else. Numbers that cannot be are refused. */
export function readDraft(found: unknown): Draft | undefined {
  const draft = readBy(DRAFT, found);
  const ids = new Set(draft?.tasks.map(({ id }) => id));
  return draft && ids.size === draft.tasks.length ? draft : undefined;
}
