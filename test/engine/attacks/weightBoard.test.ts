import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  EMPTY,
  FARTHEST,
  O,
  SparseBoard,
  WeightBoard,
  X,
  cellWeight,
  chooseCellLarge,
  heaviestCells,
  markWeight,
  seededRng,
  turnAfter,
  weighBoard,
  type AttackRules,
  type Mark,
  type Point,
  type Rng,
  type Size,
  type Stone,
} from '../../../src/engine/index.ts';

const MARKS = [X, O] as const;
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
const ODD_RULES: AttackRules = {
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
const FAR_IS_BEST: AttackRules = {
  ...ARTICLE_RULES,
  weights: ARTICLE_RULES.weights.map(([none], at) => [none, 0, at === 0 ? 50 : 0]),
};
const ALL_ALIKE: AttackRules = {
  weights: ARTICLE_RULES.weights.map(() => [0, 0, 0]),
  finish: 0,
  doubleThreat: 0,
  ragged: true,
};

/** A cell that may or may not be taken, near the marks so far or anywhere on a small board. */
function anyCell(board: WeightBoard, rng: Rng, origin: Point): Point {
  const { size } = board;
  if (size) return { x: rng.int(size.width), y: rng.int(size.height) };
  const box = board.box() ?? { left: origin.x, right: origin.x, top: origin.y, bottom: origin.y };
  return {
    x: box.left - 2 + rng.int(Math.min(20, box.right - box.left + 5)),
    y: box.top - 2 + rng.int(Math.min(20, box.bottom - box.top + 5)),
  };
}

const asText = (cells: readonly (Point & { weight?: number })[]) =>
  [...cells]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, weight }) => `${x} ${y} ${weight}`);

/** Cells of which two boards give other weights; numbers are compared with ===. */
function differences(
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
function playAbout(
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

describe('a board that knows its weights', () => {
  it('is equal to the same marks placed anew, after 2,000 games with marks taken away in any order', () => {
    for (let game = 0; game < 2000; game++) {
      let last: [WeightBoard, Stone[]] | undefined;
      playAbout(game, 25, (board, stones) => (last = [board, stones]));
      const [board, stones] = last as [WeightBoard, Stone[]];
      const anew = new WeightBoard(board.size, stones);
      const weighed = asText([...anew.weighed(X)]);
      expect(asText([...board.weighed(X)])).toEqual(weighed);
      expect(board.heaviest(O)).toEqual(anew.heaviest(O));
    }
  });

  it('is equal to the definition to the last bit, at every moment of a game', () => {
    for (let game = 0; game < 300; game++) {
      const rng = seededRng(game);
      playAbout(game, 20, (board, stones) => {
        const cells = Array.from({ length: 3 }, () => anyCell(board, rng, { x: 0, y: 0 }));
        const empty = cells.filter(({ x, y }) => board.has(x, y) && board.at(x, y) === EMPTY);
        const plain = new SparseBoard(board.size, stones);
        expect(
          differences(board, empty, (cell, toMove) => cellWeight(plain, cell, toMove).weight),
        ).toEqual([]);
      });
    }
  });

  it.each([
    ['of the article', ARTICLE_RULES],
    ['that are odd', ODD_RULES],
    ['by which far cells weigh most', FAR_IS_BEST],
    ['by which all weigh alike', ALL_ALIKE],
  ])('finds the same cells as the definition, by rules %s', (_, rules) => {
    for (let game = 0; game < 24; game++) {
      let last: WeightBoard | undefined;
      playAbout(game, 4 + game, (board) => (last = board));
      const board = last as WeightBoard;
      board.rules = rules;
      const plain = new SparseBoard(board.size, board.stones());
      for (const toMove of MARKS) {
        expect(board.heaviest(toMove)).toEqual(heaviestCells(plain, toMove, rules));
        const all = weighBoard(plain, toMove, rules);
        expect(
          differences(board, all, (cell, mark) => cellWeight(plain, cell, mark, rules).weight),
        ).toEqual([]);
      }
    }
  });

  it('weighs every empty cell with borders; without, those with a mark on a line', () => {
    for (let game = 0; game < 40; game++) {
      playAbout(game, 12, (board, stones) => {
        if (stones.length !== 6) return;
        const all = asText(weighBoard(board, O));
        const weighed = asText([...board.weighed(O)]);
        if (board.size) expect(weighed).toEqual(all);
        else {
          // What is left out has nothing on its lines, and weighs the constant.
          const left = all.filter((line) => !weighed.includes(line));
          expect(weighed.every((line) => all.includes(line))).toBe(true);
          expect(left.every((line) => line.endsWith(' 2'))).toBe(true);
          expect(weighed.length).toBeLessThanOrEqual(40 * stones.length);
        }
        const box = {
          left: stones[0]!.x - 2,
          right: stones[0]!.x + 9,
          top: stones[0]!.y,
          bottom: stones[0]!.y + 3,
        };
        const inBox = [...board.weighed(O)].filter(
          ({ x, y }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        );
        expect(asText([...board.weighed(O, box)])).toEqual(asText(inBox));
      });
    }
  });

  it('tells of each mark what the account of the cell tells', () => {
    let compared = 0;
    playAbout(6, 40, (board, stones) => {
      const near = { x: (stones[0] as Stone).x + 1, y: (stones[0] as Stone).y };
      if (!board.has(near.x, near.y) || board.at(near.x, near.y) !== EMPTY) return;
      for (const mark of MARKS) {
        const { attacks, fives, breakpoints } = markWeight(board, near, mark, X);
        expect(board.value(near.x, near.y, mark)).toEqual({ attacks, fives, breakpoints });
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('knows the corners of the world', () => {
    for (const [x, y] of [
      [FARTHEST, FARTHEST],
      [-FARTHEST, 3],
      [0, -FARTHEST],
    ] as const) {
      const stones: Stone[] = [
        { x, y, mark: X },
        { x: x - Math.sign(x), y: y - Math.sign(y) * 2, mark: O },
      ];
      const board = new WeightBoard(undefined, stones);
      const plain = new SparseBoard(undefined, stones);
      expect(board.heaviest(X)).toEqual(heaviestCells(plain, X));
      const all = weighBoard(plain, O);
      expect(differences(board, all, (cell, mark) => cellWeight(plain, cell, mark).weight)).toEqual(
        [],
      );
      expect(board.weight(x + Math.sign(x), y + Math.sign(y), X)).toBeNaN();
      expect(board.weight(x, y, X)).toBeNaN();
    }
  });

  it('forgets what it no longer needs', () => {
    const board = new WeightBoard();
    const rng = seededRng(1);
    const far = () => rng.int(2_000_000) - 1_000_000;
    const stones = Array.from({ length: 300 }, () => ({ x: far(), y: far(), mark: X }));
    for (const { x, y, mark } of stones) board.place(x, y, mark);
    expect([...board.weighed(X)]).toHaveLength(300 * 40);
    for (const { x, y } of stones.toReversed()) board.remove(x, y);
    expect([...board.weighed(X)]).toEqual([]);
    expect(board['cells'].size).toBe(0);
    expect(board.heaviest(O)).toEqual([{ x: 0, y: 0 }]);
  });

  it('refuses what cannot be', () => {
    const board = new WeightBoard({ width: 5, height: 5 }, [{ x: 2, y: 2, mark: X }]);
    const before = asText([...board.weighed(X)]);
    expect(() => board.place(2, 2, O)).toThrow('taken');
    expect(() => board.place(5, 0, O)).toThrow('no cell');
    expect(() => board.remove(0, 0)).toThrow('empty');
    expect(asText([...board.weighed(X)])).toEqual(before);
  });
});

describe('the bot of attack weights', () => {
  it('plays the same on either kind of board', () => {
    for (const size of [undefined, { width: 9, height: 9 }]) {
      const fast = new WeightBoard(size);
      const plain = new SparseBoard(size);
      const stones: Stone[] = [];
      for (let move = 0; move < 40; move++) {
        const mark = turnAfter(stones);
        const cell = chooseCellLarge('attack-weights', fast, mark, seededRng(move));
        expect(chooseCellLarge('attack-weights', plain, mark, seededRng(move))).toEqual(cell);
        const stone = { ...(cell as Point), mark };
        for (const board of [fast, plain]) board.place(stone.x, stone.y, stone.mark);
        stones.push(stone);
      }
    }
  });

  it('weighs by the rules that it is given, whatever those of the board', () => {
    const stones: Stone[] = [0, 1, 2].map((x) => ({ x, y: 0, mark: X }));
    const board = new WeightBoard(undefined, stones);
    const cell = chooseCellLarge('attack-weights', board, O, seededRng(0), FAR_IS_BEST);
    expect(heaviestCells(board, O, FAR_IS_BEST)).toContainEqual(cell);
    expect(board.heaviest(O)).not.toContainEqual(cell);
  });

  it('has no move on a full board', () => {
    const board = new WeightBoard({ width: 1, height: 1 }, [{ x: 0, y: 0, mark: X }]);
    expect(board.heaviest(O)).toEqual([]);
    expect(chooseCellLarge('attack-weights', board, O, seededRng(0))).toBeUndefined();
  });
});
