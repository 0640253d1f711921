import { deflateSync, strToU8 } from 'fflate';
import {
  MOST_SEED,
  NOT_KEPT,
  fingerprintOf,
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
import type { OwnWork } from '../ownWork.ts';
import type { Pupil } from '../pupil/pupil.svelte.ts';
import { putWork } from '../pupil/workStore.ts';
import { MOST_STATE, type ScormSession, type TaskReport, type WorkReport } from './session.ts';

/**
 * What an LMS keeps: handed in or not, the seed of the pupil's order, and the work as a code: `w1a2b~1.…`. Where that is
 * too long, the code of the whole work stands behind one that is short enough: an LMS may cut it without a word.
 */
interface KeptState {
  readonly isHandedIn: boolean;
  /** As of `taskOrder`. */
  readonly seed: number;
  /** The longest first. */
  readonly codes: readonly string[];
}

/** At once, so that a window that closes in this moment loses nothing. */
const codeNow = (work: Work) => codeOf(deflateSync(strToU8(makeWork(work)), { level: 9 }));

/** The work as every LMS can keep it, and whole. */
function statesOf(work: Work, seed: number, isHandedIn: boolean): { state: string; whole: string } {
  const head = `${isHandedIn ? 'h' : 'w'}${seed.toString(36)}`;
  const stateOf = (each: Work) => `${head}~${codeNow(each)}`;
  const whole = stateOf(work);
  if (whole.length <= MOST_STATE) return { state: whole, whole };
  const state = stateOf(cutWork(work, (each) => stateOf(each).length <= MOST_STATE));
  return { state, whole: `${state}${whole.slice(head.length)}` };
}

/** Without what the first attempts were, and then without the longest answers: it is still told that they were given. */
function cutWork(work: Work, fits: (work: Work) => boolean): Work {
  let cut = fitWork(work, fits);
  const lengthAt = (at: number) => cut.tasks[at]?.attempts.at(-1)?.answer.length ?? 0;
  const longest = cut.tasks.map((_, at) => at).sort((a, b) => lengthAt(b) - lengthAt(a));
  for (const at of longest) {
    if (fits(cut)) break;
    const { attempts, hints } = cut.tasks[at] ?? NOTHING;
    const untold = attempts.map(({ seconds }) => ({ answer: NOT_KEPT, seconds }));
    cut = { ...cut, tasks: cut.tasks.with(at, { attempts: untold, hints }) };
  }
  return cut;
}

/** Reads what was kept; `undefined` for anything else. */
export function readState(state: string): KeptState | undefined {
  const [, sign, seed, short, whole] = /^([hw])([0-9a-z]{1,7})~([^~]+)~?(.*)$/.exec(state) ?? [];
  if (sign === undefined || seed === undefined || short === undefined) return undefined;
  const from = Number.parseInt(seed, 36);
  const codes = whole ? [whole, short] : [short];
  return from <= MOST_SEED ? { isHandedIn: sign === 'h', seed: from, codes } : undefined;
}

/** The name under which the device has what the platform has no room for: of no assignment that anything else opens. */
export const besidePlatform = (name: string): string => fingerprintOf(`${name} beside a platform`);

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
    ...statesOf(work, seed, isHandedIn),
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
  readonly work: Pick<Work, 'tasks'>;
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

/** What of a work the platform is told. */
const doneIn = ({ pupil, handed, tasks }: OwnWork): string =>
  JSON.stringify([pupil, handed, tasks.map(({ attempts, hints }) => [attempts, hints])]);

/**
 * Tells the platform what a pupil does, from the first answer on. What it had kept and what could not be read stays there
 * until then, with its score and status until the work is handed in; what a newer version has written stays for good.
 */
export class PackageReporter {
  private readonly pupil: Pupil;
  private readonly kinds: KindsById;
  private readonly session: ScormSession;
  private readonly lost: LostWork | undefined;
  private told: WorkTold;
  private done: string;

  /** The work is as the platform has it; or as it was begun before there was a platform (`isNews`). */
  constructor(
    pupil: Pupil,
    kinds: KindsById,
    session: ScormSession,
    { lost, isNews = false }: { lost?: LostWork | undefined; isNews?: boolean | undefined } = {},
  ) {
    this.pupil = pupil;
    this.kinds = kinds;
    this.session = session;
    this.lost = lost;
    this.told = {
      work: isNews ? { tasks: [] } : pupil.work,
      isHandedIn: !isNews && pupil.isHanded,
    };
    this.done = isNews ? '' : doneIn(pupil.work);
  }

  /** Something may have changed. */
  update(): void {
    const { assignment, work, isHanded, graded, text } = this.pupil;
    const done = doneIn(work);
    const read = parseWork(text);
    if (!read.ok || !graded.isWhole || done === this.done || !this.mayWrite(work)) return;
    const before = this.told;
    this.done = done;
    this.told = { work: read.value, isHandedIn: isHanded };
    const report = workReport(assignment, this.asHanded(read.value), work.seed, isHanded);
    const tasks = taskReports(assignment, this.kinds, before, this.told);
    for (const task of tasks) this.session.tell(task, report);
    if (tasks.length === 0) this.session.keep(report);
    if (report.whole !== report.state) void this.keepHere(work);
  }

  /** What the platform has no room for; if there is none here either, the pupil has to know. */
  private async keepHere(work: OwnWork): Promise<void> {
    const { problem } = await putWork(besidePlatform(this.pupil.name), work);
    if (problem && this.session.isCut) this.session.isFine = false;
  }

  close(): void {
    this.update();
    this.session.close();
  }

  /** With the time at which it was handed in. */
  private asHanded(work: Work): Work {
    const handed = parseWork(this.pupil.work.handed ?? '');
    if (!handed.ok) return work;
    const { handedAt, handIn } = handed.value;
    return { ...work, handedAt, handIn };
  }

  private mayWrite({ tasks, handed }: OwnWork): boolean {
    const isBegun = handed !== undefined || tasks.some(({ attempts }) => attempts.length > 0);
    return isBegun && this.lost?.why !== 'newer';
  }
}
