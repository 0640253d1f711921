import { WeightBoard } from '../attacks/weightBoard.ts';
import type { AttackRules } from '../attacks/rules.ts';
import type { Rng } from '../core/rng.ts';
import { O, X, other, type Mark } from '../core/types.ts';
import { FIVE, type Point, type Size, type Stone } from '../game/large/board.ts';
import { fivePlaces } from '../game/large/fivePlaces.ts';
import { scanFromLast } from '../game/large/winScan.ts';

/** The board of every match between sets of weights. */
export const MATCH_BOARD: Size = { width: 15, height: 15 };

/** One of the two players of a match: it looks one move ahead and takes a heaviest cell. */
export interface WeightPlayer {
  readonly rules: AttackRules;
  /** It takes a five, and then stops one, before it weighs anything (docs/algorithms.md, section 7). */
  readonly fiveFirst?: boolean;
}

export interface PlayedGame {
  /** X's points: 1 for a win, ½ if the board is full, 0. */
  readonly points: number;
  /** Every mark, those of the opening first. */
  readonly stones: readonly Stone[];
}

/** A game from these marks on, to the end; freestyle. Equal cells are drawn evenly. */
export function playMatchGame(
  opening: readonly Stone[],
  x: WeightPlayer,
  o: WeightPlayer,
  rng: Rng,
): PlayedGame {
  const boards = new Map([x.rules, o.rules].map((rules) => [rules, boardOf(opening, rules)]));
  const stones = [...opening];
  let mark: Mark = opening.length % 2 === 0 ? X : O;
  for (;;) {
    const player = mark === X ? x : o;
    const board = boards.get(player.rules) as WeightBoard;
    const cells = bestCells(board, mark, player);
    const cell = cells[rng.int(Math.max(1, cells.length))];
    if (!cell) return { points: 0.5, stones };
    for (const each of boards.values()) each.place(cell.x, cell.y, mark);
    stones.push({ x: cell.x, y: cell.y, mark });
    if (scanFromLast(board, cell.x, cell.y)) return { points: mark === X ? 1 : 0, stones };
    mark = other(mark);
  }
}

function boardOf(opening: readonly Stone[], rules: AttackRules): WeightBoard {
  return new WeightBoard(MATCH_BOARD, opening, rules);
}

/** The cells among which the player draws; none on a full board. */
function bestCells(board: WeightBoard, mark: Mark, { fiveFirst }: WeightPlayer): readonly Point[] {
  if (fiveFirst) {
    for (const side of [mark, other(mark)]) {
      const fives = fivePlaces(board, side, FIVE - 1);
      if (fives.length > 0) return fives.map(({ cell }) => cell);
    }
  }
  return board.heaviest(mark);
}
