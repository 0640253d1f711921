import { ok, type Result } from '../../../engine/index.ts';
import { assignmentWords } from '../../../i18n/assignment.ts';
import { pupilWords } from '../../../i18n/pupil.ts';
import { freshSeed } from '../../exercise/lines.ts';
import {
  freshWork,
  openText,
  openWork,
  type Opened,
  type OpenProblem,
} from '../../state/assignment/opening.ts';
import type { OwnWork } from '../../state/assignment/ownWork.ts';
import { Pupil } from '../../state/assignment/pupil.svelte.ts';
import { DeviceKeeper } from '../../state/assignment/workKeeper.ts';
import { readWorkOn } from '../../state/assignment/workStorage.ts';
import type { KeptProblem } from '../../view/assignment/keptProblem.ts';
import { kindsOf, type KindsById } from '../kindsOf.ts';

/** All that a pupil needs, loaded before the first task: the network may be lost after it. */
export interface Desk {
  readonly pupil: Pupil;
  readonly kinds: KindsById;
  /** What of the work that is kept on the device could not be used, or why nothing is kept there. */
  readonly trouble?: KeptProblem | undefined;
}

interface Refused {
  readonly state: 'problem';
  readonly sentence: string;
}

/** What was handed out, and how its tasks are shown; nobody is at work on it yet. */
export interface Loaded {
  readonly state: 'loaded';
  readonly opened: Opened;
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
export async function openDesk(text: string, lang?: string): Promise<DeskOpening> {
  return here(await loadTasks(text, lang));
}

/** Opens work that is kept on this device. Never rejects. */
export async function reopenDesk(work: OwnWork, lang?: string): Promise<DeskOpening> {
  const opened = openWork(work);
  // It is the work that is kept here, and no copy beside it.
  return here(await withKinds(opened.ok ? ok({ ...opened.value, copy: undefined }) : opened, lang));
}

/** What a text hands out, with all kinds that its tasks ask for. Never rejects. */
export async function loadTasks(text: string, lang?: string): Promise<Loaded | Refused> {
  return withKinds(await openText(text), lang);
}

async function withKinds(
  read: Result<Opened, OpenProblem>,
  lang: string | undefined,
): Promise<Loaded | Refused> {
  if (!read.ok) return { state: 'problem', sentence: explain(read.problem, lang) };
  const opened = read.value;
  const kinds = await kindsOf(opened.assignment).catch(() => undefined);
  if (!kinds) return { state: 'problem', sentence: pupilWords(lang).problem['not-loaded'] };
  return { state: 'loaded', opened, kinds };
}

const here = (loaded: Loaded | Refused): DeskOpening =>
  loaded.state === 'loaded' ? deskHere(loaded) : loaded;

/** To go on with the work that is kept on this device, or to begin it here. */
export function deskHere({ opened, kinds }: Loaded): DeskHere {
  const { assignment, fingerprint, copy } = opened;
  const { kept, problem } = readWorkOn(fingerprint, assignment.tasks.length);
  const desk = (work: OwnWork): Desk => ({
    pupil: new Pupil(opened, work, new DeviceKeeper(fingerprint, kept?.stamp)),
    kinds,
    trouble: problem,
  });
  if (!kept) {
    const begun = desk(copy ?? freshWork(opened, freshSeed()));
    if (copy) begun.pupil.takeOver(copy);
    return { state: 'ready', ...begun };
  }
  const stored = kept.work;
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

function explain(problem: OpenProblem, lang?: string): string {
  const words = pupilWords(lang).problem;
  const { assignmentProblem, packProblem } = assignmentWords(lang);
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
