import { describe, expect, it } from 'vitest';
import {
  CUBE_CELLS,
  CUBE_LINES,
  CUBE_SYMMETRIES,
  O,
  X,
  cubeMove,
  seededRng,
  shuffled,
  type CellContent,
  type Rng,
} from '../../../src/engine/index.ts';
import { canonicalMarks, noMarks, toggleCell } from '../../../src/engine/cube/marks.ts';
import { ThreatCube } from '../../../src/engine/cube/threats.ts';
import { deep } from '../../deep.ts';

const CELLS = Array.from({ length: CUBE_CELLS }, (_, cell) => cell);
type Board = CellContent[];

/** A board of so many marks, put down in turn at random, without a line. */
function scattered(rng: Rng, marks: number): Board {
  for (;;) {
    const board: Board = CELLS.map(() => 0);
    const cells = shuffled(CELLS, rng).slice(0, marks);
    cells.forEach((cell, turn) => (board[cell] = turn % 2 === 0 ? X : O));
    if (!CUBE_LINES.some(([a, ...rest]) => board[a!] && rest.every((b) => board[b] === board[a!])))
      return board;
  }
}

function cubeOf(board: Board): ThreatCube {
  const cube = new ThreatCube();
  board.forEach((mark, cell) => mark && cube.play(cell, mark === X ? 0 : 2));
  return cube;
}

/** Where a mark completes a line. */
const wins = (board: Board, mark: CellContent) =>
  CELLS.filter((cell) => {
    if (board[cell]) return false;
    const through = CUBE_LINES.filter((line) => line.includes(cell));
    return through.some((line) => line.every((each) => each === cell || board[each] === mark));
  });

/** The same question without a table, an order or counters: can `mark` win by at most so many threats? */
function plainlyWins(board: Board, mark: CellContent, most: number): boolean {
  const other = mark === X ? O : X;
  if (wins(board, mark).length > 0) return true;
  if (most === 0) return false;
  const must = wins(board, other);
  return (must.length > 0 ? must : CELLS).some((cell) => {
    if (board[cell] || (must.length > 0 && must.some((each) => each !== cell))) return false;
    board[cell] = mark;
    const stops = wins(board, mark);
    let isWon = stops.length > 1;
    if (stops.length === 1) {
      board[stops[0]!] = other;
      isWon = plainlyWins(board, mark, most - 1);
      board[stops[0]!] = 0;
    }
    board[cell] = 0;
    return isWon;
  });
}

describe('the symmetries of the cube', () => {
  it('are 192, and there are no others', () => {
    const lines = new Set(CUBE_LINES.map((line) => line.toSorted((a, b) => a - b).join()));
    const moved = (line: readonly number[], to: readonly number[]) =>
      line.map((cell) => to[cell]!).sort((a, b) => a - b);
    for (const symmetry of CUBE_SYMMETRIES) {
      expect(CUBE_LINES.every((line) => lines.has(moved(line, symmetry).join()))).toBe(true);
    }
    // Every way to place the cells so that those of a common line stay on one.
    const meets = CELLS.map((cell) =>
      CELLS.map((other) => CUBE_LINES.some((line) => line.includes(cell) && line.includes(other))),
    );
    const images: number[] = [];
    const used = new Set<number>();
    const count = (): number => {
      if (images.length === CUBE_CELLS) return 1;
      let sum = 0;
      for (const image of CELLS) {
        const isAsBefore = (to: number, cell: number) =>
          meets[cell]![images.length] === meets[to]![image];
        if (used.has(image) || !images.every(isAsBefore)) continue;
        used.add(image);
        images.push(image);
        sum += count();
        images.pop();
        used.delete(image);
      }
      return sum;
    };
    expect(new Set(CUBE_SYMMETRIES.map(String)).size).toBe(192);
    expect(count()).toBe(192);
  });

  it('give all boards that are symmetric the same marks', () => {
    const rng = seededRng(1);
    const into = noMarks();
    const marksOf = (board: Board, to: readonly number[]) => {
      const marks = noMarks();
      board.forEach((mark, cell) => mark && toggleCell(marks, mark === X ? 0 : 2, to[cell]!));
      return marks;
    };
    for (let turn = 0; turn < deep(5, 100); turn++) {
      const board = scattered(rng, 2 + rng.int(30));
      const found = CUBE_SYMMETRIES.map((symmetry) => {
        const marks = marksOf(board, symmetry);
        const to = CUBE_SYMMETRIES[canonicalMarks(marks, into)]!;
        const again = symmetry.map((cell) => to[cell]!);
        expect(marksOf(board, again)).toEqual(into);
        return into.join();
      });
      expect(new Set(found).size).toBe(1);
    }
  });
});

describe('a win by continuous threats', () => {
  it('is found where a plain search finds one, for both sides and any number of threats', () => {
    const rng = seededRng(2);
    let found = 0;
    for (let turn = 0; turn < deep(150, 3000); turn++) {
      const board = scattered(rng, 16 + rng.int(30));
      const cube = cubeOf(board);
      for (const mark of [X, O] as const) {
        const most = rng.int(4);
        const run = cube.findRun(mark === X ? 0 : 2, 1e6, Math.max(most, 1));
        const isWon = plainlyWins(board, mark, Math.max(most, 1));
        expect(run !== undefined, board.join('')).toBe(isWon);
        if (isWon) found += 1;
      }
    }
    expect(found).toBeGreaterThan(40);
  });
});

describe('the bot of the cube', () => {
  it('completes a line, stops one, and takes away a run of threats', () => {
    const at = (cells: Readonly<Record<number, CellContent>>, toMove: typeof X | typeof O) =>
      cubeMove({ cells: CELLS.map((cell) => cells[cell] ?? 0), toMove });
    expect(at({ 0: O, 1: O, 2: O, 16: X, 17: X, 18: X }, X)).toBe(19);
    expect(at({ 0: O, 1: O, 2: O, 16: X, 17: X, 33: X }, X)).toBe(3);
    expect(at({}, X)).toBe(0);
    // Two lines that cross in a free cell, each with two marks of X: O has to be there first.
    const crossing = { 1: X, 2: X, 16: X, 32: X, 21: O, 26: O, 37: O };
    const board = CELLS.map((cell) => crossing[cell as keyof typeof crossing] ?? 0);
    expect(cubeOf(board).findRun(0, 1e6)).toBeDefined();
    const denied = board.with(at(crossing, O)!, O);
    expect(cubeOf(denied).findRun(0, 1e6)).toBeUndefined();
    expect(at({ 0: X, 1: X, 2: X, 3: X, 16: O, 17: O, 18: O }, O)).toBeUndefined();
  });
});
