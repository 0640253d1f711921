import {
  ASSIGNMENT_LIMITS,
  fieldsOf,
  makeAssignment,
  makeWork,
  parseAssignment,
  parseWork,
} from '../../../engine/index.ts';
import { stored, type LostSome } from '../../platform/stored.ts';
import { withUniqueIds } from '../workshop/uniqueIds.ts';
import {
  BOOK_LIMITS,
  EMPTY_BOOK,
  withAssignment,
  type Adjusted,
  type Book,
  type Entry,
} from './results.ts';

/** The gradebook of this device, which is saved as a file too. */
export const gradeStore = stored<Book, LostSome>('noughtbook.grade', {
  what: 'gradebook',
  empty: EMPTY_BOOK,
  read({ assignments, works, adjusted, roster }, report) {
    const readable = listOf(assignments, BOOK_LIMITS.assignments).map(readAssignment);
    const entries = listOf(works, BOOK_LIMITS.entries).map(readEntry);
    const count = [...readable, ...entries].filter((each) => each === undefined).length;
    if (count > 0) report({ code: 'lost-some', count });
    const book: Book = {
      ...EMPTY_BOOK,
      entries: withUniqueIds(entries.filter((each) => each !== undefined)),
      adjusted: readAdjusted(adjusted),
      roster: typeof roster === 'string' ? roster.slice(0, BOOK_LIMITS.roster) : '',
    };
    return readable.filter((each) => each !== undefined).reduce(withAssignment, book);
  },
  write: ({ assignments, entries, adjusted, roster }) => ({
    assignments: [...assignments.values()].map(makeAssignment),
    works: entries.map(({ id, work, ...rest }) => ({ id, text: makeWork(work), ...rest })),
    adjusted: Object.fromEntries(adjusted),
    roster,
  }),
});

function listOf(value: unknown, limit: number): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]).slice(0, limit) : [];
}

function readAssignment(text: unknown) {
  const read = typeof text === 'string' ? parseAssignment(text) : undefined;
  return read?.ok ? read.value : undefined;
}

function readEntry(found: unknown): Entry | undefined {
  const { id, text, from, called, isLeftOut, byPerson } = fieldsOf(found) ?? {};
  const work = typeof text === 'string' ? parseWork(text) : undefined;
  if (!work?.ok || typeof id !== 'number' || typeof from !== 'string') return undefined;
  const shares = Object.entries(fieldsOf(byPerson) ?? {}).filter(
    ([task, share]) => /^\d{1,2}$/.test(task) && isShare(share),
  );
  return {
    id,
    work: work.value,
    from: from.slice(0, 200),
    // Gradebooks that were stored before teachers could name a result lack it.
    called: typeof called === 'string' ? called.slice(0, ASSIGNMENT_LIMITS.pupil) : '',
    isLeftOut: isLeftOut === true,
    byPerson: Object.fromEntries(shares) as Record<number, number>,
  };
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

function readAdjusted(found: unknown): ReadonlyMap<string, Adjusted> {
  const all = new Map<string, Adjusted>();
  for (const [name, value] of Object.entries(fieldsOf(found) ?? {})) {
    const { weights, given } = fieldsOf(value) ?? {};
    if (!/^[0-9a-f]{16}$/.test(name)) continue;
    all.set(name, {
      weights: listOf(weights, 100).map((each) => (isTaskWeight(each) ? each : null)),
      given: listOf(given, 100).map((each) => each === true),
    });
  }
  return all;
}

/** What a task can be worth instead: any number from 0 on, parts of a point too. */
export function isTaskWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= BOOK_LIMITS.weight;
}
