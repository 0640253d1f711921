import {
  NOT_KEPT,
  fail,
  hasOwnBoards,
  makeWork,
  ok,
  parseWork,
  typedName,
  type Result,
  type TaskWork,
  type Work,
} from '../../../engine/index.ts';
import type { OwnTask, OwnWork } from '../ownWork.ts';
import { unpack } from '../packing.ts';
import { Pupil } from '../pupil/pupil.svelte.ts';
import { readWorksOn, storedByPlatform } from '../pupil/workStore.ts';
import { ScormSession, findApi, type ApiWindow } from './session.ts';
import {
  freshWork,
  loadTasks,
  openStored,
  type Loaded,
  type PupilSession,
} from '../pupil/openSession.dom.ts';
import { besidePlatform, readState, type LostWork } from './report.ts';

export type OpenedPackage =
  | (PupilSession & {
      readonly state: 'ready';
      /** Absent outside a learning platform. */
      readonly session: ScormSession | undefined;
      readonly lost: LostWork | undefined;
      /** Tasks, as places in the assignment, whose answers the platform had no room for and which are not here either. */
      readonly missing?: readonly number[];
      /** As the platform has it, it is handed in. */
      readonly wasHanded?: boolean;
      /** It was begun before the platform was found. */
      readonly isNews?: boolean;
    })
  | { readonly state: 'none' }
  | { readonly state: 'problem'; readonly sentence: string };

/**
 * Opens the assignment of a package, which has its `code`, with the work that the learning platform has kept, or that was
 * `begun` before the platform was found; outside of one with the work that is kept on this device. Never rejects.
 */
export async function openPackage(
  code: unknown,
  win: ApiWindow,
  clock: () => number,
  begun?: OwnWork,
): Promise<OpenedPackage> {
  if (typeof code !== 'string') return { state: 'none' };
  const loaded = await loadTasks(code);
  if (loaded.state === 'problem') return loaded;
  const api = findApi(win);
  const session = api && new ScormSession(api, clock);
  const state = session?.open() ?? '';
  // One that is there and not ready is none so far.
  if (session?.isFine) return onPlatform(loaded, session, state, begun);
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
  state: string,
  before: OwnWork | undefined,
): Promise<OpenedPackage> {
  const { assignment, fingerprint } = opened;
  const kept = state === '' ? undefined : await workIn(state, fingerprint, assignment.tasks.length);
  if (kept?.ok) session.isCut = kept.value.isCut;
  const begun = { ...(before ?? freshWork(opened)), ...(kept?.ok && kept.value.work) };
  const known = typedName(session.pupilName());
  // Boards that were drawn for a name stay, however the platform writes it today.
  const isDrawn = hasOwnBoards(assignment) && begun.at !== undefined;
  const work = known && !isDrawn ? { ...begun, pupil: known } : begun;
  const pupil = new Pupil(opened, work, storedByPlatform(known !== ''));
  const lost = kept?.ok === false ? { why: kept.problem, text: state } : undefined;
  const missing = work.tasks.flatMap(({ attempts }, at) =>
    attempts.at(-1)?.answer === NOT_KEPT ? [at] : [],
  );
  const isNews = before !== undefined && !kept?.ok;
  const wasHanded = pupil.isHanded && !isNews;
  return { state: 'ready', pupil, kinds, session, lost, missing, wasHanded, isNews };
}

interface Kept {
  readonly work: Pick<OwnWork, 'pupil' | 'seed' | 'tasks' | 'handed' | 'at'>;
  /** The platform had no room for all of it. */
  readonly isCut: boolean;
}

async function workIn(
  state: string,
  fingerprint: string,
  tasks: number,
): Promise<Result<Kept, LostWork['why']>> {
  const kept = readState(state);
  if (!kept) return fail('unreadable');
  let read: Result<Work, LostWork['why']> = fail('unreadable');
  for (const code of kept.codes) if (!read.ok) read = await workOf(code);
  if (!read.ok) return read;
  const work = read.value;
  if (work.assignment !== fingerprint || work.tasks.length !== tasks) return fail('unreadable');
  const here = readWorksOn(besidePlatform(fingerprint), tasks).value;
  const rest = here.find(({ seed }) => seed === kept.seed);
  const began = {
    pupil: work.pupil,
    seed: kept.seed,
    at: 0,
    tasks: work.tasks.map((task, at) => withRest({ ...task, spent: 0 }, rest?.tasks[at])),
    handed: kept.isHandedIn ? makeWork(work) : undefined,
  };
  return ok({ work: began, isCut: work.tasks.some(isCut) });
}

async function workOf(code: string): Promise<Result<Work, LostWork['why']>> {
  const plain = await unpack(code);
  if (!plain.ok) return fail(plain.problem.code === 'newer-codec' ? 'newer' : 'unreadable');
  const read = parseWork(plain.value);
  if (read.ok) return read;
  return fail(read.problem.code === 'newer-version' ? 'newer' : 'unreadable');
}

/** What the platform had no room for, as the device has it, unless the pupil has gone on elsewhere. */
function withRest(task: OwnTask, here: OwnTask | undefined): OwnTask {
  const [told, known] = [task.attempts, here?.attempts ?? []];
  const isSame = told.length === known.length && told.at(-1)?.seconds === known.at(-1)?.seconds;
  return here && isCut(task) && isSame ? here : task;
}

const isCut = ({ attempts }: TaskWork) => attempts.some(({ answer }) => answer === NOT_KEPT);
