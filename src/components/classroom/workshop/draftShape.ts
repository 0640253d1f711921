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

// No limits here: whatever a teacher has typed is read again. What can be handed out, `taskOf` says.
const ANY = text(Infinity);

const TASK = object({
  id: whole(1),
  kind: ANY,
  parts: record(Infinity, /^/, ANY),
  text: ANY,
  points: whole(1),
  hints: whole(0),
  attempts: whole(0),
  feedback: oneOf(FEEDBACK),
});
const DRAFT = object({ title: ANY, order: oneOf(TASK_ORDERS), tasks: list(Infinity, TASK) });

/** Reads a draft that was stored; `undefined` for anything else. Numbers that cannot be are refused. */
export function readDraft(found: unknown): Draft | undefined {
  const draft = readBy(DRAFT, found);
  const ids = new Set(draft?.tasks.map(({ id }) => id));
  return draft && ids.size === draft.tasks.length ? draft : undefined;
}
