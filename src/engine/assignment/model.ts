import type { KindId, ParamsOf } from '../exercise/kinds/index.ts';

/** A question: its kind and that kind's parameters. */
export type TaskQuestion = {
  readonly [Id in KindId]: { readonly kind: Id; readonly params: ParamsOf<Id> };
}[KindId];

export const TASK_ORDERS = ['given', 'shuffled'] as const;

/** One task of an assignment. */
export interface Task {
  readonly question: TaskQuestion;
  /** The teacher's words to the pupil, plain or a little Markdown; may be empty. At most `ASSIGNMENT_LIMITS.text` characters. */
  readonly text: string;
  /** The points for a fully right answer: 1 … `ASSIGNMENT_LIMITS.points`. */
  readonly points: number;
  /** How many hints may be asked for: 0 … `ASSIGNMENT_LIMITS.hints`. */
  readonly hints: number;
  /** How often an answer may be checked: 1 … `ASSIGNMENT_LIMITS.attempts`, or 0 for no limit. */
  readonly attempts: number;
  /** Of a question that a person judges: what a good answer says, for the teacher while reading and for the pupil afterwards. */
  readonly model?: string | undefined;
  /** Each pupil has a board of their own: one of this level or, for 0, one like a board that was set by hand. */
  readonly own?: OwnLevel | undefined;
}

export const OWN_LEVELS = [0, 1, 2, 3] as const;
export type OwnLevel = (typeof OWN_LEVELS)[number];

/** What a teacher hands out. */
export interface Assignment {
  /** At most `ASSIGNMENT_LIMITS.title` characters. */
  readonly title: string;
  /** At most `ASSIGNMENT_LIMITS.tasks`. */
  readonly tasks: readonly Task[];
  /** As they are here, or shuffled for each pupil. */
  readonly order: (typeof TASK_ORDERS)[number];
  /**
   * Of a test every task takes one answer, which can be changed until the whole work is handed in, and gives no hints. The
   * pupil sees what was right when the teacher gives the work back. Practice tells it at once.
   */
  readonly isTest?: boolean | undefined;
  /** What was right in a test is shown as soon as it is handed in. */
  readonly showsKey?: boolean | undefined;
  /** Nobody begins without it. */
  readonly needsName?: boolean | undefined;
  /** Where to hand in: an address, or any words; at most `ASSIGNMENT_LIMITS.handTo` characters. */
  readonly handTo?: string | undefined;
  /** Until when, in seconds since 1970: one moment for everybody, whatever their time zone. */
  readonly due?: number | undefined;
}

/** One answer that was checked. */
export interface Attempt {
  /** Raw, as the kind's `answer` codec writes it, so that it can be graded again. */
  readonly answer: string;
  /** Seconds spent on the task since the answer before this one. */
  readonly seconds: number;
}

/**
 * Stands for an answer that was dropped because a learning platform stores only a limited number of
 * characters. No kind reads it as an answer.
 */
export const NOT_KEPT = '~';

/** What a pupil did on one task. */
export interface TaskWork {
  readonly attempts: readonly Attempt[];
  /** How many hints were asked for. */
  readonly hints: number;
}

/** A pupil's whole work, which the teacher collects. */
export interface Work {
  /** `fingerprint` of the assignment that it answers. */
  readonly assignment: string;
  /** A pseudonym or roster number; at most `ASSIGNMENT_LIMITS.pupil` characters, may be empty. */
  readonly pupil: string;
  /** One for each task, in the assignment's order. */
  readonly tasks: readonly TaskWork[];
  /** The points by the pupil's own device, 0 if it doesn't say. They don't count and are only shown beside the real ones. */
  readonly claimed: number;
  /** By the pupil's own clock, in seconds since 1970; of unfinished works it is not known. */
  readonly handedAt?: number | undefined;
  /** Which hand-in this is on the pupil's device, from 1. */
  readonly handIn?: number | undefined;
  /** Where each pupil has boards of their own: stands for those that were answered (`OwnAssignment`). */
  readonly boards?: string | undefined;
}

/** What a pupil gets back for one task. */
export interface TaskFeedback {
  /** The answer that counts, as its kind's codec writes it; absent if there is none. */
  readonly answer?: string | undefined;
  /** How often it was tried, and after how many hints. */
  readonly tries: number;
  readonly hints: number;
  /** Absent while nobody has read the answer. */
  readonly points?: number | undefined;
  /** What the task is worth: the teacher may have changed it. */
  readonly most: number;
  /** What the teacher says of it. */
  readonly comment?: string | undefined;
  /** Why these are other points than the engine's. */
  readonly reason?: string | undefined;
}

/** What a teacher gives back: it can be opened wherever the assignment is not. */
export interface Feedback {
  /** As this pupil had it. */
  readonly assignment: Assignment;
  /** As the pupil wrote it. */
  readonly pupil: string;
  /** One for each task, in the assignment's order. */
  readonly tasks: readonly TaskFeedback[];
}

export const ASSIGNMENT_LIMITS = {
  title: 120,
  text: 2000,
  pupil: 40,
  handTo: 200,
  tasks: 40,
  points: 100,
  hints: 3,
  attempts: 20,
  /** Seconds since 1970: the last moment that a date can be. */
  handedAt: 8_640_000_000_000,
  /** Of one work on one device. */
  handIns: 10_000,
  /** Attempts stored for one task; later ones replace the last. */
  kept: 50,
  /** Seconds of one attempt; longer times are written as this. */
  seconds: 86_400,
  /** Characters of one raw answer: no kind writes a longer one. */
  answer: 12_000,
  /** Characters of the text of a whole assignment. */
  document: 256 * 1024,
  /** Characters of the text of a whole work: the longest last answer to each of so many tasks fits. */
  work: 512 * 1024,
  /** Characters of what a teacher says of one answer. */
  comment: 1000,
  /** Characters of the text of a feedback: the longest assignment with the longest answers and comments. */
  returned: 1024 * 1024,
} as const;
