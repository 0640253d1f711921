import type { Setup, StepInput, StepRun } from '../../../engine/index.ts';
import type { CodeSnippet } from '../../view/codeView.ts';
import type { AddressProblem } from '../../view/problems.ts';
import type { StepAt, StepQuestion } from '../../view/steps/stepView.ts';
import type { FigureTarget } from '../figures.ts';
import { PageFigure } from '../pageFigure.svelte.ts';
import type { Settings } from '../storage.ts';
import { makeStepAddress, parseStepAddress, stepInputOf, type StepAddress } from './stepAddress.ts';
import { StepLine } from './stepLine.svelte.ts';

/** How a figure that goes straight on is made. */
export interface StepFigureParts<Kind extends string> {
  readonly id: string;
  readonly run: StepRun<Kind>;
  /** What it shows when nothing else is asked for. */
  readonly input: StepInput;
  readonly snippet: CodeSnippet<Kind>;
  readonly question: ((at: StepAt<Kind>) => StepQuestion | undefined) | undefined;
}

/** The figure of a straight algorithm on its page. Its traces are short, so they are recorded at once. */
export class StepFigure<Kind extends string = string> extends PageFigure<StepAddress> {
  readonly stepper: StepLine<Kind>;
  readonly run: StepRun<Kind>;
  private readonly home: StepInput;

  constructor({ id, run, input, snippet, question }: StepFigureParts<Kind>, onrest: () => void) {
    super(onrest);
    this.run = run;
    this.home = input;
    const recording = { input, trace: run.record(input) };
    this.stepper = new StepLine(id, recording, snippet, question, { onrest: () => this.rested() });
  }

  get input(): StepInput {
    return this.stepper.recording.input;
  }

  get setup(): Setup {
    return this.input.setup;
  }

  /** Records another input, and shows its first step or the one that is given. */
  use(input: StepInput, step = 0): void {
    this.isNew = true;
    this.stepper.load({ input, trace: this.run.record(input) }, step);
  }

  useSetup(setup: Setup): void {
    this.use({ ...this.input, setup, moves: [] });
  }

  protected take({ predictSteps }: Settings): void {
    this.stepper.questioning.isOn = predictSteps;
  }

  protected goTo({ step = 0 }: FigureTarget): Promise<boolean> {
    if (!this.isHome) this.use(this.home);
    this.stepper.go(step);
    return Promise.resolve(true);
  }

  protected read(fragment: string): StepAddress | undefined {
    return parseStepAddress(fragment);
  }

  protected goHome(): void {
    if (!this.isHome) this.use(this.home);
  }

  protected follow(address: StepAddress): Promise<readonly AddressProblem[]> {
    const { input, problems } = stepInputOf(address, this.home, this.run);
    const { step = 0 } = address;
    this.use(input, step);
    const { last } = this.stepper;
    const isBeyond = step > last && step !== Infinity;
    const beyond: AddressProblem[] = isBeyond ? [{ code: 'step-beyond-end', step, last }] : [];
    return Promise.resolve([...problems, ...beyond]);
  }

  protected fragment(): string {
    return makeStepAddress(this.stepper.id, this.stepper.step, this.input, this.home);
  }

  private get isHome(): boolean {
    const at = (input: StepInput) => makeStepAddress('home', 0, input, this.home);
    return at(this.input) === at(this.home);
  }
}
