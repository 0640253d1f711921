import { calmName } from '../../ui/calmText.ts';
import type { ContentProblem } from '../reader.ts';
import type { Book, Entry, KeptAssignment, KeptWork } from './results.ts';

/** Why something that was brought to the gradebook is not in it. */
export type TroubleWhy =
  | ContentProblem
  /** A gradebook of which so many parts cannot be read. */
  | { readonly of: 'book'; readonly isNewer: boolean; readonly parts: number }
  /** No code and no file of ours is in it. */
  | { readonly of: 'nothing' }
  | { readonly of: 'large'; readonly limit: number }
  | { readonly of: 'zip' }
  /** More files, or more codes in a text, than are read at once. */
  | { readonly of: 'many' | 'codes'; readonly limit: number };

export interface Trouble {
  /** A file's name, a file in a zip, a line of what was pasted. */
  readonly from: string;
  readonly why: TroubleWhy;
  /** Of a code: the words before it, which may name the sender. */
  readonly before?: string;
}

/** What is in a link that was opened. */
export interface LinkContent {
  readonly results: number;
  readonly assignments: number;
  /** Of the first result; empty if it has no name. */
  readonly pupil: string;
  /** Of its assignment; absent if that is not here. */
  readonly title: string | undefined;
}

/** A line of what was brought that has no code in it. */
export interface LineWithoutCode {
  /** A file's name, or which line of what was pasted. */
  readonly from: string;
  /** How it begins. */
  readonly text: string;
}

/** What was found in something that a teacher brought: everything that can be read, and what cannot. */
export interface Found {
  readonly works: readonly { readonly work: KeptWork; readonly from: string }[];
  readonly assignments: readonly KeptAssignment[];
  readonly books: readonly Book[];
  readonly troubles: readonly Trouble[];
  /** Lines in which there is no code, between those that have one. */
  readonly noCode: readonly LineWithoutCode[];
  /** Those that no gradebook would have room for: they are counted, and let go. */
  readonly left: { readonly works: number; readonly assignments: number };
  /** Whoever brought it has stopped the reading: there may be more in it. */
  readonly isStopped: boolean;
}

export const NOTHING_FOUND: Found = {
  works: [],
  assignments: [],
  books: [],
  troubles: [],
  noCode: [],
  left: { works: 0, assignments: 0 },
  isStopped: false,
};

export function together(all: readonly Found[]): Found {
  return {
    works: all.flatMap(({ works }) => works),
    assignments: all.flatMap(({ assignments }) => assignments),
    books: all.flatMap(({ books }) => books),
    troubles: all.flatMap(({ troubles }) => troubles),
    noCode: all.flatMap(({ noCode }) => noCode),
    left: {
      works: all.reduce((sum, { left }) => sum + left.works, 0),
      assignments: all.reduce((sum, { left }) => sum + left.assignments, 0),
    },
    isStopped: all.some(({ isStopped }) => isStopped),
  };
}

/** What two links hold; the way back to an address opens its link once more. */
export function withLink(before: Found, link: Found): Found {
  const there = new Set(before.works.map(({ work }) => work.text));
  return together([
    before,
    { ...link, works: link.works.filter(({ work }) => !there.has(work.text)) },
  ]);
}

/** All results and assignments, those of gradebooks too. */
export function allIn({ books, works, assignments }: Found): {
  readonly works: readonly Pick<Entry, 'work' | 'from'>[];
  readonly assignments: readonly KeptAssignment[];
} {
  return {
    works: [...books.flatMap(({ entries }) => entries), ...works],
    assignments: [...books.flatMap((book) => [...book.assignments.values()]), ...assignments],
  };
}

/** What the teacher is asked about a link: whose result it holds, and for what assignment. */
export function linkContent(found: Found, { assignments: here }: Book): LinkContent {
  const { works, assignments } = allIn(found);
  const [first] = works;
  const about = first
    ? [...here.values(), ...assignments].find(({ name }) => name === first.work.assignment)
    : assignments[0];
  return {
    results: works.length,
    assignments: assignments.length,
    pupil: calmName(first?.work.pupil ?? '').trim(),
    title: about && calmName(about.title).trim(),
  };
}

export function trouble(from: string, why: Trouble['why']): Found {
  return { ...NOTHING_FOUND, troubles: [{ from, why }] };
}

/** What has come of adding to the gradebook. */
export interface Added {
  readonly fresh: number;
  readonly same: number;
  /** Results that there was no room for. */
  readonly noRoom: number;
  readonly assignments: number;
  /** Assignments that there was no room for. */
  readonly noPlace: number;
  readonly bad: number;
  /** The reading was stopped before its end. */
  readonly isStopped?: boolean;
  /** The title of another assignment that the last of it is about; that one is not looked at. */
  readonly elsewhere?: string | undefined;
  /** Lines between others with codes. */
  readonly noCode: readonly LineWithoutCode[];
}

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
