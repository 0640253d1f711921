import type { LineWithoutCode } from './added.ts';
import type { Book, KeptAssignment, KeptWork } from './results.ts';
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
}

export const NOTHING_FOUND: Found = {
  works: [],
  assignments: [],
  books: [],
  troubles: [],
  noCode: [],
  left: { works: 0, assignments: 0 },
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
  };
}

export function trouble(from: string, why: Trouble['why']): Found {
  return { ...NOTHING_FOUND, troubles: [{ from, why }] };
}
