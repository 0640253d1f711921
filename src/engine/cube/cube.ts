import { VARIANTS } from '../game/variants.ts';
import type { Permutation } from '../game/symmetry.ts';

/** 4×4×4: four marks in a row on four layers of 4×4 (docs/algorithms.md, section 11). */
export const CUBE = VARIANTS['4x4x4'];
export const CUBE_CELLS = CUBE.geometry.cellCount;
export const CUBE_LINES = CUBE.geometry.lines;

/** For each cell, the numbers of its lines: seven for a corner or a cell in the middle, else four. */
export const LINES_OF: readonly (readonly number[])[] = Array.from(
  { length: CUBE_CELLS },
  (_, cell) => CUBE_LINES.flatMap((line, at) => (line.includes(cell) ? [at] : [])),
);

/** All orders of some items. */
function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    orders(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/** Every way to swap the three axes, to mirror some of them, and to mix the places on all of them alike. */
function mixtures(): Permutation[] {
  const places = [0, 1, 2, 3];
  return orders([0, 1, 2]).flatMap(([a = 0, b = 0, c = 0]) =>
    orders(places).flatMap((mix) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((mirrored) =>
        Array.from({ length: CUBE_CELLS }, (_, cell) => {
          const at = [cell >> 4, (cell >> 2) & 3, cell & 3].map((place, axis) => {
            const mixed = mix[place] as number;
            return (mirrored >> axis) & 1 ? 3 - mixed : mixed;
          });
          return 16 * (at[a] as number) + 4 * (at[b] as number) + (at[c] as number);
        }),
      ),
    ),
  );
}

/** Whether cells that are moved by a symmetry leave lines that are lines. */
function keepsLines(symmetry: Permutation): boolean {
  const key = (line: readonly number[]) => line.toSorted((a, b) => a - b).join();
  const keys = new Set(CUBE_LINES.map(key));
  return CUBE_LINES.every((line) => keys.has(key(line.map((cell) => symmetry[cell] as number))));
}

/**
 * The 192 symmetries, the identity first: the 48 of a cube, each with one of four ways to mix the places on all
 * axes alike (Silver 1967; docs/algorithms.md, section 11). Entry i is the cell to which cell i goes.
 */
export const CUBE_SYMMETRIES: readonly Permutation[] = [
  ...new Map(mixtures().map((each) => [each.join(), each])).values(),
].filter(keepsLines);
