import type { Work } from '../../../../src/engine/index.ts';
import {
  keptWork,
  withWorks,
  type Book,
} from '../../../../src/components/classroom/gradebook/results.ts';
import { gradebookHandlers } from '../../../../src/components/classroom/gradebook/gradebookHandlers.dom.ts';
import { workerWith } from '../../platform/workerDouble.ts';

/** The book with one work more; the same book if that very work is there already. */
export function withWork(book: Book, work: Work, from: string): Book {
  return withWorks(book, [{ work: keptWork(work), from }]).book;
}

/** A worker in the same thread. */
export const gradingWorker = () => workerWith(gradebookHandlers);
