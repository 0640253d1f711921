import type { Setup, StepInput, StepRun } from '../../../engine/index.ts';
import type { SetupFigure } from '../pageFigure.svelte.ts';
import {
  makeStepAddress,
  parseStepAddress,
  stepInputOf,
  type StepAddress,
} from './smallAddress.ts';
import { StraightFigure } from './linearFigure.svelte.ts';

/** The figure of a straight algorithm on nine cells. */
export class StepFigure<Kind extends string = string>
  extends StraightFigure<Kind, StepInput, StepRun<Kind>, StepAddress>
  implements SetupFigure
{
  get setup(): Setup {
    return this.input.setup;
  }

  override get position(): Setup {
    return this.setup;
  }

  useSetup(setup: Setup): void {
    this.use({ ...this.input, setup, moves: [] });
  }

  protected address(step: number, input: StepInput): string {
    return makeStepAddress(this.stepper.id, step, input, this.home);
  }

  protected read(fragment: string): StepAddress | undefined {
    return parseStepAddress(fragment);
  }

  protected inputOf(address: StepAddress) {
    return stepInputOf(address, this.home, this.run);
  }
}
