import type { FromTrainer, ToTrainer } from './messages.ts';
import { WorkerProblem } from '../workerProblem.ts';

/** Without an answer for this long, the worker counts as dead. */
const PATIENCE = 30_000;

/** The part of a `Worker` that is used here. */
export interface TrainingWorker {
  onmessage: ((event: MessageEvent<FromTrainer>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToTrainer): void;
  terminate(): void;
}

function makeTrainingWorker(): TrainingWorker {
  return new Worker(new URL('./training.worker.ts', import.meta.url), { type: 'module' });
}

/** A worker that teaches tables: one question at a time, each with an answer or a `WorkerProblem`. */
export class TrainingThread {
  private readonly worker: TrainingWorker;
  private readonly patience: number;
  /** It has answered once. Before, an error means that its script did not arrive. */
  private hasAnswered = false;

  constructor(make = makeTrainingWorker, patience = PATIENCE) {
    this.patience = patience;
    try {
      this.worker = make();
    } catch {
      throw new WorkerProblem('unsupported');
    }
  }

  ask(message: ToTrainer): Promise<FromTrainer> {
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const fail = () => {
        clearTimeout(silence);
        this.end();
        reject(new WorkerProblem(this.hasAnswered ? 'died' : 'not-started'));
      };
      const silence = setTimeout(fail, this.patience);
      worker.onmessage = ({ data }) => {
        clearTimeout(silence);
        this.hasAnswered = true;
        resolve(data);
      };
      worker.onerror = fail;
      worker.onmessageerror = fail;
      worker.postMessage(message);
    });
  }

  end(): void {
    this.worker.terminate();
  }
}
