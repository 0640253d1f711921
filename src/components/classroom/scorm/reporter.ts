import { parseWork, type Work } from '../../../engine/index.ts';
import type { KindsById } from '../kindsOf.ts';
import type { Pupil } from '../pupil/pupil.svelte.ts';
import type { ScormSession } from './session.ts';
import { taskReports, workReport, type WorkTold } from './report.ts';

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
