import { workerClient, type WorkerClient, type WorkerLike } from '../../platform/worker.ts';
import type { bugHandlers } from './serve.ts';

/** The programs that may be wrong, off the main thread. */
export type BugWorker = WorkerClient<typeof bugHandlers>;

/** Far more milliseconds than an ordinary laptop takes: a slow phone is no death. */
const TIMES = { timeout: 10_000 };
/** And for the judgement of a repair. */
export const TRIAL_TIMEOUT = 25_000;

function makeWorker(): WorkerLike {
  return new Worker(new URL('./teaching.worker.ts', import.meta.url), { type: 'module' });
}

export function bugWorker(make = makeWorker): BugWorker {
  return workerClient(make, TIMES);
}

let shared: BugWorker | undefined;

/** The one that all figures of a page share. */
export function pageBugWorker(): BugWorker {
  return (shared ??= bugWorker());
}
