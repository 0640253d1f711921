import { WorkerProblem } from '../workerProblem.ts';
import type { AuditAnswer, AuditQuestion } from './messages.ts';

/** The part of a `Worker` that is used here. */
export interface AuditWorker {
  onmessage: ((event: MessageEvent<AuditAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: AuditQuestion): void;
  terminate(): void;
}

/** Without an answer for this long, the worker counts as dead. */
const PATIENCE = 20_000;

function makeAuditWorker(): AuditWorker {
  return new Worker(new URL('./audit.worker.ts', import.meta.url), { type: 'module' });
}

/** Works a pair out in a worker of its own. Rejects with a `WorkerProblem`. */
export function auditInWorker(
  question: AuditQuestion,
  signal: AbortSignal,
  makeWorker: () => AuditWorker = makeAuditWorker,
): Promise<AuditAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new WorkerProblem('cancelled'));
    let worker: AuditWorker;
    try {
      worker = makeWorker();
    } catch {
      return reject(new WorkerProblem('unsupported'));
    }
    const end = (): void => {
      clearTimeout(silence);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
    };
    const fail = (code: 'died' | 'cancelled'): void => {
      end();
      reject(new WorkerProblem(code));
    };
    const cancel = (): void => fail('cancelled');
    const silence = setTimeout(() => fail('died'), PATIENCE);
    worker.onmessage = ({ data }) => {
      end();
      resolve(data);
    };
    worker.onerror = () => fail('died');
    signal.addEventListener('abort', cancel);
    worker.postMessage(question);
  });
}
