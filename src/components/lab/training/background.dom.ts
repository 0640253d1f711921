import { workerClient, type WorkerClient, type WorkerLike } from '../../platform/worker.ts';
import type { trainingHandlers } from './serve.dom.ts';

/** A worker that teaches tables. */
export type TrainingWorker = WorkerClient<ReturnType<typeof trainingHandlers>>;

function makeWorker(): WorkerLike {
  return new Worker(new URL('./training.worker.ts', import.meta.url), { type: 'module' });
}

export function trainingWorker(make = makeWorker): TrainingWorker {
  return workerClient(make, { timeout: 15_000 });
}
