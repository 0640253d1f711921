import { WorkerThread, type ThreadWorker } from '../workerThread.ts';
import type { FromTeacher, ToTeacher } from './messages.ts';

/**
 * Milliseconds without an answer after which the worker counts as dead, by what it was asked. Each is
 * far more than an ordinary laptop takes: a slow phone is no death.
 */
const PATIENCE: Readonly<Record<ToTeacher['kind'], number>> = {
  judge: 10_000,
  win: 10_000,
  find: 10_000,
  mend: 25_000,
};
/** The first question also waits for the worker's script. */
const ARRIVAL = 8000;

export type TeachingWorker = ThreadWorker<ToTeacher, FromTeacher>;

function makeTeachingWorker(): TeachingWorker {
  return new Worker(new URL('./teaching.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The programs that may be wrong, off the main thread: one worker for a page, started at the first
 * question. Questions wait for each other; after a problem the next one starts a new worker.
 */
export class Teacher {
  private readonly make: () => TeachingWorker;
  private thread: WorkerThread<ToTeacher, FromTeacher> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(make = makeTeachingWorker) {
    this.make = make;
  }

  /** Rejects with a `WorkerProblem`. */
  ask<Kind extends ToTeacher['kind']>(
    message: Extract<ToTeacher, { kind: Kind }>,
  ): Promise<Extract<FromTeacher, { kind: Kind }>> {
    const answer = this.last.then(() => this.put(message));
    this.last = answer.catch(() => undefined);
    return answer as Promise<Extract<FromTeacher, { kind: Kind }>>;
  }

  private async put(message: ToTeacher): Promise<FromTeacher> {
    try {
      const arrival = this.thread ? 0 : ARRIVAL;
      this.thread ??= new WorkerThread(this.make, PATIENCE.mend);
      return await this.thread.ask(message, PATIENCE[message.kind] + arrival);
    } catch (error) {
      this.thread = undefined;
      throw error;
    }
  }
}

let teacher: Teacher | undefined;

/** The teacher of this page. */
export function pageTeacher(): Teacher {
  return (teacher ??= new Teacher());
}
