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

  get homeSetup(): Setup {
    return this.home.setup;
  }

  useSetup(setup: Setup): Promise<boolean> {
    this.use({ ...this.input, setup, moves: [] });
    return Promise.resolve(true);
  }
}

/** The types in which nine cells differ from other boards. */
export interface SmallTypes {
  readonly input: SmallInput;
  readonly run: SmallRun;
  readonly moment: SmallMoment;
  readonly figure: SmallFigure;
}
