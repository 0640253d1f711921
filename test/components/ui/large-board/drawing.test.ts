import fc from 'fast-check';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { O, SparseBoard, X, type Point, type Stone } from '../../../../src/engine/index.ts';
import {
  cellAt,
  screenX,
  screenY,
  shownBox,
  type BoardWindow,
} from '../../../../src/components/ui/large-board/boardWindow.ts';
import BoardDrawing from '../../../../src/components/ui/large-board/BoardDrawing.svelte';
import { shadesOf } from '../../../../src/components/ui/large-board/heat.ts';
import type { BoardScene } from '../../../../src/components/ui/large-board/scene.ts';
import { rimOf } from '../../../../src/components/ui/large-board/drawing.ts';

const VIEW: BoardWindow = { x: 0.5, y: 0.5, scale: 40, width: 600, height: 400 };
const STONES: readonly Stone[] = [
  { x: 0, y: 0, mark: X },
  { x: 1, y: 1, mark: O },
  { x: 2, y: 2, mark: X },
];
const scene: BoardScene = { board: new SparseBoard(undefined, STONES) };

interface Doing {
  readonly style?: 'marks' | 'stones';
  readonly pointed?: Point;
  readonly offer?: typeof X | typeof O;
}
const draw = (of: Partial<BoardScene>, view = VIEW, doing: Doing = {}): string =>
  render(BoardDrawing, { props: { scene: { ...scene, ...of }, view, ...doing } }).body;
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)];
const words = (html: string) => all(html, /<text[^>]*>([^<]*)</g).map(([, text]) => text);
/** The marks, as they are written. */
const marks = (html: string) => all(html, /<g class="mark [^>]*>/g).map(([mark]) => mark);
/** Where a drawing's unit is seen, in pixels of the view. */
function seen(html: string) {
  const [, dx, dy, scale] = /<g[^>]*translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(html) ?? [];
  const at = (unit: string | undefined, from: string | undefined) =>
    Math.round(Number(unit) * Number(scale) + Number(from));
  return (x: string | undefined, y: string | undefined) => `${at(x, dx)} ${at(y, dy)}`;
}
/** The middles of all marks, as "x y" in pixels. */
const middles = (html: string) =>
  all(html, /<g class="mark [^>]*translate\((\S+) (\S+)\)/g).map(([, x, y]) => seen(html)(x, y));

const windows = fc.record({
  x: fc.double({ min: -5e8, max: 5e8, noNaN: true }),
  y: fc.double({ min: -300, max: 300, noNaN: true }),
  scale: fc.double({ min: 3, max: 96, noNaN: true }),
  width: fc.integer({ min: 20, max: 2000 }),
  height: fc.integer({ min: 20, max: 1200 }),
});

describe('the window on a board', () => {
  it('finds the cell that is drawn at a pixel, near and far', () => {
    fc.assert(
      fc.property(windows, fc.nat(2000), fc.nat(1200), (view, a, b) => {
        const [px, py] = [a % view.width, b % view.height];
        const { x, y } = cellAt(view, px, py);
        // A hair: numbers that are no whole ones.
        expect(screenX(view, x)).toBeLessThanOrEqual(px + 1e-3);
        expect(screenX(view, x + 1)).toBeGreaterThan(px - 1e-3);
        expect(screenY(view, y)).toBeLessThanOrEqual(py + 1e-3);
        expect(screenY(view, y + 1)).toBeGreaterThan(py - 1e-3);
      }),
    );
  });

  it('sees every cell that has a pixel in it, and no other', () => {
    expect(shownBox(VIEW)).toEqual({ left: -7, top: -5, right: 7, bottom: 5 });
  });
});

describe('a drawing', () => {
  it('has each mark in the middle of its cell', () => {
    expect(middles(draw({})).sort()).toEqual(['300 200', '340 240', '380 280']);
  });

  it('has only what is in view, however many marks there are', () => {
    const many: Stone[] = [];
    for (let i = 0; i < 10_000; i++) {
      many.push({ x: (i % 100) * 3, y: Math.floor(i / 100) * 3, mark: i % 2 ? O : X });
    }
    const board = new SparseBoard(undefined, many);
    const view = { ...VIEW, x: 150, y: 150 };
    const box = shownBox(view);
    const within = (by: number) =>
      many.filter(
        ({ x, y }) =>
          x >= box.left - by && x <= box.right + by && y >= box.top - by && y <= box.bottom + by,
      ).length;
    const shades = many.map(({ x, y }) => ({ x: x + 1, y, strength: 0.5, text: '1.0' }));
    const html = draw({ board, shades }, view);
    // And four cells beside it, so that a board that moves a little is there already.
    expect(within(0)).toBeGreaterThan(10);
    expect(middles(html).length).toBeGreaterThanOrEqual(within(0));
    expect(middles(html).length).toBeLessThanOrEqual(within(6));
    expect(words(html).length).toBeLessThanOrEqual(within(6));
  });

  it('shades a cell the darker the heavier it is', () => {
    const shades = [0, 0.5, 1].map((strength, at) => ({ x: 3 + at, y: 0, strength, text: '' }));
    const inks = all(draw({ shades }), /fill="var\(--shade\)" opacity="([^"]*)"/g);
    const [light = 0, middle = 0, dark = 0] = inks.map(([, opacity]) => Number(opacity));
    expect(0 < light && light < middle && middle < dark && dark < 1).toBe(true);
  });

  it('has a number for each weight that stands out, and shades the others without one', () => {
    const cells = [1000, 400, 3, 2].map((weight, x) => ({ x, y: 0, weight }));
    const shades = shadesOf({ cells, far: 2, most: 1000 });
    expect(shades.map(({ x, text }) => [x, text])).toEqual([
      [0, '1k'],
      [1, '400'],
      [2, undefined],
    ]);
  });

  it('gives stones signs, so that they are not told by colour alone', () => {
    const signs = all(draw({}, VIEW, { style: 'stones' }), /<path class="sign[^>]* d="([^"]*)"/g);
    expect(new Set(signs.map(([, d]) => d)).size).toBe(2);
  });

  it.each([
    [12, []],
    [15, ['3 3', '3 11', '7 7', '11 3', '11 11']],
    [19, [3, 9, 15].flatMap((x) => [3, 9, 15].map((y) => `${x} ${y}`))],
  ])('has small dots where a board of %i lines has them', (side, dots) => {
    const view = { x: side / 2, y: side / 2, scale: 40, width: 800, height: 800 };
    const board = new SparseBoard({ width: side, height: side });
    const html = draw({ board }, view, { style: 'stones' });
    const discs = all(html, /<circle cx="(\S+)" cy="(\S+)" r="(\S+)"/g);
    const cells = discs.map(([, x, y]) => {
      const [px = 0, py = 0] = seen(html)(x, y).split(' ').map(Number);
      return cellAt(view, px, py);
    });
    expect(cells.map(({ x, y }) => `${x} ${y}`)).toEqual(dots);
  });

  it('rings the last mark, and strikes through a run that has won', () => {
    const html = draw({ last: { x: 2, y: 2 }, won: STONES });
    const [, x, y] = /class="last[^>]*cx="(\S+)" cy="(\S+)"/.exec(html) ?? [];
    expect(seen(html)(x, y)).toBe('380 280');
    const [won = ''] = /<path class="won[^>]*>/.exec(html) ?? [];
    expect(won).toContain('stroke="var(--x)"');
    expect(won).toMatch(/d="M1\d\S* 1\d.* 1[78]\d\S* 1[78]/);
  });

  it('draws a tried mark and an offered one faintly, and nothing on a cell that is taken', () => {
    const faint = (html: string) => marks(html).filter((mark) => mark.includes('opacity='));
    expect(faint(draw({ tried: { x: 3, y: 0, mark: O } }))).toHaveLength(1);
    const offers = { offer: O, pointed: { x: 3, y: 0 } } as const;
    expect(faint(draw({}, VIEW, offers))).toHaveLength(1);
    expect(faint(draw({}, VIEW, { ...offers, pointed: { x: 0, y: 0 } }))).toHaveLength(0);
  });
});

describe('a board with borders', () => {
  const size = { width: 15, height: 13 };
  const board = new SparseBoard(size, [{ x: 7, y: 6, mark: X }]);
  const whole: BoardWindow = { x: 7.5, y: 6.5, scale: 30, width: 482, height: 500 };

  it('names its columns and rows, every one', () => {
    const { names = [] } = rimOf({ board }, whole) ?? {};
    const all = 'a b c d e f g h i j k l m n o 13 12 11 10 9 8 7 6 5 4 3 2 1';
    expect([names.map(({ name }) => name).join(' '), names.at(-1)?.x]).toEqual([all, 8]);
    expect(rimOf({ board }, { ...whole, scale: 10 })).toBeUndefined();
  });

  it('without borders numbers them where it is asked to, in small cells every fifth', () => {
    const endless = new SparseBoard();
    const at = { x: 0, y: 0, scale: 30, width: 300, height: 300 };
    const namesOf = (scene: BoardScene, scale = 30) =>
      rimOf(scene, { ...at, scale })?.names.map(({ name }) => name);
    expect(namesOf({ board: endless })).toBeUndefined();
    expect(namesOf({ board: endless, isNumbered: true })).toContain('−3');
    const few = namesOf({ board: endless, isNumbered: true }, 12) ?? [];
    expect(few.length).toBeGreaterThan(2);
    for (const name of few) expect(Number(name.replace('−', '-')) % 5).toBeCloseTo(0);
  });
});
