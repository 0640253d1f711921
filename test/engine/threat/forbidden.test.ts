import { describe, expect, it, vi } from 'vitest';
import { X, explainForbidden, forbiddenCells, seededRng } from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { boardOf } from '../boardOf.ts';
import { plainReason } from './plainForbidden.ts';
import { emptyCells, having, makesFive } from './plainLines.ts';
import { scatter } from './positions.ts';

vi.setConfig({ testTimeout: deep(60_000, 3_600_000) });

const SIZE = { width: 15, height: 15 };

/** What a digit, which is an empty cell with that name, is forbidden for. */
function reasons(rows: readonly string[]) {
  const board = boardOf(rows, SIZE);
  const named = rows.flatMap((row, y) =>
    [...row.matchAll(/\d/g)].map(({ 0: name, index: x }) => [
      name,
      explainForbidden(board, { x, y })?.reason ?? 'free',
    ]),
  );
  return Object.fromEntries(named) as Record<string, string>;
}

describe('forbidden cells', () => {
  it('are those of a second way, by runs of cells, for the same reasons', () => {
    const rng = seededRng(31);
    const tally = new Map<string, number>();
    for (let count = 0; count < deep(50, 10_000); count++) {
      const size = { width: 6 + rng.int(10), height: 6 + rng.int(10) };
      const marks = 6 + rng.int(Math.floor(size.width * size.height * 0.6));
      const board = scatter(rng, size, marks, 40 + rng.int(45));
      const plain = emptyCells(board).flatMap(([x, y]) => {
        const reason = plainReason(board, [x, y]);
        return reason ? [{ x, y, reason }] : [];
      });
      expect({ count, cells: forbiddenCells(board) }).toEqual({ count, cells: plain });
      for (const { reason } of plain) tally.set(reason, (tally.get(reason) ?? 0) + 1);
    }
    expect([...tally.keys()].toSorted()).toEqual(['four-four', 'overline', 'three-three']);
  });

  it('of the textbooks: two threes, two fours, six in a row', () => {
    expect(reasons(['.....', '.....', '...X', '...X', '.XX1...', '.......', '.......'])).toEqual({
      1: 'three-three',
    });
    expect(reasons(['....X', '....X', '....X', 'OXXX1..', '.......'])).toEqual({ 1: 'four-four' });
    expect(reasons(['.XXX1XX.'])).toEqual({ 1: 'overline' });
    // Two fours on one line, on both sides of the cell; an open four is only one.
    expect(reasons(['.', '.X.XX1.X..'])).toEqual({ 1: 'four-four' });
    expect(reasons(['.', '.XX.1X.XX..'])).toEqual({ 1: 'four-four' });
    expect(reasons(['.', '..XXX1....'])).toEqual({ 1: 'free' });
    // Closed, or too long to become an open four: no threes.
    expect(reasons(['.....', '.....', '...X', '...X', 'OXX1...', '.......', '.......'])).toEqual({
      1: 'free',
    });
  });

  it('a five is never forbidden, a four and a three is allowed', () => {
    expect(reasons(['XXXX1XX', '....X', '....X', '....X'])).toEqual({ 1: 'overline' });
    expect(reasons(['...X', '...X', '...X', '...X', 'XXX1XX.'])).toEqual({ 1: 'free' });
    expect(reasons(['...X...', '...X...', '...X...', '.XX1...', '.......', '......'])).toEqual({
      1: 'free',
    });
  });

  it('a three does not count where every open four of it is a five, or forbidden', () => {
    const rng = seededRng(33);
    const seen = new Map<string, number>();
    for (let count = 0; count < deep(20, 60); count++) {
      const board = scatter(rng, SIZE, 90, 70);
      for (const [x, y] of emptyCells(board)) {
        const lines = explainForbidden(board, { x, y })?.lines ?? [];
        for (const { kind, cells, isReal } of lines) {
          if (kind !== 'three') continue;
          expect(isReal).toBe(cells.some(({ not }) => not === undefined));
          for (const cell of cells) {
            const at = [cell.x, cell.y] as const;
            const not = having(board, [x, y], X, () =>
              makesFive(board, at, X, 'renju') ? 'five' : plainReason(board, at),
            );
            expect(cell.not).toBe(not);
            seen.set(String(not), (seen.get(String(not)) ?? 0) + 1);
          }
        }
      }
    }
    expect([...seen.keys()].toSorted()).toEqual(
      ['five', 'four-four', 'overline', 'three-three', 'undefined'].toSorted(),
    );
  });

  it('the reason that is drawn is the reason that is computed', () => {
    const rng = seededRng(32);
    for (let count = 0; count < deep(25, 60); count++) {
      const board = scatter(rng, SIZE, 90, 70);
      for (const { x, y, reason } of forbiddenCells(board)) {
        const lines = explainForbidden(board, { x, y })?.lines ?? [];
        const real = (kind: string) =>
          lines.filter((line) => line.kind === kind && line.isReal).length;
        if (reason === 'overline') expect(real('overline')).toBeGreaterThan(0);
        if (reason === 'four-four')
          expect(real('four') + 2 * real('double-four')).toBeGreaterThan(1);
        if (reason === 'three-three') expect(real('three')).toBeGreaterThan(1);
      }
    }
  });
});
