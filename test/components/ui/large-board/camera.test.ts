import { describe, expect, it } from 'vitest';
import { Camera, SCALES } from '../../../../src/components/ui/large-board/camera.svelte.ts';
import {
  screenX,
  screenY,
  shownBox,
} from '../../../../src/components/ui/large-board/boardWindow.ts';

const BOX = { left: -3, top: -2, right: 6, bottom: 4 };

function camera(look = {}): Camera {
  const made = new Camera(look);
  made.resize(600, 400);
  return made;
}

/** The whole of the box is in view. */
function sees(of: Camera, box = BOX): boolean {
  return (
    screenX(of, box.left) >= 0 &&
    screenY(of, box.top) >= 0 &&
    screenX(of, box.right + 1) <= of.width &&
    screenY(of, box.bottom + 1) <= of.height
  );
}

describe('a camera', () => {
  it('fits a box into the view, as large as it may', () => {
    const it = camera();
    it.fit(BOX);
    expect(sees(it)).toBe(true);
    expect(it.scale).toBeCloseTo(400 / 9, 5);
    it.fit({ left: 0, top: 0, right: 1, bottom: 1 });
    expect(it.scale).toBe(SCALES.fitted);
  });

  it('keeps the box in sight when the view changes, until the reader moves', () => {
    const it = new Camera();
    it.fit(BOX);
    it.resize(300, 200);
    expect(sees(it)).toBe(true);
    it.resize(200, 500);
    expect(sees(it)).toBe(true);
    it.panBy(150, 0);
    const { x, scale } = it;
    it.resize(600, 400);
    expect([it.x, it.scale]).toEqual([x, scale]);
  });

  it('zooms about the point that is pointed at, within bounds', () => {
    const it = camera({ x: 10, y: 10, scale: 20 });
    const before = it.x + (450 - 300) / it.scale;
    it.zoomBy(2, 450, 100);
    expect(it.scale).toBe(40);
    expect(it.x + (450 - 300) / it.scale).toBeCloseTo(before, 9);
    it.zoomBy(1000);
    expect(it.scale).toBe(SCALES.most);
    it.zoomBy(1e-6);
    expect(it.scale).toBe(SCALES.least);
  });

  it('moves no further than it takes to see a cell', () => {
    const it = camera({ x: 0.5, y: 0.5, scale: 40 });
    it.keepInSight({ x: 4, y: 0 });
    expect([it.x, it.y]).toEqual([0.5, 0.5]);
    it.keepInSight({ x: 9, y: 0 });
    expect(it.y).toBe(0.5);
    expect(shownBox(it).right).toBeGreaterThanOrEqual(10);
    expect(it.x).toBeLessThan(4);
  });

  it('leaves no board with borders behind', () => {
    const it = camera({ x: 50, y: 50, scale: 40 });
    it.size = { width: 100, height: 100 };
    it.panBy(1e6, -1e6);
    expect(shownBox(it).left).toBe(-1);
    expect(shownBox(it).bottom).toBe(100);
    it.size = { width: 5, height: 5 };
    it.panBy(1, 1);
    expect([it.x, it.y]).toEqual([2.5, 2.5]);
  });

  it('comes at once to where it glides, where there is no screen', () => {
    const it = camera();
    it.glideTo(BOX);
    expect(sees(it)).toBe(true);
    expect(it.isGliding).toBe(false);
    it.lookAt({ x: 1_000_000, y: -1_000_000 });
    expect([it.x, it.y]).toEqual([1_000_000.5, -999_999.5]);
  });
});
