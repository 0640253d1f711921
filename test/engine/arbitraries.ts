import fc from 'fast-check';
import {
  DEPTHS,
  EMPTY,
  MOVE_ORDERS,
  O,
  SEARCHES,
  SMALL_VARIANT,
  TIE_RULES,
  X,
  emptySetup,
  positionsFrom,
  type SearchName,
  type SearchRequest,
  type Setup,
} from '../../src/engine/index.ts';

/** Every position of the game, by either side to begin: 2 × 5,478. */
export const ALL_SETUPS: readonly Setup[] = [...positionsFrom(), ...positionsFrom(emptySetup(O))];

export const emptyCount = ({ cells }: Setup): number =>
  cells.filter((content) => content === EMPTY).length;

/** Any legal position with at most so many empty cells. */
export function setups({ mostEmpty = 9 } = {}): fc.Arbitrary<Setup> {
  return fc.constantFrom(...ALL_SETUPS.filter((setup) => emptyCount(setup) <= mostEmpty));
}

interface RequestOptions {
  readonly mostEmpty?: number;
  readonly searches?: readonly SearchName[];
}

/** Any of these searches, of all if none are named, with any settings. */
export function requests(options: RequestOptions = {}): fc.Arbitrary<SearchRequest> {
  return fc.record({
    search: fc.constantFrom(...(options.searches ?? SEARCHES)),
    variant: fc.constant(SMALL_VARIANT.id),
    setup: setups(options),
    computer: fc.constantFrom(X, O),
    order: fc.constantFrom(...MOVE_ORDERS),
    seed: fc.nat(),
    ties: fc.constantFrom(...TIE_RULES),
    depth: fc.constantFrom(...DEPTHS),
  });
}
