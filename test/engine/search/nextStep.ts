import {
  EMPTY,
  O,
  X,
  other,
  type CellContent,
  type Mark,
  type Setup,
} from '../../../src/engine/index.ts';
import { naiveFin } from '../naive.ts';

const known = new Map<string, number>();

/**
 * docs/algorithms.md, section 3, implemented a second time, on plain arrays and with the published numbers:
 * 8 × Fin, so that 8 is a win for X and 32 one for O, who is the computer. Gives the rating of "put `mark`
 * on `cell`", `left` plies before the limit.
 */
function nextStep(before: readonly CellContent[], cell: number, mark: Mark, left: number): number {
  const cells = before.with(cell, mark);
  const key = `${cells.join('')}${mark}${left}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const rating = ratingOf(cells, mark, left);
  known.set(key, rating);
  return rating;
}

function ratingOf(cells: readonly CellContent[], mark: Mark, left: number): number {
  const end = naiveFin(cells);
  if (end !== 0) return 8 * end;
  if (left === 1) return 16;
  const replies = cells.flatMap((content, cell) => {
    if (content !== EMPTY) return [];
    const rating = nextStep(cells, cell, other(mark), left - 1);
    return [rating < 16 ? rating + 1 : rating > 24 ? rating - 1 : rating];
  });
  return other(mark) === X ? Math.min(...replies) : Math.max(...replies);
}

/** The nine ratings for the side to move; for X the marks are swapped, so that 32 is always its win. */
export function ratingsByDefinition({ cells, toMove }: Setup, depth: number): number[] {
  const swapped = cells.map((content): CellContent => (content === EMPTY ? EMPTY : other(content)));
  const asO = toMove === O ? cells : swapped;
  return asO.map((content, cell) => (content === EMPTY ? nextStep(asO, cell, O, depth) : 0));
}
