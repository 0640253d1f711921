import {
  LIMITS,
  fieldsOf,
  makeAssignment,
  makeWork,
  parseAssignment,
  parseObject,
  parseWork,
} from '../../../engine/index.ts';
import type { KeptProblem } from '../../view/assignment/keptProblem.ts';
import { localStore, type TextStore } from '../browserStore.ts';
import { makeKept, openKept, readStored, writeStored, type KeptFormat } from '../openKept.ts';
import { withOwnIds } from './keptIds.ts';
import {
  BOOK_LIMITS,
  EMPTY_BOOK,
  withAssignment,
  type Adjusted,
  type Book,
  type Entry,
} from './results.ts';

/** The gradebook of this device. */
export const GRADE_KEY = 'noughtbook.grade';
/** There is nothing older than version 1. */
const BOOK: KeptFormat = { what: 'gradebook', migrations: [] };

interface ReadBook {
  readonly book: Book;
  readonly problem?: KeptProblem;
}

/** The stored gradebook. Never throws: what cannot be read is put aside and named. */
export function readStoredBook(storage: TextStore | undefined = localStore()): ReadBook {
  return readStored<ReadBook>(storage, GRADE_KEY, { book: EMPTY_BOOK }, parseBook);
}

/** Stores the gradebook; says so if the browser does not. Never throws. */
export function storeBook(
  book: Book,
  storage: TextStore | undefined = localStore(),
): KeptProblem | undefined {
  return writeStored(storage, GRADE_KEY, makeBook(book));
}

/** The gradebook as text (JSON): what is stored, and what is saved as a file; `more` is for other programs. */
export function makeBook(
  { assignments, entries, adjusted, roster }: Book,
  more: object = {},
): string {
  return makeKept(BOOK, {
    assignments: [...assignments.values()].map(makeAssignment),
    works: entries.map(({ id, work, ...rest }) => ({ id, text: makeWork(work), ...rest })),
    adjusted: Object.fromEntries(adjusted),
    roster,
    ...more,
  });
}

/** Reads such a text. What of it cannot be read is left out and counted. Never throws. */
export function parseBook(text: string): ReadBook {
  const opened = openKept(parseObject(text), BOOK);
  if (!opened.ok) return { book: EMPTY_BOOK, problem: opened.problem };
  const { assignments, works, adjusted, roster } = opened.value;
  const kept = listOf(assignments, BOOK_LIMITS.assignments).map(readAssignment);
  const entries = listOf(works, BOOK_LIMITS.entries).map(readEntry);
  const count = [...kept, ...entries].filter((each) => each === undefined).length;
  let book: Book = {
    ...EMPTY_BOOK,
    entries: withOwnIds(entries.filter((each) => each !== undefined)),
    adjusted: readAdjusted(adjusted),
    roster: typeof roster === 'string' ? roster.slice(0, BOOK_LIMITS.roster) : '',
  };
  for (const each of kept) if (each) book = withAssignment(book, each);
  return count === 0 ? { book } : { book, problem: { code: 'lost-some', count } };
}

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
    // Gradebooks that were kept before teachers could name a result lack it.
    called: typeof called === 'string' ? called.slice(0, LIMITS.pupil) : '',
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
      weights: listOf(weights, 100).map((each) => (isWeight(each) ? each : null)),
      given: listOf(given, 100).map((each) => each === true),
    });
  }
  return all;
}

/** What a task can be worth instead: any number from 0 on, parts of a point too. */
export function isWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= BOOK_LIMITS.weight;
}
