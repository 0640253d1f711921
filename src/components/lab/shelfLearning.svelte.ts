import { MENACE, newLearner, type Learner } from '../../engine/index.ts';
import { makeLearnerCode } from './learnerCode.ts';
import { gamesPerPiece, trainingWorker, type TrainingWorker } from './training.dom.ts';
import type { TrainingReport } from './experiment.ts';
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
  /** The boxes as they are now, for a link: the laboratory takes them up. */
  code = $state('');

  private readonly worker: TrainingWorker;
  private isEnded = false;

  constructor(worker = trainingWorker()) {
    this.worker = worker;
  }

  /** Fresh boxes that draw otherwise; while they learn they cannot be exchanged. */
  renew(seed: number): void {
    if (this.isRunning) return;
    this.learner = newLearner(MENACE, 'first', seed);
    this.points = [];
    this.code = '';
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
        const next = gamesPerPiece(Infinity, games, done, before + done);
        const pause = isCalm ? undefined : new Promise((resolve) => setTimeout(resolve, FRAME));
        const report = await this.worker.ask('train', { games: next });
        if (isCalm) unseen.push(report);
        else this.take(report);
        await pause;
        done += next;
      }
      for (const report of unseen) this.take(report);
      this.code = await makeLearnerCode(this.learner);
    });
  }

  destroy(): void {
    this.isEnded = true;
    this.worker.end();
  }

  private async begin(): Promise<void> {
    const learner = { ...this.learner, entries: this.learner.entries.slice() };
    this.take(await this.worker.ask('begin', { learners: [learner], rival: RIVAL }));
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

  private take({ runs: [report] }: TrainingReport): void {
    if (!report) return;
    const { games, entries, chances } = report;
    this.learner = { ...this.learner, games, entries };
    const loss = chances[RIVAL]?.loss ?? 0;
    this.points = [...this.points.filter((point) => point.games < games), { games, loss }];
  }
}
