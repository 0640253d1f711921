import { deflateSync, strToU8 } from 'fflate';
import {
  MOST_SEED,
  fitWork,
  gradeTask,
  gradeWork,
  makeWork,
  parseWork,
  type Assignment,
  type Task,
  type TaskWork,
  type Work,
} from '../../../engine/index.ts';
import { kindIn, type KindsById } from '../kindsOf.ts';
import { codeOf } from '../packing.ts';
import type { Pupil } from '../pupil/pupil.svelte.ts';
import { MOST_STATE, type ScormSession, type TaskReport, type WorkReport } from './session.ts';

/** What an LMS keeps: handed in or not, the seed of the pupil's order, and the work as a code: `w1a2b~1.…`. */
interface KeptState {
  readonly isHandedIn: boolean;
  /** As of `taskOrder`. */
  readonly seed: number;
  readonly code: string;
}

/** At once, so that a window that closes in this moment loses nothing. */
const codeNow = (work: Work) => codeOf(deflateSync(strToU8(makeWork(work)), { level: 9 }));

/** The work as an LMS can keep it: whole if it fits, or else without what the first attempts were. */
function stateOf(work: Work, seed: number, isHandedIn: boolean): string {
  const state = (each: Work) => `${isHandedIn ? 'h' : 'w'}${seed.toString(36)}~${codeNow(each)}`;
  return state(fitWork(work, (each) => state(each).length <= MOST_STATE));
}

/** Reads what was kept; `undefined` for anything else. */
export function readState(state: string): KeptState | undefined {
  const [, sign, seed, code] = /^([hw])([0-9a-z]{1,7})~(.+)$/.exec(state) ?? [];
  if (sign === undefined || seed === undefined || code === undefined) return undefined;
  const from = Number.parseInt(seed, 36);
  return from <= MOST_SEED ? { isHandedIn: sign === 'h', seed: from, code } : undefined;
}

/** What the LMS is told of the whole work. */
export function workReport(
  assignment: Assignment,
  work: Work,
  seed: number,
  isHandedIn: boolean,
): WorkReport {
  const { tasks, most, unread } = gradeWork(assignment, work);
  const told = mayTell(assignment, isHandedIn) ? tasks : [];
  const points = told.reduce((all, task) => all + task.points, 0);
  return {
    state: stateOf(work, seed, isHandedIn),
    share: most === 0 ? 0 : points / most,
    isHandedIn,
    needsPerson: unread > 0,
  };
}

const NOTHING: TaskWork = { attempts: [], hints: 0 };

/**
 * What the LMS is told of each task that was answered since `before`. Of a test it is told only afterwards what was right:
 * then each of its tasks is told once more.
 */
export function taskReports(
  assignment: Assignment,
  kinds: KindsById,
  before: WorkTold | undefined,
  { work, isHandedIn }: WorkTold,
): readonly TaskReport[] {
  return assignment.tasks.flatMap((task, at): TaskReport[] => {
    const done = work.tasks[at] ?? NOTHING;
    const last = done.attempts.at(-1);
    const known = before?.work.tasks[at] ?? NOTHING;
    const isToldNow =
      mayTell(assignment, isHandedIn) && !(before && mayTell(assignment, before.isHandedIn));
    const isSame = JSON.stringify(known.attempts) === JSON.stringify(done.attempts);
    if (!last || (isSame && !isToldNow)) return [];
    const { state, points } = gradeTask(task, done);
    const isOpen = state === 'needs-person' || !mayTell(assignment, isHandedIn);
    return [
      {
        id: `${at + 1}-${slugOf(kindIn(kinds, task.question.kind).messages.name, task.question.kind)}`,
        answer: answerInWords(task, kinds, last.answer),
        share: isOpen ? undefined : points / task.points,
        points: task.points,
        seconds: last.seconds,
      },
    ];
  });
}

/** "Fill in the tree" as `fill-in-the-tree`; of a name in another script the id of the kind. */
function slugOf(name: string, kind: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return slug.replace(/^-|-$/g, '') || kind;
}

/** As the gradebook writes it: "cell 4", "call 5: −10, call 6: +10", or the pupil's own words. */
function answerInWords({ question }: Task, kinds: KindsById, answer: string): string {
  const { rules, answerText } = kindIn(kinds, question.kind);
  const read = rules.answer.decode(answer);
  return read.ok ? answerText(read.value, question.params) : answer;
}

/** A work as the LMS knows it. */
export interface WorkTold {
  readonly work: Work;
  readonly isHandedIn: boolean;
}

/** Nobody learns of a test what is right before it is handed in, not from the platform either. */
function mayTell({ isTest }: Assignment, isHandedIn: boolean): boolean {
  return isHandedIn || !isTest;
}

/** What the platform had kept and what cannot be gone on with. */
export interface LostWork {
  /** Of a newer version, which can still read it; or damaged, or of other tasks. */
  readonly why: 'newer' | 'unreadable';
  readonly text: string;
}

/**
 * Tells the platform what a pupil does. What it had kept and what could not be read stays there, with its
 * score and status, until there is an answer to take its place; what a newer version has written stays for good.
 */
export class PackageReporter {
  private readonly pupil: Pupil;
  private readonly kinds: KindsById;
  private readonly session: ScormSession;
  private readonly lost: LostWork | undefined;
  private told: WorkTold | undefined;

  constructor(pupil: Pupil, kinds: KindsById, session: ScormSession, lost: LostWork | undefined) {
    this.pupil = pupil;
    this.kinds = kinds;
    this.session = session;
    this.lost = lost;
  }

  /** Something may have changed. The first call takes what there is for told: it was, in an earlier session. */
  update(): void {
    const now = this.now();
    if (!now) return;
    const { work, report } = now;
    const before = this.told;
    this.told = { work, isHandedIn: report.isHandedIn };
    if (!this.mayWrite(work)) return;
    const { assignment } = this.pupil;
    const tasks = before ? taskReports(assignment, this.kinds, before, this.told) : [];
    for (const task of tasks) this.session.tell(task, report);
    if (tasks.length === 0) this.session.keep(report);
  }

  close(): void {
    const now = this.now();
    this.session.close(now && this.mayWrite(now.work) ? now.report : undefined);
  }

  private now() {
    const { assignment, work, isHanded, graded, text } = this.pupil;
    const read = parseWork(text);
    // What is not graded yet was kept by the platform in an earlier session.
    if (!read.ok || !graded.isWhole) return undefined;
    return { work: read.value, report: workReport(assignment, read.value, work.seed, isHanded) };
  }

  private mayWrite({ tasks }: Work): boolean {
    if (!this.lost) return true;
    const isBegun = this.pupil.isHanded || tasks.some(({ attempts }) => attempts.length > 0);
    return this.lost.why === 'unreadable' && isBegun;
  }
}
