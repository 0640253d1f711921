import type { KindId, ParamsOf } from '../exercise/index.ts';

/** What is asked: a kind and what it is given by. */
export type Question = {
  readonly [Id in KindId]: { readonly kind: Id; readonly params: ParamsOf<Id> };
}[KindId];

export const FEEDBACK = ['at-once', 'at-end'] as const;
export const ORDERS = ['given', 'shuffled'] as const;

/** One task of an assignment. */
export interface Task {
  readonly question: Question;
  /** The teacher's words to the pupil, plain or a little Markdown; may be empty. At most `LIMITS.text` characters. */
  readonly text: string;
  /** What a wholly right answer is worth: 1 … `LIMITS.points`. */
  readonly points: number;
  /** How many hints may be asked for: 0 … `LIMITS.hints`. */
  readonly hints: number;
  /** How often an answer may be checked: 1 … `LIMITS.attempts`, or 0 for as often as one likes. */
  readonly attempts: number;
  /** Whether a checked answer is judged at once, or when the whole work is handed in. */
  readonly feedback: (typeof FEEDBACK)[number];
}

/** What a teacher hands out. */
export interface Assignment {
  /** At most `LIMITS.title` characters. */
  readonly title: string;
  /** At most `LIMITS.tasks`. */
  readonly tasks: readonly Task[];
  /** As they are here, or shuffled for each pupil. */
  readonly order: (typeof ORDERS)[number];
  /**
   * Its text, if it was read from one that is written by older rules than today's: it goes by the name of
   * that text, and is written as that text again. Whoever changes an assignment leaves this out.
   */
  readonly asOpened?: string;
}

/** One answer that was checked. */
export interface Attempt {
  /** As the kind's `answer` codec writes it: raw, to be graded again. */
  readonly answer: string;
  /** Spent on the task before this answer, since the one before it. */
  readonly seconds: number;
}

/**
 * In the place of an answer that was given and is not kept: a learning platform has room for so many
 * characters. No kind reads it as an answer.
 */
export const NOT_KEPT = '~';

/** What a pupil did on one task. */
export interface TaskWork {
  readonly attempts: readonly Attempt[];
  /** How many hints were asked for. */
  readonly hints: number;
}

/** What a pupil did: the result that a teacher collects. */
export interface Work {
  /** `fingerprint` of the assignment that it answers. */
  readonly assignment: string;
  /** A pseudonym or roster number; at most `LIMITS.pupil` characters, may be empty. */
  readonly pupil: string;
  /** In the assignment's own order, one for each task. */
  readonly tasks: readonly TaskWork[];
  /** What the pupil's device counted, in points. Counts for nothing: it is only shown beside the real ones. */
  readonly claimed: number;
}

export const LIMITS = {
  title: 120,
  text: 2000,
  pupil: 40,
  tasks: 40,
  points: 100,
  hints: 3,
  attempts: 20,
  /** Attempts that are kept of one task; later ones replace the last. */
  kept: 50,
  /** Seconds of one attempt; more is written as this. */
  seconds: 86_400,
  /** Characters of one raw answer: no kind writes a longer one. */
  answer: 12_000,
  /** Characters of a whole assignment or work, written down. */
  document: 256 * 1024,
} as const;
