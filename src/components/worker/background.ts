import type { SearchRequest, SearchRun } from '../../engine/index.ts';
import type { WorkerProblemCode } from '../view/problems.ts';
import { estimateCalls } from './estimate.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { WorkerProblem } from './workerProblem.ts';

/** Without a word from the worker for this long, it counts as dead. */
const PATIENCE = 20_000;

/** The part of a `Worker` that is used here. */
export interface EngineWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(request: ToWorker): void;
  terminate(): void;
}

export interface BackgroundOptions {
  /** Told now and then: calls so far, and about how many there will be (never fewer). */
  readonly onProgress?: (calls: number, estimate: number) => void;
  /** Aborting ends the worker. */
  readonly signal?: AbortSignal;
  /** Milliseconds without a word from the worker after which it counts as dead. */
  readonly timeout?: number;
  /** Makes the worker; may throw. */
  readonly makeWorker?: () => EngineWorker;
}

function makeEngineWorker(): EngineWorker {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

function startedWorker({ makeWorker = makeEngineWorker }: BackgroundOptions): EngineWorker {
  try {
    return makeWorker();
  } catch {
    throw new WorkerProblem('unsupported');
  }
}

/** Records in a worker of its own. Rejects with a `WorkerProblem`. */
export async function recordInWorker(
  request: SearchRequest,
  options: BackgroundOptions,
): Promise<SearchRun> {
  if (options.signal?.aborted) throw new WorkerProblem('cancelled');
  return recordIn(startedWorker(options), request, options);
}

function recordIn(
  worker: EngineWorker,
  request: SearchRequest,
  { onProgress, signal, timeout = PATIENCE }: BackgroundOptions,
): Promise<SearchRun> {
  const estimate = estimateCalls(request.setup);
  return new Promise((resolve, reject) => {
    let silence: ReturnType<typeof setTimeout>;
    const end = (): void => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', cancel);
      worker.terminate();
    };
    const fail = (code: WorkerProblemCode): void => {
      end();
      reject(new WorkerProblem(code));
    };
    const cancel = (): void => fail('cancelled');
    const listen = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => fail('died'), timeout);
    };
    worker.onmessage = ({ data }) => {
      listen();
      if (data.kind === 'progress') return onProgress?.(data.calls, Math.max(estimate, data.calls));
      end();
      resolve({ request, trace: data.trace });
    };
    worker.onerror = () => fail('died');
    worker.onmessageerror = () => fail('died');
    signal?.addEventListener('abort', cancel);
    listen();
    worker.postMessage(request);
    onProgress?.(0, estimate);
  });
}
