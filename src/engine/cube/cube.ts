import { VARIANTS } from '../game/variants.ts';
import { symmetriesOf, type Permutation } from '../game/symmetry.ts';

/** 4×4×4: four marks in a row on four layers of 4×4 (docs/algorithms.md, section 11). */
export const CUBE = VARIANTS['4x4x4'];
export const CUBE_CELLS = CUBE.geometry.cellCount;
export const CUBE_LINES = CUBE.geometry.lines;

/** For each cell, the numbers of its lines: seven for a corner or a cell in the middle, else four. */
export const LINES_OF: readonly (readonly number[])[] = Array.from(
  { length: CUBE_CELLS },
  (_, cell) => CUBE_LINES.flatMap((line, at) => (line.includes(cell) ? [at] : [])),
);

/**
 * How the places on all three axes are mixed alike: not at all, the two inner ones swapped, the inner and the outer one
 * of each half swapped, or both.
 */
const MIXTURES = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [1, 0, 3, 2],
  [1, 3, 0, 2],
] as const;

function mixed(cell: number, mixture: (typeof MIXTURES)[number]): number {
  const [x, y, z] = [cell & 3, (cell >> 2) & 3, cell >> 4].map((place) => mixture[place]!);
  return 16 * z! + 4 * y! + x!;
}

/**
 * The 192 symmetries, the identity first: the 48 of a cube, each with one of four mixtures (Silver 1967;
 * docs/algorithms.md, section 11). Entry i is the cell to which cell i goes.
 */
export const CUBE_SYMMETRIES: readonly Permutation[] = MIXTURES.flatMap((mixture) =>
  symmetriesOf(CUBE).map((each) => each.map((cell) => mixed(cell, mixture))),
);
