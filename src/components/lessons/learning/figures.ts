import { emptySetup, smallInput } from '../../../engine/index.ts';

/** The game of the lesson's first figure: boxes that know nothing, and chance with this seed. */
const beads = { seed: 18, level: 0 };
export const BEADS_FIGURE = {
  id: 'beads',
  board: '.........',
  ...beads,
  input: smallInput(emptySetup(), beads),
};

/** The game of the second: values after some games. */
const values = { seed: 2, level: 100 };
export const VALUES_FIGURE = {
  id: 'values',
  board: '.........',
  ...values,
  input: smallInput(emptySetup(), values),
};
