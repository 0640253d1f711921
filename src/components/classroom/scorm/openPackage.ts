import { makeWork, parseWork, type Work } from '../../../engine/index.ts';
import { freshSeed } from '../../exercise/lines.ts';
import { freshWork, openText } from '../../state/assignment/opening.ts';
import type { OwnWork } from '../../state/assignment/ownWork.ts';
import { unpack } from '../../state/assignment/packing.ts';
import { Pupil } from '../../state/assignment/pupil.svelte.ts';
import { readWorks } from '../../state/assignment/workStorage.ts';
import { findApi, type ApiWindow } from '../../state/scorm/api.ts';
import { ScormSession } from '../../state/scorm/session.ts';
import { openDesk, type Desk } from '../do/openDesk.ts';
import { kindsOf } from '../kindsOf.ts';
import { MASTERY_SCORE } from './package.ts';
import { readState } from './report.ts';

export type OpenedPackage =
  | (Desk & {
      readonly state: 'ready';
      /** Absent outside a learning platform. */
      readonly session: ScormSession | undefined;
      /** What the platform had kept could not be read. */
      readonly isStale: boolean;
    })
  | { readonly state: 'none' }
  | { readonly state: 'problem'; readonly sentence: string };

/**
 * Opens the assignment of a package, with the work that the learning platform has kept; outside of one
 * with the work that is kept on this device. Never rejects.
 */
export async function openPackage(
  code: unknown,
  win: ApiWindow,
  clock: () => number,
  lang?: string,
): Promise<OpenedPackage> {
  if (typeof code !== 'string') return { state: 'none' };
  const api = findApi(win);
  const here = await openDesk(code, lang);
  if (here.state === 'problem') return here;
  const opened = await openText(code);
  if (!opened.ok || here.state !== 'ready') return { state: 'none' };
  if (!api) return { ...here, session: undefined, isStale: false };
  const session = new ScormSession(api, MASTERY_SCORE, clock);
  const state = session.open();
  const { assignment, fingerprint } = opened.value;
  const kept = state === '' ? undefined : await workIn(state, fingerprint, assignment.tasks.length);
  const fresh = freshWork(opened.value, freshSeed());
  // Somebody else may have worked on this device: what is kept there is not taken.
  const work = kept ? { ...fresh, ...kept } : fresh;
  const pupil = new Pupil(opened.value, work, readWorks().works.get(fingerprint)?.stamp);
  const kinds = await kindsOf(assignment);
  return { state: 'ready', pupil, kinds, session, isStale: state !== '' && !kept };
}

type Kept = Pick<OwnWork, 'pupil' | 'seed' | 'tasks' | 'handed' | 'at'>;

async function workIn(
  state: string,
  fingerprint: string,
  tasks: number,
): Promise<Kept | undefined> {
  const kept = readState(state);
  const plain = kept && (await unpack(kept.code));
  const read = plain?.ok ? parseWork(plain.value) : undefined;
  if (!kept || !read?.ok) return undefined;
  const work: Work = read.value;
  if (work.assignment !== fingerprint || work.tasks.length !== tasks) return undefined;
  return {
    pupil: work.pupil,
    seed: kept.seed,
    at: 0,
    tasks: work.tasks.map((task) => ({ ...task, spent: 0 })),
    handed: kept.isHandedIn ? makeWork(work) : undefined,
  };
}
