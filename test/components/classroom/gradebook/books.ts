import type { Work } from '../../../../src/engine/index.ts';
import { withWorks, type Book } from '../../../../src/components/classroom/gradebook/results.ts';

/** The book with one work more; the same book if that very work is there already. */
export function withWork(book: Book, work: Work, from: string): Book {
  return withWorks(book, [{ work, from }]).book;
}
