import { assignmentTexts } from '../workshop/draftStore.ts';
import { allIn, type Found } from './found.ts';
import type { Book } from './results.ts';
import { readInWorker, type GradebookWorker } from './gradebookWorker.dom.ts';

/** What was found, with assignments of the workshop that somebody has handed in for and nobody has brought. */
export async function withWorkshop(
  worker: GradebookWorker,
  book: Book,
  found: Found,
): Promise<Found> {
  const { works, assignments } = allIn({ ...found, books: [book, ...found.books] });
  const here = new Set(assignments.map(({ name }) => name));
  const missing = new Set(
    works.map(({ work }) => work.assignment).filter((name) => !here.has(name)),
  );
  const texts = missing.size > 0 ? assignmentTexts() : [];
  if (texts.length === 0) return found;
  try {
    const { assignments: all } = await readInWorker(worker, { texts, from: '' });
    const wanted = all.filter(({ name }) => missing.has(name));
    return { ...found, assignments: [...found.assignments, ...wanted] };
  } catch {
    // They can be brought by hand.
    return found;
  }
}
