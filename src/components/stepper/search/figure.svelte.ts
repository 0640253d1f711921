import {
  mostCalls,
  recordSearch,
  variantOfId,
  type SearchName,
  type SearchRequest,
  type Setup,
  type SearchRun,
  type Variant,
} from '../../../engine/index.ts';
import { linkedStep } from '../../platform/linkFields.ts';
import type { AddressProblem, TooManyCalls } from '../../platform/problems.ts';
import { type WorkerProblemCode, WorkerProblem } from '../../platform/worker.ts';
import {
  makeAddress,
  openedAddress,
  positionOn,
  requestOf,
  type ParsedAddress,
} from './address.ts';
import { SpokenSteps } from './spokenSteps.ts';
import type { FigureTarget } from '../figures.ts';
import { PageFigure } from '../pageFigure.svelte.ts';
import { Stepper } from './stepper.svelte.ts';
import { stepOfCall, stepOfReturn } from '../stepping.ts';
import type { Settings } from '../settings.ts';
import { MOST_RECORDED, tooLong } from '../limits.ts';
import { recordInBackground } from '../recorder.ts';

/** How far a recording in the background has come. */
interface RecordingProgress {
  readonly calls: number;
  /** At most about so many calls there will be. */
  readonly estimate: number;
}

/** One recording at a time: a new one ends the one before. */
export class Recording {
  progress = $state.raw<RecordingProgress | undefined>();
  problem = $state.raw<WorkerProblemCode | undefined>();
  /** The last search had more calls than a figure holds, and was given up. */
  isTooLong = false;
  private abort: AbortController | undefined;

  /** The run; or `undefined` if it was stopped, replaced, or failed (then `problem` says how). */
  async start(request: SearchRequest): Promise<SearchRun | undefined> {
    this.abort?.abort();
    const abort = new AbortController();
    this.abort = abort;
    this.problem = undefined;
    this.isTooLong = false;
    const isCurrent = () => this.abort === abort;
    try {
      return await recordInBackground(request, {
        signal: abort.signal,
        onProgress: (calls, estimate) => {
          if (!isCurrent()) return;
          this.progress = { calls, estimate };
          this.isTooLong = calls > MOST_RECORDED;
          if (this.isTooLong) abort.abort();
        },
      });
    } catch (error) {
      if (!(error instanceof WorkerProblem)) throw error;
      if (isCurrent() && !this.isTooLong) this.problem = error.code;
      return undefined;
    } finally {
      if (isCurrent()) this.progress = undefined;
    }
  }

  cancel(): void {
    this.abort?.abort();
  }
}

/** The figure of a search: a stepper on its page, and whatever search it is asked for. */
export class Figure extends PageFigure<ParsedAddress> {
  readonly stepper: Stepper;
  readonly recording = new Recording();
  private readonly voice = new SpokenSteps();
  /** The search that the figure shows when nothing else is asked for. */
  readonly home: SearchRequest;
  /** Those whose code the figure can show; one is no choice. */
  readonly searches: readonly SearchName[];
  /** What was last asked for, in case it has to be tried again. */
  private wanted: { request: SearchRequest; step: number };

  constructor(
    id: string,
    home: SearchRequest,
    searches: readonly SearchName[],
    onsettled: () => void,
  ) {
    super(onsettled);
    this.home = home;
    this.searches = searches;
    this.wanted = { request: home, step: 0 };
    this.stepper = new Stepper(id, recordSearch(home), {
      onsettled: () => this.settled(),
      onpassed: () => this.onsettled(),
    });
  }

  get request(): SearchRequest {
    return this.stepper.run.request;
  }

  get setup(): Setup {
    return this.request.setup;
  }

  get variant(): Variant {
    return variantOfId(this.request.variant);
  }

  /** The same search on another board. */
  useVariant(variant: Variant): Promise<boolean> {
    const isAsLarge = variant.geometry.cellCount === this.setup.cells.length;
    const setup = isAsLarge ? this.setup : this.home.setup;
    return this.use({
      ...this.request,
      variant: variant.id,
      setup: positionOn(variant, setup),
    });
  }

  override get position(): Setup {
    return this.setup;
  }

  override get workerProblem(): WorkerProblemCode | undefined {
    return this.recording.problem;
  }

  override attach(element: HTMLElement): () => void {
    const untie = super.attach(element);
    return () => {
      untie();
      this.recording.cancel();
    };
  }

  /**
   * Runs another search, and shows its first step or the one that is given. False if that was
   * stopped, failed, or overtaken by a later request. What plays goes on in it only if it `playsOn`, or was begun meanwhile.
   */
  async use(request: SearchRequest, step = 0, playsOn = false): Promise<boolean> {
    this.wanted = { request, step };
    if (!playsOn) this.stepper.pause();
    const problem = tooLong(request);
    this.tellTooLong(problem);
    if (problem) return false;
    const run = await this.recording.start(request);
    if (this.recording.isTooLong) {
      const calls = mostCalls(request);
      this.tellTooLong({ code: 'too-many-calls', calls, most: MOST_RECORDED });
    }
    if (run) {
      this.isNew = true;
      this.stepper.load(run, step);
    }
    return run !== undefined;
  }

  /** Says in place of what was said before that a search is too long, or no longer does. */
  private tellTooLong(problem: TooManyCalls | undefined): void {
    const others = this.addressProblems.filter(({ code }) => !code.startsWith('too-many'));
    if (problem || others.length < this.addressProblems.length) {
      this.addressProblems = [...others, ...(problem ? [problem] : [])];
    }
  }

  /** The board is the one that the figure shows at first. */
  get isHome(): boolean {
    const { variant, setup } = this.request;
    return (
      variant === this.home.variant && JSON.stringify(setup) === JSON.stringify(this.home.setup)
    );
  }

  get homeSetup(): Setup {
    const { variant, setup } = this.home;
    return variant === this.request.variant ? setup : positionOn(this.variant, setup);
  }

  useSetup(setup: Setup): Promise<boolean> {
    return this.use({ ...this.request, setup });
  }

  /** What is heard of a step whose sentence, as it is written, would be read like this. */
  heard(sentence: string): string {
    const { run, step } = this.stepper;
    return this.voice.step(run, step, sentence);
  }

  /** The calls that are under way, and the board. */
  where(): string {
    return this.voice.where(this.stepper.run, this.stepper.step);
  }

  override tryAgain(): void {
    void this.use(this.wanted.request, this.wanted.step);
  }

  protected take({ predict }: Settings): void {
    void this.stepper.questioning.choose(predict);
  }

  protected async goTo(target: FigureTarget, isQuiet = false): Promise<boolean> {
    const wanted = { ...this.home, ties: target.ties ?? this.home.ties };
    if (!this.shows(wanted) && !(await this.use(wanted))) return false;
    const { run } = this.stepper;
    const call = target.call ?? 1;
    const found =
      target.step ?? (target.at === 'return' ? stepOfReturn(run, call) : stepOfCall(run, call));
    this.stepper.go(found ?? 0, isQuiet);
    return true;
  }

  protected read(fragment: string): ParsedAddress | undefined {
    return openedAddress(fragment);
  }

  protected goHome(): void {
    if (!this.shows(this.home)) void this.use(this.home);
  }

  protected async follow(address: ParsedAddress): Promise<readonly AddressProblem[]> {
    const { request, problems } = requestOf(address, this.home, this.searches);
    this.addressProblems = problems;
    if (!(await this.use(request, address.step, true))) return this.addressProblems;
    return [...problems, ...linkedStep(address, this.stepper.last).problems];
  }

  protected fragment(): string {
    const { id, step } = this.stepper;
    return makeAddress({ ...this.request, figure: id, step }, this.home);
  }

  private shows(request: SearchRequest): boolean {
    const fields = Object.keys(request) as (keyof SearchRequest)[];
    const written = (of: SearchRequest) => JSON.stringify(fields.map((field) => of[field]));
    return written(this.request) === written(request);
  }
}
