import {
  EMPTY,
  O,
  SparseBoard,
  WeightBoard,
  X,
  other,
  scanBoard,
  scanFromLast,
  seededRng,
  weighBoard,
  type Mark,
  type Size,
  type Stone,
} from '../../src/engine/index.ts';
import { interleaved } from './measure.ts';
import { row } from './report.ts';

const BOARD: Size = { width: 19, height: 19 };
const FEW = 60;
const MANY = 10_000;
const CHANGES = 500;

/** So many marks at random cells of a square of this side, X and O in turn. */
function scattered(count: number, side: number): Stone[] {
  const rng = seededRng(5);
  const board = new SparseBoard();
  const stones: Stone[] = [];
  let mark: Mark = X;
  while (stones.length < count) {
    const [x, y] = [rng.int(side), rng.int(side)];
    if (board.at(x, y) !== EMPTY) continue;
    board.place(x, y, mark);
    stones.push({ x, y, mark });
    mark = other(mark);
  }
  return stones;
}

/** Empty cells of a board, drawn from a square of this side. */
function emptyCells(board: WeightBoard, side: number): { x: number; y: number }[] {
  const rng = seededRng(6);
  const cells = Array.from({ length: CHANGES }, () => ({ x: rng.int(side), y: rng.int(side) }));
  return cells.filter(({ x, y }) => board.at(x, y) === EMPTY);
}

/** A move and its undoing, after each of which the board knows its weights again: two changes a cell. */
function changes(board: WeightBoard, cells: readonly { x: number; y: number }[]): () => number {
  return () => {
    for (const { x, y } of cells) {
      board.place(x, y, O);
      board.remove(x, y);
    }
    return 2 * cells.length;
  };
}

/** All weights must be right, or their times mean nothing. */
function check(stones: readonly Stone[]): void {
  const board = new WeightBoard(BOARD, stones);
  const definition = weighBoard(new SparseBoard(BOARD, stones), X);
  for (const { x, y, weight } of definition) {
    if (board.weight(x, y, X) !== weight) throw new Error(`fast weight of ${x}, ${y}`);
  }
}

const micro = (ns: number) => ns / 1e3;

/** Every empty cell of a board weighed, from nothing but its marks. */
function scratchTimes(stones: readonly Stone[]) {
  const marks = new SparseBoard(BOARD, stones);
  return interleaved(
    {
      definition: () => weighBoard(marks, X).length,
      scratch: () => {
        for (let time = 0; time < 50; time++) new WeightBoard(BOARD, stones).heaviest(X);
        return 50 * (BOARD.width * BOARD.height - stones.length);
      },
    },
    ['definition', 'scratch'],
    { rounds: 31, warmUp: 6 },
  );
}

/**
 * Moves and their undoing, in the same square of 19 × 19 cells: with as few marks as are in it, and
 * with 10,000 on the board, which are around it on every side.
 */
function moveTimes(stones: readonly Stone[]) {
  const few = new WeightBoard(undefined, stones);
  const around = scattered(MANY, 160).map((stone) => ({
    ...stone,
    x: stone.x - 80,
    y: stone.y - 80,
  }));
  const isIn = ({ x, y }: Stone) => x >= 0 && y >= 0 && x < BOARD.width && y < BOARD.height;
  const many = new WeightBoard(undefined, [...around.filter((each) => !isIn(each)), ...stones]);
  const cells = emptyCells(few, BOARD.width);
  const asked = (board: WeightBoard) => () => {
    for (const { x, y } of cells.slice(0, 200)) {
      board.place(x, y, O);
      board.heaviest(X);
      board.remove(x, y);
    }
    return 200;
  };
  return interleaved(
    {
      few: changes(few, cells),
      many: changes(many, cells),
      askedFew: asked(few),
      askedMany: asked(many),
    },
    ['few', 'many', 'askedFew', 'askedMany'],
    { rounds: 151, warmUp: 20 },
  );
}

function weightRows(): void {
  const stones = scattered(FEW, BOARD.width);
  check(stones);
  const cell = scratchTimes(stones);
  const move = moveTimes(stones);
  const scratch = cell.scratch * (BOARD.width * BOARD.height - FEW);
  row('a cell weighed, 19×19 with 60 marks: the definition', cell.definition, 'ns');
  row('by table, the board made from its marks', cell.scratch, 'ns');
  row('the same, whole board', micro(scratch), 'µs');
  row('a move or its undoing, 60 marks', micro(move.few), 'µs');
  row('a move or its undoing, 10,000 marks', micro(move.many), 'µs');
  row('a move, the heaviest cells, its undoing: 60 marks', micro(move.askedFew), 'µs');
  row('a move, the heaviest cells, its undoing: 10,000', micro(move.askedMany), 'µs');
  row('definition ÷ by table', cell.definition / cell.scratch, 'times', { atLeast: 10 });
  row('whole board by table ÷ a move', scratch / move.few, 'times', { atLeast: 5 });
  row('whole board ÷ a move, the heaviest, its undoing', scratch / move.askedFew, 'times');
  row('a move with 10,000 marks ÷ with 60', move.many / move.few, 'times', { atMost: 1.3 });
}

/** Scans in a round: fewer were over before the compiler had done, and the last mark's came out twice as slow. */
const SCANS = { last: 400, board: 100 } as const;

/** The last-mark scan and the naive one, on a small board and on a large one. */
function scanRows(): void {
  const small = scattered(FEW, BOARD.width);
  const large: Size = { width: 100, height: 100 };
  const onLarge = scattered(FEW, large.width);
  const fromEach = (size: Size, stones: readonly Stone[]) => {
    const board = new SparseBoard(size, stones);
    return () => {
      for (let time = 0; time < SCANS.last; time++) {
        for (const { x, y } of stones) if (scanFromLast(board, x, y)) throw new Error('a five');
      }
      return SCANS.last * stones.length;
    };
  };
  const naive = (size: Size, stones: readonly Stone[]) => {
    const board = new SparseBoard(size, stones);
    return () => {
      for (let time = 0; time < SCANS.board; time++) {
        if (scanBoard(board)) throw new Error('a five');
      }
      return SCANS.board;
    };
  };
  const times = interleaved(
    {
      lastSmall: fromEach(BOARD, small),
      lastLarge: fromEach(large, onLarge),
      naiveSmall: naive(BOARD, small),
      naiveLarge: naive(large, onLarge),
    },
    ['lastSmall', 'lastLarge', 'naiveSmall', 'naiveLarge'],
  );
  row('win scan from the last mark, 19×19', times.lastSmall, 'ns');
  row('win scan from the last mark, 100×100', times.lastLarge, 'ns');
  row('win scan of the whole board, 19×19', times.naiveSmall, 'ns');
  row('win scan of the whole board, 100×100', times.naiveLarge, 'ns');
  row('from the last mark, 100×100 ÷ 19×19', times.lastLarge / times.lastSmall, 'times', {
    atMost: 1.5,
  });
  row('whole board ÷ last mark, 19×19', times.naiveSmall / times.lastSmall, 'times', {
    atLeast: 10,
  });
  row('whole board ÷ last mark, 100×100', times.naiveLarge / times.lastLarge, 'times', {
    atLeast: 200,
  });
}

/** Five in a row: weights of cells, and who has won. */
export function largeRows(): void {
  weightRows();
  scanRows();
}
