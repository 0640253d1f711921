import type { SearchRequest, SearchRun } from '../../../engine/index.ts';
import { WorkerProblem, type WorkerProblemCode } from '../../platform/worker.ts';
import { recordInBackground } from '../recorder.ts';

/** How far a recording in the background has come. */
interface RecordingProgress {
  readonly calls: number;
  /** At most about so many calls there will be. */
  readonly estimate: number;
}

/** One recording at a time: a new one ends the one before. */
export class Recording {
  progress = $state.raw<RecordingProgress | undefined>();
  problem = $state.raw<WorkerProblemCode | undefined>();
  private abort: AbortController | undefined;

  /** The run; or `undefined` if it was stopped, replaced, or failed (then `problem` says how). */
  async start(request: SearchRequest): Promise<SearchRun | undefined> {
    this.abort?.abort();
    const abort = new AbortController();
    this.abort = abort;
    this.problem = undefined;
    const isCurrent = () => this.abort === abort;
    try {
      return await recordInBackground(request, {
        signal: abort.signal,
        onProgress: (calls, estimate) => {
          if (isCurrent()) this.progress = { calls, estimate };
        },
      });
    } catch (error) {
      if (!(error instanceof WorkerProblem)) throw error;
      if (isCurrent()) this.problem = error.code;
      return undefined;
    } finally {
      if (isCurrent()) this.progress = undefined;
    }
  }

  cancel(): void {
    this.abort?.abort();
  }
}
