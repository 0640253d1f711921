import { EMPTY, recordSearch, type SearchRequest, type SearchRun } from '../../engine/index.ts';
import type { WorkerProblemCode } from '../view/problems.ts';
import { estimateCalls } from './estimate.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export type { WorkerProblemCode } from '../view/problems.ts';

/** Up to so many empty cells (1,957 calls at the most) a search is recorded at once, on the page. */
export const MOST_EMPTY_ON_PAGE = 6;

/** Without a word from the worker for this long, it counts as dead. */
const PATIENCE = 20_000;

/** Why a search could not be recorded. The words for each code live in `src/i18n`. */
export class WorkerProblem extends Error {
  readonly code: WorkerProblemCode;

  constructor(code: WorkerProblemCode) {
    super(`recording in the background: ${code}`);
    this.name = 'WorkerProblem';
    this.code = code;
  }
}

/** The code of what a recording was rejected with; anything unforeseen counts as a death. */
export function workerProblemOf(error: unknown): WorkerProblemCode {
  return error instanceof WorkerProblem ? error.code : 'died';
}

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

/**
 * Records a search: a small one at once, any other in a worker of its own, so that the page never
 * stands still. Rejects with a `WorkerProblem`: `cancelled` by the signal, `unsupported` if no
 * worker can be made, `died` if it failed or fell silent.
 */
export async function recordInBackground(
  request: SearchRequest,
  options: BackgroundOptions = {},
): Promise<SearchRun> {
  if (options.signal?.aborted) throw new WorkerProblem('cancelled');
  const empty = request.setup.cells.filter((content) => content === EMPTY).length;
  if (empty <= MOST_EMPTY_ON_PAGE) return recordSearch(request);
  return recordIn(startedWorker(options), request, options);
}

function startedWorker({ makeWorker = makeEngineWorker }: BackgroundOptions): EngineWorker {
  try {
    return makeWorker();
  } catch {
    throw new WorkerProblem('unsupported');
  }
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
