import { parseHTML } from 'linkedom';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import TreeWindow from '../../../src/components/stepper/tree/TreeWindow.svelte';
import { DRAW, LOSS, WIN, type Bounds } from '../../../src/engine/index.ts';

const WIDE: Bounds = { alpha: undefined, beta: undefined };
const place = {
  kind: 'window',
  of: 1,
  lines: ['α', 'β'],
  x: 0,
  y: 0,
  width: 0,
  height: 0,
} as const;

/** The window of a call as it is drawn: whether it is shut, the sign between its bounds, and where its jaws go. */
function drawn(bounds: Bounds, before: Bounds = WIDE) {
  const props = { place, bounds, before, moving: true, wait: 0 };
  const { document } = parseHTML(`<svg>${render(TreeWindow, { props }).body}</svg>`);
  const jaw = (each: Element) => Number(/--to:\s*translate\((-?\d+)/.exec(each.outerHTML)?.[1]);
  return {
    classes: ['shut', 'shuts'].filter((name) => document.querySelector(`.window.${name}`)),
    sign: document.querySelector('.sign')?.textContent,
    jaws: [...document.querySelectorAll('.jaw')].map(jaw),
  };
}

describe('the window of alpha and beta', () => {
  it('is open between its bounds, the jaws apart', () => {
    expect(drawn(WIDE)).toEqual({ classes: [], sign: '', jaws: [-34, 34] });
    expect(drawn({ alpha: LOSS, beta: WIN })).toEqual({ classes: [], sign: '<', jaws: [-28, 28] });
    expect(drawn({ ...WIDE, alpha: DRAW }).jaws).toEqual([0, 34]);
  });

  it('shuts where the call is cut: the jaws meet, or have passed one another', () => {
    const met = drawn({ alpha: DRAW, beta: DRAW }, { alpha: LOSS, beta: DRAW });
    expect(met).toEqual({ classes: ['shut', 'shuts'], sign: '=', jaws: [0, 0] });
    const passed = { alpha: WIN, beta: DRAW };
    expect(drawn(passed)).toEqual({ classes: ['shut', 'shuts'], sign: '<', jaws: [28, 0] });
    expect(drawn(passed, passed).classes).toEqual(['shut']);
  });
});
