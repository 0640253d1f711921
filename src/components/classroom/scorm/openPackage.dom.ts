import {
  ASSIGNMENT_LIMITS,
  fail,
  hasOwnBoards,
  makeWork,
  ok,
  parseWork,
  type Result,
  type Work,
} from '../../../engine/index.ts';
import type { OwnWork } from '../ownWork.ts';
import { unpack } from '../packing.ts';
import { Pupil } from '../pupil/pupil.svelte.ts';
import { storedByPlatform } from '../pupil/workStore.ts';
import { ScormSession, findApi, type ApiWindow } from './session.ts';
import {
  freshWork,
  loadTasks,
  openStored,
  type Loaded,
  type PupilSession,
} from '../pupil/openSession.dom.ts';
import { readState, type LostWork } from './report.ts';

export type OpenedPackage =
  | (PupilSession & {
      readonly state: 'ready';
      /** Absent outside a learning platform. */
      readonly session: ScormSession | undefined;
      readonly lost: LostWork | undefined;
    })
  | { readonly state: 'none' }
  | { readonly state: 'problem'; readonly sentence: string };

/**
 * Opens the assignment of a package, which has its `code`, with the work that the learning platform has kept; outside of one with the work that is kept on this device. Never rejects.
 */
export async function openPackage(
  code: unknown,
  win: ApiWindow,
  clock: () => number,
): Promise<OpenedPackage> {
  if (typeof code !== 'string') return { state: 'none' };
  const loaded = await loadTasks(code);
  if (loaded.state === 'problem') return loaded;
  const api = findApi(win);
  if (api) return onPlatform(loaded, new ScormSession(api, clock));
  const here = openStored(loaded);
  // A package hands out an assignment: there is no copy to choose in it.
  return here.state === 'ready'
    ? { ...here, session: undefined, lost: undefined }
    : { state: 'none' };
}

/** The platform knows whose work it is, and keeps it: what is on this device may be somebody else's. */
async function onPlatform(
  { opened, kinds }: Loaded,
  session: ScormSession,
): Promise<OpenedPackage> {
  const state = session.open();
  const { assignment, fingerprint } = opened;
  const kept = state === '' ? undefined : await workIn(state, fingerprint, assignment.tasks.length);
  const begun = { ...freshWork(opened), ...(kept?.ok && kept.value) };
  // Boards of one's own come from the name, also where no name is wanted.
  const isWanted = assignment.asks !== 'nothing' || hasOwnBoards(assignment);
  const known = isWanted ? session.pupilName() : '';
  const work = known ? { ...begun, pupil: known.slice(0, ASSIGNMENT_LIMITS.pupil) } : begun;
  const pupil = new Pupil(opened, work, storedByPlatform(known !== ''));
  const lost = kept?.ok === false ? { why: kept.problem, text: state } : undefined;
  return { state: 'ready', pupil, kinds, session, lost };
}

type Kept = Pick<OwnWork, 'pupil' | 'seed' | 'tasks' | 'handed' | 'at'>;

async function workIn(
  state: string,
  fingerprint: string,
  tasks: number,
): Promise<Result<Kept, LostWork['why']>> {
  const kept = readState(state);
  if (!kept) return fail('unreadable');
  const plain = await unpack(kept.code);
  if (!plain.ok) return fail(plain.problem.code === 'newer-codec' ? 'newer' : 'unreadable');
  const read = parseWork(plain.value);
  if (!read.ok) return fail(read.problem.code === 'newer-version' ? 'newer' : 'unreadable');
  const work: Work = read.value;
  if (work.assignment !== fingerprint || work.tasks.length !== tasks) return fail('unreadable');
  return ok({
    pupil: work.pupil,
    seed: kept.seed,
    at: 0,
    tasks: work.tasks.map((task) => ({ ...task, spent: 0 })),
    handed: kept.isHandedIn ? makeWork(work) : undefined,
  });
}
