import { workerClient, type WorkerLike } from '../../platform/worker.ts';
import type { AuditAnswer, AuditQuestion, auditHandlers } from './serve.dom.ts';

function makeAuditWorker(): WorkerLike {
  return new Worker(new URL('./audit.worker.ts', import.meta.url), { type: 'module' });
}

/** Works a pair out in a worker of its own. Rejects with a `WorkerProblem`. */
export async function auditInWorker(
  question: AuditQuestion,
  signal: AbortSignal,
  makeWorker = makeAuditWorker,
): Promise<AuditAnswer> {
  const worker = workerClient<typeof auditHandlers>(makeWorker, { timeout: 20_000 });
  try {
    return await worker.ask('audit', question, { signal });
  } finally {
    worker.end();
  }
}
