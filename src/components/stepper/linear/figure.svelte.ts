import { recordRun, type LinearRun, type StepEvent } from '../../../engine/index.ts';
import { pageTurn } from '../../platform/waiting.ts';
import type { Link, ParsedLink } from '../../platform/link.ts';
import { linkedStep } from '../../platform/linkFields.ts';
import { type AddressProblem, openedFrom } from '../../platform/problems.ts';
import type { FigureTarget } from '../figures.ts';
import { PageFigure, type AddressRead } from '../pageFigure.svelte.ts';
import type { Settings } from '../settings.ts';
import { LinearTimeline, type Asking } from './timeline.svelte.ts';

/** The addresses of figures on one kind of board. */
interface LinearAddress<Input, Address = AddressRead> {
  readonly names: readonly string[];
  /** The fragment for a figure at a step, with its `#`: of the input what differs from the figure's own. */
  make(fig: string, step: number, input: Input, own: Input): string;
  /** Reads a fragment; `undefined` if it names no figure. Never throws: what is bad is in `problems`. */
  parse(fragment: string): Address | undefined;
  /**
   * The input that a link asks for: the figure's `own` with everything that could be read in its place.
   * What the algorithm does not use, and what cannot be recorded, is a problem more, and the figure's own stays.
   */
  inputOf(
    address: Address,
    own: Input,
    run: Omit<LinearRun<StepEvent, Input>, 'kinds' | 'run' | 'learn'>,
  ): { readonly input: Input; readonly problems: readonly AddressProblem[] };
}

/** `fieldsOf` writes an input in fields of the link, and `inputOf` reads it. */
export function linearAddress<Fields extends { fig: string; step: number }, Input>(
  { names, make, parse }: Link<Fields>,
  fieldsOf: (input: Input) => Partial<Fields>,
  inputOf: LinearAddress<Input, ParsedLink<Fields>>['inputOf'],
): LinearAddress<Input, ParsedLink<Fields>> {
  return {
    names,
    make: (fig, step, input, own) => make({ ...fieldsOf(input), fig, step }, fieldsOf(own)),
    parse,
    inputOf,
  };
}

/** How the figure of a linear trace is made. */
export interface LinearParts<Input> {
  readonly id: string;
  /** What it shows when nothing else is asked for. */
  readonly input: Input;
  /** What is recorded, and what asks about steps, if anything does. */
  readonly view: Asking<Input> & { readonly run: LinearRun<StepEvent, Input> };
}

/** The figure of a linear trace on its page. Such traces are short, so they are recorded at once. */
export abstract class LinearFigure<Input = unknown> extends PageFigure {
  readonly stepper: LinearTimeline<Input>;
  readonly run: LinearRun<StepEvent, Input>;
  protected readonly home: Input;
  protected abstract readonly links: LinearAddress<Input>;

  constructor({ id, input, view }: LinearParts<Input>, onsettled: () => void) {
    super(onsettled);
    this.run = view.run;
    this.home = input;
    const recording = { input, trace: recordRun(view.run, input) };
    this.stepper = new LinearTimeline(id, recording, view, {
      onsettled: () => this.settled(),
      onpassed: () => this.onsettled(),
    });
  }

  get input(): Input {
    return this.stepper.recording.input;
  }

  /** Whether the board can be changed: nothing of the algorithm is under way. */
  get canMark(): boolean {
    const { questioning, step, atEnd } = this.stepper;
    return !questioning.open && (step === 0 || atEnd);
  }

  /** Records another input, and shows its first step or the one that is given. */
  use(input: Input, step = 0): void {
    this.stepper.pause();
    this.isNew = true;
    this.stepper.load({ input, trace: recordRun(this.run, input) }, step);
  }

  protected take({ predictSteps }: Settings): void {
    this.stepper.questioning.isOn = predictSteps;
  }

  protected goTo({ step = 0 }: FigureTarget, isQuiet = false): Promise<boolean> {
    this.goHome();
    this.stepper.go(step, isQuiet);
    return Promise.resolve(true);
  }

  protected goHome(): void {
    if (!this.isHome) this.use(this.home);
  }

  protected read(fragment: string): AddressRead | undefined {
    const { names } = this.links;
    return openedFrom(fragment, (text) => this.links.parse(text), [...names, 'only']);
  }

  /** In three turns of the page: what somebody has made may be as large as the limits allow. */
  protected async follow(address: AddressRead): Promise<readonly AddressProblem[]> {
    const { input, problems } = this.links.inputOf(address, this.home, this.run);
    await pageTurn();
    const trace = recordRun(this.run, input);
    await pageTurn();
    this.isNew = true;
    this.stepper.load({ input, trace }, address.step);
    return [...problems, ...linkedStep(address, this.stepper.last).problems];
  }

  protected fragment(step = this.stepper.step, input = this.input): string {
    return this.links.make(this.stepper.id, step, input, this.home);
  }

  /** Whether it shows what it shows when nothing else is asked for. */
  get isHome(): boolean {
    return this.fragment(0) === this.fragment(0, this.home);
  }
}
