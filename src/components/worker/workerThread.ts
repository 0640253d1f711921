import { WorkerProblem } from './workerProblem.ts';

/** The part of a `Worker` that is used here. */
export interface ThreadWorker<To, From> {
  onmessage: ((event: MessageEvent<From>) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: To): void;
  terminate(): void;
}

/** A worker that answers each message once: one question at a time, each with an answer or a `WorkerProblem`. */
export class WorkerThread<To, From> {
  private readonly worker: ThreadWorker<To, From>;
  private readonly patience: number;
  /** It has answered once. Before, an error means that its script did not arrive. */
  private hasAnswered = false;

  /** `patience`: milliseconds without an answer after which the worker counts as dead, if a question names none. */
  constructor(make: () => ThreadWorker<To, From>, patience: number) {
    this.patience = patience;
    try {
      this.worker = make();
    } catch {
      throw new WorkerProblem('unsupported');
    }
  }

  ask(message: To, patience = this.patience): Promise<From> {
    const { worker } = this;
    return new Promise((resolve, reject) => {
      const fail = () => {
        clearTimeout(silence);
        this.end();
        reject(new WorkerProblem(this.hasAnswered ? 'died' : 'not-started'));
      };
      const silence = setTimeout(fail, patience);
      worker.onmessage = ({ data }) => {
        clearTimeout(silence);
        this.hasAnswered = true;
        resolve(data);
      };
      worker.onerror = fail;
      worker.onmessageerror = fail;
      try {
        worker.postMessage(message);
      } catch {
        fail();
      }
    });
  }

  end(): void {
    this.worker.terminate();
  }
}
