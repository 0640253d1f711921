import { describe, expect, it } from 'vitest';
import {
  O,
  SEARCH_LEVELS,
  SparseBoard,
  StrongestPlayer,
  WIN_RULES,
  WIN_SCORE,
  X,
  findForcedWin,
  forbiddenCells,
  other,
  scanFromLast,
  seededRng,
  wouldWin,
  type Mark,
  type SearchProgress,
  type WinRule,
} from '../../../src/engine/index.ts';
import { emptyCells, makesFive } from '../threat/plainLines.ts';
import { isWon, middleGame, scatter } from '../threat/positions.ts';
import { deep } from '../../deep.ts';

const choose = (board: SparseBoard, toMove: Mark, rule: WinRule = 'freestyle', nodes = 2_000) =>
  new StrongestPlayer(12).choose(board, toMove, rule, { nodes });

describe('the strongest player', () => {
  it('never misses a five, nor the only cell that stops one', () => {
    const rng = seededRng(41);
    const seen = { fives: 0, stops: 0 };
    for (let count = 0; count < 120; count++) {
      const rule = WIN_RULES[count % 3]!;
      const board = scatter(rng, { width: 9, height: 9 }, 20 + rng.int(20));
      if (isWon(board, rule)) continue;
      const toMove = rng.int(2) === 0 ? X : O;
      const fives = (mark: Mark) =>
        emptyCells(board)
          .filter((cell) => makesFive(board, cell, mark, rule))
          .map(String);
      const found = choose(board, toMove, rule, 300)!;
      const move = `${found.move.x},${found.move.y}`;
      const [own, theirs] = [fives(toMove), fives(other(toMove))];
      const banned = rule === 'renju' && toMove === X ? forbiddenCells(board) : [];
      const stops = theirs.filter((cell) => !banned.some(({ x, y }) => `${x},${y}` === cell));
      if (own.length > 0) expect(own).toContain(move);
      else if (stops.length === 1) expect(move).toBe(stops[0]);
      if (own.length > 0) seen.fives += 1;
      else if (stops.length === 1) seen.stops += 1;
      expect(banned.some(({ x, y }) => `${x},${y}` === move)).toBe(false);
    }
    expect(Math.min(seen.fives, seen.stops)).toBeGreaterThan(3);
  });

  it('plays a win by fours where there is one, and leaves the other side none if it can', () => {
    const rng = seededRng(42);
    const seen = { own: 0, theirs: 0 };
    for (let count = 0; count < deep(25, 60); count++) {
      const { board, toMove } = middleGame(rng, { width: 13, height: 13 }, 8 + rng.int(20));
      const vcf = (mark: Mark) => findForcedWin(board, mark, { rule: 'freestyle', search: 'vcf' });
      const found = choose(board, toMove, 'freestyle', 5_000)!;
      if (vcf(toMove).win) {
        seen.own += 1;
        expect(found.score).toBeGreaterThan(WIN_SCORE - 200);
        continue;
      }
      if (!vcf(other(toMove)).win) continue;
      seen.theirs += 1;
      board.place(found.move.x, found.move.y, toMove);
      if (vcf(other(toMove)).win) expect(found.score).toBeLessThan(200);
    }
    expect(Math.min(seen.own, seen.theirs)).toBeGreaterThan(0);
  });

  it('gives no position up when its nodes end just as the best move is found to lose', () => {
    const rng = seededRng(44);
    const budgets = new Map([[301, 1_000], ...deep([], [[851, 1_000]] as const)]);
    for (let count = 1; count <= deep(301, 851); count++) {
      const { board, toMove } = middleGame(rng, { width: 13, height: 13 }, 8 + rng.int(20));
      const nodes = budgets.get(count);
      if (nodes === undefined) continue;
      const { move } = choose(board, toMove, 'freestyle', nodes)!;
      board.place(move.x, move.y, toMove);
      const { score } = choose(board, other(toMove), 'freestyle', 60_000)!;
      expect(score).toBeLessThan(WIN_SCORE / 2);
    }
  });

  it('says the same again for the same position and budget, which it keeps', () => {
    const { board, toMove } = middleGame(seededRng(43), { width: 15, height: 15 }, 8);
    for (const nodes of [1, ...SEARCH_LEVELS.slice(0, 3)]) {
      const found = choose(board, toMove, 'standard', nodes)!;
      expect(choose(board, toMove, 'standard', nodes)).toEqual(found);
      expect(found.nodes).toBeLessThan(nodes + 400);
      expect(found.line[0]).toEqual(found.move);
    }
  });

  it('tells of its progress, depth by depth, with lines that can be played', () => {
    const { board, toMove } = middleGame(seededRng(44), { width: 15, height: 15 }, 6);
    const heard: SearchProgress[] = [];
    const onProgress = (progress: SearchProgress) => heard.push(progress);
    new StrongestPlayer(12).choose(board, toMove, 'freestyle', { depth: 4, onProgress });
    expect(new Set(heard.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4]));
    for (const { line, refuted, move } of heard) {
      const copy = new SparseBoard(board.size, board.stones());
      let mark = toMove;
      for (const cell of line) {
        if (cell) copy.place(cell.x, cell.y, mark);
        mark = other(mark);
      }
      expect(refuted).not.toContainEqual(move);
    }
  });

  it('ends when its time is over, with a move that is on the board', () => {
    const { board, toMove } = middleGame(seededRng(45), { width: 15, height: 15 }, 9);
    for (const looks of [0, 1, 5]) {
      let asked = 0;
      const isTimeOver = () => asked++ >= looks;
      const { move } = new StrongestPlayer(12).choose(board, toMove, 'renju', { isTimeOver })!;
      expect(board.has(move.x, move.y) && board.at(move.x, move.y)).toBe(0);
    }
  });

  it('begins in the middle, answers anywhere, and finds the last cell', () => {
    expect(choose(new SparseBoard({ width: 15, height: 15 }), X)?.move).toEqual({ x: 7, y: 7 });
    const far = new SparseBoard(undefined, [{ x: 1_000, y: -1_000, mark: X }]);
    const { move } = choose(far, O)!;
    expect(Math.abs(move.x - 1_000) + Math.abs(move.y + 1_000)).toBeLessThan(6);
    const full = new SparseBoard({ width: 2, height: 2 });
    for (const [x, y] of [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const)
      full.place(x, y, X);
    expect(choose(full, O)?.move).toEqual({ x: 1, y: 1 });
    full.place(1, 1, O);
    expect(choose(full, X)).toBeUndefined();
  });

  it('beats a player that only makes and stops fives', () => {
    for (const rule of WIN_RULES) {
      for (const own of [X, O] as const) {
        const rng = seededRng(own);
        const board = new SparseBoard({ width: 11, height: 11 });
        const player = new StrongestPlayer(12);
        let winner: Mark | undefined;
        for (let mark: Mark = X; !winner && board.count < 121; mark = other(mark)) {
          const cells = emptyCells(board);
          const wins = (by: Mark) => cells.find(([x, y]) => wouldWin(board, { x, y }, by, rule));
          const simple = wins(mark) ?? wins(other(mark)) ?? cells[rng.int(cells.length)]!;
          const searched = player.choose(board, mark, rule, { nodes: 1_000 })?.move;
          const cell = mark === own ? searched! : { x: simple[0], y: simple[1] };
          board.place(cell.x, cell.y, mark);
          winner = scanFromLast(board, cell.x, cell.y, rule)?.mark;
        }
        expect({ rule, own, winner }).toEqual({ rule, own, winner: own });
      }
    }
  });
});
