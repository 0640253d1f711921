// Light: the first screen of the workshop loads this, and no kind of task.
import {
  ASSIGNMENT_LIMITS,
  LEVELS,
  TASK_ORDERS,
  list,
  object,
  oneOf,
  optional,
  readBy,
  record,
  text,
  whole,
  type Level,
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
  /** Of a question of the teacher's own: what a good answer says. */
  readonly model: string;
  /** At which its board was made, if that is known. */
  readonly level?: Level | undefined;
}

/** An assignment that is being put together. */
export interface Draft {
  readonly title: string;
  readonly order: (typeof TASK_ORDERS)[number];
  readonly tasks: readonly DraftTask[];
  /** A test, and no practice; and whether it shows what was right before it is given back. */
  readonly isTest: boolean;
  readonly showsKey: boolean;
  /** Nobody begins without a name. */
  readonly needsName: boolean;
  /** Each pupil has boards of their own. */
  readonly own: boolean;
  /** Where and until when to hand in, as of an assignment; nothing said by an empty text. */
  readonly handTo: string;
  readonly due?: number | undefined;
}

export const EMPTY_DRAFT: Draft = {
  title: '',
  order: 'given',
  tasks: [],
  isTest: false,
  showsKey: false,
  needsName: false,
  own: false,
  handTo: '',
};

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
  model: ANY,
  level: optional(oneOf(LEVELS)),
});
const DRAFT = object({
  title: ANY,
  order: oneOf(TASK_ORDERS),
  tasks: list(Infinity, TASK),
  isTest: oneOf([true, false]),
  showsKey: oneOf([true, false]),
  needsName: oneOf([true, false]),
  own: oneOf([true, false]),
  handTo: ANY,
  due: optional(whole(0, ASSIGNMENT_LIMITS.handedAt)),
});

/** Reads a draft that was stored; `undefined` for anything else. Numbers that cannot be are refused. */
export function readDraft(found: unknown): Draft | undefined {
  const draft = readBy(DRAFT, found);
  const isEachItself =
    draft && new Set(draft.tasks.map(({ id }) => id)).size === draft.tasks.length;
  return isEachItself ? draft : undefined;
}

/** More of anything than is ever counted up to here: beyond it, adding one may give the same number again. */
const MOST_ID = 2 ** 40;

/**
 * Things as they were stored, no two of one number: one that was not counted up here, or that stands there
 * twice, gets a fresh one. The same text always gets the same numbers.
 */
export function withUniqueIds<Thing extends { readonly id: number }>(
  things: readonly Thing[],
): readonly Thing[] {
  const isOwn = (id: number) => Number.isInteger(id) && id >= 1 && id <= MOST_ID;
  let last = things.reduce((most, { id }) => (isOwn(id) ? Math.max(most, id) : most), 0);
  const taken = new Set<number>();
  return things.map((thing) => {
    const isFree = isOwn(thing.id) && !taken.has(thing.id);
    const id = isFree ? thing.id : ++last;
    taken.add(id);
    return isFree ? thing : { ...thing, id };
  });
}
