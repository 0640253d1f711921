import { expect, it } from 'vitest';
import { areaOf, boxAround } from '../../../../src/components/ui/large-board/sheetBoard.ts';
import { X, largeInput, type Point } from '../../../../src/engine/index.ts';

const area = (side: number | undefined, points: readonly Point[], cell: Point) => {
  const size = side === undefined ? undefined : { width: side, height: side };
  const stones = points.map((point) => ({ ...point, mark: X }));
  return areaOf(largeInput({ size, stones }, { cell, mark: X }));
};
const at = (x: number, y: number) => ({ x, y });

it('shows a small board whole', () => {
  expect(area(15, [at(7, 7)], at(8, 7))).toEqual({ left: 0, top: 0, right: 14, bottom: 14 });
  expect(area(21, [at(7, 7)], at(8, 7))).toEqual({ left: 0, top: 0, right: 20, bottom: 20 });
});

it('shows the marks of a larger one, with one cell around them but nothing beyond the borders', () => {
  expect(area(22, [at(7, 9)], at(8, 5))).toEqual({ left: 6, top: 4, right: 9, bottom: 10 });
  expect(area(30, [at(0, 0)], at(29, 29))).toEqual({ left: 0, top: 0, right: 29, bottom: 29 });
  expect(area(undefined, [at(0, 0)], at(-3, 2))).toEqual({
    left: -4,
    top: -1,
    right: 1,
    bottom: 3,
  });
});

it('shows what is around the cell where the marks are far apart', () => {
  const near = area(undefined, [at(0, 0)], at(37, 0));
  expect(near.right - near.left).toBe(39);
  const far = area(undefined, [at(0, 0)], at(38, 0));
  expect([far.left + far.right, far.top + far.bottom]).toEqual([76, 0]);
  expect(far.right - far.left).toBeLessThan(20);
});

it('puts as many cells around points as it is asked to', () => {
  const points = [at(3, 4), at(5, 4)];
  expect(boxAround(points, 2, { size: undefined })).toEqual({
    left: 1,
    top: 2,
    right: 7,
    bottom: 6,
  });
  expect(boxAround(points, 9, { size: { width: 6, height: 5 } })).toEqual({
    left: 0,
    top: 0,
    right: 5,
    bottom: 4,
  });
});
