import { workerClient, type WorkerClient } from '../platform/worker.ts';
import type { boardHandlers } from './boardHandlers.dom.ts';

/** Settles boards aside, so that the page goes on meanwhile. Each question rejects with a `WorkerProblem`. */
export function boardWorker(): WorkerClient<typeof boardHandlers> {
  return workerClient(
    () => new Worker(new URL('./board.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: 20_000 },
  );
}
