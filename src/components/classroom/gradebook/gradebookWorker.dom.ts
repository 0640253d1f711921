import { workerClient, type WorkerClient, type WorkerLike } from '../../platform/worker.ts';
import { workerProblemOf } from '../../platform/workerProblem.ts';
import { together, type Found } from './found.ts';
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
