import { X, markName } from '../core/types.ts';
import { afterMove, emptySetup, type Setup } from '../game/setup.ts';
import { SYMMETRIES, type Permutation } from '../game/symmetry.ts';

/**
 * The board in the guides' numbering. They number cells 1 to 9, the engine 0 to 8; this file is the only place
 * that converts.
 */
export const CENTRE_CELL = 4;
export const CORNERS: readonly number[] = [0, 2, 6, 8];
export const EDGES: readonly number[] = [1, 3, 5, 7];

/** Guides name one corner and mean any, so a claim can be checked under each symmetry of the board. */
export const AS_TOLD = SYMMETRIES[0] as Permutation;

/** The engine's cell for a number of the guides, the board turned by `symmetry`. */
function cellOfGuide(number: number, symmetry: Permutation): number {
  return symmetry.indexOf(number - 1);
}

/**
 * The position after moves in the guides' notation: 'X1 O5 X9', X first, in turn. Throws if the marks do not
 * alternate, because then the claim is written wrongly.
 */
export function positionAfter(moves: string, symmetry: Permutation = AS_TOLD): Setup {
  const written = moves.split(' ').filter((move) => move !== '');
  return written.reduce((setup, move) => {
    if (!move.startsWith(markName(setup.toMove))) throw new Error(`${moves}: not by turns`);
    return afterMove(setup, cellOfGuide(Number(move.slice(1)), symmetry));
  }, emptySetup(X));
}

/** The cell on the other side of the centre. */
export function opposite(cell: number): number {
  return 8 - cell;
}

/** The cell in the middle of the line whose ends are these two corners. */
export function between(corner: number, another: number): number {
  return (corner + another) / 2;
}

/** Whether an edge cell and a corner share a side. */
export function touches(edge: number, corner: number): boolean {
  return CORNERS.some((each) => each !== corner && between(corner, each) === edge);
}
