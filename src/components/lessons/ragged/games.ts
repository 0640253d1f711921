import data from '../../../data/lines.json' with { type: 'json' };
import type { CountedBoard } from '../../../engine/index.ts';

/** What lines the bot reads in its games: `npm run lines` has counted them, and a test counts a part of them again. */

const KEPT: Readonly<Record<CountedBoard, readonly (readonly number[])[]>> = data;

export const gamesRead = KEPT.open.length;

/** Of all lines read on a board: the share without room for a five (0), and with so many attacks (1 … 5). */
export function lineShares(board: CountedBoard): readonly number[] {
  const [noRoom = 0, none = 0, ...attacks] = KEPT[board].reduce<readonly number[]>(
    (sums, game) => game.map((lines, at) => lines + (sums[at] ?? 0)),
    [],
  );
  if (none > 0) throw new Error('a line with room has the attack of the tried mark at least');
  const counts = [noRoom, ...attacks];
  const all = counts.reduce((sum, lines) => sum + lines, 0);
  return counts.map((lines) => lines / all);
}

/** The share of lines with a side attack, which a divider is for. */
export function sideShare(board: CountedBoard): number {
  return lineShares(board).reduce((sum, share, attacks) => sum + (attacks > 1 ? share : 0), 0);
}
