import { WorkerThread, type ThreadWorker } from '../workerThread.ts';
import type { FromTrainer, ToTrainer } from './messages.ts';

/** Without an answer for this long, the worker counts as dead. */
const PATIENCE = 30_000;

export type TrainingWorker = ThreadWorker<ToTrainer, FromTrainer>;

function makeTrainingWorker(): TrainingWorker {
  return new Worker(new URL('./training.worker.ts', import.meta.url), { type: 'module' });
}

/** A worker that teaches tables. */
export class TrainingThread extends WorkerThread<ToTrainer, FromTrainer> {
  constructor(make = makeTrainingWorker, patience = PATIENCE) {
    super(make, patience);
  }
}
