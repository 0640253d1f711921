import { describe, expect, it } from 'vitest';
import { rovingCell } from '../../../src/components/ui/rovingGrid.ts';

/** From cell 4 of seven that lie in rows of three. */
const from4 = (key: string, more: Partial<KeyboardEvent> = {}) =>
  rovingCell({ key, altKey: false, ctrlKey: false, metaKey: false, ...more } as KeyboardEvent, 4, {
    columns: 3,
    count: 7,
  });

describe('the one tab stop of a grid', () => {
  it.each([
    ['ArrowLeft', 3],
    ['ArrowRight', 5],
    ['ArrowUp', 1],
    // The last row is short.
    ['ArrowDown', 6],
    ['Home', 3],
    ['End', 5],
    ['PageUp', 1],
    ['PageDown', 6],
    ['x', undefined],
  ])('%s leads to cell %s', (key, to) => expect(from4(key)).toBe(to));

  it('goes to the first cell and the last with Ctrl, and leaves other keys with it alone', () => {
    expect(from4('Home', { ctrlKey: true })).toBe(0);
    expect(from4('End', { ctrlKey: true })).toBe(6);
    expect(from4('ArrowLeft', { ctrlKey: true })).toBeUndefined();
    expect(from4('ArrowLeft', { altKey: true })).toBeUndefined();
  });
});
