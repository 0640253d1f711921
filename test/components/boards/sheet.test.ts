import { expect, it } from 'vitest';
import {
  bothWays,
  coastPath,
  cornerAfterKey,
  type SheetSquare,
} from '../../../src/components/boards/sheet.ts';

const MOST = { columns: 8, rows: 8 };
const FIRST: SheetSquare = { value: 'first', by: 'search' };
const DRAW: SheetSquare = { value: 'draw', by: 'pairs' };
const key = (name: string, rest: Partial<KeyboardEvent> = {}) =>
  ({
    key: name,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...rest,
  }) as KeyboardEvent;

it('asks for a board as it lies, and of a turned one for the same', () => {
  const asked: string[] = [];
  const squareOf = bothWays((columns, rows) => {
    asked.push(`${columns},${rows}`);
    return undefined;
  });
  squareOf(3, 5);
  squareOf(5, 3);
  expect(asked).toEqual(['5,3', '5,3']);
});

it('has its coast between a draw and a win, and nowhere else', () => {
  // Two by two: only the last square is a win, so the coast runs along its left and its upper side.
  const squareOf = (columns: number, rows: number) => (columns + rows > 3 ? FIRST : DRAW);
  expect(coastPath({ columns: 2, rows: 2 }, squareOf, 10)).toBe('M10 10v10M10 10h10');
  expect(coastPath({ columns: 2, rows: 2 }, () => FIRST, 10)).toBe('');
});

it('hears the keys of a slider that goes two ways', () => {
  const at = { columns: 4, rows: 7 };
  expect(cornerAfterKey(key('ArrowRight'), at, MOST)).toEqual({ columns: 5, rows: 7 });
  expect(cornerAfterKey(key('ArrowUp', { shiftKey: true }), at, MOST)?.rows).toBe(2);
  expect(cornerAfterKey(key('Home'), at, MOST)).toEqual({ columns: 1, rows: 7 });
  expect(cornerAfterKey(key('ArrowDown'), MOST, MOST)).toEqual(MOST);
  const past = cornerAfterKey(key('ArrowDown'), MOST, MOST, true)!;
  expect(past).toEqual({ ...MOST, isOpen: true });
  expect(cornerAfterKey(key('ArrowLeft'), past, MOST, true)).toEqual(MOST);
  const cube = { columns: 4, rows: 4, layers: 4 };
  expect(cornerAfterKey(key('ArrowUp'), cube, MOST)).toEqual({ columns: 3, rows: 3 });
  expect(cornerAfterKey(key('Enter'), at, MOST)).toBeUndefined();
});
