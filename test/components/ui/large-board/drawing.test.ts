import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { O, SparseBoard, X, type Stone } from '../../../../src/engine/index.ts';
import {
  cellAt,
  screenX,
  screenY,
  shownBox,
  type BoardWindow,
} from '../../../../src/components/ui/large-board/boardWindow.ts';
import { shadesOf } from '../../../../src/components/ui/large-board/heat.ts';
import { rimShapes } from '../../../../src/components/ui/large-board/drawingGround.ts';
import { drawing } from '../../../../src/components/ui/large-board/drawing.ts';
import type {
  DrawingOptions,
  BoardScene,
} from '../../../../src/components/ui/large-board/scene.ts';
import type { Shape } from '../../../../src/components/ui/large-board/shapes.ts';
import { TONES } from '../../../../src/components/ui/large-board/drawingOver.ts';

const PLAIN: DrawingOptions = { look: 'paper', style: 'marks' };
const VIEW: BoardWindow = { x: 0.5, y: 0.5, scale: 40, width: 600, height: 400 };
const STONES: readonly Stone[] = [
  { x: 0, y: 0, mark: X },
  { x: 1, y: 1, mark: O },
  { x: 2, y: 2, mark: X },
];
const scene: BoardScene = { board: new SparseBoard(undefined, STONES) };

type Of<Kind extends Shape['kind']> = Extract<Shape, { kind: Kind }>;
function only<Kind extends Shape['kind']>(shapes: readonly Shape[], kind: Kind): Of<Kind>[] {
  return shapes.filter((shape): shape is Of<Kind> => shape.kind === kind);
}
const draw = (of: Partial<BoardScene>, view = VIEW, options = PLAIN) =>
  drawing({ ...scene, ...of }, view, options);
const words = (shapes: readonly Shape[]) => only(shapes, 'text').map(({ text }) => text);
/** The middles of all marks, as "x y" in pixels. */
const middles = (shapes: readonly Shape[]) =>
  only(shapes, 'glyphs').flatMap(({ at }) =>
    at.flatMap((x, i) => (i % 2 ? [] : [`${x} ${at[i + 1]}`])),
  );

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

  it('is the same half a billion cells away', () => {
    const far = 5e8;
    const board = new SparseBoard(
      undefined,
      STONES.map(({ x, y, mark }) => ({ x: x + far, y: y - far, mark })),
    );
    const there = draw({ board }, { ...VIEW, x: VIEW.x + far, y: VIEW.y - far });
    expect(middles(there).sort()).toEqual(middles(draw({})).sort());
  });

  it('has only what is in view, however many marks there are', () => {
    const many: Stone[] = [];
    for (let i = 0; i < 10_000; i++) {
      many.push({ x: (i % 100) * 3, y: Math.floor(i / 100) * 3, mark: i % 2 ? O : X });
    }
    const board = new SparseBoard(undefined, many);
    const view = { ...VIEW, x: 150, y: 150 };
    const box = shownBox(view);
    const inView = many.filter(
      ({ x, y }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
    );
    const shades = many.map(({ x, y }) => ({ x: x + 1, y, strength: 0.5, text: '1.0' }));
    const shapes = draw({ board, shades }, view);
    expect(inView.length).toBeGreaterThan(10);
    expect(middles(shapes)).toHaveLength(inView.length);
    expect(shapes.length).toBeLessThan(100);
  });

  it('shades a cell the darker the heavier it is', () => {
    const shades = [0, 0.5, 1].map((strength, at) => ({ x: 3 + at, y: 0, strength, text: '' }));
    const inks = only(draw({ shades }), 'squares').map(({ opacity = 1 }) => opacity);
    const [light = 0, middle = 0, dark = 0] = inks;
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
    const stones = only(draw({}, VIEW, { look: 'wood', style: 'stones' }), 'glyphs');
    const signs = stones.map(({ glyph }) => glyph.parts.at(-1)?.d);
    expect(new Set(signs).size).toBe(2);
    expect(signs.every((d) => d !== undefined)).toBe(true);
  });

  it.each([
    [12, []],
    [15, ['3 3', '3 11', '7 7', '11 3', '11 11']],
    [19, [3, 9, 15].flatMap((x) => [3, 9, 15].map((y) => `${x} ${y}`))],
  ])('has small dots where a board of %i lines has them', (side, dots) => {
    const view = { x: side / 2, y: side / 2, scale: 40, width: 800, height: 800 };
    const board = new SparseBoard({ width: side, height: side });
    const discs = only(draw({ board }, view, { look: 'wood', style: 'stones' }), 'disc');
    const cells = discs.map(({ x, y }) => cellAt(view, x, y));
    expect(cells.map(({ x, y }) => `${x} ${y}`)).toEqual(dots);
    expect(discs.filter(({ r }) => r < 2 || r > 6)).toEqual([]);
  });

  it('rings the last mark, and strikes through a run that has won', () => {
    const shapes = draw({ last: { x: 2, y: 2 }, won: STONES });
    expect(only(shapes, 'disc')).toEqual([expect.objectContaining({ x: 380, y: 280 })]);
    const [won] = only(shapes, 'stroke');
    expect(won?.stroke).toBe('x');
    expect(won?.d).toMatch(/^M28\d.* 39\d\S* 29\d\S*$/);
  });

  it('draws a tried mark and an offered one faintly, and nothing on a cell that is taken', () => {
    const faint = (shapes: readonly Shape[]) =>
      only(shapes, 'glyphs').filter(({ opacity = 1 }) => opacity < 1);
    expect(faint(draw({ tried: { x: 3, y: 0, mark: O } }))).toHaveLength(1);
    const offers = { ...PLAIN, offer: O, pointed: { x: 3, y: 0 } };
    expect(faint(draw({}, VIEW, offers))).toHaveLength(1);
    expect(faint(draw({}, VIEW, { ...offers, pointed: { x: 0, y: 0 } }))).toHaveLength(0);
  });

  it('has words only where there is room for them', () => {
    const told: Partial<BoardScene> = {
      shades: [{ x: 3, y: 0, strength: 0.5, text: '4.5' }],
      notes: [{ x: 4, y: 0, text: '÷2', tone: 'return' }],
      numberAt: (x) => x + 1,
    };
    expect(words(draw(told)).sort()).toEqual(['1', '2', '3', '4.5', '÷2']);
    expect(words(draw(told, { ...VIEW, scale: 12 }))).toEqual([]);
    expect(only(draw(told, { ...VIEW, scale: 12 }), 'squares')).toHaveLength(1);
  });

  it('leaves out the number of a cell on which a mark is tried', () => {
    const shades = [{ x: 3, y: 0, strength: 0.5, text: '4.5' }];
    expect(words(draw({ shades, tried: { x: 3, y: 0, mark: X } }))).toEqual([]);
  });

  it('gives each tone a form of its own', () => {
    const forms = Object.values(TONES).map(({ band, dash }) => `${band} ${dash?.join()}`);
    const inks = Object.values(TONES).map(({ ink }) => ink);
    expect(new Set(inks).size).toBe(inks.length);
    // `now` and `return` have the same stroke: one is filled where the other is framed.
    expect(new Set(forms).size).toBe(forms.length - 1);
    const lit = Object.keys(TONES).map((tone) => {
      const cells = [{ x: 3, y: 0 }];
      const [shape] = only(draw({ lit: [{ cells, tone: tone as 'now' }] }), 'rect').slice(-1);
      return shape?.fill !== undefined;
    });
    expect(lit.filter(Boolean)).toHaveLength(1);
  });
});

describe('a board with borders', () => {
  const size = { width: 15, height: 13 };
  const board = new SparseBoard(size, [{ x: 7, y: 6, mark: X }]);
  const whole: BoardWindow = { x: 7.5, y: 6.5, scale: 30, width: 600, height: 500 };

  it('names its columns and rows, every one', () => {
    const names = words(rimShapes({ board }, whole));
    expect(names.filter((name) => /^[a-o]$/.test(name))).toHaveLength(15);
    expect(names.filter((name) => /^\d+$/.test(name))).toHaveLength(13);
    expect(words(rimShapes({ board }, { ...whole, scale: 10 }))).toEqual([]);
  });

  it('keeps the names in view when its rim is not', () => {
    const near = only(rimShapes({ board }, { ...whole, scale: 60 }), 'text');
    expect(near.length).toBeGreaterThan(10);
    for (const { x, y } of near) expect(Math.min(x, y)).toBeLessThan(25);
  });
});
