import {
  LIMITS,
  fieldsOf,
  makeAssignment,
  makeWork,
  parseAssignment,
  parseObject,
  parseWork,
} from '../../../engine/index.ts';
import { keepText, localStore, type TextStore } from '../browserStore.ts';
import { readKept } from '../keptText.ts';
import { TEACH_KEY } from './draftStorage.ts';
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
const WHAT = 'gradebook';
const VERSION = 1;

/** What of the stored gradebook could not be used, or why nothing is stored. */
export type GradeStorageProblem =
  /** No text of ours; it was kept aside. */
  | { readonly code: 'unreadable' }
  /** Written by a later version of the site; it was kept aside. */
  | { readonly code: 'newer' }
  /** So many parts could not be read; the whole text was kept aside. */
  | { readonly code: 'lost-some'; readonly count: number }
  /** What is stored cannot be read, and there was no room to put it aside: it is left alone. */
  | { readonly code: 'not-aside' }
  | { readonly code: 'full' }
  /** The browser stores nothing here. */
  | { readonly code: 'not-stored' };

export interface ReadBook {
  readonly book: Book;
  readonly problem?: GradeStorageProblem;
}

/** The stored gradebook. Never throws: what cannot be read is put aside and named. */
export function readStoredBook(storage: TextStore | undefined = localStore()): ReadBook {
  return readKept<GradeStorageProblem, ReadBook>(storage, GRADE_KEY, {
    nothing: { book: EMPTY_BOOK },
    parse: parseBook,
    trouble: (code) => ({ code }),
  });
}

/** Stores the gradebook; says so if the browser does not. Never throws. */
export function storeBook(
  book: Book,
  storage: TextStore | undefined = localStore(),
): GradeStorageProblem | undefined {
  if (!storage) return { code: 'not-stored' };
  return keepText(storage, GRADE_KEY, makeBook(book)) ? undefined : { code: 'full' };
}

/** The gradebook as text (JSON): what is stored, and what is saved as a file; `more` is for other programs. */
export function makeBook(
  { assignments, entries, adjusted, roster }: Book,
  more: object = {},
): string {
  return JSON.stringify({
    noughtbook: WHAT,
    version: VERSION,
    assignments: [...assignments.values()].map(makeAssignment),
    works: entries.map(({ id, work, ...rest }) => ({ id, text: makeWork(work), ...rest })),
    adjusted: Object.fromEntries(adjusted),
    roster,
    ...more,
  });
}

/** Reads such a text. What of it cannot be read is left out and counted. Never throws. */
export function parseBook(text: string): ReadBook {
  const found = parseObject(text);
  const { noughtbook, version, assignments, works, adjusted, roster } = found ?? {};
  if (noughtbook === WHAT && typeof version === 'number' && version > VERSION) {
    return { book: EMPTY_BOOK, problem: { code: 'newer' } };
  }
  if (noughtbook !== WHAT || version !== VERSION) {
    return { book: EMPTY_BOOK, problem: { code: 'unreadable' } };
  }
  const kept = listOf(assignments, BOOK_LIMITS.assignments).map(readAssignment);
  const entries = listOf(works, BOOK_LIMITS.entries).map(readEntry);
  const count = [...kept, ...entries].filter((each) => each === undefined).length;
  let book: Book = {
    ...EMPTY_BOOK,
    entries: distinct(entries.filter((each) => each !== undefined)),
    adjusted: readAdjusted(adjusted),
    roster: typeof roster === 'string' ? roster.slice(0, BOOK_LIMITS.roster) : '',
  };
  for (const each of kept) if (each) book = withAssignment(book, each);
  return count === 0 ? { book } : { book, problem: { code: 'lost-some', count } };
}

/** The texts of the assignments that the workshop keeps on this device. Never throws. */
export function assignmentsOfWorkshop(
  storage: TextStore | undefined = localStore(),
): readonly string[] {
  try {
    const entries = listOf(parseObject(storage?.getItem(TEACH_KEY) ?? '')?.['assignments'], 1000);
    return entries
      .map((each) => fieldsOf(each)?.['text'])
      .filter((each) => typeof each === 'string');
  } catch {
    return [];
  }
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
  if (!work?.ok || !Number.isSafeInteger(id) || typeof from !== 'string') return undefined;
  const shares = Object.entries(fieldsOf(byPerson) ?? {}).filter(
    ([task, share]) => /^\d{1,2}$/.test(task) && isShare(share),
  );
  return {
    id: id as number,
    work: work.value,
    from: from.slice(0, 200),
    // Gradebooks that were kept before teachers could name a result lack it.
    called: typeof called === 'string' ? called.slice(0, LIMITS.pupil) : '',
    isLeftOut: isLeftOut === true,
    byPerson: Object.fromEntries(shares) as Record<number, number>,
  };
}

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

/** No two entries of one number. */
function distinct(entries: readonly Entry[]): readonly Entry[] {
  return [...new Map(entries.map((each) => [each.id, each])).values()];
}

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

/** Tenths at the finest. */
export function isWeight(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= BOOK_LIMITS.weight;
}
