import { assignmentTexts } from '../workshop/draftStore.ts';
import type { Found } from './found.ts';
import type { Book } from './results.ts';
import { readInWorker, type GradebookWorker } from './gradebookWorker.dom.ts';

/** Assignments of the workshop that somebody has handed in for, and that nobody has brought. */
export async function workshopAssignments(
  worker: GradebookWorker,
  book: Book,
  found: Found,
): Promise<Found['assignments']> {
  const all = [book, ...found.books];
  const here = new Set([
    ...all.flatMap(({ assignments }) => [...assignments.keys()]),
    ...found.assignments.map(({ name }) => name),
  ]);
  const works = [...all.flatMap(({ entries }) => entries), ...found.works];
  const missing = new Set(
    works.map(({ work }) => work.assignment).filter((name) => !here.has(name)),
  );
  const texts = missing.size > 0 ? assignmentTexts() : [];
  if (texts.length === 0) return [];
  try {
    const { assignments } = await readInWorker(worker, { texts, from: '' });
    return assignments.filter(({ name }) => missing.has(name));
  } catch {
    // They can be brought by hand.
    return [];
  }
}
