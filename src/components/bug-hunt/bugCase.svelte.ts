import {
  EMPTY,
  boardOfSheet,
  suspectChoice,
  markOf,
  type CopyChoice,
  type Effect,
  type MarkName,
  type Point,
  type BugQuestion,
  type SuspectId,
  type Trial,
} from '../../engine/index.ts';
import {
  BUG_GOALS,
  bugFinding,
  guessOf,
  isGoal,
  type BugGoal,
  type BugGuess,
  type BugResult,
  type BugFinding,
} from './view.ts';
import { TRIAL_TIMEOUT, pageBugWorker } from './worker/background.dom.ts';

/** What a click on the board puts. */
type BugHand = MarkName | 'ask';

/** A search for a position: how far it is, and how it came out. */
export interface BugSearch {
  readonly goal: FoundGoal;
  readonly looked: number;
  readonly state: 'looking' | 'found' | 'none' | 'stopped';
}

/** What a search can look for. */
export type FoundGoal = Extract<BugGoal, Effect>;

/** Positions after which a search rests. */
const ENOUGH = 3000;

/** Milliseconds after which what is said of the position before gives way to "it is running". */
const SOON = 400;

/** One suspect in a figure: which code runs, on which position, what came of it, what was tried. */
export class BugCaseState {
  readonly id: SuspectId;
  readonly first: BugQuestion;
  readonly firstCell: Point | undefined;
  readonly goals: readonly BugGoal[];

  variant = $state('printed');
  question = $state.raw<BugQuestion>({ stones: [], toMove: 1 });
  /** The cell that the win check is asked about; only for that suspect. */
  cell = $state.raw<Point | undefined>();
  hand = $state<BugHand>('X');
  /** What came of running it; absent before the reader has asked, and while it runs anew. */
  result = $state.raw<BugResult | undefined>();
  finding = $state.raw<BugFinding | undefined>();
  /** What the reader has said before it was run the first time. */
  guess = $state<BugGuess | 'skip' | undefined>();
  isMending = $state(false);
  /** A run takes so long that the sentence of the one before would be taken for its own. */
  isSlow = $state(false);
  /** The worker did not answer. Another one takes its place. */
  hasFailed = $state(false);
  trials = $state.raw<Readonly<Record<string, Trial>>>({});
  /** What the reader has found with marks of their own. */
  reached = $state.raw<ReadonlySet<BugGoal>>(new Set());
  /** What was found for the reader. */
  given = $state.raw<ReadonlySet<BugGoal>>(new Set());
  search = $state.raw<BugSearch | undefined>();

  /** How often something has been run: of several runs that wait only the last counts. */
  private runs = $state(0);
  /** How often a search has begun: one that was stopped may still wait for an answer. */
  private searches = 0;
  private readonly worker: typeof pageBugWorker;
  private isOwn = false;
  private seed = 1;

  constructor(id: SuspectId, first: BugQuestion, cell: Point | undefined, worker = pageBugWorker) {
    this.id = id;
    // What an island is given may be watched by a proxy, which no worker can be sent.
    this.first = plain(first);
    this.firstCell = cell && plain(cell);
    this.goals = BUG_GOALS[id];
    this.question = this.first;
    this.cell = this.firstCell;
    this.hand = cell ? 'ask' : 'X';
    this.worker = worker;
  }

  get isWinCheck(): boolean {
    return this.id === 'empty';
  }

  get choice(): CopyChoice {
    return suspectChoice(this.id, this.variant) ?? {};
  }

  get trial(): Trial | undefined {
    return this.trials[this.variant];
  }

  /** The reader says what will come, or does without, and it is run. */
  async begin(guess: BugGuess | 'skip'): Promise<void> {
    this.guess = guess;
    await this.run();
  }

  /** Whether what was said before is what came; undefined if nothing was said, and once more has been run. */
  get wasRight(): boolean | undefined {
    if (!this.finding || this.runs > 1 || !this.guess || this.guess === 'skip') return undefined;
    return guessOf(this.finding) === this.guess;
  }

  choose(variant: string): Promise<void> {
    this.variant = variant;
    return this.run();
  }

  /** A click on a cell: the question goes there, a mark is put, or the one that is there is taken away. */
  touch(x: number, y: number): Promise<void> {
    const { stones } = this.question;
    const others = stones.filter((stone) => stone.x !== x || stone.y !== y);
    if (this.hand === 'ask') this.cell = { x, y };
    else if (others.length < stones.length) this.question = { ...this.question, stones: others };
    else {
      const stone = { x, y, mark: markOf(this.hand) };
      this.question = { ...this.question, stones: [...stones, stone] };
    }
    return this.edited();
  }

  setTurn(mark: MarkName): Promise<void> {
    this.question = { ...this.question, toMove: markOf(mark) };
    return this.edited();
  }

  clear(): Promise<void> {
    this.question = { ...this.question, stones: [] };
    return this.edited();
  }

  reset(): Promise<void> {
    return this.show(this.first, this.firstCell);
  }

  private edited(): Promise<void> {
    this.isOwn = true;
    return this.run();
  }

  private show(question: BugQuestion, cell: Point | undefined): Promise<void> {
    this.isOwn = false;
    this.question = question;
    this.cell = cell;
    return this.run();
  }

  /** Runs the chosen code on the position. */
  async run(): Promise<void> {
    this.guess ??= 'skip';
    const mine = ++this.runs;
    const { question, choice, cell } = this;
    const slow = setTimeout(() => (this.isSlow = mine === this.runs), SOON);
    try {
      const result = await this.resultOf(question, choice, cell);
      if (mine !== this.runs) return;
      this.hasFailed = false;
      this.result = result;
      this.finding = bugFinding(question, result);
      if (this.isOwn && this.variant === 'printed') this.note(this.finding);
    } catch {
      if (mine === this.runs) this.hasFailed = true;
    } finally {
      clearTimeout(slow);
      if (mine === this.runs) this.isSlow = false;
    }
  }

  private async resultOf(
    question: BugQuestion,
    choice: CopyChoice,
    cell: Point | undefined,
  ): Promise<BugResult> {
    const worker = this.worker();
    if (!this.isWinCheck) {
      return { kind: 'judge', judgement: await worker.ask('judge', { choice, question }) };
    }
    const asked = cell ?? { x: 0, y: 0 };
    const judgement = await worker.ask('win', { choice, question, cell: asked });
    return { kind: 'win', judgement, cell: asked };
  }

  private note(finding: BugFinding): void {
    const { x, y } = this.cell ?? { x: 0, y: 0 };
    const isEmptyCell = boardOfSheet(this.question).at(x, y) === EMPTY;
    const now = this.goals.filter((goal) => isGoal(goal, finding, isEmptyCell));
    this.reached = new Set([...this.reached, ...now]);
  }

  /** Runs the chosen repair against the engine; where it is still wrong, the board shows it. */
  async mend(): Promise<void> {
    const { variant, choice, id } = this;
    [this.isMending, this.hasFailed] = [true, false];
    try {
      const options = { timeout: TRIAL_TIMEOUT };
      const trial = await this.worker().ask('repair', { id, choice }, options);
      this.trials = { ...this.trials, [variant]: trial };
      if (trial.refutation && this.variant === variant) {
        await this.show(trial.refutation, trial.cell ?? this.cell);
      }
    } catch {
      this.hasFailed = true;
    } finally {
      this.isMending = false;
    }
  }

  /** Looks for a position, some seeds at a time, until there is one or enough have been seen. */
  async find(goal: FoundGoal): Promise<void> {
    const mine = ++this.searches;
    this.hasFailed = false;
    const isRepaired = this.variant !== 'printed';
    this.variant = 'printed';
    if (isRepaired) void this.run();
    this.search = { goal, looked: 0, state: 'looking' };
    try {
      while (this.isSearching(mine)) await this.lookOn(mine);
    } catch {
      if (!this.isSearching(mine)) return;
      this.stop();
      this.hasFailed = true;
    }
  }

  private isSearching(search: number): boolean {
    return search === this.searches && this.search?.state === 'looking';
  }

  /** Looks through what one seed gives. */
  private async lookOn(mine: number): Promise<void> {
    const { search } = this;
    if (!search) return;
    const choice = suspectChoice(this.id, 'printed') ?? {};
    const effect = search.goal;
    const part = await this.worker().ask('find', { choice, effect, seed: this.seed++ });
    if (!this.isSearching(mine)) return;
    const looked = search.looked + part.looked;
    const state = part.found ? 'found' : looked < ENOUGH ? 'looking' : 'none';
    this.search = { ...search, looked, state };
    if (!part.found) return;
    this.given = new Set([...this.given, effect]);
    this.variant = 'printed';
    await this.show(part.found, this.cell);
  }

  stop(): void {
    if (this.search) this.search = { ...this.search, state: 'stopped' };
  }
}

/** A copy of data that came with the page. (`$state.snapshot` would weigh on every page of the site.) */
function plain<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}
