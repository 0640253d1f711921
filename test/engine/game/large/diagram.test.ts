import { describe, expect, it } from 'vitest';
import { O, X, boardOfSheet, makeDiagram, parseDiagram } from '../../../../src/engine/index.ts';

describe('a drawing of a large board', () => {
  it('has no borders without a frame; the small letter is the cell in question', () => {
    const { sheet, cell, mark } = parseDiagram(`
      ..O.
      .Xx.
    `);
    expect(sheet.size).toBeUndefined();
    expect(sheet.stones).toEqual([
      { x: 1, y: 1, mark: X },
      { x: 2, y: 0, mark: O },
    ]);
    expect([cell, mark]).toEqual([{ x: 2, y: 1 }, X]);
  });

  it('has the borders of its frame, and its first cell is 0, 0', () => {
    const { sheet, cell } = parseDiagram(`
      +---+
      |X..|
      |.O.|
      +---+`);
    expect(sheet.size).toEqual({ width: 3, height: 2 });
    expect(boardOfSheet(sheet).at(0, 0)).toBe(X);
    expect(boardOfSheet(sheet).at(1, 1)).toBe(O);
    expect(cell).toBeUndefined();
  });

  it('a single row may have an edge at one end: the other is out of reach', () => {
    const right = parseDiagram('X.x|');
    expect(right.sheet.size?.width).toBe((right.cell?.x ?? 0) + 1);
    expect(right.cell?.x).toBeGreaterThan(5);
    expect(boardOfSheet(right.sheet).at((right.cell?.x ?? 0) - 2, 0)).toBe(X);
    const left = parseDiagram('|o..O');
    expect(left.cell).toEqual({ x: 0, y: 0 });
    expect(left.sheet.size?.width).toBeGreaterThan(left.sheet.stones[0]?.x ?? 0);
    expect(parseDiagram('|x...|').sheet.size).toEqual({ width: 4, height: 1 });
  });

  it('lists marks in turns, so that who moves next comes out right', () => {
    const marks = (text: string) => parseDiagram(text).sheet.stones.map(({ mark }) => mark);
    expect(marks('XXOO')).toEqual([X, O, X, O]);
    expect(marks('XXXO')).toEqual([X, O, X, X]);
    expect(marks('OO.X')).toEqual([X, O, O]);
  });

  it('is made of a board: all of it with borders, else the box around its marks', () => {
    for (const text of ['+---+\n|X..|\n|.O.|\n+---+', 'X.O\n..X']) {
      expect(makeDiagram(parseDiagram(text).sheet)).toBe(text);
    }
    expect(makeDiagram(parseDiagram('....\n.XO.').sheet)).toBe('XO');
    expect(makeDiagram({ stones: [] })).toBeUndefined();
    const far = { x: 1_000_000, y: 0, mark: O } as const;
    expect(makeDiagram({ stones: [{ x: 0, y: 0, mark: X }, far] })).toBeUndefined();
  });

  it('is refused where it cannot be meant', () => {
    expect(() => parseDiagram('X.?')).toThrow(RangeError);
    expect(() => parseDiagram('x.o')).toThrow(RangeError);
    expect(() => parseDiagram('|X|\n|O.|')).toThrow(RangeError);
    expect(() => parseDiagram('---\n|X.|\n|.O.|\n---')).toThrow(RangeError);
  });

  it.each(['', ' \n ', '|', '||', '--\n--', '+-+\n+-+', '|-|\n|-|'])('has a cell: %j', (text) => {
    expect(() => parseDiagram(text)).toThrow(RangeError);
  });

  it.each(['+---+\n|X.|\n+---+', '+--+\n|X.|\n----+', '+-|\n|X|\n+-+', 'X..\n.O'])(
    'has rows of one length, and a rim of the same: %j',
    (text) => {
      expect(() => parseDiagram(text)).toThrow(RangeError);
    },
  );

  it('may have a rim of any of the three signs at its corners', () => {
    for (const rim of ['+--+', '|--|', '----']) {
      expect(parseDiagram(`${rim}\n|X.|\n${rim}`).sheet.size).toEqual({ width: 2, height: 1 });
    }
  });
});
