import { describe, expect, it, vi } from 'vitest';
import {
  recordRun,
  RENJU_VERDICTS,
  checkRenju,
  explainForbidden,
  forbiddenCells,
  renjuRun,
  largeInput,
  seededRng,
  type RenjuEvent,
} from '../../../../src/engine/index.ts';
import { deep } from '../../../deep.ts';
import { emptyCells, makesFive } from '../plainLines.ts';
import { scatter } from '../positions.ts';

vi.setConfig({ testTimeout: deep(60_000, 3_600_000) });

describe('the check of renju that is read', () => {
  it('says of every cell what the tables say, and leaves the board as it was', () => {
    const rng = seededRng(41);
    const seen = new Map<string, number>();
    for (let count = 0; count < deep(150, 10_000); count++) {
      const size = { width: 6 + rng.int(10), height: 6 + rng.int(10) };
      const marks = 6 + rng.int(Math.floor(size.width * size.height * 0.6));
      const board = scatter(rng, size, marks, 40 + rng.int(45));
      const drawn = JSON.stringify([...board.stones()]);
      const forbidden = new Map(
        forbiddenCells(board).map(({ x, y, reason }) => [`${x} ${y}`, reason]),
      );
      for (const [x, y] of emptyCells(board)) {
        const own = makesFive(board, [x, y], 1, 'renju') ? 'five' : 'allowed';
        const table = forbidden.get(`${x} ${y}`) ?? own;
        const read = checkRenju(board, { x, y });
        if (read !== table) expect({ drawn, x, y, read }).toEqual({ drawn, x, y, read: table });
        seen.set(read, (seen.get(read) ?? 0) + 1);
      }
      expect(JSON.stringify([...board.stones()])).toBe(drawn);
    }
    expect([...seen.keys()].toSorted()).toEqual([...RENJU_VERDICTS].toSorted());
  });

  it('reports each line that bears on a cell as the tables do', () => {
    const rng = seededRng(42);
    for (let count = 0; count < 60; count++) {
      const board = scatter(rng, { width: 15, height: 15 }, 90, 70);
      const stones = [...board.stones()];
      for (const cell of forbiddenCells(board)) {
        const sheet = { size: board.size, stones };
        const { events } = recordRun(renjuRun, largeInput(sheet, { cell }));
        const lines = explainForbidden(board, cell)?.lines ?? [];
        const { fours = {}, threes = {}, ...check } = events.at(-1) as RenjuEvent;
        expect(check.verdict).toBe(cell.reason);
        const table = lines.map(({ kind }) => ({ four: 1, 'double-four': 2 })[kind as 'four'] ?? 0);
        const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
        if (cell.reason !== 'overline')
          expect(sum(Object.values(fours).map(({ count }) => count))).toBe(sum(table));
        if (cell.reason !== 'three-three') continue;
        const real = lines.flatMap((line) => (line.kind === 'three' && line.isReal ? [line] : []));
        expect(Object.values(threes).filter(Boolean)).toHaveLength(2);
        expect(real.length).toBeGreaterThan(1);
      }
    }
  });
});
