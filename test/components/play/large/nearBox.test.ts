import { describe, expect, it } from 'vitest';
import { nearBox } from '../../../../src/components/play/large/nearBox.ts';
import { Camera } from '../../../../src/components/ui/large-board/camera.svelte.ts';

describe('the view near the marks', () => {
  const near = { width: 350, height: 320 };
  const lookAt = (marks: { left: number; right: number; top: number; bottom: number }) => {
    const camera = new Camera();
    camera.resize(near.width, near.height);
    camera.fit(nearBox(marks, { x: 3, y: 2 }, near, 28), 0, near.width, near.height);
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
