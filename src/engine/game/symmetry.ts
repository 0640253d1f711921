import type { CellContent } from '../core/types.ts';
import type { Variant } from './variants.ts';

/** A symmetry of a board: entry i is the cell whose content moves to cell i. */
export type Permutation = readonly number[];

/** All six orders of three axes. */
const AXES = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
  [2, 1, 0],
  [1, 2, 0],
  [2, 0, 1],
] as const;

/**
 * Every way to turn and mirror a board onto itself, the identity first: up to eight for a flat board, 48 for a cube. Where
 * marks fall, top and bottom stay where they are.
 */
export function symmetriesOf({ geometry, gravity }: Variant): Permutation[] {
  const { columns, rows, layers, cellCount } = geometry;
  const size = [columns, rows, layers];
  const found = new Map<string, Permutation>();
  for (const axes of AXES) {
    if (axes.some((axis, at) => size[axis] !== size[at]) || (gravity && axes[1] !== 1)) continue;
    for (let flips = 0; flips < 8; flips++) {
      if (gravity && flips & 2) continue;
      const moved = Array.from({ length: cellCount }, (_, cell) => {
        const place = [cell % columns, Math.floor(cell / columns) % rows];
        place.push(Math.floor(cell / (columns * rows)));
        const [x = 0, y = 0, z = 0] = axes.map((axis, at) => {
          const along = place[axis] as number;
          return flips & (1 << at) ? (size[at] as number) - 1 - along : along;
        });
        return (z * rows + y) * columns + x;
      });
      found.set(moved.join(), moved);
    }
  }
  return [...found.values()];
}

/** Nine cells turned a quarter clockwise, and with left and right swapped. */
const TURN: Permutation = [6, 3, 0, 7, 4, 1, 8, 5, 2];
const MIRROR: Permutation = [2, 1, 0, 5, 4, 3, 8, 7, 6];

/** In `SYMMETRIES`: the quarter turn, and the first of those that mirror, which turns nothing. */
export const QUARTER_TURN = 1;
export const MIRRORED = 4;

function nineSymmetries(): Permutation[] {
  const turns: Permutation[] = [[0, 1, 2, 3, 4, 5, 6, 7, 8]];
  while (turns.length < MIRRORED) turns.push(permuted(turns.at(-1) as Permutation, TURN));
  return [...turns, ...turns.map((each) => permuted(each, MIRROR))];
}

/** The symmetries of nine cells: four turns, the identity first, and the same after a mirror. */
export const SYMMETRIES: readonly Permutation[] = nineSymmetries();

/** `items`, one a cell, moved by a symmetry. */
export function permuted<Item>(items: readonly Item[], symmetry: Permutation): Item[] {
  return symmetry.map((from) => items[from] as Item);
}

/** One of `SYMMETRIES` and then another, each by its place there. */
export function symmetryAfter(first: number, then: number): number {
  const both = permuted(SYMMETRIES[first] as Permutation, SYMMETRIES[then] as Permutation).join();
  return SYMMETRIES.findIndex((each) => each.join() === both);
}

/** The nine cells turned a quarter clockwise. */
export function rotate(cells: readonly CellContent[]): CellContent[] {
  return permuted(cells, SYMMETRIES[QUARTER_TURN] as Permutation);
}

/** The nine cells with left and right swapped. */
export function mirror(cells: readonly CellContent[]): CellContent[] {
  return permuted(cells, SYMMETRIES[MIRRORED] as Permutation);
}

/** The same board for all boards that are symmetric to each other: the lowest of them in order. */
export function canonical(cells: readonly CellContent[]): CellContent[] {
  return SYMMETRIES.map((symmetry) => permuted(cells, symmetry)).reduce(lesser);
}

function lesser(a: CellContent[], b: CellContent[]): CellContent[] {
  const at = a.findIndex((content, cell) => content !== b[cell]);
  return at < 0 || (a[at] as number) < (b[at] as number) ? a : b;
}
