import { makeWork, parseWork } from '../../../engine/index.ts';
import type { OwnWork } from './ownWork.ts';

/**
 * Whether a work was changed since it was handed in. Told from the answers alone: the points that a device
 * counts may differ from one version of the site to the next.
 */
export function isChangedSince({ pupil, tasks, handed }: OwnWork): boolean {
  const read = handed === undefined ? undefined : parseWork(handed);
  if (!read?.ok) return false;
  const done = tasks.map(({ attempts, hints }) => ({ attempts, hints }));
  return makeWork({ ...read.value, pupil, tasks: done }) !== makeWork(read.value);
}
