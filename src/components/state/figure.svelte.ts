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
  settingsProblem = $state.raw<SettingsProblem | undefined>();
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
    this.readSettings();
    const read = () => this.readAddress();
    read();
    addEventListener('hashchange', read);
    const forget = registerFigure(this.stepper.id, (target, from) => void this.point(target, from));
    return () => {
      removeEventListener('hashchange', read);
      forget();
      this.recording.cancel();
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
    if (run) this.stepper.load(run, step);
    return run !== undefined;
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
    this.stepper.questioning.kinds = settings.predict;
    this.treeAsList = settings.treeAsList;
    // Storage that is not there matters only once there is something to store.
    if (problem?.code !== 'not-stored' && this.isFirstOnPage) this.settingsProblem = problem;
  }

  /** Words in the text speak of the figure's own search. */
  private async point(target: FigureTarget, from: HTMLElement): Promise<void> {
    if (!this.isAtHome && !(await this.use(this.home))) return;
    const { run } = this.stepper;
    const call = target.call ?? 1;
    const found =
      target.step ?? (target.at === 'return' ? stepOfReturn(run, call) : stepOfCall(run, call));
    this.stepper.go(found ?? 0);
    if (this.comeIntoSight()) this.cameFrom = from;
  }

  private readAddress(): void {
    const address = parseAddress(location.hash);
    if (!address) return;
    const isOnPage = document.getElementById(address.figure ?? '') !== null;
    if (isOnPage) return void (address.figure === this.stepper.id && this.follow(address));
    if (this.isFirstOnPage) this.addressProblems = [{ code: 'bad-field', field: 'fig' }];
  }

  private async follow(address: ParsedAddress): Promise<void> {
    const { request, problems } = requestOf(address, this.home);
    this.addressProblems = problems;
    this.comeIntoSight();
    if (!(await this.use(request, address.step))) return;
    const beyond = stepOf(address, this.stepper.last + 1).problems;
    this.addressProblems = [...problems, ...beyond];
  }

  /** True if it had to be scrolled to. */
  private comeIntoSight(): boolean {
    if (!this.element || isInSight(this.element)) return false;
    this.element.scrollIntoView({ block: 'start' });
    return true;
  }

  private get isAtHome(): boolean {
    const figure = this.stepper.id;
    return makeAddress({ ...this.request, figure }, this.home) === `#fig=${figure}`;
  }

  /** What concerns no figure in particular is said in the first. */
  private get isFirstOnPage(): boolean {
    return document.querySelector('figure.figure') === this.element;
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
