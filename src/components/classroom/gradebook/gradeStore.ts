import {
  ASSIGNMENT_LIMITS,
  fieldsOf,
  list,
  object,
  parseAssignment,
  parseWork,
  readBy,
  text,
} from '../../../engine/index.ts';
import { stored, storedText, versioned, type ReadStored } from '../../platform/stored.ts';
import { withUniqueIds } from '../workshop/draftShape.ts';
import {
  BOOK_LIMITS,
  EMPTY_BOOK,
  keptAssignment,
  isEmpty,
  keptWork,
  lettersOf,
  type Book,
  type Decided,
  type Entry,
  type KeptAssignment,
  type Overruled,
} from './results.ts';
import { SEPARATORS, type Separator } from '../../platform/csv.ts';

const WHAT = 'gradebook';

/**
 * A gradebook as a text: what the device keeps, and a file. Reading it looks at every answer and every board,
 * which is a worker's task.
 */
export const bookFormat = versioned<Book>({
  what: WHAT,
  empty: EMPTY_BOOK,
  read({ assignments, works, roster }, lose) {
    const readable = listOf(assignments, BOOK_LIMITS.assignments).map(readAssignment);
    const entries = listOf(works, BOOK_LIMITS.entries).map(readEntry);
    // A list that is not where it belongs is a part that cannot be read.
    const parts = [...readable, ...entries, ...[assignments, works].map(asList)];
    const count = parts.filter((each) => each === undefined).length;
    if (count > 0) lose(count);
    const known = readable.filter((each) => each !== undefined);
    return {
      assignments: new Map(known.map((each) => [each.name, each])),
      entries: withUniqueIds(entries.filter((each) => each !== undefined)),
      roster: readRosterText(roster),
    };
  },
  write: ({ assignments, entries, roster }) => ({
    assignments: [...assignments.values()].map(({ text }) => text),
    works: entries.map(({ work, ...rest }) => ({ text: work.text, ...rest })),
    roster,
  }),
});

/**
 * The gradebook of this device, as its text: a page has it read in a worker. Only whether it is one at all is looked at here;
 * who has it read and finds a part that cannot be read keeps the text aside.
 */
export const gradeStore = storedText<string>('noughtbook.grade', {
  empty: '',
  parse(text): ReadStored<string> {
    if (text.startsWith(BEGINNING) && text.endsWith('}')) return { value: text };
    const { value, problem } = HEAD.parse(text);
    return problem || !value ? { value: '', problem } : { value: text };
  },
  make: (text) => text,
});

/** Characters that no browser keeps for a page: to write a text of so many would be in vain. */
const MOST_STORED = 6_000_000;

/** The text to store; `undefined` if there is no room for it anywhere. */
export function textToStore(book: Book): string | undefined {
  if (isEmpty(book)) return '';
  const texts = [...book.entries.map(({ work }) => work), ...book.assignments.values()];
  return lettersOf(texts) > MOST_STORED ? undefined : bookFormat.make(book);
}

/** Its head alone; and how a text of this version begins: megabytes of it need not be read on the page to see that. */
const HEAD = versioned<boolean>({ what: WHAT, empty: false, read: () => true });
const BEGINNING = HEAD.make(true).replace('}', ',');

function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? (value as readonly unknown[]) : undefined;
}

function listOf(value: unknown, limit: number): readonly unknown[] {
  return asList(value)?.slice(0, limit) ?? [];
}

function readAssignment(text: unknown): KeptAssignment | undefined {
  const read = typeof text === 'string' ? parseAssignment(text, ANY_LENGTH) : undefined;
  return read?.ok ? keptAssignment(read.value) : undefined;
}

/** What a gradebook has taken it reads again, also where it has become longer in its own spelling. */
const ANY_LENGTH = Infinity;

function readEntry(found: unknown): Entry | undefined {
  const { id, text, from, ...decided } = fieldsOf(found) ?? {};
  const work = typeof text === 'string' ? parseWork(text, ANY_LENGTH) : undefined;
  if (!work?.ok || typeof id !== 'number' || typeof from !== 'string') return undefined;
  return {
    id,
    work: keptWork(work.value),
    from: from.slice(0, BOOK_LIMITS.from),
    ...readDecided(decided),
  };
}

type Unread = Readonly<Partial<Record<keyof Decided, unknown>>>;

function readDecided({ called, isLeftOut, byPerson, overruled, comments }: Unread): Decided {
  const others = byTask(overruled, readOverruled);
  const said = byTask(comments, (text) => readText(text) || undefined);
  return {
    called: typeof called === 'string' ? called.slice(0, ASSIGNMENT_LIMITS.pupil) : '',
    isLeftOut: isLeftOut === true,
    byPerson: byTask(byPerson, (share) => (isShare(share) ? share : undefined)),
    ...(Object.keys(others).length > 0 && { overruled: others }),
    ...(Object.keys(said).length > 0 && { comments: said }),
  };
}

function byTask<Value>(
  found: unknown,
  read: (value: unknown) => Value | undefined,
): Readonly<Record<number, Value>> {
  const entries = Object.entries(fieldsOf(found) ?? {}).flatMap(([task, value]) => {
    const each = /^\d{1,2}$/.test(task) ? read(value) : undefined;
    return each === undefined ? [] : [[task, each] as const];
  });
  return Object.fromEntries(entries);
}

function readOverruled(found: unknown): Overruled | undefined {
  const { share, reason } = fieldsOf(found) ?? {};
  return isShare(share) ? { share, reason: readText(reason) } : undefined;
}

const readText = (text: unknown): string =>
  typeof text === 'string' ? text.slice(0, BOOK_LIMITS.comment) : '';

function readRosterText(roster: unknown): string {
  return typeof roster === 'string' ? roster.slice(0, BOOK_LIMITS.roster) : '';
}

const isShare = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1;

/** Something that could not be read, in words. */
export interface UnreadThing {
  readonly from: string;
  /** What stood before it; empty if nothing did. */
  readonly before: string;
  readonly why: string;
}

interface GradeView {
  /** Between the columns of a table that is saved; absent until it was chosen. */
  readonly separator?: Separator | undefined;
  readonly unread: readonly UnreadThing[];
}

const UNREAD = list(1000, object({ from: text(2000), before: text(2000), why: text(2000) }));

/** How a teacher looks at the gradebook on this device. */
export const viewStore = stored<GradeView>('noughtbook.gradeview', {
  empty: { unread: [] },
  read: ({ separator, unread }) => ({
    separator: SEPARATORS.find((each) => each === separator),
    unread: readBy(UNREAD, unread) ?? [],
  }),
});
