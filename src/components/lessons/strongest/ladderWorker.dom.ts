import { workerClient, type WorkerClient } from '../../platform/worker.ts';
import type { ladderHandlers } from './ladderHandlers.ts';

/** Milliseconds without a word: a game may be long on a slow device. */
const SILENCE = 90_000;

/** Plays matches of the ladder aside. */
export function ladderWorker(): WorkerClient<typeof ladderHandlers> {
  return workerClient(
    () => new Worker(new URL('./ladder.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: SILENCE },
  );
}
