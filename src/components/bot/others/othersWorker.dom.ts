import { workerClient, type WorkerClient } from '../../platform/worker.ts';
import type { othersHandlers } from './othersHandlers.dom.ts';

let client: WorkerClient<typeof othersHandlers> | undefined;

/** Plays machines against each other aside, so that the page goes on meanwhile. Each question rejects with a `WorkerProblem`. */
export const othersWorker = (): WorkerClient<typeof othersHandlers> =>
  (client ??= workerClient(
    () => new Worker(new URL('./others.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: 60_000 },
  ));
