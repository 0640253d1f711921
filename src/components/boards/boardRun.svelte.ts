import { workerClient } from '../platform/worker.ts';
import type { boardHandlers } from './boardHandlers.dom.ts';
import type { BoardProgress, BoardQuestion } from './boardSolving.ts';

const boardWorker = () =>
  workerClient<typeof boardHandlers>(
    () => new Worker(new URL('./board.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: 20_000 },
  );

/** One board that is being settled in a worker, a moment at a time: it can be stopped, and goes on where it was. */
export class BoardRun {
  positions = $state(0);
  /** Positions a second. */
  speed = $state(0);
  isRunning = $state(false);
  isLost = $state(false);
  private worker: ReturnType<typeof boardWorker> | undefined;
  private isStopping = false;

  /**
   * Searches until the board is settled, its budget is spent, or somebody stops it; nothing if that happens first, or if no worker
   * answers (`isLost`). A page that nobody looks at stops by itself.
   */
  async settle(question: BoardQuestion): Promise<BoardProgress | undefined> {
    this.isStopping = false;
    this.isRunning = true;
    const begun = performance.now();
    let first: number | undefined;
    try {
      for (;;) {
        this.worker ??= boardWorker();
        const progress = await this.worker.ask('search', question);
        first ??= progress.positions;
        this.positions = progress.positions;
        const seconds = (performance.now() - begun) / 1000;
        this.speed = seconds > 0.2 ? Math.round((progress.positions - first) / seconds) : 0;
        this.isLost = false;
        if (progress.value || progress.isSpent) return progress;
        if (this.isStopping || document.hidden) return undefined;
      }
    } catch {
      this.isLost = !this.isStopping;
      return undefined;
    } finally {
      this.isRunning = false;
    }
  }

  /** What settles a board without a search. */
  async plain(question: BoardQuestion): Promise<BoardProgress | null> {
    this.worker ??= boardWorker();
    return this.worker.ask('plain', question);
  }

  stop(): void {
    this.isStopping = true;
  }
  end(): void {
    this.isStopping = true;
    this.worker?.end();
    this.worker = undefined;
  }
}
