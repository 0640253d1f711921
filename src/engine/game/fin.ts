import { EMPTY, O, X, type CellContent } from '../core/types.ts';
import { NINE_CELLS } from './variants.ts';

/** What `Fin` says: not over, X has won, draw, O has won. */
export const NOT_OVER = 0;
export const DRAWN = 3;
export type FinResult = typeof NOT_OVER | typeof X | typeof DRAWN | typeof O;

export interface Fin {
  readonly result: FinResult;
  /** One sum a line, in the order of the geometry. On 3×3 the sum tells what the line holds. */
  readonly sums: readonly number[];
  /** The first line that is complete. */
  readonly line: readonly number[] | undefined;
}

/** What a line's cells OR to if both players are on it: nobody can complete it any more. */
const BOTH = X | O;

/**
 * Who has won (ALGORITHMS, section 1): a line's cells AND to its owner if all three are alike, and
 * OR to 5 if both players are on it. All lines dead is a draw, which can be before the board is
 * full; minimax plays on until it is.
 */
export function fin(cells: readonly CellContent[], lines = NINE_CELLS.geometry.lines): Fin {
  let result: FinResult = DRAWN;
  let complete: readonly number[] | undefined;
  const sums = lines.map((line) => {
    const contents = line.map((cell) => cells[cell] ?? EMPTY);
    const both = contents.reduce<number>((all, content) => all | content, EMPTY);
    if (both !== BOTH && result === DRAWN) result = NOT_OVER;
    if (complete === undefined && contents.reduce((all, each) => (all & each) as CellContent)) {
      complete = line;
      result = contents[0] as typeof X | typeof O;
    }
    return contents.reduce<number>((sum, content) => sum + content, 0);
  });
  return { result, sums, line: complete };
}
