import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { O, SparseBoard, X, type Point, type Stone } from '../../../../src/engine/index.ts';
import LargeBoard from '../../../../src/components/ui/large-board/LargeBoard.svelte';
import { Camera } from '../../../../src/components/ui/large-board/camera.svelte.ts';

const STONES: readonly Stone[] = [
  { x: -1, y: 0, mark: X },
  { x: 0, y: 0, mark: O },
  { x: 3, y: 2, mark: X },
];

/** What a reader has on paper, and before any script has run. */
function stillOf(): string {
  const camera = new Camera();
  camera.fit({ left: -3, top: -2, right: 4, bottom: 4 });
  const { body } = render(LargeBoard, {
    props: {
      scene: { board: new SparseBoard(undefined, STONES) },
      camera,
      label: 'Three marks',
      cellLabel: ({ x, y }: Point) => `${x}, ${y}`,
    },
  });
  return body;
}

describe('a large board without scripts', () => {
  it('is a picture with a name, and no grid that would not answer', () => {
    const html = stillOf();
    expect(html).toMatch(
      /<svg[^>]*role="img"[^>]*aria-label="Three marks\. X on \(−1,\xa00\), \(3,\xa02\); O on \(0,\xa00\)\."/,
    );
    expect(html).not.toContain('role="grid"');
  });
});
