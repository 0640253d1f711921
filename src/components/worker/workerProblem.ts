import type { WorkerProblemCode } from '../view/problems.ts';

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
