import { recordSearch, traceBuffers } from '../../engine/index.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/**
 * What the worker does with a request: record the search, report progress on the way, and hand the
 * columns over without copying them.
 */
export function serve(
  request: ToWorker,
  post: (message: FromWorker, transfer: ArrayBuffer[]) => void,
): void {
  const { trace } = recordSearch(request, {
    onProgress: (calls) => post({ kind: 'progress', calls }, []),
  });
  post({ kind: 'done', trace }, traceBuffers(trace));
}
