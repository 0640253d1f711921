import {
  workerClient,
  type WorkerClient,
  type WorkerLike,
  workerProblemOf,
} from '../../platform/worker.ts';
import { assignmentTexts } from '../workshop/draftStore.ts';
import { allIn, together, type Found } from './found.ts';
import type { Book } from './results.ts';
import type { Brought, ReadSoFar, gradebookHandlers } from './gradebookHandlers.dom.ts';

export type GradebookWorker = WorkerClient<typeof gradebookHandlers>;

function makeGradebookWorker(): WorkerLike {
  return new Worker(new URL('./gradebook.worker.ts', import.meta.url), { type: 'module' });
}

/** A worker for one sort of questions: those of one worker wait for each other. */
export function gradebookWorker(makeWorker = makeGradebookWorker): GradebookWorker {
  return workerClient(makeWorker, { timeout: 15_000 });
}

/** Reads what was brought. Whoever stops it keeps what was found before. Rejects with a `WorkerProblem`. */
export async function readInWorker(
  worker: GradebookWorker,
  brought: Brought,
  signal?: AbortSignal,
  onProgress: (progress: ReadSoFar) => void = () => undefined,
): Promise<Found> {
  const parts: Found[] = [];
  const note = (progress: ReadSoFar): void => {
    parts.push(progress.found);
    onProgress(progress);
  };
  try {
    return await worker.ask('read', brought, { signal, onProgress: note });
  } catch (error) {
    if (workerProblemOf(error) !== 'cancelled') throw error;
    return { ...together(parts), isStopped: true };
  }
}

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
