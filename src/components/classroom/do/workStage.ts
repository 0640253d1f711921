import { makeWork, parseWork } from '../../../engine/index.ts';
import type { WorkStage } from '../../../i18n/pupil.ts';
import type { OwnWork } from '../../state/assignment/ownWork.ts';

/**
 * How far a work has come. Told from the answers alone: a list of works has no kinds loaded, and the
 * points that a device counts may differ from one version to the next.
 */
export function stageOf({ pupil, tasks, handed }: OwnWork): WorkStage {
  if (handed === undefined) return 'begun';
  const read = parseWork(handed);
  if (!read.ok) return 'handed-in';
  const done = tasks.map(({ attempts, hints }) => ({ attempts, hints }));
  const now = makeWork({ ...read.value, pupil, tasks: done });
  return now === makeWork(read.value) ? 'handed-in' : 'changed-since';
}
