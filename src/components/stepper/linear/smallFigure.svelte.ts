import { MOST_SEED, type Setup, type SmallInput } from '../../../engine/index.ts';
import { defineLink, wholeNumber } from '../../platform/link.ts';
import {
  FIGURE_LIMITS,
  boardOf,
  figure,
  linkedSetup,
  mark,
  seed,
  step,
} from '../../platform/linkFields.ts';
import type { AddressProblem } from '../../platform/problems.ts';
import type { SetupFigure } from '../pageFigure.svelte.ts';
import { LinearFigure, linearAddress } from './figure.svelte.ts';

const smallLink = defineLink(
  {
    fig: figure,
    step,
    board: boardOf(),
    move: { ...mark, with: 'board' },
    seed,
    level: wholeNumber(Number.MAX_SAFE_INTEGER),
  },
  FIGURE_LIMITS,
);

const fieldsOf = ({ setup, ...rest }: SmallInput) => ({
  board: setup.cells,
  move: setup.toMove,
  ...rest,
});

/** Links to figures of linear traces on nine cells. */
export const smallAddress = linearAddress(
  smallLink,
  fieldsOf,
  (address, own: SmallInput, { uses, mostLevel = 0 }) => {
    const { setup, problems: ofSetup } = linkedSetup(address, own.setup);
    const problems: AddressProblem[] = [...address.problems, ...ofSetup];
    const take = (field: 'seed' | 'level', most: number): number => {
      const value = address[field] ?? own[field];
      if (address[field] === undefined || (uses.includes(field) && value <= most)) return value;
      problems.push({ code: 'bad-field', field });
      return own[field];
    };
    const input = { setup, seed: take('seed', MOST_SEED), level: take('level', mostLevel) };
    return { input, problems };
  },
);

/** The figure of a linear trace on nine cells. */
export class SmallFigure extends LinearFigure<SmallInput> implements SetupFigure {
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
