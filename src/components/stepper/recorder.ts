import { EMPTY, recordSearch, type SearchRequest, type SearchRun } from '../../engine/index.ts';
import type { BackgroundOptions } from './searchWorker.dom.ts';
import { WorkerProblem } from '../platform/worker.ts';

/** Up to so many empty cells (1,957 calls at the most) a search is recorded at once, on the page. */
export const MOST_EMPTY_ON_PAGE = 6;

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
  const empty = request.setup.cells.filter((content) => content === EMPTY).length;
  if (empty <= MOST_EMPTY_ON_PAGE) return recordSearch(request);
  // Most readers never search so far: the worker's side of things is loaded for those who do.
  const background = await import('./searchWorker.dom.ts').catch(() => {
    throw new WorkerProblem('died');
  });
  return background.recordInWorker(request, options);
}
