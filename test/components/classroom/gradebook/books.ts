import type { Work } from '../../../../src/engine/index.ts';
import { example } from '../../../../src/components/classroom/gradebook/example.ts';
import { NOTHING_FOUND } from '../../../../src/components/classroom/gradebook/found.ts';
import {
  keptAssignment,
  keptWork,
  withEntry,
  withWorks,
  type Book,
  type Entry,
} from '../../../../src/components/classroom/gradebook/results.ts';
import { gradebookHandlers } from '../../../../src/components/classroom/gradebook/gradebookHandlers.dom.ts';
import { workerWith } from '../../platform/workerDouble.ts';

export const { assignment, works } = example({ title: 'Пример', asked: 'Why?', written: 'So.' });
export const [first, second, third] = works as [Work, Work, Work];

/** What is read of files with works. */
export const found = (...works: Work[]) => ({
  ...NOTHING_FOUND,
  assignments: [keptAssignment(assignment)],
  works: works.map((work) => ({ work: keptWork(work), from: 'x' })),
});

/** The book with one work more; the same book if that very work is there already. */
export function withWork(book: Book, work: Work, from: string): Book {
  return withWorks(book, [{ work: keptWork(work), from }]).book;
}

/** A worker in the same thread. */
export const gradingWorker = () => workerWith(gradebookHandlers);

/** The book with the result of this number changed. */
export function withNumbered(book: Book, id: number, change: Partial<Entry>): Book {
  const entry = book.entries.find((each) => each.id === id);
  return entry ? withEntry(book, entry, change) : book;
}
