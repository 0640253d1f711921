import { hasOwnBoards, ownName, type Assignment } from '../../../engine/index.ts';
import type { OwnWork } from '../ownWork.ts';

/** Nobody begins without a name; boards of their own come from one. */
export const needsName = (assignment: Assignment): boolean =>
  hasOwnBoards(assignment) || assignment.needsName === true;

export const isNameOf = (typed: string, { pupil }: OwnWork): boolean =>
  ownName(typed) === ownName(pupil);
