import { parseHTML } from 'linkedom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { treeZoom } from '../../../src/components/stepper/tree/treeZoom.svelte.ts';

const { document, Event } = parseHTML('');
/** A drawing of 400 by 200, which no page has laid out. */
let svg: SVGSVGElement;
const drawing = () =>
  Object.assign(document.createElementNS('http://www.w3.org/2000/svg', 'svg'), {
    clientLeft: 0,
    clientTop: 0,
    clientWidth: 400,
    clientHeight: 200,
    ontouchstart: null,
  }) as unknown as SVGSVGElement;
const PANEL = { width: 400, height: 200 };

class Wheel extends Event {}
beforeEach(() => {
  svg = drawing();
  vi.useFakeTimers();
  vi.stubGlobal('SVGElement', class {});
  vi.stubGlobal('WheelEvent', Wheel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const zoomOfTree = () =>
  treeZoom(svg, () => [
    [-1000, -1000],
    [1400, 1200],
  ]);

/** What a browser tells of a hand; true if the page must not act on it as well. */
function send(type: string, more: object): boolean {
  const event = type === 'wheel' ? new Wheel(type) : new Event(type, { cancelable: true });
  const prevent = vi.fn();
  Object.assign(event, { clientX: 200, clientY: 100, preventDefault: prevent, ...more });
  svg.dispatchEvent(event as unknown as globalThis.Event);
  return prevent.mock.calls.length > 0;
}
const wheel = (more: object) => send('wheel', { deltaY: -100, deltaMode: 0, button: 0, ...more });
function drag(...fingers: readonly [number, number][]): void {
  const at = (step: 0 | 1) =>
    fingers.map((xs, identifier) => ({ identifier, clientX: xs[step], clientY: 100 }));
  for (const [type, touches] of [
    ['touchstart', at(0)],
    ['touchmove', at(1)],
    ['touchend', at(1)],
  ] as const)
    send(type, { touches, changedTouches: touches });
  vi.runAllTimers();
}

describe('a lens over a tree', () => {
  it('leaves the page its wheel, its one finger and its double click while all is in sight', () => {
    const zoom = zoomOfTree();
    expect(wheel({ ctrlKey: false })).toBe(false);
    send('dblclick', { button: 0 });
    drag([100, 150]);
    expect([zoom.k, zoom.transform, zoom.isZoomed]).toEqual([1, undefined, false]);
    zoom.destroy();
  });

  it('is zoomed by Ctrl and wheel or two fingers, and then moved by one', () => {
    const zoom = zoomOfTree();
    expect(wheel({ ctrlKey: true })).toBe(true);
    vi.runAllTimers();
    expect(zoom.k, 'a notch').toBeCloseTo(1.2);
    for (let notch = 0; notch < 20; notch++) wheel({ ctrlKey: true, deltaY: -300 });
    vi.runAllTimers();
    expect(zoom.k, 'no further').toBe(4);
    expect(zoom.at.k).toBe(4);
    zoom.reset();
    drag([150, 100], [250, 300]);
    expect(zoom.transform).toBe('translate(-200 -100) scale(2)');
    drag([100, 150]);
    expect(zoom.transform).toBe('translate(-150 -100) scale(2)');
    zoom.reset();
    expect(zoom.transform).toBeUndefined();
    zoom.destroy();
    wheel({ ctrlKey: true });
    expect(zoom.k).toBe(1);
  });

  it.each([
    ['in the middle', 200, 100, false],
    ['near the left edge', 110, 100, true],
    ['near the right edge', 290, 100, true],
    ['near the upper edge', 200, 60, true],
    ['near the lower edge', 200, 140, true],
    ['outside', 20, 20, true],
  ])('follows a step to a call %s: %i, %i', (_, x, y, isMoved) => {
    const zoom = zoomOfTree();
    zoom.keepInSight(x, y, PANEL);
    expect(zoom.transform, 'all of the tree is in sight').toBeUndefined();
    zoom.zoomBy(2, 200, 100);
    zoom.keepInSight(x, y, PANEL);
    const [left, top] = isMoved ? [200 - 2 * x, 100 - 2 * y] : [-200, -100];
    expect(zoom.transform).toBe(`translate(${left} ${top}) scale(2)`);
    zoom.destroy();
  });
});
