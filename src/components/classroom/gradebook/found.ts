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

/** What was found in something that a teacher brought: everything that can be read, and what cannot. */
export interface Found {
  readonly works: readonly { readonly work: KeptWork; readonly from: string }[];
  readonly assignments: readonly KeptAssignment[];
  readonly books: readonly Book[];
  readonly troubles: readonly Trouble[];
}

export const NOTHING_FOUND: Found = {
  works: [],
  assignments: [],
  books: [],
  troubles: [],
};

export function together(all: readonly Found[]): Found {
  return {
    works: all.flatMap(({ works }) => works),
    assignments: all.flatMap(({ assignments }) => assignments),
    books: all.flatMap(({ books }) => books),
    troubles: all.flatMap(({ troubles }) => troubles),
  };
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
}

/**
 * The assignment that is looked at once something was added: the one that the last result is about, or the last assignment. What
 * is not here takes nobody away from a class.
 */
export function lookedAtAfter(
  { assignments }: Book,
  chosen: string | undefined,
  { works, assignments: found }: Pick<Found, 'works' | 'assignments'>,
): string | undefined {
  const last = works.at(-1)?.work.assignment ?? found.at(-1)?.name;
  return last !== undefined && (assignments.has(last) || !assignments.has(chosen ?? ''))
    ? last
    : chosen;
}
