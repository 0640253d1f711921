import { O, X } from '../../core/types.ts';
import { FIVE, type BoardReader, type Size } from '../../game/large/board.ts';
import { DIRECTIONS } from '../../game/large/directions.ts';
import { SparseBoard } from '../../game/large/sparseBoard.ts';
import { candidates } from '../candidates.ts';
import { lineThrough } from '../line.ts';
import { attacksOnLine } from '../lineAttacks.ts';
import { ARTICLE_RULES } from '../rules.ts';
import { positionsOfGame } from './positions.ts';

/** The boards on which lines are counted, by their names in src/data/lines.json. */
export const COUNTED_BOARDS = {
  open: undefined,
  bordered: { width: 15, height: 15 },
} as const satisfies Readonly<Record<string, Size | undefined>>;
export type CountedBoard = keyof typeof COUNTED_BOARDS;

/** The most attacks that one line can have: every second cell of its window. */
const MOST_ATTACKS = 5;

/**
 * What the bot reads in one game against itself, one mark in three at random (`positionsOfGame`): before
 * each mark, of all lines through all cells that it weighs, for X and for O, how many have no room for a
 * five, and how many have 0 … 5 attacks that count. Lines without room are counted as such only.
 */
export function linesOfGame(seed: number, size: Size | undefined): number[] {
  const tally = Array.from({ length: MOST_ATTACKS + 2 }, () => 0);
  for (const { stones } of positionsOfGame(seed, size)) {
    countLines(new SparseBoard(size, stones), tally);
  }
  return tally;
}

function countLines(board: BoardReader, tally: number[]): void {
  for (const { x, y } of candidates(board)) {
    for (const direction of DIRECTIONS) {
      for (const mark of [X, O]) {
        const line = lineThrough(board, x, y, direction, mark);
        const { room, attacks } = attacksOnLine(line, ARTICLE_RULES);
        const at = room < FIVE ? 0 : 1 + attacks.length;
        tally[at] = (tally[at] ?? 0) + 1;
      }
    }
  }
}
