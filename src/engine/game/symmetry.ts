import type { CellContent } from '../core/types.ts';
import type { Geometry } from './geometry.ts';
import { SMALL_VARIANT, type Variant } from './variants.ts';

/** A symmetry of a board: entry i is the cell whose content moves to cell i. */
export type Permutation = readonly number[];

type Place = readonly [x: number, y: number];

/** A quarter turn clockwise on a square board: where the content of (x, y) comes from. */
const QUARTER_TURN = ([x, y]: Place, size: number): Place => [y, size - 1 - x];
const MIRROR = ([x, y]: Place, size: number): Place => [size - 1 - x, y];

/** A permutation from a rule that says where the content of each place comes from. */
function permutation({ columns, cellCount }: Geometry, from: (place: Place) => Place): Permutation {
  return Array.from({ length: cellCount }, (_, cell) => {
    const [x, y] = from([cell % columns, Math.floor(cell / columns)]);
    return y * columns + x;
  });
}

/** The eight symmetries of a square board: four turns, and the same after a mirror. */
export function squareSymmetries(geometry: Geometry): Permutation[] {
  const { columns, rows } = geometry;
  if (columns !== rows) throw new RangeError(`a board of ${columns} × ${rows} is no square`);
  const turn = permutation(geometry, (place) => QUARTER_TURN(place, columns));
  const flip = permutation(geometry, (place) => MIRROR(place, columns));
  const turns = [permutation(geometry, (place) => place)];
  while (turns.length < 4) turns.push(permuted(turns.at(-1) as Permutation, turn));
  return [...turns, ...turns.map((each) => permuted(each, flip))];
}

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

/** The symmetries of nine cells, the identity first. */
export const SYMMETRIES: readonly Permutation[] = squareSymmetries(SMALL_VARIANT.geometry);

/** `items`, one a cell, moved by a symmetry. */
export function permuted<Item>(items: readonly Item[], symmetry: Permutation): Item[] {
  return symmetry.map((from) => items[from] as Item);
}

/** The nine cells turned a quarter clockwise. */
export function rotate(cells: readonly CellContent[]): CellContent[] {
  return permuted(cells, SYMMETRIES[1] as Permutation);
}

/** The nine cells with left and right swapped. */
export function mirror(cells: readonly CellContent[]): CellContent[] {
  return permuted(cells, SYMMETRIES[4] as Permutation);
}

/** The same board for all boards that are symmetric to each other: the lowest of them in order. */
export function canonical(cells: readonly CellContent[]): CellContent[] {
  return SYMMETRIES.map((symmetry) => permuted(cells, symmetry)).reduce(lesser);
}

function lesser(a: CellContent[], b: CellContent[]): CellContent[] {
  const at = a.findIndex((content, cell) => content !== b[cell]);
  return at < 0 || (a[at] as number) < (b[at] as number) ? a : b;
}
