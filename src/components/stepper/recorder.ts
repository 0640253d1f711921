import { recordSearch, type SearchRequest, type SearchRun } from '../../engine/index.ts';
import type { BackgroundOptions } from './searchWorker.dom.ts';
import { isRecordedAtOnce } from './limits.ts';
import { WorkerProblem } from '../platform/worker.ts';

/**
 * Records a search: a small one at once, any other in a worker of its own, so that the page never
 * stands still. Rejects with a `WorkerProblem`: `cancelled` by the signal, `unsupported` if no worker can be made, `died`
 * if it failed or fell silent.
 */
export async function recordInBackground(
  request: SearchRequest,
  options: BackgroundOptions = {},
): Promise<SearchRun> {
  if (options.signal?.aborted) throw new WorkerProblem('cancelled');
  if (isRecordedAtOnce(request)) return recordSearch(request);
  // Most readers never search so far: the worker's side of things is loaded for those who do.
  const background = await import('./searchWorker.dom.ts').catch(() => {
    throw new WorkerProblem('died');
  });
  return background.recordInWorker(request, options);
}
