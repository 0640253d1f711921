import { workerClient, type WorkerClient } from '../platform/worker.ts';
import type { ProofHandlers } from './proofWork.ts';

/** Checks the proof of 4×4×4 aside, and plays by it. Each question rejects with a `WorkerProblem`. */
export function proofWorker(): WorkerClient<ProofHandlers> {
  return workerClient(
    () => new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: 30_000 },
  );
}
