import {
  ASSIGNMENT_LIMITS,
  fingerprintOf,
  makeAssignment,
  makeWork,
  ownName,
  typedName,
  type Assignment,
  type Work,
  type WorkSummary,
} from '../../../engine/index.ts';
import { calmText } from '../../ui/calmText.ts';

/**
 * A work as the gradebook keeps it. Its answers stay in the text, which only grading reads: of a thousand
 * works they are more than a page can hold in hand.
 */
export type KeptWork = Pick<Work, 'assignment' | 'pupil' | 'claimed' | 'handedAt' | 'handIn'> & {
  readonly text: string;
};

export function keptWork({ tasks, boards, ...work }: Work): KeptWork {
  return { ...work, text: makeWork({ ...work, tasks, boards }) };
}

/** An assignment as the gradebook keeps it. */
export interface KeptAssignment {
  /** Its fingerprint. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export function keptAssignment(assignment: Assignment): KeptAssignment {
  const text = makeAssignment(assignment);
  return { name: fingerprintOf(text), title: assignment.title, text };
}

/** A pupil's work in the gradebook. */
export interface Entry {
  /** Told apart on this device only. */
  readonly id: number;
  readonly work: KeptWork;
  /** Where it came from: a file's name, a line of what was pasted. */
  readonly from: string;
  /** What the teacher calls the pupil, in place of what the pupil wrote; empty if nothing. */
  readonly called: string;
  /** Put aside by the teacher: of a pupil who handed in twice, say. */
  readonly isLeftOut: boolean;
  /** What the teacher gives for tasks that an engine cannot judge, by task: a part of its points, 0 … 1. */
  readonly byPerson: Readonly<Record<number, number>>;
  /** By task, what the teacher gives in place of the engine's marks, and why. */
  readonly overruled?: Readonly<Record<number, Overruled>>;
  /** By task, what the teacher says to the pupil. */
  readonly comments?: Readonly<Record<number, string>>;
}

/** What is in the gradebook of a result that nobody has looked at. */
const UNDECIDED: Decided = {
  called: '',
  isLeftOut: false,
  byPerson: {},
};

/** What a teacher gives for an answer that the engine has judged. */
export interface Overruled {
  /** A part of the task's points, 0 … 1. */
  readonly share: number;
  readonly reason: string;
}

/** What a teacher decides about a result, and no pupil. */
export type Decided = Pick<Entry, 'called' | 'isLeftOut' | 'byPerson' | 'overruled' | 'comments'>;

/** By which column the table is sorted: 0 for the pupil, then the tasks, and the sum behind them. */
export interface TableOrder {
  readonly column: number;
  readonly isDown: boolean;
}

/** All that a teacher has collected. */
export interface Book {
  /** By fingerprint. */
  readonly assignments: ReadonlyMap<string, KeptAssignment>;
  readonly entries: readonly Entry[];
  /** As the teacher typed it: a number and a name on each line. */
  readonly roster: string;
}

export const EMPTY_BOOK: Book = {
  assignments: new Map(),
  entries: [],
  roster: '',
};

/** They are applied where something is added, and never where it is read again. */
export const BOOK_LIMITS = {
  entries: 1000,
  /** Characters of all results: more than any browser keeps, so that there is enough for a file. */
  entryLetters: 12_000_000,
  assignments: 100,
  /** Characters of all assignments: they leave room for results in what a browser keeps. */
  assignmentLetters: 2_000_000,
  roster: 40_000,
  /** Characters of a reason, and of a comment. */
  comment: ASSIGNMENT_LIMITS.comment,
  /** Characters of where a result came from. */
  from: 200,
} as const;

export function isEmpty({ assignments, entries, roster }: Book): boolean {
  return entries.length === 0 && assignments.size === 0 && roster.trim() === '';
}

/** The book with some assignments, and how many of them there was no room for. */
export function withAssignments(
  book: Book,
  assignments: readonly KeptAssignment[],
): { readonly book: Book; readonly noPlace: number } {
  const all = new Map(book.assignments);
  const left = new Set<string>();
  let letters = lettersOf([...all.values()]);
  for (const assignment of assignments) {
    const { name, text } = assignment;
    if (all.has(name)) continue;
    const isFull =
      all.size >= BOOK_LIMITS.assignments || letters + text.length > BOOK_LIMITS.assignmentLetters;
    if (isFull) left.add(name);
    else {
      all.set(name, assignment);
      letters += text.length;
    }
  }
  const isMore = all.size > book.assignments.size;
  return { book: isMore ? { ...book, assignments: all } : book, noPlace: left.size };
}

export function lettersOf(texts: readonly { readonly text: string }[]): number {
  return texts.reduce((all, { text }) => all + text.length, 0);
}

/** The book with some works, how many of them it had already, and how many there was no room for. */
interface ResultTaken {
  readonly book: Book;
  readonly same: number;
  readonly noRoom: number;
}

/** Whether it holds what a teacher decides, and no pupil. */
export function isDecided({ entries, roster }: Book): boolean {
  const isTouched = ({ called, isLeftOut, ...byTask }: Decided) =>
    called !== '' ||
    isLeftOut ||
    [byTask.byPerson, byTask.overruled, byTask.comments].some(
      (each) => Object.keys(each ?? {}).length > 0,
    );
  return entries.some(isTouched) || roster.trim() !== '';
}

/** The book with those works that are not in it yet. */
export function withWorks(book: Book, works: readonly Pick<Entry, 'work' | 'from'>[]): ResultTaken {
  const texts = new Set(book.entries.map(({ work }) => work.text));
  const entries = [...book.entries];
  let id = entries.reduce((last, each) => Math.max(last, each.id), 0);
  let letters = lettersOf(book.entries.map(({ work }) => work));
  let [same, noRoom] = [0, 0];
  for (const { work, from } of works) {
    const { text } = work;
    const isFull =
      entries.length >= BOOK_LIMITS.entries || letters + text.length > BOOK_LIMITS.entryLetters;
    if (texts.has(text)) same++;
    else if (isFull) noRoom++;
    else {
      texts.add(text);
      letters += text.length;
      entries.push({ ...UNDECIDED, id: ++id, work, from: from.slice(0, BOOK_LIMITS.from) });
    }
  }
  const isMore = entries.length > book.entries.length;
  return { book: isMore ? { ...book, entries } : book, same, noRoom };
}

/** A result goes by what was handed in: another tab may have given its number to another one. */
type EntryOf = Pick<Entry, 'work'>;

const isOf =
  ({ work: { text } }: EntryOf) =>
  ({ work }: EntryOf) =>
    work.text === text;

/** The book with one result changed; the same book if it is not there any more. */
export function withEntry(
  book: Book,
  entry: EntryOf,
  change: Partial<Entry> | ((entry: Entry) => Partial<Entry>),
): Book {
  const at = book.entries.findIndex(isOf(entry));
  const there = book.entries[at];
  if (!there) return book;
  const changed = typeof change === 'function' ? change(there) : change;
  return { ...book, entries: book.entries.with(at, { ...there, ...changed }) };
}

/** The book with the part of a task's points, 0 … 1, that the teacher gives for what a person reads; `undefined` takes it back. */
export function withPoints(
  book: Book,
  entry: EntryOf,
  task: number,
  share: number | undefined,
): Book {
  return withEntry(book, entry, ({ byPerson: { [task]: _, ...others } }) => ({
    byPerson: share === undefined ? others : { ...others, [task]: share },
  }));
}

/** The book with what the teacher says to a pupil about a task; nothing for an empty text. */
export function withComment(book: Book, entry: EntryOf, task: number, text: string): Book {
  return withEntry(book, entry, ({ comments: { [task]: _, ...others } = {} }) => ({
    comments: text === '' ? others : { ...others, [task]: text },
  }));
}

export function withoutEntry(book: Book, entry: EntryOf): Book {
  const isIt = isOf(entry);
  return { ...book, entries: book.entries.filter((each) => !isIt(each)) };
}

/** The book without an assignment and all that was handed in for it. */
export function withoutAssignment(book: Book, name: string): Book {
  return {
    ...book,
    assignments: new Map([...book.assignments].filter(([each]) => each !== name)),
    entries: book.entries.filter(({ work }) => work.assignment !== name),
  };
}

/** Whether the pupil wrote a number or a pseudonym, by which the result goes for good. */
export function hasOwnName({ work }: Pick<Entry, 'work'>): boolean {
  return typedName(calmText(work.pupil)) !== '';
}

/** The number or pseudonym: the teacher's for this pupil, or else the pupil's own; may be empty. */
export function pupilOf(entry: Pick<Entry, 'work' | 'called'>): string {
  return typedName(calmText(entry.called)) || typedName(calmText(entry.work.pupil));
}

/**
 * Whether the second result goes on from the first: all that was answered there comes first here, too, and took the same seconds.
 * Two who are right at once answer alike, and not as fast as each other.
 */
export const continuesWork = (first: WorkSummary, second: WorkSummary): boolean =>
  first.tasks.every(({ attempts, answers, seconds = 0 }, at) => {
    const later = second.tasks[at];
    if (!later || later.attempts < attempts) return false;
    const { seconds: all = seconds } = later;
    const isInTime = later.attempts === attempts ? all === seconds : all >= seconds;
    return isInTime && answers.every((each, at) => each === later.answers[at]);
  });

/** Of an entry the others of the same name for the same assignment; none for pupils without a name. */
export interface Others {
  /** Of the same pupil: one goes on from the other, or the teacher says that both are the same. */
  readonly same: readonly Entry[];
  /** Of somebody else who has the same name, as far as the answers show. */
  readonly namesakes: readonly Entry[];
}

export function othersIn(
  entries: readonly Entry[],
  gradedOf: (entry: Entry) => WorkSummary | undefined,
): (entry: Entry) => Others {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = ownName(pupilOf(entry));
    if (name === '') continue;
    const key = `${entry.work.assignment} ${name}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const isOne = (one: Entry, other: Entry): boolean => {
    const [a, b] = [gradedOf(one), gradedOf(other)];
    const isSaid = one.called !== '' || other.called !== '';
    return isSaid || !a || !b || continuesWork(a, b) || continuesWork(b, a);
  };
  const found = new Map<number, Others>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    for (const entry of group) {
      const others = group.filter((each) => each !== entry);
      const same = others.filter((each) => isOne(entry, each));
      found.set(entry.id, { same, namesakes: others.filter((each) => !same.includes(each)) });
    }
  }
  return ({ id }) => found.get(id) ?? { same: [], namesakes: [] };
}
