import { calmName } from '../../ui/calmText.ts';
import type { Found } from './found.ts';
import type { Book } from './results.ts';

/**
 * The assignment that is looked at once something was added: the one that the last of it is about. What is not here takes
 * nobody away from a class, and neither does one stray result of another class, or an assignment alone.
 */
export function lookedAtAfter(
  { assignments, entries }: Book,
  chosen: string | undefined,
  { works, assignments: own }: Pick<Found, 'works' | 'assignments'>,
): string | undefined {
  const last = works.at(-1)?.work.assignment ?? own.at(-1)?.name;
  if (last === undefined || chosen === undefined) return last ?? chosen;
  if (!assignments.has(last)) return assignments.has(chosen) ? chosen : last;
  const isClass = assignments.has(chosen) && entries.some(({ work }) => work.assignment === chosen);
  const results = works.filter(({ work }) => work.assignment === last).length;
  return isClass && results < 2 ? chosen : last;
}

/** The title of the assignment that the last of it is about, if another one is looked at. */
export function titleElsewhere(
  { assignments }: Book,
  chosen: string | undefined,
  { works, assignments: own }: Pick<Found, 'works' | 'assignments'>,
): string | undefined {
  const last = works.at(-1)?.work.assignment ?? own.at(-1)?.name;
  const title = last === chosen ? undefined : assignments.get(last ?? '')?.title;
  return title === undefined ? undefined : calmName(title);
}
