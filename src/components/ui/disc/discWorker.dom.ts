import { workerClient, type WorkerClient } from '../../platform/worker.ts';
import type { gameTreeHandlers } from './gameTrees.ts';

/** Works out trees aside, so that the page goes on meanwhile. Each question rejects with a `WorkerProblem`. */
export function discWorker(): WorkerClient<typeof gameTreeHandlers> {
  return workerClient(
    () => new Worker(new URL('./disc.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: 20_000 },
  );
}
