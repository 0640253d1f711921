import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SMALL_VARIANT, boxGeometry, mnkVariant } from '../../../src/engine/index.ts';
import { NINE_LINES } from '../../nineLines.ts';

describe('lines through layers', () => {
  const sizes = fc.record({
    columns: fc.integer({ min: 1, max: 5 }),
    rows: fc.integer({ min: 1, max: 5 }),
    layers: fc.integer({ min: 1, max: 4 }),
    winLength: fc.integer({ min: 1, max: 5 }),
  });

  it('are different, straight, and inside the box', () => {
    fc.assert(
      fc.property(sizes, ({ columns, rows, layers, winLength }) => {
        const { lines, cellCount } = boxGeometry(columns, rows, layers, winLength);
        const asText = lines.map((line) => [...line].sort((a, b) => a - b).join());
        expect(new Set(asText).size).toBe(lines.length);
        const placeOf = (cell: number) => [
          cell % columns,
          Math.floor(cell / columns) % rows,
          Math.floor(cell / (columns * rows)),
        ];
        for (const line of lines) {
          expect(line).toHaveLength(winLength);
          expect(Math.min(...line)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...line)).toBeLessThan(cellCount);
          const places = line.map(placeOf);
          places.slice(2).forEach((place, at) => {
            place.forEach((part, axis) => {
              const [before, between] = [places[at]?.[axis] ?? 0, places[at + 1]?.[axis] ?? 0];
              expect(part - between).toBe(between - before);
              expect(Math.abs(part - between)).toBeLessThanOrEqual(1);
            });
          });
        }
      }),
    );
  });

  it('are as many as a count by hand gives', () => {
    fc.assert(
      fc.property(sizes, ({ columns, rows, layers, winLength }) => {
        fc.pre(winLength > 1);
        const along = (size: number) => Math.max(0, size - winLength + 1);
        const [x, y, z] = [columns, rows, layers].map((size) => [along(size), size] as const);
        const [ax, sx, ay, sy, az, sz] = [...(x ?? []), ...(y ?? []), ...(z ?? [])] as number[];
        // Straight along one axis, along two at once (two ways), along all three (four ways).
        const straight = ax! * sy! * sz! + sx! * ay! * sz! + sx! * sy! * az!;
        const flat = 2 * (ax! * ay! * sz! + ax! * sy! * az! + sx! * ay! * az!);
        const space = 4 * ax! * ay! * az!;
        const { lines } = boxGeometry(columns, rows, layers, winLength);
        expect(lines).toHaveLength(straight + flat + space);
      }),
    );
  });

  it('of one cell are the cells', () => {
    expect(boxGeometry(3, 2, 1, 1).lines).toEqual([[0], [1], [2], [3], [4], [5]]);
  });

  it('of a flat board are those of the game that everybody knows', () => {
    expect(SMALL_VARIANT.geometry.lines).toEqual(NINE_LINES);
    expect(mnkVariant(3, 3, 3).geometry.layers).toBe(1);
  });
});
