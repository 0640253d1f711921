import type { WorkStage } from '#language/classroom/pupil/messages';
import { isChangedSince } from './changedSince.ts';
import type { OwnWork } from './ownWork.ts';

/** How far a work has come: for a list of works, which has no kinds loaded. */
export function stageOf(work: OwnWork): WorkStage {
  if (work.handed === undefined) return 'begun';
  return isChangedSince(work) ? 'changed-since' : 'handed-in';
}
