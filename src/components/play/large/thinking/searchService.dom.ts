import type { ForcedWin } from '../../../../engine/index.ts';
import { workerClient } from '../../../platform/worker.ts';
import type {
  MissedWins,
  SearchPosition,
  TimedProgress,
  searchHandlers,
} from './searchHandlers.dom.ts';

/** Milliseconds without a word: a deep search may be silent for long on a slow device. */
const SILENCE = 90_000;

/** What can be asked of a search in a worker. An aborted question ends at once. */
export class SearchService {
  private readonly worker = workerClient<typeof searchHandlers>(
    () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: SILENCE },
  );

  /** The move of the searching bot at a level, from 1; `undefined` if the board is full. */
  move(
    position: SearchPosition,
    level: number,
    signal: AbortSignal,
    onProgress: (progress: TimedProgress) => void,
  ): Promise<ReturnType<(typeof searchHandlers)['move']>> {
    return this.worker.ask('move', { ...position, level }, { signal, onProgress });
  }

  forced(position: SearchPosition, signal: AbortSignal): Promise<ForcedWin> {
    return this.worker.ask('forced', position, { signal });
  }

  /** `onProgress` gets the part of the moves that is done, 0 … 1. */
  missed(
    game: SearchPosition,
    signal: AbortSignal,
    onProgress: (done: number) => void,
  ): Promise<MissedWins> {
    return this.worker.ask('missed', game, { signal, onProgress });
  }

  end(): void {
    this.worker.end();
  }
}
