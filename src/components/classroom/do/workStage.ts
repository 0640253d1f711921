import type { WorkStage } from '../../../i18n/pupil.ts';
import { isChangedSince } from '../../state/assignment/changedSince.ts';
import type { OwnWork } from '../../state/assignment/ownWork.ts';

/** How far a work has come: for a list of works, which has no kinds loaded. */
export function stageOf(work: OwnWork): WorkStage {
  if (work.handed === undefined) return 'begun';
  return isChangedSince(work) ? 'changed-since' : 'handed-in';
}
