import {
  FIRST_STATE,
  TUNING_PLAN,
  wilsonInterval,
  type GenerationReport,
  type ShareInterval,
  type TuningPlan,
  type TuningState,
} from '../../../engine/index.ts';
import { tellIfLate } from '../../platform/patience.ts';
import { workerProblemOf, type WorkerProblemCode } from '../../platform/workerProblem.ts';
import type { TuningWorker } from './background.dom.ts';
import type { PlayedPoints } from './tuningHandlers.ts';

/** A run is over after so many generations. */
export const MOST_GENERATIONS = 30;
/** Games of the match with which a set is tested, and what is added to the run's seed for it. */
export const TEST_GAMES = 100;
const TEST_SEED = 5000;

/** A run of the tuner in a worker. Pausing throws the begun generation away: it is played again, and comes out the same. */
export class Tuner {
  doing = $state<'rest' | 'tune' | 'test'>('rest');
  plan = $state.raw<TuningPlan>(TUNING_PLAN);
  state = $state.raw<TuningState>(FIRST_STATE);
  /** What the mean set got in each generation. */
  shares = $state.raw<readonly ShareInterval[]>([]);
  /** Sets of this generation that have played. */
  candidates = $state(0);
  tested = $state.raw<PlayedPoints | undefined>();
  problem = $state.raw<WorkerProblemCode | undefined>();
  isLate = $state(false);

  /** Every test has games of its own. */
  private tests = 0;
  private readonly worker: TuningWorker;
  /** Whoever answers after this has changed is not heard. */
  private life = {};

  constructor(worker: TuningWorker) {
    this.worker = worker;
  }

  get isOver(): boolean {
    return this.state.generation >= MOST_GENERATIONS;
  }

  /** Plays generation after generation, until it is told to pause or the run is over. */
  async start(): Promise<void> {
    if (this.doing !== 'rest' || this.isOver) return;
    const life = this.begin('tune');
    this.tested = undefined;
    while (life === this.life && !this.isOver) {
      this.candidates = 0;
      const { plan, state } = this;
      const report = await this.hear(life, (heard) =>
        this.worker.ask(
          'tune',
          { plan, state },
          { onProgress: (candidates) => heard(() => (this.candidates = candidates)) },
        ),
      );
      if (!report) return;
      this.take(report);
    }
    if (life === this.life) this.doing = 'rest';
  }

  /** Plays a match on openings that no generation has seen. */
  async test(): Promise<void> {
    if (this.doing !== 'rest') return;
    const life = this.begin('test');
    this.tested = { points: 0, games: 0 };
    const question = {
      vector: this.state.mean,
      games: TEST_GAMES,
      seed: this.plan.seed + TEST_SEED + this.tests++,
    };
    const played = await this.hear(life, (heard) =>
      this.worker.ask('test', question, {
        onProgress: (progress) => heard(() => (this.tested = progress)),
      }),
    );
    if (!played) return;
    this.tested = played;
    this.doing = 'rest';
  }

  pause(): void {
    if (this.doing === 'rest') return;
    this.end();
  }

  /** From the article's weights again, with another seed. */
  restart(seed: number): void {
    this.end();
    this.plan = { ...TUNING_PLAN, seed };
    this.state = FIRST_STATE;
    this.shares = [];
    this.tested = undefined;
    this.problem = undefined;
  }

  destroy(): void {
    this.end();
  }

  private begin(doing: 'tune' | 'test'): object {
    this.doing = doing;
    this.problem = undefined;
    this.life = {};
    return this.life;
  }

  private end(): void {
    this.life = {};
    this.worker.end();
    this.doing = 'rest';
    this.isLate = false;
    this.candidates = 0;
  }

  private take({ points, games, state }: GenerationReport): void {
    this.shares = [...this.shares, wilsonInterval(points[0] ?? 0, games)];
    this.state = state;
  }

  /** The answer; `undefined` if nobody waits for it any more, or none came. */
  private async hear<Answer>(
    life: object,
    ask: (heard: (take: () => void) => void) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    this.isLate = false;
    let wordCame = (): void => undefined;
    const waiting = ask((take) => {
      if (life !== this.life) return;
      this.isLate = false;
      wordCame();
      take();
    });
    wordCame = tellIfLate(waiting, () => (this.isLate = life === this.life));
    try {
      const answer = await waiting;
      return life === this.life ? answer : undefined;
    } catch (error) {
      const code = workerProblemOf(error);
      if (life !== this.life || code === 'cancelled') return undefined;
      this.end();
      this.problem = code;
      return undefined;
    }
  }
}
