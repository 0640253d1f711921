import { isCut, nodeAt, stepCount, type SearchRun } from '../../engine/index.ts';
import { breakpointAt, breakpointSteps, nextStop, type Breakpoint } from './breakpoints.ts';
import type { CodeSnippet } from '../view/codeView.ts';
import { Questioning } from './questioning.svelte.ts';

/** Steps a second. */
export const SPEEDS = [1, 2, 5, 15, 60] as const;
export type Speed = (typeof SPEEDS)[number];

export function isSpeed(value: unknown): value is Speed {
  return SPEEDS.some((speed) => speed === value);
}

/** What a figure tells the world about its moments. */
export interface StepperEvents {
  /** Stepping has come to rest: time to speak, and to write the address. */
  readonly onrest: () => void;
}

/**
 * The moment of a figure: which run, which step, what is looked at, what is folded, and whether it
 * plays. Everything that is drawn is a function of this. Going to a step only ever sets `step`.
 */
export class Stepper {
  /** The recorded search. Columns are never watched inside: a new search is a new run. */
  run: SearchRun;
  step = $state(0);
  playing = $state(false);
  speed = $state<Speed>(2);
  breakpoints = $state.raw<readonly Breakpoint[]>([]);
  /** The breakpoint at which stepping has stopped, until the next step. */
  stoppedBy = $state.raw<Breakpoint | undefined>();
  /** A node under the pointer or the focus: shown on the board while it lasts. */
  previewed = $state<number | undefined>();
  /** A node that was chosen: shown until Escape, or until the next step. */
  pinned = $state<number | undefined>();
  unfolded = $state.raw<ReadonlySet<number>>(new Set());
  folded = $state.raw<ReadonlySet<number>>(new Set());
  /** True if the last move was one step on: only then is anything set in motion. */
  movedOn = $state(false);

  /** The figure's name on its page: in links, and before the ids of its parts. */
  readonly id: string;
  readonly snippet: CodeSnippet;
  readonly questioning: Questioning;
  readonly stops: Uint32Array;
  readonly last: number;
  /** The call that the step happens in. */
  readonly node: number;
  /** The node on the board: previewed, else pinned, else undefined for the step itself. */
  readonly shownNode: number | undefined;

  private beforePaper: number | undefined;
  private readonly events: StepperEvents;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private restTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, run: SearchRun, snippet: CodeSnippet, events: StepperEvents) {
    this.id = id;
    this.run = $state.raw(run);
    this.snippet = snippet;
    this.events = events;
    this.questioning = new Questioning();
    this.last = $derived(stepCount(this.run.trace) - 1);
    this.node = $derived(nodeAt(this.run.trace, this.step));
    this.shownNode = $derived(this.previewed ?? this.pinned);
    this.stops = $derived(breakpointSteps(this.run, this.snippet, this.breakpoints));
  }

  get isCut(): boolean {
    return isCut(this.run.trace);
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  /** Another search, from its first step or the one that is given. */
  load(run: SearchRun, step = 0): void {
    this.pause();
    this.run = run;
    this.unfolded = new Set();
    this.folded = new Set();
    this.questioning.reset();
    this.moveTo(step);
  }

  /** Goes anywhere, without asking. */
  go(step: number): void {
    this.pause();
    this.moveTo(step);
  }

  /** One step on; or a question first, if this step is one that the learner wants to predict. */
  forward(): void {
    this.pause();
    this.advance();
  }

  back(): void {
    this.go(this.step - 1);
  }

  /** Goes to a later step, or to the first question before it. */
  leapTo(step: number): void {
    const asked = this.questioning.firstBetween(this.run, this.step, step);
    if (asked === undefined) return this.go(step);
    this.go(asked - 1);
    this.questioning.ask(this.run, asked);
  }

  /** To the next breakpoint, or to the end if there is none. */
  toNextStop(): void {
    this.leapTo(nextStop(this.stops, this.step) ?? this.last);
    this.nameStop();
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.atEnd) this.moveTo(0);
    this.playing = true;
    clearTimeout(this.restTimer);
    this.tick();
  }

  pause(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.rest();
  }

  /** Goes on past the open question, answered or not. */
  passQuestion(): void {
    if (!this.questioning.open) return;
    const { step } = this.questioning.open;
    if (!this.questioning.next()) this.moveTo(step, true);
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

  /** On paper a search that nobody has begun to step through is shown at its end. */
  beginPaper(): void {
    this.beforePaper = this.step;
    if (this.step === 0) this.step = this.last;
  }

  endPaper(): void {
    if (this.beforePaper !== undefined) this.step = this.beforePaper;
    this.beforePaper = undefined;
  }

  /** Stops every clock. */
  destroy(): void {
    clearTimeout(this.timer);
    clearTimeout(this.restTimer);
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      const from = this.step;
      if (!this.advance()) return this.pause();
      const arrived = this.step;
      const isStop = nextStop(this.stops, from) === arrived;
      if (isStop) this.nameStop();
      if (isStop || this.atEnd) return this.pause();
      this.tick();
    }, 1000 / this.speed);
  }

  /** False if it did not move: at the end, or because a question came up. */
  private advance(): boolean {
    if (this.atEnd || this.questioning.open) return false;
    if (this.questioning.ask(this.run, this.step + 1)) return false;
    this.moveTo(this.step + 1, true);
    return true;
  }

  private moveTo(step: number, on = false): void {
    this.questioning.close();
    this.movedOn = on;
    this.step = Math.max(0, Math.min(step, this.last));
    this.pinned = undefined;
    this.previewed = undefined;
    this.stoppedBy = undefined;
    this.rest();
  }

  private nameStop(): void {
    this.stoppedBy = breakpointAt(this.run, this.snippet, this.breakpoints, this.step);
  }

  /** Stepping counts as over when nothing has moved for a moment, and nothing plays. */
  private rest(): void {
    clearTimeout(this.restTimer);
    if (this.playing) return;
    this.restTimer = setTimeout(() => this.events.onrest(), 250);
  }
}
