import { describe, expect, it, vi } from 'vitest';
import {
  recordRun,
  O,
  SparseBoard,
  X,
  findForcedWin,
  foursRun,
  largeInput,
  parseDiagram,
  seededRng,
  attackByFours,
  type Mark,
} from '../../../../src/engine/index.ts';
import { deep } from '../../../deep.ts';
import { PlainProof } from '../plainProof.ts';
import { isWon, middleGame, scatter } from '../positions.ts';

vi.setConfig({ testTimeout: deep(60_000, 3_600_000) });

/** Positions of two kinds: marks anywhere, and games of a bot. */
function* positions(count: number): Generator<{ board: SparseBoard; toMove: Mark }> {
  const rng = seededRng(5);
  for (let at = 0; at < count; at++) {
    const size = { width: 6 + rng.int(8), height: 6 + rng.int(8) };
    const cells = size.width * size.height;
    const marks = Math.floor(cells / 8) + rng.int(Math.floor(cells / 3));
    yield at % 3 === 0
      ? middleGame(rng, { width: 15, height: 15 }, 8 + rng.int(30))
      : { board: scatter(rng, size, marks), toMove: rng.int(2) === 0 ? X : O };
  }
}

const search = (board: SparseBoard, mark: Mark, left = 20_000) => {
  const budget = { left, isComplete: true };
  return { line: attackByFours(board, mark, budget), budget };
};

describe('the search for a win by fours that is shown', () => {
  it('finds a win where the fast one does, and none where it finds none', () => {
    const tally = { won: 0, long: 0, none: 0 };
    for (const { board, toMove } of positions(deep(250, 6000))) {
      if (isWon(board, 'freestyle')) continue;
      const before = JSON.stringify([...board.stones()]);
      const { line, budget } = search(board, toMove);
      const fast = findForcedWin(board, toMove, { rule: 'freestyle', search: 'vcf' });
      if (!budget.isComplete) continue;
      expect([before, line !== undefined]).toEqual([before, fast.win]);
      expect(JSON.stringify([...board.stones()])).toBe(before);
      if (line) expect(new PlainProof(board, 'freestyle', toMove).line(line)).toBeUndefined();
      tally[line ? (line.length > 5 ? 'long' : 'won') : 'none'] += 1;
    }
    expect(Math.min(...Object.values(tally))).toBeGreaterThan(15);
  });

  it('says that it does not know when its budget ends it, and only then', () => {
    // Every four has an answer, so all orders of trying them have to be searched.
    const { sheet } = parseDiagram('|OXXX..OXXX..OXXX..O|');
    const board = new SparseBoard(sheet.size, sheet.stones);
    const full = search(board, X);
    expect([full.line, full.budget.isComplete]).toEqual([undefined, true]);
    const used = 20_000 - full.budget.left;
    expect(used).toBeGreaterThan(40);
    expect(search(board, X, used).budget.isComplete).toBe(true);
    const cut = search(board, X, used - 1);
    expect([cut.line, cut.budget.isComplete]).toEqual([undefined, false]);
  });

  it('tries fours in turn, answers each, and takes every mark off again', () => {
    for (const { board, toMove } of positions(60)) {
      const input = largeInput({ size: board.size, stones: [...board.stones()] }, { mark: toMove });
      const kinds = recordRun(foursRun, input).events.map(({ kind }) => kind);
      const number = (kind: string) => kinds.filter((each) => each === kind).length;
      expect(number('reply')).toBe(number('back'));
      expect(number('four')).toBe(number('reply') + number('double'));
      expect(number('look')).toBe(number('reply') + 1);
      expect(['five', 'double', 'keep', 'none', 'stop']).toContain(kinds.at(-1));
    }
  });
});
