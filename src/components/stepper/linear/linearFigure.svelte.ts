import type { StepTrace } from '../../../engine/index.ts';
import type { CodeSnippet } from '../codeView.ts';
import { linkedStep } from '../../platform/linkFields.ts';
import type { AddressProblem } from '../../platform/problems.ts';
import type { StepAt, StepQuestion } from './smallView.ts';
import type { FigureTarget } from '../figures.ts';
import { PageFigure, type AddressRead } from '../pageFigure.svelte.ts';
import type { Settings } from '../settings.ts';
import { StepLine } from './linearTimeline.svelte.ts';

/** What records a straight algorithm, on whatever board. */
export interface StraightRun<Kind extends string, Input> {
  record(input: Input): StepTrace<Kind>;
}

/** How a figure that goes straight on is made. */
interface StraightParts<Kind extends string, Input, Run extends StraightRun<Kind, Input>> {
  readonly id: string;
  readonly run: Run;
  /** What it shows when nothing else is asked for. */
  readonly input: Input;
  readonly snippet: CodeSnippet<Kind>;
  readonly question: ((at: StepAt<Kind, Input>) => StepQuestion | undefined) | undefined;
}

/** What every straight figure has, whatever its board. */
export type AnyStraightFigure = PageFigure & { readonly stepper: StepLine<string, unknown> };

/** The figure of a straight algorithm on its page. Its traces are short, so they are recorded at once. */
export abstract class StraightFigure<
  Kind extends string,
  Input,
  Run extends StraightRun<Kind, Input>,
  Address extends AddressRead = AddressRead,
> extends PageFigure<Address> {
  readonly stepper: StepLine<Kind, Input>;
  readonly run: Run;
  protected readonly home: Input;

  constructor(
    { id, run, input, snippet, question }: StraightParts<Kind, Input, Run>,
    onrest: () => void,
  ) {
    super(onrest);
    this.run = run;
    this.home = input;
    const recording = { input, trace: run.record(input) };
    this.stepper = new StepLine(id, recording, snippet, question, { onrest: () => this.rested() });
  }

  get input(): Input {
    return this.stepper.recording.input;
  }

  /** Records another input, and shows its first step or the one that is given. */
  use(input: Input, step = 0): void {
    this.isNew = true;
    this.stepper.load({ input, trace: this.run.record(input) }, step);
  }

  /** The address of an input at a step: what differs from the figure's own. */
  protected abstract address(step: number, input: Input): string;
  /** The input that an address asks for, as far as it can be. */
  protected abstract inputOf(address: Address): {
    readonly input: Input;
    readonly problems: readonly AddressProblem[];
  };

  protected take({ predictSteps }: Settings): void {
    this.stepper.questioning.isOn = predictSteps;
  }

  protected goTo({ step = 0 }: FigureTarget): Promise<boolean> {
    if (!this.isHome) this.use(this.home);
    this.stepper.go(step);
    return Promise.resolve(true);
  }

  protected goHome(): void {
    if (!this.isHome) this.use(this.home);
  }

  protected follow(address: Address): Promise<readonly AddressProblem[]> {
    const { input, problems } = this.inputOf(address);
    this.use(input, address.step);
    return Promise.resolve([...problems, ...linkedStep(address, this.stepper.last).problems]);
  }

  protected fragment(): string {
    return this.address(this.stepper.step, this.input);
  }

  /** Whether it shows what it shows when nothing else is asked for. */
  get isHome(): boolean {
    return this.address(0, this.input) === this.address(0, this.home);
  }
}
