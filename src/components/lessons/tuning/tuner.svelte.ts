import {
  FIRST_STATE,
  TUNING_PLAN,
  wilsonInterval,
  type GenerationReport,
  type ShareInterval,
  type TuningPlan,
  type TuningState,
} from '../../../engine/index.ts';
import { isInTheWay } from '../../ui/notice/unkept.ts';
import { tellIfLate } from '../../platform/patience.ts';
import type { LostSome, Stored, StoredProblem } from '../../platform/stored.ts';
import { workerProblemOf, type WorkerProblemCode } from '../../platform/workerProblem.ts';
import type { TuningWorker } from './background.dom.ts';
import {
  GAMES_EACH,
  MOST_GENERATIONS,
  tunerStore,
  withTunerRun,
  type TunerRun,
} from './tunerStore.ts';
import type { PlayedPoints } from './tuningHandlers.ts';

/** Games of the match with which a set is tested, and what is added to the run's seed for it. */
export const TEST_GAMES = 100;
const TEST_SEED = 5000;
/** Nothing is said of the time that is left before so many sets have played. */
const SETS_TO_RECKON = 4;

const freshRun = (seed: number): TunerRun => ({ seed, points: [], mean: FIRST_STATE.mean });

/**
 * A run of the tuner in a worker. It is kept on the device, and so are those with other seeds. Pausing throws the begun generation
 * away: it is played again, and comes out the same.
 */
export class Tuner {
  doing = $state<'rest' | 'tune' | 'test'>('rest');
  run = $state.raw<TunerRun>(freshRun(TUNING_PLAN.seed));
  /** All runs that are kept, this one among them once something has been played. */
  runs = $state.raw<readonly TunerRun[]>([]);
  /** Sets of this generation that have played. */
  candidates = $state(0);
  /** Milliseconds until the run is over, as far as one can tell. */
  left = $state<number | undefined>();
  tested = $state.raw<PlayedPoints | undefined>();
  problem = $state.raw<WorkerProblemCode | undefined>();
  unstored = $state.raw<StoredProblem<LostSome>['code'] | undefined>();
  /** What of the kept runs could not be read when the page was opened. */
  unread = $state.raw<StoredProblem<LostSome> | undefined>();
  isLate = $state(false);

  readonly plan: TuningPlan = $derived({ ...TUNING_PLAN, seed: this.run.seed });
  /** What the mean set got in each generation. */
  readonly shares: readonly ShareInterval[] = $derived(
    this.run.points.map((points) => wilsonInterval(points, GAMES_EACH)),
  );

  /** Every test has games of its own. */
  private tests = 0;
  private readonly worker: TuningWorker;
  private readonly store: Stored<readonly TunerRun[], LostSome>;
  /** Whoever answers after this has changed is not heard. */
  private life = {};
  private clock = { began: 0, sets: 0 };

  constructor(worker: TuningWorker, store = tunerStore) {
    this.worker = worker;
    this.store = store;
  }

  get state(): TuningState {
    return { generation: this.run.points.length, mean: this.run.mean };
  }

  get isOver(): boolean {
    return this.run.points.length >= MOST_GENERATIONS;
  }

  /** Takes up the run that was looked at last. */
  restore(): void {
    const { value, problem } = this.store.read();
    this.unread = problem?.code === 'not-stored' ? undefined : problem;
    // What was put aside is said once.
    if (problem && !isInTheWay(problem)) this.store.write(value);
    this.runs = value;
    this.run = value.at(-1) ?? this.run;
  }

  /** Plays generation after generation, until it is told to pause or the run is over. */
  async start(): Promise<void> {
    if (this.doing !== 'rest' || this.isOver) return;
    const life = this.begin('tune');
    this.tested = undefined;
    this.clock = { began: Date.now(), sets: 0 };
    while (life === this.life && !this.isOver) {
      this.candidates = 0;
      const { plan, state } = this;
      const report = await this.hear(life, (heard) =>
        this.worker.ask(
          'tune',
          { plan, state },
          { onProgress: (candidates) => heard(() => this.hasPlayed(candidates)) },
        ),
      );
      if (!report) return;
      this.take(report);
    }
    if (life !== this.life) return;
    this.doing = 'rest';
    this.left = undefined;
  }

  /** Plays a match on openings that no generation has seen. */
  async test(): Promise<void> {
    if (this.doing !== 'rest') return;
    const life = this.begin('test');
    this.tested = { points: 0, games: 0 };
    const question = {
      vector: this.run.mean,
      games: TEST_GAMES,
      seed: this.run.seed + TEST_SEED + this.tests++,
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

  /** The run of this seed as far as it has come, or from the article's weights on. */
  open(seed: number): void {
    this.end();
    const kept = this.runs.find((each) => each.seed === seed);
    this.run = kept ?? freshRun(seed);
    this.tested = undefined;
    this.problem = undefined;
    if (kept) this.keep();
  }

  /** A run with a seed that no other has. */
  openNew(): void {
    this.open(Math.max(this.run.seed, ...this.runs.map(({ seed }) => seed)) + 1);
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
    this.left = undefined;
  }

  private hasPlayed(candidates: number): void {
    this.candidates = candidates;
    this.clock.sets += 1;
    const { began, sets } = this.clock;
    if (sets < SETS_TO_RECKON) return;
    const all = this.plan.candidates;
    const setsLeft = (MOST_GENERATIONS - this.state.generation) * all - candidates;
    this.left = (setsLeft * (Date.now() - began)) / sets;
  }

  private take({ points, state }: GenerationReport): void {
    const { seed } = this.run;
    this.run = { seed, points: [...this.run.points, points[0] ?? 0], mean: state.mean };
    this.keep();
  }

  private keep(): void {
    const { value, problem } = this.store.change((runs) => withTunerRun(runs, this.run));
    this.runs = value;
    // Another tab may be further with the same run.
    const stored = value.find(({ seed }) => seed === this.run.seed);
    if (stored && stored.points.length > this.run.points.length) this.run = stored;
    this.unstored = problem && isInTheWay(problem) ? problem.code : undefined;
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
