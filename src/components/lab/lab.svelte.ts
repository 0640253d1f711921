import {
  learnGame,
  learnerPolicy,
  parseBot,
  policyOf,
  undoGame,
  type Learner,
  type LearntGame,
  type Setup,
} from '../../engine/index.ts';
import type { StoredNews } from '../platform/stored.ts';
import type { WorkerProblemCode } from '../platform/worker.ts';
import { trainingWorker } from './training.dom.ts';
import {
  type RunReport,
  ITSELF,
  newExperiment,
  pointsUpTo,
  withPoint,
  withStint,
  type Experiment,
  type ExperimentPlan,
  type Stint,
} from './experiment.ts';
import { parseLearnerCode, type CodeProblem } from './learnerCode.ts';
import { planOfShelf, type ShelfLink, type ShelfLinkProblem } from './shelfLink.ts';
import { Errands } from './errands.svelte.ts';
import { labStore } from './labStore.ts';
import { botMessages } from '#language/players/messages';
import { learningMessages } from '#language/lab/messages';

/** What went wrong. */
export type LabProblem =
  | { readonly kind: 'worker'; readonly code: WorkerProblemCode }
  | { readonly kind: 'storage'; readonly news: StoredNews | 'framed' }
  | { readonly kind: 'link'; readonly problem: CodeProblem }
  | { readonly kind: 'shelf'; readonly problems: readonly ShelfLinkProblem[] };

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
export class Lab extends Errands {
  experiment = $state.raw<Experiment>() as Experiment;
  problem = $state.raw<LabProblem | undefined>();
  /** The reader's own, while a table is here that came with a link: it stays stored, and the guest is not. */
  own = $state.raw<Experiment | undefined>();
  /** Games played one by one since the last errand, the latest last. */
  singles = $state.raw<readonly SingleGame[]>([]);
  /** What is here was read from the store, or written there and read back. */
  isStored = $state(false);
  /** Raised whenever the numbers of the tables change. */
  version = $state(0);

  /** Another site shows the page inside its own: nothing is stored, so that no press there costs what was learnt. */
  private readonly isFramed: boolean;
  /** What the tables had been taught before the single games. */
  private stintsBefore: readonly Stint[] | undefined;

  constructor(
    plan: ExperimentPlan,
    worker = trainingWorker(),
    isFramed = false,
    isWatched = () => false,
  ) {
    super(worker, isWatched);
    this.isFramed = isFramed;
    this.experiment = newExperiment(plan);
  }

  /** The table that is looked at and played: the first. */
  get learner(): Learner {
    void this.version;
    return this.experiment.learners[0] as Learner;
  }

  /** Takes up what was stored here before, or what a link brings. */
  restore(): void {
    const { value: experiment, problem } = labStore.read();
    if (experiment) this.show(experiment);
    this.isStored = experiment !== undefined;
    if (this.isFramed) this.problem = { kind: 'storage', news: 'framed' };
    else if (problem && problem.code !== 'not-stored')
      this.problem = { kind: 'storage', news: problem };
  }

  /** Another tab may store its own experiment; the result ends the listening. */
  hear(): () => void {
    return labStore.hear(() => {
      if (!this.isFramed) this.problem = { kind: 'storage', news: { code: 'elsewhere' } };
    });
  }

  begin(plan: ExperimentPlan): void {
    this.stop();
    this.show(newExperiment(plan));
    this.store();
  }

  /** The reader's own again; the guest goes. */
  backToOwn(): void {
    const { own } = this;
    if (!own) return;
    this.stop();
    this.own = undefined;
    this.show(own);
    this.store();
  }

  /** The guest takes the place of the reader's own. */
  keepGuest(): void {
    this.own = undefined;
    this.store();
  }

  /** Lets every table play and learn from so many games more; a bad teacher praises what loses. */
  async train(games: number, isBad = false): Promise<void> {
    if (this.state !== 'idle') return;
    this.problem = undefined;
    this.singles = [];
    this.stintsBefore = undefined;
    await this.send(games, isBad);
  }

  /** The next game of the first table: against its opponent, or a game that a person has played. */
  learn(
    play: (learner: Learner) => LearntGame = (learner) => learnGame(learner, this.opponent),
  ): void {
    const number = this.learner.games + 1;
    this.goal = 0;
    this.done = 0;
    this.singles = [...this.singles, { game: play(this.learner), number }];
    this.stintsBefore ??= this.experiment.stints;
    this.experiment = { ...this.experiment, stints: undefined };
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
    const stints = this.singles.length === 0 ? this.stintsBefore : undefined;
    this.experiment = {
      ...this.experiment,
      points: pointsUpTo(points, this.learner.games),
      stints,
    };
    this.version++;
    this.store();
  }

  /** Whom the table plays in single games. */
  get opponent(): (setup: Setup) => ReturnType<typeof policyOf> {
    const { rival } = this.experiment.plan;
    const spec = rival === ITSELF ? undefined : parseBot(rival);
    return (setup) => (spec ? policyOf(spec, setup) : learnerPolicy(this.learner, setup));
  }

  async takeCode(code: string): Promise<boolean> {
    const read = await parseLearnerCode(code);
    if (read.ok) {
      this.putOwnAside();
      this.adopt(read.value);
    } else this.problem = { kind: 'link', problem: read.problem };
    return read.ok;
  }

  /** Teaches new tables what those of a link were taught. False if the link says nothing of use, or it was stopped. */
  async takeShelf(link: ShelfLink): Promise<boolean> {
    const { problems } = link;
    const plan = planOfShelf(link);
    if (problems.length > 0 || !plan) {
      this.problem = { kind: 'shelf', problems };
      return false;
    }
    this.putOwnAside();
    this.begin(plan);
    for (const { games, isBad } of link.taught ?? []) {
      await this.train(games, isBad);
      await this.atRest();
      // Another link or a new table may have come meanwhile.
      const isStill = this.experiment.plan === plan && this.problem?.kind !== 'worker';
      if (!isStill || this.done < this.goal) return false;
    }
    return true;
  }

  private putOwnAside(): void {
    if (this.experiment.learners.some(({ games }) => games > 0)) this.own ??= this.experiment;
  }

  private adopt(learner: Learner): void {
    this.stop();
    const { scheme, learns, seed } = learner;
    const rival = learns === 'itself' ? ITSELF : this.rivalFor();
    const side = learns === 'itself' ? 'both' : learns;
    const plan: ExperimentPlan = { scheme, learns: side, rival, seed, runs: 1 };
    this.show({ plan, learners: [learner], points: [], stints: undefined });
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
    this.stintsBefore = undefined;
    this.problem = undefined;
    this.goal = 0;
    this.done = 0;
    this.version++;
  }

  protected lessons() {
    const { learners, plan } = this.experiment;
    return { learners, rival: plan.rival };
  }

  protected take(runs: readonly RunReport[], more: number): void {
    const { plan, points, stints } = this.experiment;
    const learners = this.experiment.learners.map((learner, run) => {
      const { games, entries } = runs[run] as RunReport;
      return { ...learner, games, entries };
    });
    const point = { games: learners[0]?.games ?? 0, chances: runs.map(({ chances }) => chances) };
    this.experiment = {
      plan,
      learners,
      points: withPoint(points, point),
      stints: stints && more > 0 ? withStint(stints, { games: more, isBad: this.isBad }) : stints,
    };
    this.version++;
  }

  protected ended(code?: WorkerProblemCode): void {
    if (code) this.problem = { kind: 'worker', code };
    this.store();
  }

  private store(): void {
    if (this.own) return void (this.isStored = false);
    if (this.isFramed) return this.stored('framed');
    const { experiment } = this;
    void labStore.change(() => experiment).then(({ problem }) => this.stored(problem));
  }
  private stored(news?: StoredNews | 'framed'): void {
    // A guest may have come meanwhile.
    this.isStored = !news && !this.own;
    if (news) this.problem = { kind: 'storage', news };
  }
}

/** What every part of the laboratory is given. */
export interface LabPart {
  lab: Lab;
  /** Says something in the laboratory's live region. */
  say: (text: string) => void;
}

/** What an opponent is called. */
export function rivalName(rival: string): string {
  const spec = rival === ITSELF ? undefined : parseBot(rival);
  return spec ? botMessages.player(spec) : learningMessages.settings.itself;
}
