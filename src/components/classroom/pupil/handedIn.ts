import { countUntold, makeWork, parseWork, workToHandIn } from '../../../engine/index.ts';
import { pupilMessages, type WorkStage } from '#language/classroom/pupil/messages';
import { packToSend } from '../packing.ts';
import type { CountedGrades, CountedPoints } from './countedGrades.svelte.ts';
import { summaryOf, type OwnWork } from '../ownWork.ts';

/**
 * What the work that was handed in is worth: the points that go with its code, whatever was done since.
 * `undefined` if it was never handed in, or cannot be read.
 */
export function gradeHanded(
  grades: CountedGrades,
  handed: string | undefined,
): CountedPoints | undefined {
  const read = parseWork(handed ?? '');
  return read.ok ? grades.of(read.value.tasks) : undefined;
}

/** Earlier answers that were left out of the work when it was handed in. */
export function untoldIn(handed: string): number {
  const read = parseWork(handed);
  return read.ok ? countUntold(read.value) : 0;
}

/** The code to send: read back first, as the gradebook will read it. `undefined` if that fails. */
export async function codeToSend(handed: string): Promise<string | undefined> {
  return parseWork(handed).ok ? packToSend(handed) : undefined;
}

/** The first email address in what a teacher says of where to hand in. */
export const mailIn = (text: string): string | undefined =>
  /[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u.exec(text)?.[0];

/** A link that opens the mail program. Nothing that a teacher or a pupil wrote becomes another field of the mail. */
export function mailLink(to: string, subject: string, body: string): string {
  const [address, ...fields] = [to, subject, body].map(encodeURIComponent);
  return `mailto:${address?.replace('%40', '@')}?subject=${fields[0]}&body=${fields[1]}`;
}

/**
 * Whether a work was changed since it was handed in. Told from the answers alone: the points that a device
 * counts may differ from one version of the site to the next.
 */
export function isChangedSince({ pupil, tasks, handed }: OwnWork): boolean {
  if (handed === undefined) return false;
  const read = parseWork(handed);
  // Nobody can read what was handed in: it is to be handed in again.
  if (!read.ok) return true;
  const done = tasks.map(({ attempts, hints }) => ({ attempts, hints }));
  const now = workToHandIn({ ...read.value, pupil, tasks: done });
  return makeWork(now) !== makeWork(read.value);
}

/** How far a work has come: for a list of works, which has no kinds loaded. */
export function stageOf(work: OwnWork): WorkStage {
  if (work.handed === undefined) return 'begun';
  return isChangedSince(work) ? 'changed-since' : 'handed-in';
}

/** How far a work has come, in a few words. */
export function describeWork(work: OwnWork): string {
  const { answered, tasks } = summaryOf(work);
  return pupilMessages.stored.item(answered, tasks, stageOf(work));
}
