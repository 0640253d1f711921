import { EMPTY, O, X, markName, type CellContent } from '../core/types.ts';
import type { Setup } from './setup.ts';
import { SMALL_VARIANT } from './variants.ts';

/**
 * Boards as this site writes them: nine signs. Links and stops need no more than this, and the parser
 * for everything that people write (notation.ts) is twenty times as long.
 */

/** The plainest spelling: nine characters of `X`, `O` and `.`. */
export function makePosition(cells: readonly CellContent[]): string {
  return cells.map((content) => (content === EMPTY ? '.' : markName(content))).join('');
}

/** A board with its turn, as `parsePosition` reads it: `O.XX.X.OO; X`. */
export function makeSetup({ cells, toMove }: Setup): string {
  return `${makePosition(cells)}; ${markName(toMove)}`;
}

/** Reads so many signs, nine if nothing else is said, as `makePosition` writes them, in either case. */
export function parseSigns(
  text: string,
  cellCount = SMALL_VARIANT.geometry.cellCount,
): readonly CellContent[] | undefined {
  if (text.length !== cellCount || !/^[XO.]*$/i.test(text)) return undefined;
  return [...text.toUpperCase()].map((sign) => (sign === '.' ? EMPTY : sign === 'X' ? X : O));
}
