import { SYMMETRIES, permuted, type Permutation } from '../../game/symmetry.ts';
import { cellsOfCode, codeOfCells, positionIndex } from '../../game/positionIndex.ts';
import { emptyCells } from '../../game/setup.ts';
import { goesOn } from './codes.ts';

/**
 * The matchboxes: one for every position up to symmetry in which there is a choice, that is, the game goes
 * on and two or more cells are empty. With an even number of marks these are the 304 boxes
 * of Michie's first player: 1 + 12 + 108 + 183 before plies 1, 3, 5 and 7. (Counting the forced ninth
 * mark as well would give more: `test/engine/bots/learning/boxes.test.ts`.) With an odd number they
 * are the second player's.
 *
 * A box has one kind of bead for every move, where moves that a symmetry of the board maps to each other
 * count as one: in the first box a corner, an edge and the centre. The bead is named after the lowest of
 * these cells, as the colours of the original boxes were.
 */
export interface BoxLayout {
  /** By box: its class in the position index. */
  readonly classOf: Uint16Array;
  /** By class: its box, or `NO_BOX`. */
  readonly boxOf: Int16Array;
  /** By box: where its kinds of bead begin; one entry more than there are boxes. */
  readonly startOf: Uint16Array;
  /** By kind of bead: the cell of the canonical board. */
  readonly cellOf: Uint8Array;
  /** By kind of bead: its box. */
  readonly ownerOf: Uint16Array;
}

export const NO_BOX = -1;

let made: BoxLayout | undefined;

/** The layout, made at the first call. */
export function boxLayout(): BoxLayout {
  made ??= makeLayout();
  return made;
}

function makeLayout(): BoxLayout {
  const { classes, plyOf } = positionIndex();
  const boxOf = new Int16Array(classes.length).fill(NO_BOX);
  const classOf: number[] = [];
  const startOf: number[] = [];
  const cellOf: number[] = [];
  const ownerOf: number[] = [];
  classes.forEach((code, at) => {
    if (!goesOn(code) || (plyOf[at] as number) > 7) return;
    const box = classOf.push(at) - 1;
    boxOf[at] = box;
    startOf.push(cellOf.length);
    for (const cell of moveKinds(code)) {
      cellOf.push(cell);
      ownerOf.push(box);
    }
  });
  startOf.push(cellOf.length);
  return {
    classOf: Uint16Array.from(classOf),
    boxOf,
    startOf: Uint16Array.from(startOf),
    cellOf: Uint8Array.from(cellOf),
    ownerOf: Uint16Array.from(ownerOf),
  };
}

/** The empty cells of a board, without those that are the same move as a lower one by symmetry. */
function moveKinds(code: number): number[] {
  const cells = cellsOfCode(code);
  const kept = SYMMETRIES.filter((each) => codeOfCells(permuted(cells, each)) === code);
  const isLeast = (cell: number) =>
    kept.every((each: Permutation) => (each[cell] as number) >= cell);
  return emptyCells(cells).filter(isLeast);
}

/** Whose boxes: the player who makes the first mark has those with an even number of marks. */
const BOX_SIDES = ['first', 'second'] as const;
export type BoxSide = (typeof BOX_SIDES)[number];

/** The boxes of one side, in the order of the position index. */
export function boxesOf(side: BoxSide): number[] {
  const { classOf } = boxLayout();
  const { plyOf } = positionIndex();
  const parity = side === 'first' ? 0 : 1;
  return [...classOf.keys()].filter(
    (box) => (plyOf[classOf[box] as number] as number) % 2 === parity,
  );
}

/** How many marks the board of a box holds. */
export function marksOfBox(box: number): number {
  return positionIndex().plyOf[boxLayout().classOf[box] as number] as number;
}

/** The label of a box: its place among the boxes of its side, from 1. */
export function boxNumber(box: number): number {
  numbers ??= makeNumbers();
  return numbers[box] as number;
}

let numbers: Uint16Array | undefined;

function makeNumbers(): Uint16Array {
  const made = new Uint16Array(boxLayout().classOf.length);
  for (const side of BOX_SIDES) boxesOf(side).forEach((box, at) => (made[box] = at + 1));
  return made;
}
