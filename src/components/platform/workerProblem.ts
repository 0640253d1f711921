/** Why a worker gave no answer. The words for each code are in the messages of a language. */
export const WORKER_PROBLEMS = ['died', 'not-started', 'unsupported', 'cancelled'] as const;
export type WorkerProblemCode = (typeof WORKER_PROBLEMS)[number];

/** What every question to a worker is rejected with. */
export class WorkerProblem extends Error {
  readonly code: WorkerProblemCode;

  constructor(code: WorkerProblemCode) {
    super(`worker: ${code}`);
    this.name = 'WorkerProblem';
    this.code = code;
  }
}

/** The code of what a question was rejected with; anything unforeseen counts as a death. */
export function workerProblemOf(error: unknown): WorkerProblemCode {
  return error instanceof WorkerProblem ? error.code : 'died';
}
