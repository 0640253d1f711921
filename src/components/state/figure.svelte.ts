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
import { readSettings, writeSettings, type Settings, type SettingsProblem } from './storage.ts';

/**
 * A figure on its page: a stepper, and what ties it to the world. Words in the text and the address
 * of the page set its moment; coming to rest writes the address and is spoken.
 */
export class Figure {
  readonly stepper: Stepper;
  readonly recording = new Recording();
  addressProblems = $state.raw<readonly AddressProblem[]>([]);
  /** The calls are shown as a list, not as a picture. */
  treeAsList = $state(false);
  /** For the live region. Set by `speak`. */
  spoken = $state('');
  /** Another search has come, and nothing has been said of it yet. */
  isNew = false;
  settingsProblem = $state.raw<SettingsProblem | undefined>();
  /** The phrase that brought the reader here from out of sight: the way back. */
  cameFrom = $state.raw<HTMLElement | undefined>();

  /** The search that the figure shows when nothing else is asked for. */
  private readonly home: SearchRequest;
  private readonly onrest: () => void;
  private speaking: ReturnType<typeof setTimeout> | undefined;
  private isReturning = false;
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
    this.readSettings();
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    this.isReturning = visit !== undefined && visit.type !== 'navigate';
    const read = () => this.readAddress();
    read();
    addEventListener('hashchange', read);
    const forget = registerFigure(this.stepper.id, (target, from) => void this.point(target, from));
    return () => {
      removeEventListener('hashchange', read);
      forget();
      this.recording.cancel();
      clearTimeout(this.speaking);
      this.stepper.destroy();
    };
  }

  /**
   * Runs another search, and shows its first step or the one that is given. False if that was
   * stopped, failed, or overtaken by a later wish.
   */
  async use(request: SearchRequest, step = 0): Promise<boolean> {
    this.wanted = { request, step };
    this.stepper.pause();
    const run = await this.recording.start(request);
    if (run) {
      this.isNew = true;
      this.stepper.load(run, step);
    }
    return run !== undefined;
  }

  /** Plays or pauses; a figure that is not reached yet is scrolled to first. */
  play(): void {
    const top = this.element?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) this.element?.scrollIntoView({ block: 'start' });
    this.stepper.play();
  }

  tryAgain(): void {
    void this.use(this.wanted.request, this.wanted.step);
  }

  /** Keeps a choice of the reader for the next figure. */
  remember(choice: Partial<Settings>): void {
    this.settingsProblem = writeSettings({ ...readSettings().settings, ...choice });
  }

  /** The address of this very step. */
  link(): string {
    return new URL(this.fragment(), location.href).href;
  }

  /** Says something, even if it is what was said last: a live region speaks only when it changes. */
  speak(text: string): void {
    clearTimeout(this.speaking);
    this.spoken = '';
    this.speaking = setTimeout(() => (this.spoken = text), 60);
  }

  dismiss(): void {
    this.addressProblems = [];
    this.settingsProblem = undefined;
  }

  backToText(): void {
    this.cameFrom?.scrollIntoView({ block: 'center' });
    this.cameFrom?.focus({ preventScroll: true });
    this.cameFrom = undefined;
  }

  private readSettings(): void {
    const { settings, problem } = readSettings();
    if (isSpeed(settings.speed)) this.stepper.speed = settings.speed;
    void this.stepper.questioning.choose(settings.predict);
    this.treeAsList = settings.treeAsList;
    // Storage that is not there matters only once there is something to store.
    if (problem?.code !== 'not-stored' && this.isFirstOnPage) this.settingsProblem = problem;
  }

  /** Words in the text speak of the figure's own search. */
  private async point(target: FigureTarget, from: HTMLElement): Promise<void> {
    const wanted = { ...this.home, ties: target.ties ?? this.home.ties };
    if (!this.shows(wanted) && !(await this.use(wanted))) return;
    const { run } = this.stepper;
    const call = target.call ?? 1;
    const found =
      target.step ?? (target.at === 'return' ? stepOfReturn(run, call) : stepOfCall(run, call));
    this.stepper.go(found ?? 0);
    if (!this.element || isInSight(this.element)) return;
    // An entry of its own, so that the browser's way back leads to the text as well.
    history.pushState(history.state, '', location.href);
    this.cameFrom = from;
    this.comeIntoSight();
  }

  private readAddress(): void {
    const address = parseAddress(location.hash);
    // The way back to a page as it was at first.
    if (location.hash === '' && !this.shows(this.home)) return void this.use(this.home);
    if (!address) return;
    const isOnPage = document.querySelector(`figure#${address.figure ?? 'none'}`) !== null;
    if (isOnPage) return void (address.figure === this.stepper.id && this.follow(address));
    if (!this.isFirstOnPage) return;
    const tooLong = address.problems.filter(({ code }) => code === 'too-long');
    this.addressProblems = tooLong.length > 0 ? tooLong : [{ code: 'no-figure' }];
  }

  private async follow(address: ParsedAddress): Promise<void> {
    const { request, problems } = requestOf(address, this.home);
    this.addressProblems = problems;
    // Who reloads, or comes back, is where they were already.
    if (!this.isReturning) this.comeIntoSight();
    this.isReturning = false;
    if (!(await this.use(request, address.step))) return;
    const beyond = stepOf(address, this.stepper.last + 1).problems;
    this.addressProblems = [...problems, ...beyond];
  }

  private comeIntoSight(): void {
    if (this.element && !isInSight(this.element)) this.element.scrollIntoView({ block: 'start' });
  }

  private shows(request: SearchRequest): boolean {
    const figure = this.stepper.id;
    return makeAddress({ ...this.request, figure }, request) === `#fig=${figure}`;
  }

  /** What concerns no figure in particular is said in the first. */
  private get isFirstOnPage(): boolean {
    return document.querySelector('figure.nb-figure') === this.element;
  }

  private fragment(): string {
    const { id, step } = this.stepper;
    return makeAddress({ ...this.request, figure: id, step }, this.home);
  }

  private rested(): void {
    if (!this.element) return;
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
