import type { Learner } from '../../engine/index.ts';
import { tellIfLate } from '../platform/waiting.ts';
import { workerProblemOf, type WorkerProblemCode } from '../platform/worker.ts';
import { GLIMPSE, TICK, gamesPerPiece, type Pace, type TrainingWorker } from './training.dom.ts';
import type { Rival, RunReport } from './experiment.ts';

/** Thousands of games, played piece by piece in a worker, with what is to be seen of it on the way. */
export abstract class Errands {
  state = $state<'idle' | 'running' | 'paused'>('idle');
  /** Nothing has come back for some time. */
  isLate = $state(false);
  /** Games of the running errand: all, and those done. */
  goal = $state(0);
  done = $state(0);
  /** The time that those took to play and learn from, without the measuring between them. */
  milliseconds = $state(0);
  pace = $state<Pace>(Infinity);

  protected readonly worker: TrainingWorker;
  protected timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the running errand is a bad teacher's. */
  protected isBad = false;
  private askedAt = 0;
  private beganAt = 0;
  /** Whether somebody sees what changes: then the tables wait for the eye. */
  private readonly isWatched: () => boolean;

  constructor(worker: TrainingWorker, isWatched: () => boolean) {
    this.worker = worker;
    this.isWatched = isWatched;
  }

  /** Who is taught, and by whom. */
  protected abstract lessons(): { readonly learners: readonly Learner[]; readonly rival: Rival };
  /** The tables after so many games more. */
  protected abstract take(runs: readonly RunReport[], games: number): void;
  /** Nothing runs any more, perhaps because something went wrong. */
  protected abstract ended(problem?: WorkerProblemCode): void;

  /** Lets every table play and learn from so many games more. */
  protected async send(games: number, isBad: boolean): Promise<void> {
    this.goal = games;
    this.done = 0;
    this.milliseconds = 0;
    this.isBad = isBad;
    this.beganAt = performance.now();
    this.state = 'running';
    try {
      const { learners, rival } = this.lessons();
      const copies = learners.map((each) => ({ ...each, entries: each.entries.slice() }));
      const { runs } = await this.waitFor(
        this.worker.ask('begin', { learners: copies, rival, isBad }),
      );
      this.take(runs, 0);
      this.next();
    } catch (error) {
      this.fail(error);
    }
  }

  pause(): void {
    if (this.state === 'running') this.state = 'paused';
  }

  resume(): void {
    if (this.state !== 'paused') return;
    this.state = 'running';
    this.next();
  }

  /** Ends the errand; what was learnt so far stays. */
  stop(): void {
    clearTimeout(this.timer);
    if (this.state === 'idle') return;
    this.worker.end();
    this.state = 'idle';
    this.ended();
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.worker.end();
  }

  /** Resolves when no errand is running. */
  protected async atRest(): Promise<void> {
    while (this.state !== 'idle') await new Promise((resolve) => setTimeout(resolve, GLIMPSE));
  }

  /** Asks for the next piece of the errand, or ends it. */
  private next(): void {
    if (this.state !== 'running') return;
    if (this.done >= this.goal) {
      this.state = 'idle';
      this.ended();
      return;
    }
    const { learners } = this.lessons();
    const before = learners[0]?.games ?? 0;
    this.askedAt = performance.now();
    // Where the picture is slow, its steps are larger: it is to be seen, and not waited for.
    const seconds = Math.floor((this.askedAt - this.beganAt) / 1000);
    const isWatched = this.pace === Infinity && this.isWatched();
    const isFine = isWatched && learners.length === 1;
    const piece = gamesPerPiece(this.pace, this.goal, this.done, before, isFine);
    const larger = isWatched ? 1 + 3 * seconds : 1;
    const games = Math.min(this.goal - this.done, piece * larger);
    this.waitFor(this.worker.ask('train', { games }))
      .then(({ runs, milliseconds }) => {
        this.done += games;
        this.milliseconds += milliseconds;
        this.take(runs, games);
        const wait = this.waits();
        if (wait <= 0) this.next();
        else this.timer = setTimeout(() => this.next(), wait);
      })
      .catch((error: unknown) => this.fail(error));
  }

  /** Milliseconds before the next piece. */
  private waits(): number {
    if (this.pace !== Infinity) return TICK;
    return this.isWatched() ? GLIMPSE - (performance.now() - this.askedAt) : 0;
  }

  private waitFor<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.isLate = false;
    tellIfLate(answer, () => (this.isLate = true));
    return answer;
  }

  private fail(error: unknown): void {
    const code = workerProblemOf(error);
    // Stopped: all is said and stored, and another errand may have begun.
    if (code === 'cancelled') return;
    this.state = 'idle';
    this.ended(code);
  }
}
