import { describe, expect, it, vi } from 'vitest';
import {
  O,
  SparseBoard,
  WIN_RULES,
  X,
  findForcedWin,
  forbiddenCells,
  seededRng,
  type Mark,
  type WinRule,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { boardOf } from '../boardOf.ts';
import { PlainProof } from './plainProof.ts';
import { PlainVcf } from './plainVcf.ts';
import { isWon, scatter } from './positions.ts';

vi.setConfig({ testTimeout: deep(60_000, 3_600_000) });

const on15 = (rows: readonly string[]) => boardOf(rows, { width: 15, height: 15 });

const vcf = (board: SparseBoard, toMove: Mark, rule: WinRule = 'freestyle', nodes?: number) =>
  findForcedWin(board, toMove, { rule, search: 'vcf', ...(nodes ? { nodes } : {}) });

describe('wins by fours', () => {
  it('are those of a plain search of every cell, by every rule, and their lines replay', () => {
    const rng = seededRng(11);
    const tally = new Map<string, number>();
    for (let count = 0; count < deep(90, 2000);) {
      const rule = WIN_RULES[count % 3]!;
      const size = { width: 6 + rng.int(6), height: 6 + rng.int(6) };
      const cells = size.width * size.height;
      const board = scatter(rng, size, Math.floor(cells / 8) + rng.int(Math.floor(cells / 2.5)));
      if (isWon(board, rule)) continue;
      const toMove = rng.int(2) === 0 ? X : O;
      count += 1;
      const wins = new PlainVcf(board, rule).wins(toMove);
      const found = vcf(board, toMove, rule);
      expect({ count, ...found }).toMatchObject(
        wins ? { win: true } : { win: false, isComplete: true },
      );
      if (found.win) expect(new PlainProof(board, rule, toMove).line(found.line)).toBeUndefined();
      const length = found.win ? Math.min(found.line.length, 5) : 0;
      const name = `${rule} ${length}`;
      tally.set(name, (tally.get(name) ?? 0) + 1);
    }
    // Wins and none by every rule, some longer than a four and a five.
    for (const rule of WIN_RULES) {
      for (const length of [0, 1, 3, 5]) expect(tally.get(`${rule} ${length}`)).toBeGreaterThan(0);
    }
  });

  it('end in a reply that is forbidden', () => {
    // White's four can be stopped at 4, 6 only, where Black would make two threes.
    const rows = ['.', '.', '.', '.', '....X.X', '....XX.', 'XOOO...', '.', '.', '.'];
    const board = on15(rows);
    expect(forbiddenCells(board)).toEqual([{ x: 4, y: 6, reason: 'three-three' }]);
    expect(vcf(board, O, 'freestyle').win).toBe(false);
    expect(vcf(board, O, 'renju')).toMatchObject({
      line: [{ x: 5, y: 6 }, null, { x: 4, y: 6 }],
    });
  });

  it('take the five at once, and block the five that is threatened', () => {
    expect(vcf(on15(['XXXX.', 'OOOO.']), X)).toMatchObject({ line: [{ x: 4, y: 0 }] });
    expect(vcf(on15(['XXX..', '.....', '.OOOO.']), X)).toMatchObject({ win: false });
  });

  it('say when their budget ended, and when all was searched', () => {
    const open = on15(['.......', '.XXX...', '...X...', '...X...', '...X..O']);
    expect(vcf(open, X).win).toBe(true);
    const many = on15(['OXXX..XXXO', '..........', 'OXXX..XXXO', '..........', 'OXX.X.X.XO']);
    expect(vcf(many, O)).toMatchObject({ win: false, isComplete: true });
    expect(vcf(on15(['OXXX.....', 'OXXX.....', '.......XX']), X, 'freestyle', 1)).toMatchObject({
      win: false,
      isComplete: false,
    });
  });

  it('are found without borders, far out, and none where nothing is', () => {
    const far = 100_000_000;
    const stones = [0, 1, 2].map((at) => ({ x: -far + at, y: far, mark: O }));
    const board = new SparseBoard(undefined, [...stones, { x: far, y: far, mark: X }]);
    const found = vcf(board, O);
    expect(found).toMatchObject({ win: true });
    if (found.win) expect(found.line).toHaveLength(3);
    expect(vcf(new SparseBoard(), X)).toMatchObject({ win: false, isComplete: true });
    expect(vcf(new SparseBoard({ width: 3, height: 1 }), X)).toMatchObject({ isComplete: true });
  });
});
