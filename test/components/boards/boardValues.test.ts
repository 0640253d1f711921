import { expect, it } from 'vitest';
import { builtSquare } from '../../../src/components/boards/boardValues.ts';
import { GAME_VALUES, mnkVariant } from '../../../src/engine/index.ts';
import { plain } from '../../engine/plainBoards.ts';

const SIDES = Array.from({ length: 8 }, (_, i) => i + 1);
const SMALL = [3, 4].flatMap((k) =>
  SIDES.flatMap((columns) =>
    SIDES.filter((rows) => rows <= columns && columns * rows <= 9).map(
      (rows) => [columns, rows, k] as const,
    ),
  ),
);

it('who wins on the boards of the sheet is what plain minimax says', () => {
  for (const board of [...SMALL, [4, 3, 3] as const]) {
    const score = plain(mnkVariant(...board)).score(['.'.repeat(board[0] * board[1]), 'X']);
    expect(builtSquare(...board).value, board.join()).toBe(GAME_VALUES[1 - score / 10]);
  }
});
