import {
  fingerprint,
  makeAssignment,
  typedName,
  type Assignment,
  type Feedback,
} from '../../../engine/index.ts';
import { contentProblem } from '#language/classroom/problems';
import { pupilMessages } from '#language/classroom/pupil/messages';
import { randomSeed } from '../../platform/linkFields.ts';
import type { StoredProblem } from '../../platform/stored.ts';
import { levelsField } from '../handOut.ts';
import { kindsOf, type KindsById } from '../kindsOf.ts';
import { readContent } from '../reader.ts';
import { startWork, type OwnWork } from '../ownWork.ts';
import { Pupil, isSameButPlace, type OpenedWork } from './pupil.svelte.ts';
import { DeviceStore, ownerOf, putWork, readWorksOn } from './workStore.ts';
import { isNameOf } from './whose.ts';

/** All that a pupil needs, loaded before the first task: the network may be lost after it. */
export interface PupilSession {
  readonly pupil: Pupil;
  readonly kinds: KindsById;
  /** What of the work that is kept on the device could not be used, or why nothing is kept there. */
  readonly trouble?: StoredProblem | undefined;
  /** Others have begun it on this device, too: whoever begins has said a name. */
  readonly isShared?: boolean;
}

interface Refused {
  readonly state: 'problem';
  readonly sentence: string;
}

/** One of two assignments in a link, as far as a pupil needs it to choose. */
export interface LevelOffer {
  readonly title: string;
  readonly tasks: number;
}

/** What was handed out, and how its tasks are shown; nobody is at work on it yet. */
export interface Loaded {
  readonly state: 'loaded';
  readonly opened: OpenedWork;
  /** A copy of work that was begun elsewhere. */
  readonly copy?: OwnWork | undefined;
  readonly kinds: KindsById;
}

type StoredSession =
  | ({ readonly state: 'ready' } & PupilSession)
  /** A copy was opened, and other work on the same assignment is on the device. */
  | {
      readonly state: 'choose';
      readonly here: OwnWork;
      readonly copy: OwnWork;
      readonly goOnWith: (work: OwnWork) => PupilSession;
    }
  /** Somebody has worked on it on this device: nothing of that is shown before it is said whose it is. */
  | {
      readonly state: 'who';
      readonly assignment: Assignment;
      /** Those that were begun under a name, the newest first: none is named to whoever does not say it. */
      readonly worksOf: (name: string) => readonly OwnWork[];
      /** One of them; or it begins afresh under a name, and the others are put away. */
      readonly goOnAs: (work: OwnWork | string) => PupilSession;
    };

/** What a teacher gave back: to be read, and no work. */
interface ReturnedSession {
  readonly state: 'feedback';
  readonly feedback: Feedback;
  readonly kinds: KindsById;
}

/** The link holds two assignments, and the pupil does one of them. */
interface LevelsSession {
  readonly state: 'levels';
  /** As an address of the page /do/ has it, wherever it was found. */
  readonly link: string;
  readonly offers: readonly LevelOffer[];
}

export type SessionOpening = StoredSession | ReturnedSession | LevelsSession | Refused;

/**
 * Opens a link, a code, the text of a file or of a copy. Never rejects. `mine`: the work that this very tab was at
 * already, as `ownerOf` has it, as after a reload.
 */
export async function openSession(text: string, mine?: string): Promise<SessionOpening> {
  const read = await readContent(text);
  if (!read.ok) return refused(contentProblem(read.problem));
  switch (read.value.kind) {
    case 'assignment':
      return here(await loaded(read.value.assignment), mine);
    case 'copy':
      return here(await loaded(read.value.assignment, read.value.copy), mine);
    case 'levels':
      return offered(read.value.codes);
    case 'feedback':
      return returned(read.value.feedback);
    case 'work':
    case 'gradebook':
      return refused(pupilMessages.problem.result);
  }
}

/** Opens work that is kept on this device. Never rejects. */
export function reopenSession(work: OwnWork, mine?: string): Promise<SessionOpening> {
  return openSession(work.assignment, mine);
}

/** What a code hands out, with all kinds that its tasks ask for. Never rejects. */
export async function loadTasks(code: string): Promise<Loaded | Refused> {
  const read = await readContent(code);
  if (!read.ok) return refused(contentProblem(read.problem));
  return read.value.kind === 'assignment'
    ? loaded(read.value.assignment)
    : refused(pupilMessages.problem.result);
}

async function loaded(assignment: Assignment, copy?: OwnWork): Promise<Loaded | Refused> {
  if (assignment.tasks.length === 0) return refused(pupilMessages.problem['no-tasks']);
  const kinds = await kindsOf(assignment).catch(() => undefined);
  const opened = { assignment, fingerprint: fingerprint(assignment) };
  return kinds ? { state: 'loaded', opened, copy, kinds } : NOT_LOADED;
}

async function returned(feedback: Feedback): Promise<ReturnedSession | Refused> {
  const kinds = await kindsOf(feedback.assignment).catch(() => undefined);
  return kinds ? { state: 'feedback', feedback, kinds } : NOT_LOADED;
}

/** The two assignments of a link that holds two. */
async function offered(codes: readonly [string, string]): Promise<LevelsSession | Refused> {
  const offers: LevelOffer[] = [];
  for (const code of codes) {
    const each = await loadTasks(code);
    if (each.state === 'problem') return each;
    const { title, tasks } = each.opened.assignment;
    offers.push({ title, tasks: tasks.length });
  }
  return { state: 'levels', link: levelsField(codes), offers };
}

const refused = (sentence: string): Refused => ({ state: 'problem', sentence });
const NOT_LOADED = refused(pupilMessages.problem['not-loaded']);

function here(loaded: Loaded | Refused, mine: string | undefined): SessionOpening {
  if (loaded.state !== 'loaded') return loaded;
  return whoIsThere(loaded, mine) ?? openStored(loaded);
}

/** Work on an assignment that nobody has begun here. */
export const freshWork = ({ assignment }: OpenedWork, pupil = ''): OwnWork => ({
  ...startWork(makeAssignment(assignment), assignment.tasks.length, randomSeed()),
  pupil,
});

/** Asks whose work it is where somebody has begun it here, and not in this tab. */
function whoIsThere(loaded: Loaded, mine: string | undefined): StoredSession | undefined {
  const { opened, kinds, copy } = loaded;
  const { assignment, fingerprint: name } = opened;
  const stored = () => readWorksOn(name, assignment.tasks.length);
  const { value: all, problem: trouble } = stored();
  const works = all.filter(({ at }) => at !== undefined);
  if (works.length === 0 || copy) return undefined;
  const goOnAs = (chosen: OwnWork | string): PupilSession => {
    // Another tab may have gone on with it since it was read.
    const work =
      typeof chosen === 'string'
        ? freshWork(opened, typedName(chosen))
        : (stored().value.find(({ seed }) => seed === chosen.seed) ?? chosen);
    void putWork(name, work);
    return {
      pupil: new Pupil(opened, work, new DeviceStore(name, work)),
      kinds,
      trouble,
      isShared: true,
    };
  };
  // A reload of this tab.
  const own = all.find((work) => ownerOf(name, work) === mine);
  if (own)
    return {
      state: 'ready',
      ...goOnAs(own),
      isShared: works.length > (own.at === undefined ? 0 : 1),
    };
  return {
    state: 'who',
    assignment,
    worksOf: (typed) => works.filter((work) => isNameOf(typed, work)),
    goOnAs,
  };
}

/** To go on with the work that is kept on this device, or to begin it here. */
export function openStored({ opened, copy, kinds }: Loaded): StoredSession {
  const { assignment, fingerprint: name } = opened;
  const { value: works, problem: trouble } = readWorksOn(name, assignment.tasks.length);
  const session = (work: OwnWork): PupilSession => ({
    pupil: new Pupil(opened, work, new DeviceStore(name, work)),
    kinds,
    trouble,
  });
  if (!copy) return { state: 'ready', ...session(works[0] ?? freshWork(opened)) };
  const goOnWith = (work: OwnWork): PupilSession => {
    const chosen = session(work);
    if (work === copy) chosen.pupil.takeOver(copy);
    return chosen;
  };
  // Others who have begun it here keep theirs.
  const stored = works.find(({ seed }) => seed === copy.seed);
  if (stored && isSameButPlace(stored, copy)) return { state: 'ready', ...session(stored) };
  if (stored) return { state: 'choose', here: stored, copy, goOnWith };
  return { state: 'ready', ...goOnWith(copy), isShared: works.some(({ at }) => at !== undefined) };
}
