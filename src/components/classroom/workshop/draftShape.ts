// Light: the first screen of the workshop loads this, and no kind of task.
import {
  ASKED_NAMES,
  ASSIGNMENT_LIMITS,
  FEEDBACK,
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
  type AskedName,
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
  /** Practice tells at once what is right, a test when it is handed in. */
  readonly feedback: (typeof FEEDBACK)[number];
  /** Of a question of the teacher's own: the hint to it, and what a good answer says. */
  readonly ownHint: string;
  readonly model: string;
  /** At which its board was made, if that is known. */
  readonly level?: Level | undefined;
  /** The teacher has set the board: it stays the same for everybody, unless `own` says otherwise. */
  readonly isByHand?: boolean | undefined;
  /** Where pupils have boards of their own: whether they have one for this task. */
  readonly own?: boolean | undefined;
}

/** An assignment that is being put together. */
export interface Draft {
  readonly title: string;
  readonly order: (typeof TASK_ORDERS)[number];
  readonly tasks: readonly DraftTask[];
  /** Practice or a test: what a new task is. Each can be changed by itself. */
  readonly feedback: (typeof FEEDBACK)[number];
  /** What each try after the first, and each hint, takes off in practice: hundredths of a task's points. */
  readonly tryCost: number;
  readonly hintCost: number;
  /** What pupils are asked for, and whether they must say it. */
  readonly asks: AskedName;
  readonly needsName: boolean;
  /** Each pupil has boards of their own. */
  readonly own: boolean;
}

export const EMPTY_DRAFT: Draft = {
  title: '',
  order: 'given',
  tasks: [],
  feedback: 'at-once',
  tryCost: 25,
  hintCost: 10,
  asks: 'pseudonym',
  needsName: false,
  own: false,
};
/** What drafts were before there were costs, and other things to ask for: they mean what they meant. */
const BEFORE = { ...EMPTY_DRAFT, tryCost: 0, hintCost: 0 };
const BEFORE_TASK = { ownHint: '', model: '' };

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
  ownHint: optional(ANY),
  model: optional(ANY),
  level: optional(oneOf(LEVELS)),
  isByHand: optional(oneOf([true, false])),
  own: optional(oneOf([true, false])),
});
const COST = optional(whole(0, ASSIGNMENT_LIMITS.cost));
const DRAFT = object({
  title: ANY,
  order: oneOf(TASK_ORDERS),
  tasks: list(Infinity, TASK),
  feedback: optional(oneOf(FEEDBACK)),
  tryCost: COST,
  hintCost: COST,
  asks: optional(oneOf(ASKED_NAMES)),
  needsName: optional(oneOf([true, false])),
  own: optional(oneOf([true, false])),
});

/** Reads a draft that was stored; `undefined` for anything else. Numbers that cannot be are refused. */
export function readDraft(found: unknown): Draft | undefined {
  const draft = readBy(DRAFT, found);
  if (!draft) return undefined;
  const { tasks, ...rest } = draft;
  if (new Set(tasks.map(({ id }) => id)).size < tasks.length) return undefined;
  // What the schema did not find, it left out.
  return { ...BEFORE, ...rest, tasks: tasks.map((task) => ({ ...BEFORE_TASK, ...task })) } as Draft;
}
