import { calmName } from '../../ui/calmText.ts';
import type { Found } from './found.ts';
import type { Book } from './results.ts';

type JustFound = Pick<Found, 'works' | 'assignments'>;

/** The assignment that the last of it is about. */
const lastOf = ({ works, assignments }: JustFound): string | undefined =>
  works.at(-1)?.work.assignment ?? assignments.at(-1)?.name;

/**
 * The assignment that is looked at once something was added: the one that the last of it is about. What is not here takes
 * nobody away from a class, and neither does one stray result of another class, or an assignment alone.
 */
export function lookedAtAfter(
  { assignments, entries }: Book,
  chosen: string | undefined,
  added: JustFound,
): string | undefined {
  const last = lastOf(added);
  if (last === undefined || chosen === undefined) return last ?? chosen;
  if (!assignments.has(last)) return assignments.has(chosen) ? chosen : last;
  const isClass = assignments.has(chosen) && entries.some(({ work }) => work.assignment === chosen);
  const results = added.works.filter(({ work }) => work.assignment === last).length;
  return isClass && results < 2 ? chosen : last;
}

/** The title of the assignment that the last of it is about, if another one is looked at. */
export function titleElsewhere(
  { assignments }: Book,
  chosen: string | undefined,
  added: JustFound,
): string | undefined {
  const last = lastOf(added);
  const title = last === chosen ? undefined : assignments.get(last ?? '')?.title;
  return title === undefined ? undefined : calmName(title);
}
