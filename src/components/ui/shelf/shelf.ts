import {
  boxLayout,
  boxNumber,
  boxesOf,
  kindsIn,
  marksOfBox,
  setupOfClass,
  type BoxSide,
  type Setup,
} from '../../../engine/index.ts';

/** A drawer of a shelf of matchboxes: what stands on its label, and which numbers of a table are its beads. */
export interface ShelfBox {
  /** Its number, from 1. */
  readonly number: number;
  /** The board on its label. */
  readonly setup: Setup;
  /** Its kinds of bead: the cell that each stands for, and where its count is found among all counts. */
  readonly kinds: readonly { readonly cell: number; readonly entry: number }[];
}

const shelves: Partial<Record<BoxSide, readonly ShelfBox[]>> = {};

/** The matchboxes of one side, box 1 first; their counts are the numbers of a learner (`Learner.entries`). */
export function shelfOf(side: BoxSide): readonly ShelfBox[] {
  return (shelves[side] ??= makeShelf(side));
}

/** A box by its number among all of both sides, from 0. */
export function shelfBox(box: number): ShelfBox {
  const shelf = shelfOf(marksOfBox(box) % 2 === 0 ? 'first' : 'second');
  return shelf[boxNumber(box) - 1] as ShelfBox;
}

function makeShelf(side: BoxSide): readonly ShelfBox[] {
  const { classOf, cellOf } = boxLayout();
  return boxesOf(side).map((box) => ({
    number: boxNumber(box),
    setup: setupOfClass(classOf[box] as number),
    kinds: kindsIn(box).map((entry) => ({ cell: cellOf[entry] as number, entry })),
  }));
}

/** The beads of one kind in an opened drawer. */
export interface BeadHeap {
  readonly cell: number;
  readonly count: number;
  /** Its share of the beads of the box, 0 … 1. */
  readonly share: number;
}

/** Counts by `entry`. */
export type BeadCounts = ArrayLike<number>;

export function heapsOf({ kinds }: ShelfBox, counts: BeadCounts): readonly BeadHeap[] {
  const heaps = kinds.map(({ cell, entry }) => ({ cell, count: counts[entry] ?? 0 }));
  const total = heaps.reduce((sum, { count }) => sum + count, 0);
  return heaps.map((heap) => ({ ...heap, share: total > 0 ? heap.count / total : 0 }));
}

/** How many beads a drawn one stands for: 1, 2, 5, 10 … so that no heap has more than `most` of them. */
export function beadsPerDrawn(heaps: readonly { readonly count: number }[], most: number): number {
  const highest = Math.max(0, ...heaps.map(({ count }) => count));
  for (let power = 1; ; power *= 10) {
    const per = [1, 2, 5].map((each) => each * power).find((each) => highest <= each * most);
    if (per !== undefined) return per;
  }
}

/** Where the beads of a heap lie: rows from the bottom up, each bead in the hollow of two below it. */
export function heapPlaces(
  beads: number,
  perRow: number,
): readonly { readonly across: number; readonly up: number }[] {
  return Array.from({ length: beads }, (_, bead) => {
    // Two rows hold `perRow` beads and one less.
    const pair = Math.floor(bead / (2 * perRow - 1));
    const rest = bead % (2 * perRow - 1);
    const isUpper = rest >= perRow;
    const inRow = isUpper ? rest - perRow + 0.5 : rest;
    return { across: inRow - (perRow - 1) / 2, up: 2 * pair + (isUpper ? 1 : 0) };
  });
}

/** The box that lies under a point of a picture, 0 … 1 from its left and from its top. */
export function boxAt(
  across: number,
  down: number,
  boxes: number,
  columns: number,
): number | undefined {
  if (across < 0 || across >= 1 || down < 0 || down >= 1) return undefined;
  const rows = Math.ceil(boxes / columns);
  const box = Math.floor(down * rows) * columns + Math.floor(across * columns);
  return box < boxes ? box : undefined;
}
