import type { Setup, SmallInput, SmallRun } from '../../../../engine/index.ts';
import type { SetupFigure } from '../../pageFigure.svelte.ts';
import { LinearFigure } from '../figure.svelte.ts';
import { smallAddress, type SmallAddress } from './address.ts';
import type { SmallMoment } from './view.ts';

/** The figure of a linear trace on nine cells. */
export class SmallFigure
  extends LinearFigure<SmallInput, SmallRun, SmallAddress>
  implements SetupFigure
{
  protected readonly links = smallAddress;

  get setup(): Setup {
    return this.input.setup;
  }

  override get position(): Setup {
    return this.setup;
  }

  useSetup(setup: Setup): void {
    this.use({ ...this.input, setup, moves: [] });
  }
}

/** The types in which nine cells differ from other boards. */
export interface SmallTypes {
  readonly input: SmallInput;
  readonly run: SmallRun;
  readonly moment: SmallMoment;
  readonly figure: SmallFigure;
}
