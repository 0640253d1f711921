import {
  ASSIGNMENT_LIMITS,
  hasOwnBoards,
  ownName,
  type AskedName,
  type Assignment,
} from '../../../engine/index.ts';
import type { OwnWork } from '../ownWork.ts';

/** What whoever begins is asked for; boards of their own come from a name. */
export function askedFor(assignment: Assignment): AskedName | undefined {
  const { asks } = assignment;
  return hasOwnBoards(assignment) && asks === 'nothing' ? undefined : asks;
}

/** Nobody begins without a name. */
export const needsName = (assignment: Assignment): boolean =>
  hasOwnBoards(assignment) || assignment.needsName === true;

export const isNameOf = (typed: string, { pupil }: OwnWork): boolean =>
  ownName(typed) === ownName(pupil);

/** Each once, in order. A name that is empty has none. */
export const initialsOf = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map((name) => [...name.trim()][0]?.toUpperCase() ?? ''))]
    .filter(Boolean)
    .sort();

/** The same name with the first number after it that nobody here has. */
export function nameApart(name: string, isTaken: (name: string) => boolean): string {
  const bare = name.trim().slice(0, ASSIGNMENT_LIMITS.pupil - 3);
  // No half of a character at its end.
  const start = bare.replace(/[\uD800-\uDBFF]$/, '').trimEnd();
  for (let number = 2; number < 100; number++) {
    if (!isTaken(`${start} ${number}`)) return `${start} ${number}`;
  }
  return name;
}

/**
 * A test that was handed in and put away shows what was right, and the next pupil may have it before them: it can be sent
 * once more, and what was right comes back from the teacher.
 */
export const isSealedAway = ({ isTest }: Assignment, { handed }: OwnWork): boolean =>
  handed !== undefined && isTest === true;
