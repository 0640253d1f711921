import { describe, expect, it, vi } from 'vitest';
import {
  WIN_RULES,
  X,
  findForcedWin,
  other,
  seededRng,
  type Mark,
  type SparseBoard,
  type WinRule,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { plainReason } from './plainForbidden.ts';
import { emptyCells, having, makesFive } from './plainLines.ts';
import { PlainProof } from './plainProof.ts';
import { isWon, middleGame, scatter } from './positions.ts';

vi.setConfig({ testTimeout: deep(60_000, 3_600_000) });

const legalCells = (board: SparseBoard, mark: Mark, rule: WinRule) =>
  emptyCells(board).filter(
    (cell) => rule !== 'renju' || mark !== X || plainReason(board, cell) === undefined,
  );

/** Whether the side to move wins by best play of both, by trying everything; a draw is no win. */
function wins(board: SparseBoard, mark: Mark, rule: WinRule, seen: Map<string, boolean>): boolean {
  const key = [...board.stones()].map(({ x, y, mark: each }) => `${x},${y},${each}`);
  const name = `${mark}:${key.toSorted().join(' ')}`;
  const known = seen.get(name);
  if (known !== undefined) return known;
  const cells = legalCells(board, mark, rule);
  const found =
    cells.some((cell) => makesFive(board, cell, mark, rule)) ||
    cells.some((cell) => having(board, cell, mark, () => loses(board, other(mark), rule, seen)));
  seen.set(name, found);
  return found;
}

/** Whether the side to move loses whatever it plays. Without a legal move nobody loses. */
function loses(board: SparseBoard, mark: Mark, rule: WinRule, seen: Map<string, boolean>): boolean {
  const cells = legalCells(board, mark, rule);
  if (cells.some((cell) => makesFive(board, cell, mark, rule))) return false;
  const every = cells.every((cell) => {
    return having(board, cell, mark, () => wins(board, other(mark), rule, seen));
  });
  return every && (cells.length > 0 || wins(board, other(mark), rule, seen));
}

describe('wins by threats', () => {
  it('hold against every reply, checked by the rules alone', () => {
    const rng = seededRng(21);
    let threes = 0;
    for (let count = 0; count < deep(15, 300); count++) {
      const rule = WIN_RULES[count % 3]!;
      const { board, toMove } = middleGame(rng, { width: 11, height: 11 }, 6 + rng.int(25));
      if (isWon(board, rule)) continue;
      const found = findForcedWin(board, toMove, { rule, search: 'vct', nodes: 30_000 });
      if (!found.win) continue;
      if (found.tree.kind === 'three') threes += 1;
      const proof = new PlainProof(board, rule, toMove);
      expect({ count, problem: proof.tree(found.tree) }).toEqual({ count, problem: undefined });
    }
    expect(threes).toBeGreaterThan(0);
  });

  it('are wins by brute force on small boards', () => {
    const rng = seededRng(22);
    let found = 0;
    for (let count = 0; found < deep(3, 300); count++) {
      const rule = WIN_RULES[count % 3]!;
      const board = scatter(rng, { width: 5 + rng.int(2), height: 6 }, 60);
      while (emptyCells(board).length < 9) {
        const stones = [...board.stones()];
        const { x, y } = stones[rng.int(stones.length)]!;
        board.remove(x, y);
      }
      if (emptyCells(board).length > 10 || isWon(board, rule)) continue;
      const toMove = rng.int(2) === 0 ? X : other(X);
      const win = findForcedWin(board, toMove, { rule, search: 'vct' });
      if (!win.win || win.line.length < 3) continue;
      found += 1;
      expect({ count, wins: wins(board, toMove, rule, new Map()) }).toEqual({ count, wins: true });
    }
  });

  it('are none where everything was searched, and say so', () => {
    const rng = seededRng(23);
    let complete = 0;
    for (let count = 0; count < deep(5, 12); count++) {
      const board = scatter(rng, { width: 9, height: 9 }, 10);
      const found = findForcedWin(board, X, { rule: 'freestyle', search: 'vct', nodes: 50_000 });
      if (!found.win && found.isComplete) complete += 1;
    }
    expect(complete).toBeGreaterThan(3);
  });
});
