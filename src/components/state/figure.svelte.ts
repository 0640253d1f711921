import { flushSync } from 'svelte';
import { recordSearch, type SearchRequest } from '../../engine/index.ts';
import type { CodeSnippet } from '../view/codeView.ts';
import {
  makeAddress,
  parseAddress,
  requestOf,
  stepOf,
  type AddressProblem,
  type ParsedAddress,
} from './address.ts';
import { registerFigure, type FigureTarget } from './figures.ts';
import { Recording } from './recording.svelte.ts';
import { stepOfCall, stepOfReturn } from './stepping.ts';
import { isSpeed, Stepper } from './stepper.svelte.ts';
import { readSettings, writeSettings, type Settings } from './storage.ts';

/**
 * A figure on its page: a stepper, and what ties it to the world. Words in the text and the address
 * of the page set its moment; coming to rest writes the address and is spoken.
 */
export class Figure {
  readonly stepper: Stepper;
  readonly recording = new Recording();
  addressProblems = $state.raw<readonly AddressProblem[]>([]);
  /** The phrase that brought the reader here from out of sight: the way back. */
  cameFrom = $state.raw<HTMLElement | undefined>();

  /** The search that the figure shows when nothing else is asked for. */
  private readonly home: SearchRequest;
  private readonly onrest: () => void;
  private element: HTMLElement | undefined;
  /** What was last asked for, in case it has to be tried again. */
  private wanted: { request: SearchRequest; step: number };

  constructor(id: string, home: SearchRequest, snippet: CodeSnippet, onrest: () => void) {
    this.home = home;
    this.onrest = onrest;
    this.wanted = { request: home, step: 0 };
    this.stepper = new Stepper(id, recordSearch(home), snippet, { onrest: () => this.rested() });
  }

  get request(): SearchRequest {
    return this.stepper.run.request;
  }

  /** Ties the figure to its page; the result unties it. */
  wake(element: HTMLElement): () => void {
    this.element = element;
    const { speed, predict } = readSettings().settings;
    if (isSpeed(speed)) this.stepper.speed = speed;
    this.stepper.questioning.kinds = predict;
    const read = () => this.readAddress();
    read();
    // The browser takes its picture as soon as these return.
    const toPaper = () => flushSync(() => this.stepper.beginPaper());
    const fromPaper = () => this.stepper.endPaper();
    addEventListener('hashchange', read);
    addEventListener('beforeprint', toPaper);
    addEventListener('afterprint', fromPaper);
    const forget = registerFigure(this.stepper.id, (target, from) => this.point(target, from));
    return () => {
      removeEventListener('hashchange', read);
      removeEventListener('beforeprint', toPaper);
      removeEventListener('afterprint', fromPaper);
      forget();
      this.recording.cancel();
      this.stepper.destroy();
    };
  }

  /** Runs another search, and shows its first step or the one that is given. */
  async use(request: SearchRequest, step = 0): Promise<void> {
    this.wanted = { request, step };
    this.stepper.pause();
    const run = await this.recording.start(request);
    if (run) this.stepper.load(run, step);
  }

  tryAgain(): void {
    void this.use(this.wanted.request, this.wanted.step);
  }

  /** Keeps a choice of the reader for the next figure. */
  remember(choice: Partial<Settings>): void {
    writeSettings({ ...readSettings().settings, ...choice });
  }

  /** The address of this very step. */
  link(): string {
    return new URL(this.fragment(), location.href).href;
  }

  dismiss(): void {
    this.addressProblems = [];
  }

  backToText(): void {
    this.cameFrom?.scrollIntoView({ block: 'center' });
    this.cameFrom?.focus({ preventScroll: true });
    this.cameFrom = undefined;
  }

  private point(target: FigureTarget, from: HTMLElement): void {
    const { run } = this.stepper;
    const call = target.call ?? 1;
    const found =
      target.step ?? (target.at === 'return' ? stepOfReturn(run, call) : stepOfCall(run, call));
    this.stepper.go(found ?? 0);
    if (this.element && !isInSight(this.element)) {
      this.cameFrom = from;
      this.element.scrollIntoView({ block: 'start' });
    }
  }

  private readAddress(): void {
    const address = parseAddress(location.hash);
    // A link that names no readable figure is shown where it can be: in the first one.
    if (!address || (address.figure ?? this.stepper.id) !== this.stepper.id) return;
    void this.follow(address);
  }

  private async follow(address: ParsedAddress): Promise<void> {
    const { request, problems } = requestOf(address, this.home);
    this.addressProblems = problems;
    await this.use(request, address.step);
    if (this.recording.problem) return;
    const beyond = stepOf(address, this.stepper.last + 1).problems;
    this.addressProblems = [...problems, ...beyond];
  }

  private fragment(): string {
    const { id, step } = this.stepper;
    return makeAddress({ ...this.request, figure: id, step }, this.home);
  }

  private rested(): void {
    if (!this.element) return;
    // Other figures and the list of what was read stay as they are: only the fragment changes.
    history.replaceState(history.state, '', this.fragment());
    this.onrest();
  }
}

/** Whether most of an element is in the window. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen > Math.min(height, innerHeight) * 0.6;
}
