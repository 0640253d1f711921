import type { PupilMessages, WorkStage } from '#language/classroom/pupil/messages';
import { isChangedSince } from './changedSince.ts';
import { summaryOf, type OwnWork } from './ownWork.ts';

/** How far a work has come: for a list of works, which has no kinds loaded. */
export function stageOf(work: OwnWork): WorkStage {
  if (work.handed === undefined) return 'begun';
  return isChangedSince(work) ? 'changed-since' : 'handed-in';
}

/** How far a work has come, in a few words. */
export function describeWork(messages: PupilMessages, work: OwnWork): string {
  const { answered, tasks } = summaryOf(work);
  return messages.stored.item(answered, tasks, stageOf(work));
}
