import { MENACE, newLearner, type Learner } from '../../engine/index.ts';
import { gamesPerPiece, trainingWorker, type TrainingWorker } from './training.dom.ts';
import type { TrainingReport } from './labStore.ts';
import { USUAL_PLAN, makeShelfLink } from './shelfLink.ts';
import { workerProblemOf } from '../platform/worker.ts';

/** Whom the matchboxes play: whoever takes any free cell. */
const RIVAL = 'random';
/** Milliseconds from one look at the shelf to the next: all of it would be over before it is seen. */
const FRAME = 32;

/** How often a shelf loses after so many games, exactly. */
export interface LossPoint {
  readonly games: number;
  readonly loss: number;
}

/** A shelf of matchboxes that learns while one looks on. Nothing of it is stored: the laboratory does that. */
export class ShelfLearning {
  learner = $state.raw<Learner>(newLearner(MENACE, 'first', 1));
  points = $state.raw<readonly LossPoint[]>([]);
  isRunning = $state(false);
  isLost = $state(false);

  private readonly worker: TrainingWorker;
  private isEnded = false;

  constructor(worker = trainingWorker()) {
    this.worker = worker;
  }

  /** The boxes as they are now, for the laboratory: it teaches them anew. Nothing if they have not played. */
  get link(): string | undefined {
    const { seed, games } = this.learner;
    if (games === 0) return undefined;
    return makeShelfLink({ plan: { ...USUAL_PLAN, seed }, stints: [{ games, isBad: false }] });
  }

  /** Fresh boxes that draw otherwise; while they learn they cannot be exchanged. */
  renew(seed: number): void {
    if (this.isRunning) return;
    this.learner = newLearner(MENACE, 'first', seed);
    this.points = [];
  }

  /** How the boxes fare now: the first look costs no game. */
  async measure(): Promise<void> {
    await this.run(() => this.begin());
  }

  /** Plays and learns from so many games more; seen all at once where nothing is to move. */
  async teach(games: number, isCalm = false): Promise<void> {
    await this.run(async () => {
      await this.begin();
      const before = this.learner.games;
      const unseen: TrainingReport[] = [];
      for (let done = 0; done < games && !this.isEnded;) {
        const next = gamesPerPiece(games, done, before + done);
        const pause = isCalm ? undefined : new Promise((resolve) => setTimeout(resolve, FRAME));
        const report = await this.worker.ask('train', { games: next });
        if (isCalm) unseen.push(report);
        else this.take(report);
        await pause;
        done += next;
      }
      for (const report of unseen) this.take(report);
    });
  }

  destroy(): void {
    this.isEnded = true;
    this.worker.end();
  }

  private async begin(): Promise<void> {
    const learner = { ...this.learner, entries: this.learner.entries.slice() };
    this.take(await this.worker.ask('begin', { learner, rival: RIVAL }));
  }

  private async run(work: () => Promise<void>): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await work();
      this.isLost = false;
    } catch (error) {
      this.isLost = workerProblemOf(error) !== 'cancelled';
    } finally {
      this.isRunning = false;
    }
  }

  private take({ games, entries, chances }: TrainingReport): void {
    this.learner = { ...this.learner, games, entries };
    const loss = chances[RIVAL]?.loss ?? 0;
    this.points = [...this.points.filter((point) => point.games < games), { games, loss }];
  }
}
