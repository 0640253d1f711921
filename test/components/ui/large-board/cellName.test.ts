import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellName,
  columnName,
  parseCell,
} from '../../../../src/components/ui/large-board/cellName.ts';

describe('names of cells', () => {
  it.each([
    [25, 'z'],
    [26, 'aa'],
    [701, 'zz'],
    [702, 'aaa'],
  ])('calls column %i %s', (x, name) => {
    expect(columnName(x)).toBe(name);
  });

  it('are read as they are written, with borders', () => {
    const size = { width: 1000, height: 1000 };
    fc.assert(
      fc.property(fc.nat(999), fc.nat(999), (x, y) => {
        expect(parseCell(size, cellName(size, x, y))).toEqual({ x, y });
        expect(parseCell(size, ` ${cellName(size, x, y).toUpperCase()} `)).toEqual({ x, y });
      }),
    );
  });

  it('are read as they are written, without', () => {
    const far = fc.integer({ min: -500_000_000, max: 500_000_000 });
    fc.assert(
      fc.property(far, far, (x, y) => {
        expect(parseCell(undefined, cellName(undefined, x, y))).toEqual({ x, y });
      }),
    );
  });

  it.each([
    ['8 8', { x: 8, y: 8 }],
    ['(-3; 12)', { x: -3, y: 12 }],
    ['+1,−1', { x: 1, y: -1 }],
    ['-0, 0', { x: 0, y: 0 }],
    ['c2', { x: 2, y: 1 }],
  ])('reads %s', (text, cell) => {
    expect(parseCell(undefined, text)).toEqual(cell);
  });

  it('count rows from the bottom, as the field does', () => {
    const size = { width: 15, height: 15 };
    expect(cellName(size, 0, 14)).toBe('a1');
    for (const text of ['h7', '8 7', '8, 7']) expect(parseCell(size, text)).toEqual({ x: 7, y: 8 });
  });

  it.each(['', 'h', '8', 'h0', 'p1', 'a16', '15, 0', '-1, 0', 'h8h', '1.5, 2', '1e3, 2', '💥'])(
    'finds no cell of a 15 × 15 board in “%s”',
    (text) => {
      expect(parseCell({ width: 15, height: 15 }, text)).toBeUndefined();
    },
  );

  it('finds no cell beyond the end of the world', () => {
    expect(parseCell(undefined, '9999999999, 0')).toBeUndefined();
    expect(parseCell(undefined, '99999999999999, 0')).toBeUndefined();
  });
});
