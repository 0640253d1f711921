import { expect, it } from 'vitest';
import { areaOf, boxAround } from '../../../../src/components/ui/large-board/sheetBoard.ts';
import { X, largeInput, type Point } from '../../../../src/engine/index.ts';

const area = (side: number | undefined, points: readonly Point[], cell: Point) => {
  const size = side === undefined ? undefined : { width: side, height: side };
  const stones = points.map((point) => ({ ...point, mark: X }));
  return areaOf(largeInput({ size, stones }, { cell, mark: X }));
};
const at = (x: number, y: number) => ({ x, y });
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

it('shows a small board whole', () => {
  expect(area(15, [at(7, 7)], at(8, 7))).toEqual(box(0, 0, 14, 14));
  expect(area(21, [at(7, 7)], at(8, 7))).toEqual(box(0, 0, 20, 20));
});

it('shows the marks of a larger one, with one cell around them but nothing beyond the borders', () => {
  expect(area(22, [at(7, 9)], at(8, 5))).toEqual(box(6, 4, 9, 10));
  expect(area(30, [at(0, 0)], at(29, 29))).toEqual(box(0, 0, 29, 29));
  expect(area(undefined, [at(0, 0)], at(-3, 2))).toEqual(box(-4, -1, 1, 3));
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
  expect(boxAround(points, 2, { size: undefined })).toEqual(box(1, 2, 7, 6));
  expect(boxAround(points, 9, { size: { width: 6, height: 5 } })).toEqual(box(0, 0, 5, 4));
});
