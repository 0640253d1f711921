import { EMPTY } from '../../../core/types.ts';
import type { BoardReader } from '../../../game/large/board.ts';
import { DIRECTIONS } from '../../../game/large/directions.ts';
import type { Steps } from './steps.ts';

/** Whether the mark at x, y has five or more in a row: from it both ways, while the marks are the same. */
export const empty = {
  right: function hasWon(board: BoardReader, x: number, y: number, steps: Steps): boolean {
    const mark = board.at(x, y);
    if (mark === EMPTY) return false;
    return DIRECTIONS.some(({ dx, dy }) => {
      let length = 1;
      for (const way of [-1, 1]) {
        let step = way;
        while (board.at(x + step * dx, y + step * dy) === mark) {
          steps.count();
          length += 1;
          step += way;
        }
      }
      return length >= 5;
    });
  },
  printed: function hasWon(board: BoardReader, x: number, y: number, steps: Steps): boolean {
    const mark = board.at(x, y);
    return DIRECTIONS.some(({ dx, dy }) => {
      let length = 1;
      for (const way of [-1, 1]) {
        let step = way;
        while (board.at(x + step * dx, y + step * dy) === mark) {
          steps.count();
          length += 1;
          step += way;
        }
      }
      return length >= 5;
    });
  },
  near: function hasWon(board: BoardReader, x: number, y: number, steps: Steps): boolean {
    const mark = board.at(x, y);
    return DIRECTIONS.some(({ dx, dy }) => {
      let length = 1;
      for (const way of [-1, 1]) {
        let step = way;
        while (Math.abs(step) <= 4 && board.at(x + step * dx, y + step * dy) === mark) {
          steps.count();
          length += 1;
          step += way;
        }
      }
      return length >= 5;
    });
  },
  isolated: function hasWon(board: BoardReader, x: number, y: number, steps: Steps): boolean {
    const mark = board.at(x, y);
    if (board.count === 0) return false;
    return DIRECTIONS.some(({ dx, dy }) => {
      let length = 1;
      for (const way of [-1, 1]) {
        let step = way;
        while (board.at(x + step * dx, y + step * dy) === mark) {
          steps.count();
          length += 1;
          step += way;
        }
      }
      return length >= 5;
    });
  },
} as const;
