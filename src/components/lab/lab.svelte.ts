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
import { tellIfLate } from '../platform/waiting.ts';
import { workerProblemOf, type WorkerProblemCode } from '../platform/worker.ts';
import { GLIMPSE, gamesPerPiece, trainingWorker, type TrainingWorker } from './training.dom.ts';
import {
  ITSELF,
  labStore,
  newExperiment,
  pointsUpTo,
  withPoint,
  withStint,
  type Experiment,
  type ExperimentPlan,
  type Stint,
  type TrainingReport,
} from './labStore.ts';
import { planOfShelf, type ShelfLink, type ShelfLinkProblem } from './shelfLink.ts';
import { botMessages } from '#language/players/messages';
import { learningMessages } from '#language/lab/messages';

/** What went wrong. */
export type LabProblem =
  | { readonly kind: 'worker'; readonly code: WorkerProblemCode }
  | { readonly kind: 'storage'; readonly news: StoredNews | 'framed' }
  | { readonly kind: 'shelf'; readonly problems: readonly ShelfLinkProblem[] };

/** A game that was played and learnt from on its own, and can be taken back. */
interface SingleGame {
  readonly game: LearntGame;
  /** The number that it had. */
  readonly number: number;
}

/**
 * The laboratory: an experiment, and what a reader does with it. The table is replaced by the worker's
 * answers, never shared with it, so that whatever happens there nothing is lost here.
 */
export class Lab {
  state = $state<'idle' | 'running'>('idle');
  /** Nothing has come back for some time. */
  isLate = $state(false);
  /** Games of the running errand: all, and those done. */
  goal = $state(0);
  done = $state(0);

  experiment = $state.raw<Experiment>() as Experiment;
  problem = $state.raw<LabProblem | undefined>();
  /**
   * The reader's own, while a table is here that came with a link, or that was taught while another tab stored one: it
   * stays stored, and the guest is not.
   */
  own = $state.raw<Experiment | undefined>();
  /** Games played one by one since the last errand, the latest last. */
  singles = $state.raw<readonly SingleGame[]>([]);
  /** What is here was read from the store, or written there and read back. */
  isStored = $state(false);
  /** Raised whenever the numbers of the table change. */
  version = $state(0);

  /** Another site shows the page inside its own: nothing is stored, so that no press there costs what was learnt. */
  private readonly isFramed: boolean;
  /** There is nothing here that is not stored. */
  private isKept = true;
  /** What the table had been taught before the single games. */
  private stintsBefore: readonly Stint[] | undefined;

  private readonly worker: TrainingWorker;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the running errand is a bad teacher's. */
  private isBad = false;
  private askedAt = 0;
  private beganAt = 0;
  /** Whether somebody sees what changes: then the table waits for the eye. */
  private readonly isWatched: () => boolean;

  constructor(
    plan: ExperimentPlan,
    worker = trainingWorker(),
    isFramed = false,
    isWatched = () => false,
  ) {
    this.worker = worker;
    this.isWatched = isWatched;
    this.isFramed = isFramed;
    this.experiment = newExperiment(plan);
  }

  get learner(): Learner {
    void this.version;
    return this.experiment.learner;
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
    return labStore.hear(({ value }) => this.meet(value));
  }

  /** What another tab has stored is shown; what is here and not stored stays until the reader chooses. */
  private meet(other: Experiment | undefined): void {
    if (!other || this.isFramed) return;
    if (this.own || !this.isKept || this.state === 'running') this.own = other;
    else this.show(other);
    this.isStored = !this.own;
    this.problem = { kind: 'storage', news: { code: 'elsewhere' } };
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

  /** Lets the table play and learn from so many games more; a bad teacher praises what loses. */
  async train(games: number, isBad = false): Promise<void> {
    if (this.state !== 'idle') return;
    this.problem = undefined;
    this.singles = [];
    this.stintsBefore = undefined;
    await this.send(games, isBad);
  }

  /** The next game of the table: against its opponent, or a game that a person has played. */
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

  /** Teaches a new table what that of a link was taught. False if the link says nothing of use, or it was stopped. */
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
    if (this.experiment.learner.games > 0) this.own ??= this.experiment;
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

  /** The table after so many games more. */
  private take({ games, entries, chances }: TrainingReport, more: number): void {
    const { plan, learner, points, stints } = this.experiment;
    this.experiment = {
      plan,
      learner: { ...learner, games, entries },
      points: withPoint(points, { games, chances }),
      stints: stints && more > 0 ? withStint(stints, { games: more, isBad: this.isBad }) : stints,
    };
    this.version++;
  }

  /** Nothing runs any more, perhaps because something went wrong. */
  private ended(code?: WorkerProblemCode): void {
    if (code) this.problem = { kind: 'worker', code };
    this.store();
  }

  private async send(games: number, isBad: boolean): Promise<void> {
    this.goal = games;
    this.done = 0;
    this.isBad = isBad;
    this.beganAt = performance.now();
    this.state = 'running';
    try {
      const { learner, plan } = this.experiment;
      const copy = { ...learner, entries: learner.entries.slice() };
      const question = { learner: copy, rival: plan.rival, isBad };
      this.take(await this.waitFor(this.worker.ask('begin', question)), 0);
      this.next();
    } catch (error) {
      this.fail(error);
    }
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
  private async atRest(): Promise<void> {
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
    this.askedAt = performance.now();
    // Where the picture is slow, its steps are larger: it is to be seen, and not waited for.
    const seconds = Math.floor((this.askedAt - this.beganAt) / 1000);
    const isWatched = this.isWatched();
    const piece = gamesPerPiece(this.goal, this.done, this.experiment.learner.games, isWatched);
    const larger = isWatched ? 1 + 3 * seconds : 1;
    const games = Math.min(this.goal - this.done, piece * larger);
    this.waitFor(this.worker.ask('train', { games }))
      .then((report) => {
        this.done += games;
        this.take(report, games);
        const wait = isWatched ? GLIMPSE - (performance.now() - this.askedAt) : 0;
        if (wait <= 0) this.next();
        else this.timer = setTimeout(() => this.next(), wait);
      })
      .catch((error: unknown) => this.fail(error));
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

  private store(): void {
    this.isKept = false;
    if (this.own) return void (this.isStored = false);
    if (this.isFramed) return this.stored('framed');
    const { experiment } = this;
    void labStore.put(experiment).then(({ value, problem }) => {
      if (value !== experiment) return this.meet(value);
      this.isKept = !problem && experiment === this.experiment;
      this.stored(problem);
    });
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
