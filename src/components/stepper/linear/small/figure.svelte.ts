import { MOST_SEED, type Setup, type SmallInput, type SmallRun } from '../../../../engine/index.ts';
import type { SetupFigure } from '../../pageFigure.svelte.ts';
import { LinearFigure, linearAddress } from '../figure.svelte.ts';
import type { SmallMoment } from './view.ts';
import { defineLink, wholeNumber, type ReadBy } from '../../../platform/link.ts';
import {
  FIGURE_LIMITS,
  board,
  figure,
  linkedSetup,
  mark,
  seed,
  step,
} from '../../../platform/linkFields.ts';
import type { AddressProblem } from '../../../platform/problems.ts';

const smallLink = defineLink(
  {
    fig: figure,
    step,
    board,
    move: { ...mark, with: 'board' },
    seed,
    level: wholeNumber(Number.MAX_SAFE_INTEGER),
  },
  FIGURE_LIMITS,
);

/** What could be read of a link to a figure on nine cells. */
type SmallAddress = ReadBy<typeof smallLink>;

const fieldsOf = ({ setup, ...rest }: SmallInput) => ({
  board: setup.cells,
  move: setup.toMove,
  ...rest,
});

/** Links to figures of linear traces on nine cells. */
export const smallAddress = linearAddress(smallLink, fieldsOf, inputOf);

function inputOf(
  address: SmallAddress,
  own: SmallInput,
  { uses, mostLevel }: Pick<SmallRun, 'uses' | 'mostLevel'>,
) {
  const { setup, problems: ofSetup } = linkedSetup(address, own.setup);
  const problems: AddressProblem[] = [...address.problems, ...ofSetup];
  const take = (field: 'seed' | 'level', most: number): number => {
    const value = address[field];
    if (value === undefined) return own[field];
    if (uses.includes(field) && value <= most) return value;
    problems.push({ code: 'bad-field', field });
    return own[field];
  };
  const input = { setup, seed: take('seed', MOST_SEED), level: take('level', mostLevel) };
  return { input, problems };
}

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
    this.use({ ...this.input, setup });
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
