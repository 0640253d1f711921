import { isCut, nodeAt, nodeCount, stepCount, type SearchRun } from '../../../engine/index.ts';
import { arrive } from '../../platform/arrive.dom.ts';
import { fitsDisc } from '../limits.ts';
import { nextBeat, stepOut, stepOver, stepsOfKinds } from '../stepping.ts';
import { Timeline, type StepperEvents } from '../timeline.svelte.ts';
import { Questioning } from '../questioning.svelte.ts';
import type { PredictionQuestion, QuestionKind } from '../questions.ts';

/** A search of so many calls is played as a sweep: in milliseconds, the whole of it at speed 1, and from one step that is told to the next. */
const SWEPT = 3_000;
const ONE_TURN = 12_000;
const TOLD = 250;

/** What is asked about a search, by kinds of event. */
class SearchQuestioning extends Questioning<PredictionQuestion> {
  /** Empty: prediction is off, as it is at first. Set by `choose`. */
  kinds = $state.raw<readonly QuestionKind[]>([]);

  /** What makes questions: loaded for those who want to be asked. */
  private logic: typeof import('./prediction.ts') | undefined;
  private readonly run: () => SearchRun;

  constructor(run: () => SearchRun) {
    super();
    this.run = run;
  }

  get isOn(): boolean {
    return this.kinds.length > 0;
  }

  /** Asks about these kinds of event from now on. */
  async choose(kinds: readonly QuestionKind[]): Promise<void> {
    if (kinds.length > 0) this.logic ??= await arrive(() => import('./prediction.ts'));
    this.kinds = kinds;
  }

  firstBetween(from: number, to: number): number | undefined {
    return this.logic?.nextQuestionStep(this.run(), from, this.kinds, to);
  }

  protected questionsAt(step: number): readonly PredictionQuestion[] {
    return this.logic?.questionsAt(this.run(), step, this.kinds) ?? [];
  }
}

/**
 * The moment of a search's figure: beside step and play, which run, what is looked at, and what is
 * folded. Everything that is drawn is a function of this.
 */
export class Stepper extends Timeline {
  /** The recorded search. Columns are never watched inside: a new search is a new run. */
  run: SearchRun;
  /** A node under the pointer or the focus: shown on the board while it lasts. */
  previewed = $state<number | undefined>();
  /** A node that was chosen: shown until Escape, or until the next step. */
  pinned = $state<number | undefined>();
  unfolded = $state.raw<ReadonlySet<number>>(new Set());
  folded = $state.raw<ReadonlySet<number>>(new Set());

  /** Where a sweep was, and when by the clock. */
  private sweptFrom = { step: 0, at: 0 };

  readonly questioning: SearchQuestioning;
  readonly last: number;
  /** The step that is shown beside a drawing: while that sweeps by, the one before it. */
  readonly held: number;
  /** The call that the step happens in. */
  readonly node: number;
  /** The node on the board: previewed, else pinned, else undefined for the step itself. */
  readonly shownNode: number | undefined;

  constructor(id: string, run: SearchRun, events: StepperEvents) {
    super(id, events);
    this.run = $state.raw(run);
    this.questioning = new SearchQuestioning(() => this.run);
    this.last = $derived(stepCount(this.run.trace) - 1);
    let held = 0;
    this.held = $derived((held = this.isSweeping ? Math.min(held, this.step) : this.step));
    this.node = $derived(nodeAt(this.run.trace, this.step));
    this.shownNode = $derived(this.previewed ?? this.pinned);
  }

  override get callTrace() {
    return this.run.trace;
  }

  override get isSwept(): boolean {
    return (
      nodeCount(this.run.trace) >= SWEPT &&
      fitsDisc(this.run.request) &&
      !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
    );
  }

  /** A sweep is under way. */
  get isSweeping(): boolean {
    return this.playing && this.isSwept && super.isRead;
  }

  /** Steps a millisecond while it sweeps. */
  get sweepRate(): number {
    return (this.last / ONE_TURN) * this.speed;
  }

  /** Where the sweep is at a moment of the clock, not in whole steps. */
  sweptTo(now: number): number {
    const { step, at } = this.sweptFrom;
    return Math.min(this.last, step + (now - at) * this.sweepRate);
  }

  override get isRead(): boolean {
    return super.isRead && !this.isSwept;
  }

  protected override stay(): number {
    return super.isRead && this.isSwept ? TOLD * this.speed : super.stay();
  }

  protected override nextFrame(): number {
    const isSwept = super.isRead && this.isSwept;
    return isSwept ? Math.ceil(this.sweptTo(performance.now())) : super.nextFrame();
  }

  override play(): void {
    super.play();
    this.sweptFrom = { step: this.step, at: performance.now() };
  }

  get isCut(): boolean {
    return isCut(this.run.trace);
  }

  override get over(): number {
    return stepOver(this.run, this.step);
  }

  override get out(): number {
    return stepOut(this.run, this.step);
  }

  /** Another search, from its first step or the one that is given; what plays goes on in it. */
  load(run: SearchRun, step = 0): void {
    this.run = run;
    this.unfolded = new Set();
    this.folded = new Set();
    this.questioning.reset();
    this.moveTo(step);
  }

  /** Looks at the step again, and at nothing else. */
  letGo(): void {
    this.pinned = undefined;
    this.previewed = undefined;
  }

  togglePin(node: number): void {
    this.pinned = this.pinned === node ? undefined : node;
  }

  /** Shows the calls below a node that were only a count. */
  unfold(node: number): void {
    this.unfolded = new Set([...this.unfolded, node]);
    this.folded = new Set([...this.folded].filter((at) => at !== node));
  }

  /** Puts the calls below a node away. */
  fold(node: number): void {
    this.folded = new Set([...this.folded, node]);
    this.unfolded = new Set([...this.unfolded].filter((at) => at !== node));
  }

  toggleFold(node: number): void {
    if (this.folded.has(node)) this.unfold(node);
    else this.fold(node);
  }

  protected override moveTo(step: number, on = false, isQuiet = false): void {
    super.moveTo(step, on && !this.isSweeping, isQuiet);
    this.sweptFrom = { step: this.step, at: performance.now() };
    this.letGo();
  }

  protected override nextBeat(): number {
    return nextBeat(this.run, this.step);
  }

  protected stepsOf(kinds: readonly string[]): Uint32Array {
    return stepsOfKinds(this.run, kinds);
  }
}
