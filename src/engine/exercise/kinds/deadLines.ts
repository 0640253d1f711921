import { fin } from '../../game/fin.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { cellKind, type CellTaken } from '../cellKind.ts';
import { wrong, type Level } from '../contract.ts';
import { drawSetup, type Span } from '../draw.ts';

export type DeadLinesReason =
  | CellTaken
  /** A mark here makes this many lines dead, and another cell makes more. */
  | {
      readonly code: 'kills-fewer';
      readonly cell: number;
      readonly killed: number;
      readonly most: number;
    };

const EMPTY_CELLS: Record<Level, Span> = { 1: [6, 7], 2: [5, 6], 3: [3, 5] };

/** How many lines the side to move makes dead with `cell`: those on which only the other side has marks. */
export function linesKilled(setup: Setup, cell: number): number {
  const dead = ({ cells }: Setup) => fin(cells).states.filter((state) => state === 'dead').length;
  return dead(afterMove(setup, cell)) - dead(setup);
}

/** The empty cells that make the most lines dead, in ascending order, and how many lines that is. */
export function bestKillers(setup: Setup): { readonly cells: number[]; readonly most: number } {
  const free = emptyCells(setup.cells);
  const most = Math.max(...free.map((cell) => linesKilled(setup, cell)));
  return { cells: free.filter((cell) => linesKilled(setup, cell) === most), most };
}

/** Which cell makes the most lines dead? Every such cell is right, even if it is a bad move. */
export const deadLines = cellKind<DeadLinesReason, 'dead-lines'>({
  id: 'dead-lines',
  asks: (setup) => bestKillers(setup).most > 0,
  /** Some cells make lines dead, but few make the most; at the hardest level only one does. */
  draw: (rng, level) =>
    drawSetup(rng, EMPTY_CELLS[level], (setup) => {
      const { cells, most } = bestKillers(setup);
      return most > 1 && cells.length <= (level === 3 ? 1 : 2);
    }),
  right: (setup) => bestKillers(setup).cells,
  // No game shows it: how it would go on has nothing to do with dead lines.
  judge: (setup, cell) =>
    wrong({
      code: 'kills-fewer',
      cell,
      killed: linesKilled(setup, cell),
      most: bestKillers(setup).most,
    }),
});
