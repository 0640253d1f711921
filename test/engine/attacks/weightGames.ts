import {
  ARTICLE_RULES,
  EMPTY,
  O,
  WeightBoard,
  X,
  seededRng,
  type AttackRules,
  type Mark,
  type Point,
  type Rng,
  type Size,
  type Stone,
} from '../../../src/engine/index.ts';

export const MARKS = [X, O] as const;
const SIZES: readonly (Size | undefined)[] = [
  { width: 15, height: 15 },
  undefined,
  { width: 19, height: 19 },
  { width: 1, height: 1 },
  { width: 4, height: 9 },
  { width: 33, height: 6 },
  { width: 16, height: 16 },
];

/** Other numbers everywhere, with potential 0, odd fractions and no side attacks. */
export const ODD_RULES: AttackRules = {
  weights: [
    [0, 0.3, 0.7],
    [0, 1 / 3, 1.1],
    [0, 2.3, 0.1],
    [0, 17, 5],
    [101, 102, 103.7],
  ],
  finish: 0.9,
  doubleThreat: 33.3,
  ragged: false,
};
/** Nothing near a mark weighs as much as a cell that is far from all. */
export const FAR_IS_BEST: AttackRules = {
  ...ARTICLE_RULES,
  weights: ARTICLE_RULES.weights.map(([none], at) => [none, 0, at === 0 ? 50 : 0]),
};
export const ALL_ALIKE: AttackRules = {
  weights: ARTICLE_RULES.weights.map(() => [0, 0, 0]),
  finish: 0,
  doubleThreat: 0,
  ragged: true,
};

/** A cell that may or may not be taken, near the marks so far or anywhere on a small board. */
export function anyCell(board: WeightBoard, rng: Rng, origin: Point): Point {
  const { size } = board;
  if (size) return { x: rng.int(size.width), y: rng.int(size.height) };
  const box = board.box() ?? { left: origin.x, right: origin.x, top: origin.y, bottom: origin.y };
  return {
    x: box.left - 2 + rng.int(Math.min(20, box.right - box.left + 5)),
    y: box.top - 2 + rng.int(Math.min(20, box.bottom - box.top + 5)),
  };
}

export const asText = (cells: readonly (Point & { weight?: number })[]) =>
  [...cells]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, weight }) => `${x} ${y} ${weight}`);

/** Cells of which two boards give other weights; numbers are compared with ===. */
export function differences(
  board: WeightBoard,
  cells: Iterable<Point>,
  of: (cell: Point, toMove: Mark) => number,
) {
  const odd: string[] = [];
  for (const { x, y } of cells) {
    for (const toMove of MARKS) {
      const [here, there] = [board.weight(x, y, toMove), of({ x, y }, toMove)];
      if (here !== there) odd.push(`${x}, ${y}: ${here}, not ${there}`);
    }
  }
  return odd;
}

/** Plays at random: marks are placed, and now and then any of them is taken away again. */
export function playAbout(
  game: number,
  moves: number,
  after: (board: WeightBoard, stones: Stone[]) => void,
) {
  const rng = seededRng(game);
  const size = SIZES[game % 2 === 0 ? 1 : rng.int(SIZES.length)];
  const origin = { x: rng.int(2_000_001) - 1_000_000, y: rng.int(2_000_001) - 1_000_000 };
  const board = new WeightBoard(size);
  const stones: Stone[] = [];
  for (let move = 0; move < moves; move++) {
    if (stones.length > 0 && rng.int(4) === 0) {
      const [gone] = stones.splice(rng.int(stones.length), 1) as [Stone];
      board.remove(gone.x, gone.y);
    } else {
      const cell = anyCell(board, rng, origin);
      if (board.at(cell.x, cell.y) !== EMPTY) continue;
      const stone = { ...cell, mark: MARKS[rng.int(2)] as Mark };
      board.place(stone.x, stone.y, stone.mark);
      stones.push(stone);
    }
    after(board, stones);
  }
}
