import { calmName } from '../../ui/calmText.ts';
import type { LineWithoutCode, LinkContent } from './added.ts';
import type { Book, Entry, KeptAssignment, KeptWork } from './results.ts';
import type { Trouble } from './troubles.ts';

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
