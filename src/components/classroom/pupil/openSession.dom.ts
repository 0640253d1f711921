import {
  hasOwnBoards,
  ok,
  ownAssignment,
  type Assignment,
  type Feedback,
  type Result,
} from '../../../engine/index.ts';
import { assignmentMessages } from '#language/classroom/problems';
import { pupilMessages } from '#language/classroom/pupil/messages';
import { finishInSlices } from '../../platform/slices.ts';
import { calmName } from '../../ui/calmText.ts';
import { randomSeed } from '../../platform/seed.ts';
import {
  freshWork,
  openFeedback,
  openLevels,
  openPlain,
  openWorkText,
  openWork,
  unpackedText,
  type LevelOffer,
  type OpenedWork,
  type OpenProblem,
} from './openWork.ts';
import type { OwnWork } from './ownWork.ts';
import { Pupil } from './pupil.svelte.ts';
import { siteFile } from './siteFile.dom.ts';
import {
  DeviceStore,
  changePupil,
  isAnothers,
  readWorkOn,
  workStore,
  type StoredWork,
} from './workStore.ts';
import type { StoredProblem } from '../../platform/stored.ts';
import { levelsField, levelsIn } from '../handOut.ts';
import { kindsOf, type KindsById } from '../kindsOf.ts';
import { initialsOf, isNameOf, isSealedAway, ownerOf } from './whose.ts';

/** All that a pupil needs, loaded before the first task: the network may be lost after it. */
export interface PupilSession {
  readonly pupil: Pupil;
  readonly kinds: KindsById;
  /** What of the work that is kept on the device could not be used, or why nothing is kept there. */
  readonly trouble?: StoredProblem | undefined;
  /** Others have begun it on this device, too: whoever begins has said a name. */
  readonly isShared?: boolean;
  /** A test that was handed in and put away: it can only be sent. */
  readonly isSealed?: boolean;
}

interface Refused {
  readonly state: 'problem';
  readonly sentence: string;
}

/** What was handed out, and how its tasks are shown; nobody is at work on it yet. */
export interface Loaded {
  readonly state: 'loaded';
  readonly opened: OpenedWork;
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
      /** The first letters of the names, for whoever has forgotten theirs: each once, in order. */
      readonly initials: readonly string[];
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
  const levels = levelsIn(text);
  if (levels && !levels.chosen) {
    const offers = await openLevels(levels.codes);
    if (!offers.ok) return refused(offers.problem);
    return { state: 'levels', link: levelsField(levels.codes), offers: offers.value };
  }
  const plain = await unpackedText(levels?.codes[(levels.chosen ?? 1) - 1] ?? text);
  if (!plain.ok) return refused(plain.problem);
  const feedback = await openFeedback(plain.value);
  if (feedback) return feedback.ok ? returned(feedback.value) : refused(feedback.problem);
  return here(await withKinds(await openPlain(plain.value)), mine);
}

async function returned(feedback: Feedback): Promise<ReturnedSession | Refused> {
  const kinds = await kindsOf(feedback.assignment).catch(() => undefined);
  return kinds ? { state: 'feedback', feedback, kinds } : NOT_LOADED;
}

/** Opens an assignment that this very site has as a file. Never rejects. */
export async function openSiteFile(
  path: string,
  base: string,
  mine?: string,
): Promise<SessionOpening> {
  const read = await siteFile(path, base);
  if (read.ok) return openSession(read.value, mine);
  return {
    state: 'problem',
    sentence: pupilMessages.siteFile(read.problem, calmName(path.slice(0, 80))),
  };
}

/** Opens work that is kept on this device. Never rejects. */
export async function reopenSession(work: OwnWork, mine?: string): Promise<SessionOpening> {
  const opened = await openWork(work);
  // It is the work that is kept here, and no copy beside it.
  return here(await withKinds(opened.ok ? ok({ ...opened.value, copy: undefined }) : opened), mine);
}

/** What a text hands out, with all kinds that its tasks ask for. Never rejects. */
export async function loadTasks(text: string): Promise<Loaded | Refused> {
  return withKinds(await openWorkText(text));
}

async function withKinds(read: Result<OpenedWork, OpenProblem>): Promise<Loaded | Refused> {
  if (!read.ok) return refused(read.problem);
  const opened = read.value;
  const kinds = await kindsOf(opened.assignment).catch(() => undefined);
  return kinds ? { state: 'loaded', opened, kinds } : NOT_LOADED;
}

const refused = (problem: OpenProblem): Refused => ({
  state: 'problem',
  sentence: explain(problem),
});
const NOT_LOADED: Refused = { state: 'problem', sentence: pupilMessages.problem['not-loaded'] };

const here = async (
  loaded: Loaded | Refused,
  mine: string | undefined,
): Promise<SessionOpening> => {
  if (loaded.state !== 'loaded') return loaded;
  await drawBoards(loaded.opened);
  return whoIsThere(loaded, mine) ?? openStored(loaded);
};

/** Draws the boards of everybody who has begun here, where each has others: in slices, and before they are asked for. */
async function drawBoards({ assignment, fingerprint: name, copy }: OpenedWork): Promise<void> {
  if (!hasOwnBoards(assignment)) return;
  const entry = workStore.read().value.get(name);
  const works = [entry?.work, copy, ...(entry?.away ?? [])];
  for (const work of works) {
    if (work?.at !== undefined) await finishInSlices(ownAssignment(assignment, work.pupil));
  }
}

/** What everybody has stored, the newest first. */
const statesOf = (entry: StoredWork | undefined): readonly OwnWork[] =>
  entry ? [entry.work, ...(entry.away ?? []).toReversed()] : [];

/** Asks whose work it is where somebody has begun it here, and not in this tab. */
function whoIsThere(loaded: Loaded, mine: string | undefined): StoredSession | undefined {
  const { opened, kinds } = loaded;
  const { assignment, fingerprint: name, copy } = opened;
  const { entry, problem } = readWorkOn(name, assignment.tasks.length);
  const all = statesOf(entry);
  const works = all.filter(({ at }) => at !== undefined);
  if (works.length === 0 || copy) return undefined;
  const goOnAs = (chosen: OwnWork | string): PupilSession => {
    // Another tab may have gone on with it since it was read.
    const { entry: now } = readWorkOn(name, assignment.tasks.length);
    const work =
      typeof chosen === 'string'
        ? { ...freshWork(opened, randomSeed()), pupil: chosen }
        : (statesOf(now).find(({ seed }) => seed === chosen.seed) ?? chosen);
    const trouble = (work === now?.work ? undefined : changePupil(name, work)) ?? problem;
    const { stamp } = readWorkOn(name, assignment.tasks.length).entry ?? {};
    const pupil = new Pupil(opened, work, new DeviceStore(name, stamp));
    return { pupil, kinds, trouble, isShared: true };
  };
  // A reload of this tab; another may have put it away in the meantime.
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
    initials: initialsOf(works.map(({ pupil }) => calmName(pupil))),
    goOnAs: (chosen) => ({
      ...goOnAs(chosen),
      isSealed: typeof chosen !== 'string' && isSealedAway(assignment, chosen),
    }),
  };
}

/** To go on with the work that is kept on this device, or to begin it here. */
export function openStored(loaded: Loaded): StoredSession {
  const { opened, kinds } = loaded;
  const { assignment, fingerprint, copy } = opened;
  const { entry, problem } = readWorkOn(fingerprint, assignment.tasks.length);
  const session = (work: OwnWork): PupilSession => ({
    pupil: new Pupil(opened, work, new DeviceStore(fingerprint, entry?.stamp)),
    kinds,
    trouble: problem,
  });
  if (!entry) {
    const begun = session(copy ?? freshWork(opened, randomSeed()));
    if (copy) begun.pupil.takeOver(copy);
    return { state: 'ready', ...begun };
  }
  const stored = entry.work;
  if (copy && isAnothers(stored, copy)) return besideOthers(loaded, copy);
  if (!copy || isSame(stored, copy)) return { state: 'ready', ...session(stored) };
  const goOnWith = (work: OwnWork): PupilSession => {
    const chosen = session(work);
    if (work !== stored) chosen.pupil.takeOver(work);
    return chosen;
  };
  return { state: 'choose', here: stored, copy, goOnWith };
}

/** A copy where another pupil's work is: that is put away, and not offered. */
function besideOthers({ opened, kinds }: Loaded, copy: OwnWork): StoredSession {
  const { fingerprint: name, assignment } = opened;
  const full = changePupil(name, copy);
  const { entry, problem } = readWorkOn(name, assignment.tasks.length);
  const pupil = new Pupil(opened, copy, new DeviceStore(name, entry?.stamp));
  return { state: 'ready', pupil, kinds, trouble: full ?? problem, isShared: true };
}

/** Nothing would be lost by taking one for the other. */
function isSame(one: OwnWork, other: OwnWork): boolean {
  const done = ({ tasks, pupil }: OwnWork) =>
    JSON.stringify([pupil, tasks.map(({ attempts, hints }) => [attempts, hints])]);
  return done(one) === done(other);
}

function explain(problem: OpenProblem): string {
  const messages = pupilMessages.problem;
  const { assignmentProblem, feedbackProblem, packProblem } = assignmentMessages;
  switch (problem.from) {
    case 'code':
      return packProblem(problem.problem);
    case 'assignment':
      return assignmentProblem(problem.problem);
    case 'feedback':
      return feedbackProblem(problem.problem);
    case 'copy':
      return messages[problem.problem.code];
    case 'empty-link':
    case 'no-tasks':
    case 'result':
      return messages[problem.from];
  }
}
