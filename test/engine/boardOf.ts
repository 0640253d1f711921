import { SparseBoard, markOf, type Size } from '../../src/engine/index.ts';

/** A large board from rows of `X`, `O`, `.`; the first sign is 0, 0. */
export function boardOf(rows: readonly string[], size?: Size): SparseBoard {
  const board = new SparseBoard(size);
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      if (sign === 'X' || sign === 'O') board.place(x, y, markOf(sign));
    }
  }
  return board;
}
