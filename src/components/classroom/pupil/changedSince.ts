import { makeWork, parseWork, workToHandIn } from '../../../engine/index.ts';
import type { OwnWork } from './ownWork.ts';

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
