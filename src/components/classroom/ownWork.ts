import {
  ASSIGNMENT_LIMITS,
  MOST_SEED,
  list,
  number,
  object,
  optional,
  parseObject,
  readBy,
  text,
  whole,
  type TaskState,
  type TaskWork,
} from '../../engine/index.ts';
import { versioned } from '../platform/stored.ts';

/** A pupil's work on one assignment as it stands on the device. */
export interface OwnWork {
  /** As `makeAssignment` writes it, so that the work can be opened without its link. */
  readonly assignment: string;
  /** A pseudonym or roster number; empty if none was given. */
  readonly pupil: string;
  /** Shuffles the tasks, where the assignment asks for that. */
  readonly seed: number;
  /** The task that is looked at, in the assignment's own order; absent before the first one was. */
  readonly at?: number | undefined;
  /** In the assignment's own order. */
  readonly tasks: readonly OwnTask[];
  /** As `makeWork` wrote it when it was handed in last. */
  readonly handed?: string | undefined;
}

export interface OwnTask extends TaskWork {
  /** Seconds spent since the last attempt. */
  readonly spent: number;
  /** An answer that was given and not checked, as its codec writes it. */
  readonly draft?: string | undefined;
}

/** What a pupil is told of a task in a list: `answered` where nothing else may be told yet, `draft` where nothing was checked. */
export type ShownState = TaskState | 'answered' | 'draft';

const UNTRIED: OwnTask = { attempts: [], hints: 0, spent: 0 };

export function startWork(assignment: string, tasks: number, seed: number): OwnWork {
  return { assignment, pupil: '', seed, tasks: Array.from({ length: tasks }, () => UNTRIED) };
}

/** The work with another state of one task. */
function withTask(work: OwnWork, at: number, change: (task: OwnTask) => OwnTask): OwnWork {
  return { ...work, tasks: work.tasks.map((task, each) => (each === at ? change(task) : task)) };
}

/** An answer was checked. Beyond `ASSIGNMENT_LIMITS.kept` attempts it takes the place of the last one. */
export function withAttempt(work: OwnWork, at: number, answer: string): OwnWork {
  return withTask(work, at, ({ attempts, hints, spent }) => {
    const seconds = Math.min(Math.round(spent), ASSIGNMENT_LIMITS.seconds);
    const kept = attempts.slice(0, ASSIGNMENT_LIMITS.kept - 1);
    return { attempts: [...kept, { answer, seconds }], hints, spent: 0 };
  });
}

/** An answer that takes the place of all before it; their seconds stay. */
export function withOnlyAttempt(work: OwnWork, at: number, answer: string): OwnWork {
  return withTask(work, at, ({ attempts, hints, spent }) => {
    const before = attempts.reduce((all, { seconds }) => all + seconds, 0);
    const seconds = Math.min(Math.round(before + spent), ASSIGNMENT_LIMITS.seconds);
    return { attempts: [{ answer, seconds }], hints, spent: 0 };
  });
}

export function withHint(work: OwnWork, at: number): OwnWork {
  return withTask(work, at, (task) => ({
    ...task,
    hints: Math.min(task.hints + 1, ASSIGNMENT_LIMITS.hints),
  }));
}

/** What is on the board and not checked, as its codec writes it; absent for nothing. */
export function withUnchecked(work: OwnWork, at: number, draft: string | undefined): OwnWork {
  return withTask(work, at, (task) => ({ ...task, draft }));
}

export function withSeconds(work: OwnWork, at: number, seconds: number): OwnWork {
  return withTask(work, at, (task) => ({ ...task, spent: task.spent + seconds }));
}

/** How far a work has come, told without the engine: for a list of them. */
interface WorkSummary {
  readonly title: string;
  readonly tasks: number;
  readonly answered: number;
}

export function summaryOf({ assignment, tasks }: OwnWork): WorkSummary {
  const title = parseObject(assignment)?.['title'];
  return {
    title: typeof title === 'string' ? title.slice(0, ASSIGNMENT_LIMITS.title) : '',
    tasks: tasks.length,
    answered: tasks.filter(({ attempts }) => attempts.length > 0).length,
  };
}

/** As it is stored: only what is there. */
export function ownFields({ tasks, ...rest }: OwnWork): object {
  return { ...rest, tasks: tasks.map(({ spent, ...task }) => ({ ...task, spent: round(spent) })) };
}
const round = (seconds: number) => Math.round(seconds * 10) / 10;

// Texts may be of any length here: how long they get is seen to where they are written.
const TASK = object({
  attempts: list(
    ASSIGNMENT_LIMITS.kept,
    object({
      answer: text(Infinity),
      seconds: whole(0, ASSIGNMENT_LIMITS.seconds),
    }),
  ),
  hints: whole(0, ASSIGNMENT_LIMITS.hints),
  spent: number(0, Number.MAX_VALUE),
  draft: optional(text(Infinity)),
});
const OWN = object({
  assignment: text(Infinity),
  pupil: text(Infinity),
  seed: whole(0, MOST_SEED),
  at: optional(whole(0, ASSIGNMENT_LIMITS.tasks - 1)),
  tasks: list(ASSIGNMENT_LIMITS.tasks, TASK),
  handed: optional(text(Infinity)),
});

/** Reads what `ownFields` gave; `undefined` for anything else. Whether its assignment can be read is seen when it is opened. */
export function readOwn(found: unknown): OwnWork | undefined {
  const work = readBy(OWN, found);
  return work && (work.at ?? -1) < work.tasks.length ? work : undefined;
}

/** A copy of unfinished work as a file: to go on with it on another device, or to be safe. */
export const copyFormat = versioned<OwnWork | undefined>({
  what: 'copy',
  empty: undefined,
  read: readOwn,
  write: ownFields,
});
