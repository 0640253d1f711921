import { expect, it } from 'vitest';
import { lossCurve } from '../../../src/components/site/home/lossCurve.ts';

const frame = { width: 300, height: 50, games: 20_000 };

it('begins at the top with the highest share, and goes as far as the games', () => {
  const points = [
    { games: 0, loss: 0.25 },
    { games: 5000, loss: 0.1 },
    { games: 20_000, loss: 0 },
  ];
  expect(lossCurve(points, frame)).toEqual({
    path: 'M0 0L75 30L300 50',
    tip: { x: 100, y: 100 },
  });
  expect(lossCurve(points.slice(0, 2), frame).tip).toEqual({ x: 25, y: 60 });
});

it('is empty before anything is measured', () => {
  expect(lossCurve([], frame).path).toBe('');
});
