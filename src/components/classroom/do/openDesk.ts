import type { Result } from '../../../engine/index.ts';
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
import { readWorks } from '../../state/assignment/workStorage.ts';
import { kindsOf, type KindsById } from '../kindsOf.ts';

/** All that a pupil needs, loaded before the first task: the network may be lost after it. */
export interface Desk {
  readonly pupil: Pupil;
  readonly kinds: KindsById;
}

export type DeskOpening =
  | ({ readonly state: 'ready' } & Desk)
  /** A copy was opened, and other work on the same assignment is on the device. */
  | {
      readonly state: 'choose';
      readonly here: OwnWork;
      readonly copy: OwnWork;
      readonly goOnWith: (work: OwnWork) => Desk;
    }
  | { readonly state: 'problem'; readonly sentence: string };

/** Opens a link, a code, the text of a file or of a copy. Never rejects. */
export async function openDesk(text: string, lang?: string): Promise<DeskOpening> {
  return ready(await openText(text), lang);
}

/** Opens work that is kept on this device. */
export async function reopenDesk(work: OwnWork, lang?: string): Promise<DeskOpening> {
  const opened = openWork(work);
  return ready(
    opened.ok ? { ok: true, value: { ...opened.value, copy: undefined } } : opened,
    lang,
  );
}

async function ready(opened: Result<Opened, OpenProblem>, lang?: string): Promise<DeskOpening> {
  if (!opened.ok) return { state: 'problem', sentence: explain(opened.problem, lang) };
  const { assignment, fingerprint, copy } = opened.value;
  const kinds = await kindsOf(assignment).catch(() => undefined);
  if (!kinds) return { state: 'problem', sentence: pupilWords(lang).problem['not-loaded'] };
  const kept = readWorks().works.get(fingerprint);
  const fits = kept?.work.tasks.length === assignment.tasks.length;
  const desk = (work: OwnWork): Desk => ({
    pupil: new Pupil(opened.value, work, kept?.stamp),
    kinds,
  });
  if (!kept || !fits) {
    const pupil = desk(copy ?? freshWork(opened.value, freshSeed()));
    if (copy) pupil.pupil.takeOver(copy);
    return { state: 'ready', ...pupil };
  }
  const here = kept.work;
  if (!copy || isSame(here, copy)) return { state: 'ready', ...desk(here) };
  const goOnWith = (work: OwnWork): Desk => {
    const chosen = desk(work);
    if (work !== here) chosen.pupil.takeOver(work);
    return chosen;
  };
  return { state: 'choose', here, copy, goOnWith };
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
    case 'no-tasks':
    case 'result':
      return words[problem.from];
  }
}
