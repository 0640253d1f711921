import type { Setup, Variant } from '../../engine/index.ts';
import type { AddressProblem } from '../platform/problems.ts';
import type { StoredProblem } from '../platform/stored.ts';
import type { WorkerProblemCode } from '../platform/worker.ts';
import { pageTurn } from '../platform/waiting.ts';
import { putAddress } from '../platform/putAddress.dom.ts';
import { Speaker } from '../ui/notice/speaker.svelte.ts';
import { WayBack, isInSight } from '../ui/wayBack.svelte.ts';
import { registerFigure, type FigureTarget } from './figures.ts';
import type { ListingLanguage } from './codeView.ts';
import { DEFAULT_SETTINGS, settingsStore, type Settings } from './settings.ts';
import { isSpeed, type Timeline } from './timeline.svelte.ts';
import type { Component } from 'svelte';

/** What every address of a figure says; each kind of figure reads more of it. */
export interface AddressRead {
  readonly fig?: string | undefined;
  /** From 0; links count from 1. */
  readonly step?: number | undefined;
  readonly problems: readonly AddressProblem[];
}

/** A figure about a position on a small board. */
export interface SetupFigure extends PageFigure {
  readonly setup: Setup;
  /** The board; absent for nine cells. */
  readonly variant?: Variant;
  /** What it shows when nothing else is asked for. */
  readonly homeSetup: Setup;
  /** The same with another position. False if something else was asked for meanwhile. */
  useSetup(setup: Setup): Promise<boolean>;
}

/**
 * A figure on its page: a timeline, and what ties it to the world. Words in the text and the address
 * of the page set its moment; coming to rest writes the address and is spoken.
 */
export abstract class PageFigure<Address extends AddressRead = AddressRead> {
  abstract readonly stepper: Timeline;
  addressProblems = $state.raw<readonly AddressProblem[]>([]);
  /** What is said aloud. */
  readonly speaker = new Speaker();
  /** Another trace has come, and nothing has been said of it yet. */
  isNew = false;
  settingsProblem = $state.raw<StoredProblem | undefined>();
  /** It fills the screen, for a class: questions are voted on. */
  isPresented = $state(false);
  /** What is worth what is not shown, so that a class can be asked. */
  isVeiled = $state(false);
  /** Whether the reader wants code beside figures, once that was chosen anywhere. */
  wantsCode: boolean | undefined;
  /** In which language its code is shown. */
  language = $state<ListingLanguage>(DEFAULT_SETTINGS.language);
  /** To the phrase that brought the reader here from out of sight. */
  readonly wayBack = new WayBack();

  protected element: HTMLElement | undefined;
  /** Says the step that is shown. */
  protected readonly onsettled: () => void;
  private isReturning = false;
  /** Addresses that are being read and followed. */
  private reads = 0;

  constructor(onsettled: () => void) {
    this.onsettled = onsettled;
  }

  /** Why nothing came of a request, where a thread of its own is asked. */
  get workerProblem(): WorkerProblemCode | undefined {
    return undefined;
  }

  /** Asks for the same once more, after a `workerProblem`. */
  tryAgain(): void {}

  /** Where a panel for an own position begins: another value here, and the panel begins anew. */
  get position(): unknown {
    return undefined;
  }
  /** The address of this very step, from its `#` on. */
  protected abstract fragment(): string;
  /** Reads an address; `undefined` if it is a plain anchor. */
  protected abstract read(fragment: string): Address | undefined;
  /** Shows what an address asks for, as far as it can be: gives what could not. */
  protected abstract follow(address: Address): Promise<readonly AddressProblem[]>;
  /** Back to what the figure shows when nothing else is asked for. */
  protected abstract goHome(): void;
  /** Goes to where a phrase points, and quietly if the phrase is only being read. False if something else was asked for meanwhile. */
  protected abstract goTo(target: FigureTarget, isQuiet?: boolean): Promise<boolean>;
  /** Takes over what a reader has chosen before. */
  protected abstract take(settings: Settings): void;

  /** Ties the figure to its page; the result unties it. */
  attach(element: HTMLElement): () => void {
    this.element = element;
    this.readSettings();
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    this.isReturning = visit !== undefined && visit.type !== 'navigate';
    const read = () => {
      this.reads++;
      void this.readAddress().finally(() => this.reads--);
    };
    read();
    addEventListener('hashchange', read);
    const forget = registerFigure(
      this.stepper.id,
      (target) => void this.goTo(target, true),
      (target, from) => void this.point(target, from),
    );
    return () => {
      removeEventListener('hashchange', read);
      forget();
      this.stepper.destroy();
    };
  }

  /** Plays or pauses. */
  play(): void {
    this.reach();
    this.stepper.play();
  }

  /** A figure whose buttons are seen before it is reached is scrolled to when one is pressed. */
  reach(): void {
    const top = this.element?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) this.element?.scrollIntoView({ block: 'start' });
    else requestAnimationFrame(() => this.#uncover());
  }

  /** The call of a step, all calls as a disc, or what decides beside a board does not stay under the controls where they stick: those keep their place meanwhile. */
  #uncover(): void {
    const controls = this.element?.querySelector('.controls');
    const call = this.element
      ?.querySelector('.whole, svg g.now, .beside, tr:has(.ticket)')
      ?.getBoundingClientRect();
    if (!controls || !call || getComputedStyle(controls).position !== 'sticky') return;
    const { top, bottom } = controls.getBoundingClientRect();
    const isStuck = Math.abs(bottom - innerHeight) < 2;
    if (isStuck && call.bottom > top) scrollBy({ top: call.bottom - top + 8, behavior: 'instant' });
  }

  /** Keeps a choice of the reader for the next figure. */
  remember(choice: Partial<Settings>): void {
    void settingsStore
      .change((old) => ({ ...old, ...choice }))
      .then(({ problem }) => (this.settingsProblem = problem));
  }

  /** The same for the code: nobody needs to hear that a button could not be remembered. */
  rememberCode(choice: Pick<Settings, 'codeOpen'> | Pick<Settings, 'language'>): void {
    void settingsStore.change((old) => ({ ...old, ...choice }));
  }

  /** The address of this very step. */
  link(): string {
    return new URL(this.fragment(), location.href).href;
  }

  speak(text: string): void {
    this.speaker.say(text);
  }

  dismiss(): void {
    this.addressProblems = [];
    this.settingsProblem = undefined;
  }

  /** The timeline has come to rest. */
  protected settled(): void {
    if (!this.element) return;
    // An open question is heard instead of the step before it.
    if (!this.stepper.questioning.open) this.onsettled();
    this.writeAddress();
  }

  private readSettings(): void {
    const { value: settings, problem } = settingsStore.read();
    if (isSpeed(settings.speed)) this.stepper.speed = settings.speed;
    this.wantsCode = settings.codeOpen;
    this.language = settings.language;
    this.take(settings);
    // Storage that is not there matters only once there is something to store.
    if (problem?.code !== 'not-stored' && this.isFirstOnPage) this.settingsProblem = problem;
  }

  /** Words in the text speak of what the figure shows by itself. */
  private async point(target: FigureTarget, from: HTMLElement): Promise<void> {
    if (!(await this.goTo(target))) return;
    if (!this.element || isInSight(this.element)) return;
    // An entry of its own, so that the browser's way back leads to the text as well.
    history.pushState(history.state, '', location.href);
    this.wayBack.bring(this.element, from);
  }

  private writeAddress(): void {
    // A link that is being followed says where the reader wants to be.
    if (this.reads > 0) return;
    const fragment = this.fragment();
    // It may show nothing of its page but the figure.
    putAddress(/[#&]only=1\b/.test(location.hash) ? `${fragment}&only=1` : fragment);
  }

  private async readAddress(): Promise<void> {
    const { hash } = location;
    // The way back to a page as it was at first.
    if (hash === '') return this.goHome();
    const address = this.read(hash);
    if (!address) return;
    const { fig } = address;
    if (fig !== undefined && document.querySelector(`figure#${fig}`)) {
      if (fig !== this.stepper.id) return;
      // Play that is pressed from here on is for what the link shows.
      this.stepper.pause();
      // The page has been put together in this turn: to take up what may be a large board is another's work.
      await pageTurn();
      if (location.hash === hash) await this.arrive(address);
      return;
    }
    if (!this.isFirstOnPage) return;
    // That a link names no figure of the page is said by the page.
    this.addressProblems = address.problems.filter(({ code }) => code === 'too-long');
  }

  private async arrive(address: Address): Promise<void> {
    this.addressProblems = address.problems;
    // Who reloads, or comes back, is where they were already.
    if (!this.isReturning) this.comeIntoSight();
    this.isReturning = false;
    this.addressProblems = await this.follow(address);
    if (this.stepper.playing) this.reach();
  }

  comeIntoSight(): void {
    if (this.element && !isInSight(this.element)) this.element.scrollIntoView({ block: 'start' });
  }

  /** What concerns no figure in particular is said in the first. */
  private get isFirstOnPage(): boolean {
    return document.querySelector('figure.nb-figure') === this.element;
  }
}

/** What every panel behind a button is given. */
export interface PanelProps<Shown extends PageFigure> {
  figure: Shown;
  /** Back to what was there before. */
  onleave: () => void;
}

/** What the lower part of a figure can hold beside its code; all of it is closed at first. */
export type PanelName = 'goTo' | 'predict' | 'settings' | 'position';
export type Tool = 'code' | PanelName;

/** The panels of a figure, in the order of their buttons: each is loaded when it is opened. */
export type Panels<Shown extends PageFigure> = Readonly<
  Partial<Record<PanelName, () => Promise<{ default: Component<PanelProps<Shown>> }>>>
>;

/** What a reader has asked for beside the tools. */
export interface Wants {
  more: boolean;
  full: boolean;
  keys: boolean;
}
