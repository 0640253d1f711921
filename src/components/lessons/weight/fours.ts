import {
  DIRECTIONS,
  EMPTY,
  other,
  type Mark,
  type Point,
  type WeightBoard,
} from '../../../engine/index.ts';

/** Where a mark on a line through `near` would make five. */
function fivesNear(board: WeightBoard, mark: Mark, near: Point): Point[] {
  return DIRECTIONS.flatMap(({ dx, dy }) =>
    [-4, -3, -2, -1, 1, 2, 3, 4].map((offset) => ({
      x: near.x + offset * dx,
      y: near.y + offset * dy,
    })),
  ).filter(
    ({ x, y }) => board.has(x, y) && board.at(x, y) === EMPTY && board.value(x, y, mark).fives > 0,
  );
}

function fives(board: WeightBoard, mark: Mark): Point[] {
  return [...board.weighed(mark)].filter(({ x, y }) => board.value(x, y, mark).fives > 0);
}

/**
 * A win by fours alone: every mark threatens five, so every answer is forced, until there are two
 * fives at once. Gives the moves of both sides, the last of them making the two; `undefined` if there is
 * no such win with at most `fours` marks. The other side must not be able to make five itself.
 */
export function winByFours(
  board: WeightBoard,
  mark: Mark,
  fours: number,
): readonly Point[] | undefined {
  if (fours === 0 || fives(board, other(mark)).length > 0) return undefined;
  // A four is a breakpoint: no other cell can make one.
  const cells = [...board.weighed(mark)].filter(
    ({ x, y }) => board.value(x, y, mark).breakpoints > 0,
  );
  for (const { x, y } of cells) {
    board.place(x, y, mark);
    const moves = goOn(board, mark, { x, y }, fours);
    board.remove(x, y);
    if (moves) return moves;
  }
  return undefined;
}

function goOn(
  board: WeightBoard,
  mark: Mark,
  four: Point,
  fours: number,
): readonly Point[] | undefined {
  const [block, second] = fivesNear(board, mark, four);
  if (!block) return undefined;
  if (second) return [four];
  board.place(block.x, block.y, other(mark));
  const rest = winByFours(board, mark, fours - 1);
  board.remove(block.x, block.y);
  return rest && [four, block, ...rest];
}
