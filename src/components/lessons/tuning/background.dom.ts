import { workerClient, type WorkerClient, type WorkerLike } from '../../platform/worker.ts';
import type { tuningHandlers } from './tuningHandlers.ts';

/** A worker that tunes weights. */
export type TuningWorker = WorkerClient<typeof tuningHandlers>;

function makeWorker(): WorkerLike {
  return new Worker(new URL('./tuning.worker.ts', import.meta.url), { type: 'module' });
}

export function tuningWorker(): TuningWorker {
  return workerClient(makeWorker, { timeout: 60_000 });
}
