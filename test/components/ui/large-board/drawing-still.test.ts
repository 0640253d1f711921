import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { O, SparseBoard, X, type Point, type Stone } from '../../../../src/engine/index.ts';
import LargeBoard from '../../../../src/components/ui/large-board/LargeBoard.svelte';
import { Camera } from '../../../../src/components/ui/large-board/camera.svelte.ts';
import type { BoardScene } from '../../../../src/components/ui/large-board/scene.ts';

const STONES: readonly Stone[] = [
  { x: -1, y: 0, mark: X },
  { x: 0, y: 0, mark: O },
  { x: 3, y: 2, mark: X },
];

/** What a reader has on paper, and before any script has run. */
function stillOf(of: Partial<BoardScene>, props: { style?: 'marks' | 'stones' } = {}): string {
  const camera = new Camera();
  camera.fit({ left: -3, top: -2, right: 4, bottom: 4 });
  const { body } = render(LargeBoard, {
    props: {
      scene: { board: new SparseBoard(undefined, STONES), ...of },
      camera,
      label: 'Three marks',
      cellLabel: ({ x, y }: Point) => `${x}, ${y}`,
      ...props,
    },
  });
  return body;
}

describe('a large board without scripts', () => {
  it('is a picture with a name, and no grid that would not answer', () => {
    const html = stillOf({});
    expect(html).toMatch(
      /<svg[^>]*role="img"[^>]*aria-label="Three marks\. X on \(minus 1,\xa00\), \(3,\xa02\); O on \(0,\xa00\)\."/,
    );
    expect(html).not.toContain('role="grid"');
  });

  it('has all that a drawing has, in the inks of the page', () => {
    const html = stillOf({
      shades: [{ x: 1, y: 1, strength: 0.5, text: '4.5', isBest: true }],
      bands: [{ from: { x: -1, y: 0 }, to: { x: 0, y: 0 }, tone: 'now' }],
      notes: [{ x: 2, y: 2, text: '÷2', tone: 'return' }],
    });
    expect(html).toMatch(/>4\.5<\/text>.*>÷2<\/text>/s);
    for (const ink of ['shade', 'marker']) expect(html).toContain(`="var(--${ink})"`);
    for (const ink of ['x', 'o']) expect(html).toContain(`nb-pen-${ink}`);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    expect(stillOf({}, { style: 'stones' })).toContain('class="stone x');
  });
});
