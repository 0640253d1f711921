import { describe, expect, it } from 'vitest';
import { X, parseDiagram, type Point } from '../../../src/engine/index.ts';
import { breakSentence, breakRows } from '../../../src/components/breakpoints/view.ts';
import { Breaks, type BreakExample } from '../../../src/components/breakpoints/breaks.svelte.ts';

function example(name: string, text: string): BreakExample {
  const { sheet, cell, mark } = parseDiagram(text);
  if (!cell || !mark) throw new Error('no cell');
  return { name, sheet, cell, mark };
}

const three = example('three', '.......\n..XXx..\n...O...');
const four = example('four', '..OXXXx...');
const fork = example('fork', '.....\n...X.\n...X.\n.XXx.\n.....');
const joined = example('joined', '.OXX.xX...');

const nameOf = ({ x, y }: Point) => `(${x}, ${y})`;
const said = (breaks: Breaks) =>
  breakSentence(breaks, nameOf)
    .map(({ text }) => text)
    .join('');

describe('a mark that is tried', () => {
  it('is placed, and then an answer is asked for', () => {
    const breaks = new Breaks([three]);
    breaks.place();
    expect(said(breaks)).toMatch(/^You are O now/);
    breaks.showsHolding = true;
    expect(breaks.holding).toEqual([
      { x: 1, y: 1 },
      { x: 5, y: 1 },
    ]);
    expect(said(breaks)).toMatch(/^Two of the \d+ empty cells .* hold/);
    breaks.answer({ x: 2, y: 1 });
    expect(breaks.outcome).toBeUndefined();
  });

  it('holds after the right answer', () => {
    const breaks = new Breaks([three]);
    breaks.place();
    breaks.answer({ x: 5, y: 1 });
    expect(breaks.outcome?.loses).toBeUndefined();
    expect(breaks.played).toHaveLength(2);
    expect(said(breaks)).toBe('(5, 1) holds: X cannot win within two marks now.');
    breaks.takeBack();
    expect([breaks.isPlaced, breaks.outcome]).toEqual([false, undefined]);
  });

  it('offers a careless answer that is near, but on no line of the mark', () => {
    for (const example of [three, four, fork]) {
      const breaks = new Breaks([example]);
      breaks.place();
      const { x = 0, y = 0 } = breaks.carelessAnswer ?? {};
      const [dx, dy] = [Math.abs(x - breaks.cell.x), Math.abs(y - breaks.cell.y)];
      expect([dx, dy].sort()).toEqual([1, 2]);
    }
  });

  it.each([
    ['in two marks', three, 5],
    ['at once', four, 3],
  ])('wins %s after a careless one, near or far', (_, board, marks) => {
    for (const far of [false, true]) {
      const breaks = new Breaks([board]);
      breaks.place();
      breaks.answer(far ? { x: 400, y: 400 } : (breaks.carelessAnswer as Point));
      const { box } = breaks;
      for (let shown = 2; shown < marks; shown++) {
        expect(breaks.played).toHaveLength(shown);
        expect(breaks.won).toBeUndefined();
        breaks.goOn();
      }
      breaks.goOn();
      expect(breaks.played).toHaveLength(marks);
      expect(breaks.box).toEqual(box);
      expect(breaks.won?.mark).toBe(X);
      expect(said(breaks)).toMatch(/^That was careless\./);
      const [tried] = breaks.played;
      expect(breaks.numberAt(tried?.x ?? NaN, tried?.y ?? NaN)).toBe(1);
    }
  });
});

describe('what is in sight', () => {
  it('holds the example, and what was played near it', () => {
    const breaks = new Breaks([three]);
    expect(breaks.box).toEqual({ left: 2, right: 4, top: 1, bottom: 2 });
    breaks.place();
    breaks.answer({ x: 5, y: 1 });
    expect(breaks.box).toEqual({ left: 2, right: 5, top: 1, bottom: 2 });
    for (const [far, right] of [
      [{ x: 12, y: 1 }, 12],
      [{ x: 13, y: 1 }, 7],
    ] as const) {
      const away = new Breaks([four]);
      away.place();
      away.answer(far);
      expect(away.box.right, `${far.x}`).toBe(right);
    }
  });
});

describe('an answer to a double threat', () => {
  it('is not called careless where no other would have held', () => {
    const breaks = new Breaks([fork]);
    breaks.place();
    expect(breaks.holding).toEqual([]);
    breaks.answer(breaks.carelessAnswer as Point);
    expect(said(breaks)).toMatch(/^No answer would have helped\./);
  });
});

describe('the rows of the account', () => {
  it('tell the sum of a join, and whether it is enough', () => {
    const [across] = breakRows(new Breaks([joined]).account);
    expect(across?.join).toMatchObject({ bonus: 0, sum: 4 });
    expect(across?.breaks).toBe('joined');
    const weak = new Breaks([example('weak', '...x.XXO')]);
    const [row] = breakRows(weak.account);
    expect([row?.join?.sum, row?.breaks]).toEqual([3, undefined]);
  });
});
