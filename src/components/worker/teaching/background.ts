import { WorkerThread, type ThreadWorker } from '../workerThread.ts';
import type { FromTeacher, ToTeacher } from './messages.ts';

/** Without an answer for this long, the worker counts as dead. A million steps take far less. */
const PATIENCE = 30_000;

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
      this.thread ??= new WorkerThread(this.make, PATIENCE);
      return await this.thread.ask(message);
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
