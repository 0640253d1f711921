import {
  learnGame,
  learnerOfTable,
  learnerPolicy,
  makeLearnerFile,
  parseBot,
  parseLearnerFile,
  policyOf,
  undoGame,
  type Learner,
  type LearnerProblem,
  type LearntGame,
  type Setup,
  type Table,
} from '../../engine/index.ts';
import type { StoredProblem } from '../platform/stored.ts';
import { tellIfLate } from '../platform/patience.ts';
import { workerProblemOf, type WorkerProblemCode } from '../platform/workerProblem.ts';
import { trainingWorker, type TrainingWorker } from './training/background.dom.ts';
import type { RunReport } from './training/messages.ts';
import {
  ITSELF,
  newExperiment,
  pointsUpTo,
  withPoint,
  type Experiment,
  type ExperimentPlan,
} from './experiment.ts';
import { parseLearnerCode, type CodeProblem } from './learnerCode.ts';
import { labStore } from './labStore.ts';
import { TICK, gamesPerPiece, type Pace } from './pieces.ts';

/** What is going on, or why not. */
type LabState = 'idle' | 'running' | 'paused';
export type LabProblem =
  | { readonly kind: 'worker'; readonly code: WorkerProblemCode }
  | { readonly kind: 'storage'; readonly code: StoredProblem['code'] | 'elsewhere' | 'framed' }
  | { readonly kind: 'file'; readonly problem: LearnerProblem }
  | { readonly kind: 'link'; readonly problem: CodeProblem };

/** A game that was played and learnt from on its own, and can be taken back. */
interface SingleGame {
  readonly game: LearntGame;
  /** The number that it had. */
  readonly number: number;
}

/**
 * The laboratory: an experiment, and what a reader does with it. Tables are replaced by the worker's
 * answers, never shared with it, so that whatever happens there nothing is lost here.
 */
export class Lab {
  experiment = $state.raw<Experiment>() as Experiment;
  state = $state<LabState>('idle');
  /** Nothing has come back for some time. */
  isLate = $state(false);
  /** Games of the running errand: all, and those done. */
  goal = $state(0);
  done = $state(0);
  /** The time that those took to play and learn from, without the measuring between them. */
  milliseconds = $state(0);
  pace = $state<Pace>(Infinity);
  problem = $state.raw<LabProblem | undefined>();
  /** Games played one by one since the last errand, the latest last. */
  singles = $state.raw<readonly SingleGame[]>([]);
  /** Stored texts that could not be read: the oldest first. */
  quarantined = $state.raw<readonly string[]>([]);
  /** Whether the table that was loaded last said how it was made. */
  isDescribed = $state(true);
  /** What is here was read from the store, or written there and read back. */
  isStored = $state(false);
  /** Raised whenever the numbers of the tables change. */
  version = $state(0);

  private readonly worker: TrainingWorker;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Another site shows the page inside its own: nothing is stored, so that no press there costs what was learnt. */
  private readonly isFramed: boolean;

  constructor(plan: ExperimentPlan, worker = trainingWorker(), isFramed = false) {
    this.worker = worker;
    this.isFramed = isFramed;
    this.experiment = newExperiment(plan);
  }

  /** The table that is looked at, played, saved: the first. */
  get learner(): Learner {
    void this.version;
    return this.experiment.learners[0] as Learner;
  }

  /** Takes up what was stored here before, or what a link brings. */
  restore(): void {
    const { value: experiment, problem } = labStore.read();
    if (experiment) this.show(experiment);
    this.isStored = experiment !== undefined;
    this.quarantined = labStore.quarantined();
    const code = this.isFramed ? 'framed' : problem?.code;
    if (code && code !== 'not-stored') this.problem = { kind: 'storage', code };
  }

  /** Another tab has stored something: perhaps its own experiment. */
  hear(event: Pick<StorageEvent, 'key'>): void {
    if (!this.isFramed && labStore.isStoredElsewhere(event))
      this.problem = { kind: 'storage', code: 'elsewhere' };
  }

  begin(plan: ExperimentPlan): void {
    this.stop();
    this.show(newExperiment(plan));
    this.store();
  }

  /** Lets every table play and learn from so many games more. */
  async train(games: number): Promise<void> {
    if (this.state !== 'idle') return;
    this.problem = undefined;
    this.singles = [];
    this.goal = games;
    this.done = 0;
    this.milliseconds = 0;
    this.state = 'running';
    try {
      const { learners, plan } = this.experiment;
      const copies = learners.map((each) => ({ ...each, entries: each.entries.slice() }));
      const { runs } = await this.waitFor(
        this.worker.ask('begin', { learners: copies, rival: plan.rival }),
      );
      this.take(runs);
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
    this.store();
  }

  /** The next game of the first table: against its opponent, or a game that a person has played. */
  learn(
    play: (learner: Learner) => LearntGame = (learner) => learnGame(learner, this.opponent),
  ): void {
    const number = this.learner.games + 1;
    this.goal = 0;
    this.done = 0;
    this.singles = [...this.singles, { game: play(this.learner), number }];
    this.version++;
    this.store();
  }

  /** Takes the last single game back. */
  undoOne(): void {
    const last = this.singles.at(-1);
    if (!last) return;
    undoGame(this.learner, last.game.changes);
    this.singles = this.singles.slice(0, -1);
    const { points } = this.experiment;
    this.experiment = { ...this.experiment, points: pointsUpTo(points, this.learner.games) };
    this.version++;
    this.store();
  }

  /** Whom the table plays in single games. */
  get opponent(): (setup: Setup) => ReturnType<typeof policyOf> {
    const { rival } = this.experiment.plan;
    const spec = rival === ITSELF ? undefined : parseBot(rival);
    return (setup) => (spec ? policyOf(spec, setup) : learnerPolicy(this.learner, setup));
  }

  file(name: string): string {
    return makeLearnerFile(this.learner, name);
  }

  /** True if the text was a table; otherwise the problem says why not, and nothing has changed. */
  takeFile(text: string): boolean {
    const read = parseLearnerFile(text);
    if (!read.ok) {
      this.problem = { kind: 'file', problem: read.problem };
      return false;
    }
    this.adopt(read.value.learner);
    this.isDescribed = read.value.isDescribed;
    return true;
  }

  takeTable(table: Table): boolean {
    const read = learnerOfTable(table);
    if (read.ok) this.adopt(read.value.learner);
    return read.ok;
  }

  async takeCode(code: string): Promise<boolean> {
    const read = await parseLearnerCode(code);
    if (read.ok) this.adopt(read.value);
    else this.problem = { kind: 'link', problem: read.problem };
    return read.ok;
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.worker.end();
  }

  private adopt(learner: Learner): void {
    this.stop();
    const { scheme, learns, seed } = learner;
    const rival = learns === 'itself' ? ITSELF : this.rivalFor();
    const side = learns === 'itself' ? 'both' : learns;
    const plan: ExperimentPlan = { scheme, learns: side, rival, seed, runs: 1 };
    this.show({ plan, learners: [learner], points: [] });
    this.store();
  }

  /** A table does not say whom it learnt against; whoever was chosen last is taken, else random. */
  private rivalFor(): string {
    const { rival } = this.experiment.plan;
    return rival === ITSELF ? 'random' : rival;
  }

  private show(experiment: Experiment): void {
    this.experiment = experiment;
    this.singles = [];
    this.problem = undefined;
    this.goal = 0;
    this.done = 0;
    this.version++;
  }

  /** Asks for the next piece of the errand, or ends it. */
  private next(): void {
    if (this.state !== 'running') return;
    if (this.done >= this.goal) {
      this.state = 'idle';
      this.store();
      return;
    }
    const games = gamesPerPiece(this.pace, this.goal, this.done, this.learner.games);
    this.waitFor(this.worker.ask('train', { games }))
      .then(({ runs, milliseconds }) => {
        this.done += games;
        this.milliseconds += milliseconds;
        this.take(runs);
        if (this.pace === Infinity) this.next();
        else this.timer = setTimeout(() => this.next(), TICK);
      })
      .catch((error: unknown) => this.fail(error));
  }

  private waitFor<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.isLate = false;
    tellIfLate(answer, () => (this.isLate = true));
    return answer;
  }

  private take(runs: readonly RunReport[]): void {
    const { plan, points } = this.experiment;
    const learners = this.experiment.learners.map((learner, run) => {
      const { games, entries } = runs[run] as RunReport;
      return { ...learner, games, entries };
    });
    const point = { games: learners[0]?.games ?? 0, chances: runs.map(({ chances }) => chances) };
    this.experiment = { plan, learners, points: withPoint(points, point) };
    this.version++;
  }

  private store(): void {
    const code = this.isFramed ? 'framed' : labStore.write(this.experiment)?.code;
    this.isStored = !code;
    if (code) this.problem = { kind: 'storage', code };
  }

  private fail(error: unknown): void {
    const code = workerProblemOf(error);
    // Stopped: all is said and stored, and another errand may have begun.
    if (code === 'cancelled') return;
    this.state = 'idle';
    this.problem = { kind: 'worker', code };
    this.store();
  }
}
