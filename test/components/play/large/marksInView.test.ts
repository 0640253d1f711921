import { describe, expect, it } from 'vitest';
import { marksWay, nearBox } from '../../../../src/components/play/large/marksInView.ts';
import { Camera } from '../../../../src/components/ui/large-board/camera.svelte.ts';
import { O, X, boardOfSheet } from '../../../../src/engine/index.ts';

const RIM = 30;
const view = { x: 0.5, y: 0.5, scale: 20, width: 400, height: 300 };
const boardWith = (...at: readonly (readonly [number, number])[]) =>
  boardOfSheet({ size: undefined, stones: at.map(([x, y], i) => ({ x, y, mark: i % 2 ? O : X })) });

describe('the way back to the marks', () => {
  it('is shown where no mark is in view, and points to the nearest', () => {
    expect(marksWay(boardWith(), view, RIM)).toBeUndefined();
    expect(marksWay(boardWith([0, 0], [90, 0]), view, RIM)).toBeUndefined();
    expect(marksWay(boardWith([90, 0], [-500, 0]), view, RIM)).toMatchObject({ angle: 0, x: 370 });
    expect(marksWay(boardWith([0, 80]), view, RIM)).toMatchObject({ angle: 90, y: 270 });
    const back = marksWay(boardWith([-70, -70]), view, RIM)!;
    expect(back.angle).toBeCloseTo(-135);
    expect([back.x < 200, back.y]).toEqual([true, 30]);
  });
});

describe('the view near the marks', () => {
  const near = { width: 350, height: 320 };
  const lookAt = (marks: { left: number; right: number; top: number; bottom: number }) => {
    const camera = new Camera();
    camera.resize(near.width, near.height);
    camera.fit(nearBox(marks, { x: 3, y: 2 }, near, 28), near.width, near.height, 0);
    return camera;
  };

  it('shows all of them in cells of the size wanted, which stays when the view loses height', () => {
    const camera = lookAt({ left: 4, right: 9, top: 5, bottom: 8 });
    expect(camera).toMatchObject({ x: 7, y: 7, scale: 28 });
    camera.resize(350, 240);
    expect(camera).toMatchObject({ x: 7, y: 7, scale: 28 });
  });

  it('shows the cell that decides where they have no room', () => {
    expect(lookAt({ left: 0, right: 14, top: 5, bottom: 8 })).toMatchObject({ x: 3.5, y: 2.5 });
    expect(lookAt({ left: 5, right: 8, top: 0, bottom: 11 })).toMatchObject({ x: 3.5, y: 2.5 });
  });
});
