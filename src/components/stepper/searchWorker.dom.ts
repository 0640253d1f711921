import type { SearchRequest, SearchRun } from '../../engine/index.ts';
import { workerClient, type WorkerLike } from '../platform/worker.ts';
import { estimateCalls } from './estimate.ts';
import type { recordingHandlers } from './serve.ts';

export interface BackgroundOptions {
  /** Told now and then: calls so far, and about how many there will be (never fewer). */
  readonly onProgress?: (calls: number, estimate: number) => void;
  /** Aborting ends the worker. */
  readonly signal?: AbortSignal;
  /** Makes the worker; may throw. */
  readonly makeWorker?: () => WorkerLike;
}

/** Milliseconds without a word from the worker after which it counts as dead. */
const TIMEOUT = 20_000;

function makeRecordingWorker(): WorkerLike {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

/** Records in a worker of its own. Rejects with a `WorkerProblem`. */
export async function recordInWorker(
  request: SearchRequest,
  { onProgress, signal, makeWorker = makeRecordingWorker }: BackgroundOptions,
): Promise<SearchRun> {
  const estimate = estimateCalls(request.setup);
  const tell = (calls: number) => onProgress?.(calls, Math.max(estimate, calls));
  const worker = workerClient<typeof recordingHandlers>(makeWorker, { timeout: TIMEOUT });
  try {
    const recording = worker.ask('record', request, { onProgress: tell, signal });
    tell(0);
    return { request, trace: await recording };
  } finally {
    worker.end();
  }
}
