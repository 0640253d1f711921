import { expect, it } from 'vitest';
import {
  LINE_LENGTHS,
  SHEET,
  builtSquare,
  builtSquares,
} from '../../../src/components/boards/boardSolving.ts';
import { settledSquares, squaresOf } from '../../../src/components/boards/sheet.ts';
import { GAME_VALUES, mnkVariant } from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
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

it('what the sheet of the picker knows is what comes of a search', () => {
  for (const winLength of deep([3, 4] as const, LINE_LENGTHS)) {
    const [known, built] = [settledSquares(winLength), builtSquares(winLength)];
    for (const { columns, rows } of squaresOf(SHEET)) {
      const value = built(columns, rows)?.value;
      expect(known(columns, rows)?.value, `${columns} × ${rows}, ${winLength}`).toBe(
        value === 'open' ? undefined : value,
      );
    }
  }
  expect(settledSquares(9)(3, 3)).toBeUndefined();
  expect(settledSquares(3)(20, 3)).toBeUndefined();
});
