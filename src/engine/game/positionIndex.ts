import { EMPTY, O, X, type CellContent } from '../core/types.ts';
import { positionsFrom } from './perft.ts';
import type { Setup } from './setup.ts';
import { SYMMETRIES, canonical, permuted, type Permutation } from './symmetry.ts';

/**
 * Numbers every position of nine cells, and every class of symmetric positions. The index is made for
 * games that X began. A position of a game that O began is looked up with its marks swapped: whose turn
 * it is and who has won are swapped with them, so one table serves both.
 *
 * Order: by the number of marks, then by code. A class is represented by its canonical position, the one
 * with the lowest code (`canonical` in symmetry.ts gives the same one).
 */
export interface PositionIndex {
  /** The codes of the 5,478 positions. */
  readonly positions: Uint16Array;
  /** The codes of the 765 canonical positions, one a class. */
  readonly classes: Uint16Array;
  /** By code: the class, or `NO_POSITION` if no game leads to this board. */
  readonly classOf: Int16Array;
  /** By code: which of `SYMMETRIES` brings the board to its canonical one (the first that does). */
  readonly symmetryOf: Uint8Array;
  /** By class: how many positions are in it, 1 … 8. */
  readonly sizeOf: Uint8Array;
  /** By class: how many marks its boards hold. */
  readonly plyOf: Uint8Array;
}

/** The value of `classOf` for a board that cannot occur. */
export const NO_POSITION = -1;

/** Boards of nine cells in base 3, possible and impossible ones: codes are 0 … `CODES` − 1. */
export const CODES = 3 ** 9;

/** A board as a number in base 3, cell 0 the highest digit: 0 empty, 1 X, 2 O. */
export function codeOfCells(cells: readonly CellContent[]): number {
  let code = 0;
  for (const content of cells) code = code * 3 + (content === EMPTY ? 0 : content === X ? 1 : 2);
  return code;
}

/** The board of a code. */
export function cellsOfCode(code: number): CellContent[] {
  const digits = code.toString(3).padStart(9, '0');
  return Array.from(digits, (digit) => (digit === '0' ? EMPTY : digit === '1' ? X : O));
}

let made: PositionIndex | undefined;

/** The index, made at the first call. */
export function positionIndex(): PositionIndex {
  made ??= makeIndex();
  return made;
}

function makeIndex(): PositionIndex {
  const setups = positionsFrom();
  const positions = Uint16Array.from(inOrder(setups.map(({ cells }) => cells)));
  const classes = Uint16Array.from(inOrder(setups.map(({ cells }) => canonical(cells))));
  const classOf = new Int16Array(CODES).fill(NO_POSITION);
  const symmetryOf = new Uint8Array(CODES);
  const sizeOf = new Uint8Array(classes.length);
  const numberOf = new Map(Array.from(classes, (code, at) => [code, at]));
  for (const code of positions) {
    const symmetry = toCanonical(cellsOfCode(code));
    const at = numberOf.get(turnedCode(code, symmetry)) as number;
    classOf[code] = at;
    symmetryOf[code] = symmetry;
    sizeOf[at] = (sizeOf[at] as number) + 1;
  }
  const plyOf = Uint8Array.from(classes, (code) => marksOf(cellsOfCode(code)));
  return { positions, classes, classOf, symmetryOf, sizeOf, plyOf };
}

/** Codes without repeats: by number of marks, then by code. */
function inOrder(boards: readonly (readonly CellContent[])[]): number[] {
  const marks = new Map(boards.map((cells) => [codeOfCells(cells), marksOf(cells)]));
  return [...marks.keys()].sort(
    (a, b) => (marks.get(a) as number) - (marks.get(b) as number) || a - b,
  );
}

function marksOf(cells: readonly CellContent[]): number {
  return cells.filter((content) => content !== EMPTY).length;
}

function turnedCode(code: number, symmetry: number): number {
  return codeOfCells(permuted(cellsOfCode(code), SYMMETRIES[symmetry] as Permutation));
}

/** The first symmetry that gives the lowest code. */
function toCanonical(cells: readonly CellContent[]): number {
  const codes = SYMMETRIES.map((symmetry) => codeOfCells(permuted(cells, symmetry)));
  return codes.indexOf(Math.min(...codes));
}

/** A position's place in the index. */
export interface PositionPlace {
  /** The class: 0 … 764. */
  readonly at: number;
  /** Brings the position to the canonical one: canonical cell i is the position's cell `symmetry[i]`. */
  readonly symmetry: Permutation;
  /** O began: the canonical position holds the marks swapped. */
  readonly swapped: boolean;
}

/**
 * The place of a position, in constant time. `undefined` for a board that cannot occur with this mark to
 * move; of those, `checkSetup` lets only finished ones through.
 */
export function placeOf(setup: Setup): PositionPlace | undefined {
  const { classOf, symmetryOf } = positionIndex();
  const swapped = oHasBegun(setup);
  const code = codeOfCells(swapped ? swapMarks(setup.cells) : setup.cells);
  const at = classOf[code] ?? NO_POSITION;
  if (at === NO_POSITION) return undefined;
  return { at, symmetry: SYMMETRIES[symmetryOf[code] as number] as Permutation, swapped };
}

/** With equal counts, whoever began is to move; otherwise the other side. */
export function oHasBegun({ cells, toMove }: Setup): boolean {
  const isEven = marksOf(cells) % 2 === 0;
  return (toMove === O) === isEven;
}

/** X for O, and O for X. */
export function swapMarks(cells: readonly CellContent[]): CellContent[] {
  return cells.map((content) => (content === EMPTY ? EMPTY : content === X ? O : X));
}

/** The canonical position of a class, in a game that X began. */
export function setupOfClass(at: number): Setup {
  return setupOfCode(positionIndex().classes[at] as number);
}

/** The position with this code, in a game that X began. */
export function setupOfCode(code: number): Setup {
  const cells = cellsOfCode(code);
  return { cells, toMove: marksOf(cells) % 2 === 0 ? X : O };
}
