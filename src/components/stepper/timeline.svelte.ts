import type { SearchTrace } from '../../engine/index.ts';
import type { Questioning } from './questioning.svelte.ts';

/** The first of the ascending `steps` after `from`. */
export function nextStop(steps: Uint32Array, from: number): number | undefined {
  let low = 0;
  let high = steps.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((steps[middle] as number) <= from) low = middle + 1;
    else high = middle;
  }
  return steps[low];
}

/**
 * Where a slider over `stepCount` steps shows stops: shares from 0 to 1, ascending. Of the stops
 * that fall into the same of `buckets` equal parts the first stands for all.
 */
export function sliderTicks(steps: Uint32Array, stepCount: number, buckets: number): number[] {
  const last = Math.max(1, stepCount - 1);
  const ticks: number[] = [];
  for (let bucket = 0; bucket < buckets;) {
    const step = nextStop(steps, Math.ceil((bucket * last) / buckets) - 1);
    if (step === undefined) break;
    ticks.push(step / last);
    bucket = Math.floor((step * buckets) / last) + 1;
  }
  return ticks;
}

/** How fast it plays: up to `FASTEST_READ` so many times as fast as one reads, and above so many steps a second. */
export const SPEEDS = [1, 2, 4, 15, 60] as const;
export const FASTEST_READ = 4;
export type Speed = (typeof SPEEDS)[number];
/** Until the reader chooses another: at this one the picture is followed, and a sentence is glanced at. */
const USUAL: Speed = 2;
/** Milliseconds in which a quick reader reads a word (280 a minute), and for which even the shortest sentence stays. */
const PER_WORD = 214;
const SHORTEST = 1200;

export function isSpeed(value: unknown): value is Speed {
  return SPEEDS.some((speed) => speed === value);
}

/** What a figure tells the world about its moments. */
export interface StepperEvents {
  /** Stepping has come to rest: time to speak, and to write the address. */
  readonly onsettled: () => void;
  /** Play has passed a step so slowly that it can be heard. */
  readonly onpassed?: () => void;
}

/**
 * A moment on a recording of any kind: which step, whether it plays, where it stops, what is asked.
 * Controls, sentence, code and keys know no more than this. Going to a step only ever sets `step`.
 */
export abstract class Timeline {
  step = $state(0);
  playing = $state(false);
  speed = $state<Speed>(USUAL);
  /** The kinds of event at whose lines play stops: whatever the language, and the algorithm, of the code. */
  stopKinds = $state.raw<readonly string[]>([]);
  /** The one at which it has stopped, until the next step. */
  stoppedAt = $state<string>();
  /** The reader has left the first step at some time: until then there is no way back to offer. */
  hasBegun = $state(false);
  /** True if the last move was one step on: only then is anything set in motion. */
  movedOn = $state(false);

  /** The figure's name on its page: in links, and before the ids of its parts. */
  readonly id: string;
  /** The last step; the first is 0. */
  abstract readonly last: number;
  abstract readonly questioning: Questioning;
  /** The steps at which play stops, ascending. */
  readonly stops: Uint32Array;

  /** The words of the sentence about this step. */
  wordsToRead = (): number => 0;

  /** The step that the screen shows while the page is printed. */
  private beforePaper = $state<number>();
  /** A question has come up while it played: it goes on after the answer. */
  private playsOn = false;
  private readonly events: StepperEvents;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, events: StepperEvents) {
    this.id = id;
    this.events = events;
    this.stops = $derived(this.stepsOf(this.stopKinds));
  }

  /** The steps of these kinds, ascending. */
  protected abstract stepsOf(kinds: readonly string[]): Uint32Array;

  /** Where "step over" leads, and "step out"; `undefined` where nothing calls anything. */
  get over(): number | undefined {
    return undefined;
  }
  get out(): number | undefined {
    return undefined;
  }

  /** Where calls wait for calls: what was recorded of them. */
  get callTrace(): SearchTrace | undefined {
    return undefined;
  }

  /** Played at a reading speed, all of it goes by as a picture: there are too many steps to read. */
  get isSwept(): boolean {
    return false;
  }

  get isOnPaper(): boolean {
    return this.beforePaper !== undefined;
  }

  get atEnd(): boolean {
    return this.step >= this.last;
  }

  /** Goes anywhere, without asking; quietly, if nobody is to hear of it and no address to tell of it. */
  go(step: number, isQuiet = false): void {
    this.pause();
    this.moveTo(step, isQuiet && step === this.step + 1, isQuiet);
  }

  /** A question is open and has no answer yet. */
  get waits(): boolean {
    return this.questioning.open !== undefined && !this.questioning.open.verdict;
  }

  /** One step on; or a question first, if this step is one that the learner wants to predict. */
  forward(): void {
    this.pause();
    this.playsOn = false;
    if (this.questioning.open) this.leaveQuestion();
    else this.advance();
  }

  back(): void {
    this.go(this.step - 1);
  }

  /** Goes to a later step, or to the first question before it. */
  leapTo(step: number): void {
    const asked = this.questioning.firstBetween(this.step, step);
    if (asked === undefined) return this.go(step);
    this.go(asked - 1);
    this.questioning.ask(asked);
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.questioning.open) {
      this.playsOn = true;
      return this.leaveQuestion();
    }
    // Whoever presses Play has read what stands there, and waits for something to happen.
    const isNew = this.atEnd;
    if (isNew) this.moveTo(0);
    this.goOn(isNew || !this.isRead ? this.stay() : SHORTEST);
  }

  private goOn(stay = this.stay()): void {
    this.playing = true;
    clearTimeout(this.settleTimer);
    this.tick(stay);
  }

  pause(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.settle();
  }

  /** Goes on past the open question, answered or not. */
  passQuestion(): void {
    if (!this.questioning.open) return;
    const { step } = this.questioning.open;
    if (this.questioning.next()) return;
    const { playsOn } = this;
    this.moveTo(step, true);
    if (playsOn && !this.atEnd) this.goOn();
  }

  /** Goes on past a question that has been answered; one that waits is asked again. */
  private leaveQuestion(): void {
    if (this.waits) this.questioning.repeat();
    else this.passQuestion();
  }

  /** Comes to rest now: what is said next is not spoken over. */
  rest(): void {
    clearTimeout(this.settleTimer);
    this.events.onsettled();
  }

  /** On paper a trace that nobody has begun to step through is shown at its end. */
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
    clearTimeout(this.settleTimer);
  }

  /** Every step that is shown on the screen comes through here. */
  protected moveTo(step: number, on = false, isQuiet = false): void {
    this.questioning.close();
    this.playsOn = false;
    this.movedOn = on;
    this.step = Math.max(0, Math.min(step, this.last));
    this.hasBegun ||= this.step > 0;
    this.stoppedAt = undefined;
    if (!isQuiet) this.settle();
  }

  /** Where play goes next, if it leaves time to read: everything before it is small. */
  protected nextBeat(): number {
    return this.step + 1;
  }

  /** Where play goes next, if it is too fast to read. */
  protected nextFrame(): number {
    return this.step + 1;
  }

  /** It plays so slowly that each sentence can be read. */
  get isRead(): boolean {
    return this.speed <= FASTEST_READ;
  }

  /** Milliseconds that play stays at this step, at speed 1. */
  protected stay(): number {
    return this.isRead ? Math.max(SHORTEST, PER_WORD * this.wordsToRead()) : 1000;
  }

  /** From now on. */
  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.tick();
  }

  private tick(stay = this.stay()): void {
    this.timer = setTimeout(() => {
      const stop = nextStop(this.stops, this.step) ?? this.last;
      const to = Math.min(stop, this.isRead ? this.nextBeat() : this.nextFrame());
      const asked = this.questioning.firstBetween(this.step, to);
      if (asked !== undefined) return this.askBefore(asked);
      this.moveTo(to, true);
      if (to === stop) this.nameStop();
      if (to === stop || this.atEnd) return this.pause();
      this.tick();
    }, stay / this.speed);
  }

  /** Play has come to a step that the learner wants to predict. */
  private askBefore(step: number): void {
    if (this.step < step - 1) this.moveTo(step - 1, true);
    this.questioning.ask(step);
    this.pause();
    this.playsOn = true;
  }

  /** False if it did not move: at the end, or because a question came up. */
  private advance(): boolean {
    if (this.atEnd || this.questioning.open) return false;
    if (this.questioning.ask(this.step + 1)) return false;
    this.moveTo(this.step + 1, true);
    return true;
  }

  private nameStop(): void {
    this.stoppedAt = this.stopKinds.find((kind) => this.stepsOf([kind]).includes(this.step));
  }

  /** Stepping counts as over when nothing has moved for a moment, and nothing plays. */
  private settle(): void {
    clearTimeout(this.settleTimer);
    const isHeard = this.isRead && this.speed <= USUAL;
    if (this.playing) return void (isHeard && this.events.onpassed?.());
    this.settleTimer = setTimeout(() => this.rest(), 250);
  }
}
