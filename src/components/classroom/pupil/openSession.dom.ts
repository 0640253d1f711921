import { ok, type Result } from '../../../engine/index.ts';
import { assignmentMessages } from '#language/classroom/problems';
import { pupilMessages } from '#language/classroom/pupil/messages';
import { randomSeed } from '../../platform/seed.ts';
import {
  freshWork,
  openWorkText,
  openWork,
  type OpenedWork,
  type OpenProblem,
} from './openWork.ts';
import type { OwnWork } from './ownWork.ts';
import { Pupil } from './pupil.svelte.ts';
import { DeviceStore, readWorkOn } from './workStore.ts';
import type { LostSome, StoredProblem } from '../../platform/stored.ts';
import { kindsOf, type KindsById } from '../kindsOf.ts';

/** All that a pupil needs, loaded before the first task: the network may be lost after it. */
export interface Desk {
  readonly pupil: Pupil;
  readonly kinds: KindsById;
  /** What of the work that is kept on the device could not be used, or why nothing is kept there. */
  readonly trouble?: StoredProblem<LostSome> | undefined;
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

type DeskHere =
  | ({ readonly state: 'ready' } & Desk)
  /** A copy was opened, and other work on the same assignment is on the device. */
  | {
      readonly state: 'choose';
      readonly here: OwnWork;
      readonly copy: OwnWork;
      readonly goOnWith: (work: OwnWork) => Desk;
    };

export type DeskOpening = DeskHere | Refused;

/** Opens a link, a code, the text of a file or of a copy. Never rejects. */
export async function openDesk(text: string): Promise<DeskOpening> {
  return here(await loadTasks(text));
}

/** Opens work that is kept on this device. Never rejects. */
export async function reopenDesk(work: OwnWork): Promise<DeskOpening> {
  const opened = openWork(work);
  // It is the work that is kept here, and no copy beside it.
  return here(await withKinds(opened.ok ? ok({ ...opened.value, copy: undefined }) : opened));
}

/** What a text hands out, with all kinds that its tasks ask for. Never rejects. */
export async function loadTasks(text: string): Promise<Loaded | Refused> {
  return withKinds(await openWorkText(text));
}

async function withKinds(read: Result<OpenedWork, OpenProblem>): Promise<Loaded | Refused> {
  if (!read.ok) return { state: 'problem', sentence: explain(read.problem) };
  const opened = read.value;
  const kinds = await kindsOf(opened.assignment).catch(() => undefined);
  if (!kinds) return { state: 'problem', sentence: pupilMessages.problem['not-loaded'] };
  return { state: 'loaded', opened, kinds };
}

const here = (loaded: Loaded | Refused): DeskOpening =>
  loaded.state === 'loaded' ? deskHere(loaded) : loaded;

/** To go on with the work that is kept on this device, or to begin it here. */
export function deskHere({ opened, kinds }: Loaded): DeskHere {
  const { assignment, fingerprint, copy } = opened;
  const { entry, problem } = readWorkOn(fingerprint, assignment.tasks.length);
  const desk = (work: OwnWork): Desk => ({
    pupil: new Pupil(opened, work, new DeviceStore(fingerprint, entry?.stamp)),
    kinds,
    trouble: problem,
  });
  if (!entry) {
    const begun = desk(copy ?? freshWork(opened, randomSeed()));
    if (copy) begun.pupil.takeOver(copy);
    return { state: 'ready', ...begun };
  }
  const stored = entry.work;
  if (!copy || isSame(stored, copy)) return { state: 'ready', ...desk(stored) };
  const goOnWith = (work: OwnWork): Desk => {
    const chosen = desk(work);
    if (work !== stored) chosen.pupil.takeOver(work);
    return chosen;
  };
  return { state: 'choose', here: stored, copy, goOnWith };
}

/** Nothing would be lost by taking one for the other. */
function isSame(one: OwnWork, other: OwnWork): boolean {
  const done = ({ tasks, pupil }: OwnWork) =>
    JSON.stringify([pupil, tasks.map(({ attempts, hints }) => [attempts, hints])]);
  return done(one) === done(other);
}

function explain(problem: OpenProblem): string {
  const words = pupilMessages.problem;
  const { assignmentProblem, packProblem } = assignmentMessages;
  switch (problem.from) {
    case 'code':
      return packProblem(problem.problem);
    case 'assignment':
      return assignmentProblem(problem.problem);
    case 'copy':
      return words[problem.problem.code];
    case 'empty-link':
    case 'no-tasks':
    case 'result':
      return words[problem.from];
  }
}
