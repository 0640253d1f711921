import type { GradedWork } from '../../../engine/index.ts';
import { locale } from '#language/ui/language/grammar';
import type { GradebookMessages } from '#language/classroom/gradebook/messages';
import { creditsOf, type Marks } from './marks.ts';
import { hasOwnName, othersOf, pupilOf, readRoster, sameName, type Entry } from './results.ts';
import { calmName, calmText } from '../../ui/calmText.ts';
import type { GradebookState } from './gradebook.svelte.ts';

/** What is opened: a pupil's entry, and one task of it. */
export interface TablePlace {
  readonly id: number;
  /** From 0; absent: the pupil as a whole. */
  readonly task?: number | undefined;
}

/** A pupil's row. */
export interface PupilRow {
  readonly entry: Entry;
  /** What the pupil or the teacher wrote, or "no name 1" in the order they came; and the name of the roster if it has one. */
  readonly label: string;
  readonly name: string;
  /** Absent until it is graded. */
  readonly graded: GradedWork | undefined;
  readonly marks: Marks | undefined;
  readonly others: readonly Entry[];
}

const BY_NUMBER = new Intl.Collator(locale, { numeric: true });

/** The rows of the assignment that is looked at, by number or name; those that are left out come last. */
export function pupilRows(
  gradebook: GradebookState,
  messages: GradebookMessages,
): readonly PupilRow[] {
  const { names } = readRoster(gradebook.book.roster);
  const { assignment, adjusted, graded } = gradebook;
  // Numbered for good: the others keep theirs when one of them is given a name.
  const nameless = gradebook.entries
    .filter((entry) => !hasOwnName(entry))
    .sort((a, b) => a.id - b.id);
  const rows = gradebook.entries.map((entry): PupilRow => {
    const pupil = pupilOf(entry);
    const work = graded.get(entry.work);
    return {
      entry,
      label: pupil || messages.matrix.noName(nameless.indexOf(entry) + 1),
      name: calmText(names.get(sameName(pupil)) ?? ''),
      graded: work,
      marks: assignment && work && creditsOf(assignment, work, entry, adjusted),
      others: othersOf(gradebook.book, entry),
    };
  });
  return rows.sort(
    (a, b) =>
      Number(a.entry.isLeftOut) - Number(b.entry.isLeftOut) ||
      BY_NUMBER.compare(a.label, b.label) ||
      a.entry.id - b.entry.id,
  );
}

/** Those that count: for the table, the numbers of the class and files. */
export function counted(rows: readonly PupilRow[]): readonly PupilRow[] {
  return rows.filter(({ entry }) => !entry.isLeftOut);
}

/** The pupil as a sentence names them. */
export function fullName({ label, name }: PupilRow): string {
  return name ? `${calmName(label)} (${calmName(name)})` : calmName(label);
}
