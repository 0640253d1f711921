import {
  WorkerProblem,
  workerClient,
  type WorkerClient,
  type WorkerLike,
} from '../../platform/worker.ts';
import { assignmentTexts } from '../workshop/draftStore.ts';
import type { TemplateLesson } from '../workshop/templateLessons.ts';
import { allIn, type Found } from './found.ts';
import type { Book } from './results.ts';
import type { gradebookHandlers } from './gradebookHandlers.dom.ts';

export type GradebookWorker = WorkerClient<typeof gradebookHandlers>;

function makeGradebookWorker(): WorkerLike {
  return new Worker(new URL('./gradebook.worker.ts', import.meta.url), { type: 'module' });
}

/** A worker for one sort of questions: those of one worker wait for each other. */
export function gradebookWorker(makeWorker = makeGradebookWorker): GradebookWorker {
  return workerClient(makeWorker, { timeout: 15_000 });
}

/**
 * What was found, with assignments that somebody has handed in for and nobody has brought: of the workshop, or ready ones
 * of these lessons.
 */
export async function withKnown(
  worker: GradebookWorker,
  book: Book,
  found: Found,
  lessons: readonly TemplateLesson[],
): Promise<Found> {
  const missing = missingIn(book, found);
  if (missing.length === 0) return found;
  try {
    const own = await withTexts(worker, found, missing, assignmentTexts());
    const left = missingIn(book, own);
    if (left.length === 0) return own;
    const texts = await worker.ask('ready', { lessons, names: left }, { timeout: 60_000 });
    return await withTexts(worker, own, left, texts);
  } catch (error) {
    if (!(error instanceof WorkerProblem)) throw error;
    // They can be brought by hand.
    return found;
  }
}

function missingIn(book: Book, found: Found): readonly string[] {
  const { works, assignments } = allIn({ ...found, books: [book, ...found.books] });
  const here = new Set(assignments.map(({ name }) => name));
  return [...new Set(works.map(({ work }) => work.assignment))].filter((name) => !here.has(name));
}

async function withTexts(
  worker: GradebookWorker,
  found: Found,
  names: readonly string[],
  texts: readonly string[],
): Promise<Found> {
  if (texts.length === 0) return found;
  const { assignments } = await worker.ask('read', { texts, from: '' });
  const wanted = assignments.filter(({ name }) => names.includes(name));
  return { ...found, assignments: [...found.assignments, ...wanted] };
}
