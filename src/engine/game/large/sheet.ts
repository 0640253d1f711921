import { other, X, type Mark } from '../../core/types.ts';
import type { Size, Stone } from './board.ts';
import { SparseBoard } from './sparseBoard.ts';

/** A large board as plain data: what a figure, a link or a request is about. */
export interface Sheet {
  /** Absent without borders. */
  readonly size?: Size | undefined;
  /** In the order in which they were placed. They need not alternate. */
  readonly stones: readonly Stone[];
}

export function boardOfSheet({ size, stones }: Sheet): SparseBoard {
  return new SparseBoard(size, stones);
}

/** The side to move: the one that did not move last; X on an empty board. */
export function turnAfter(stones: readonly Stone[]): Mark {
  const last = stones.at(-1);
  return last ? other(last.mark) : X;
}
