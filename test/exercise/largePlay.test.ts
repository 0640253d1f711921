import { describe, expect, it } from 'vitest';
import { X, largePlay, parseDiagram, type LargePlayParams } from '../../src/engine/index.ts';
import { largePlayOnPage } from '../../src/components/exercise/kinds/largePlay.ts';

const { typed, told, hints } = largePlayOnPage;
const bordered: LargePlayParams = {
  sheet: parseDiagram(`
    +---------+
    |OO.O.....|
    |.........|
    |....XXX..|
    |.........|
    +---------+
  `).sheet,
  toMove: X,
  moves: 2,
};
const open: LargePlayParams = { ...bordered, sheet: { stones: bordered.sheet.stones } };

describe('cells that are typed in order', () => {
  it.each([
    ['d3 i4', [3, 2, 8, 3]],
    [' D3, I4. ', [3, 2, 8, 3]],
    ['d 3;i 4', [3, 2, 8, 3]],
    ['3 2, 8 3', [3, 2, 8, 3]],
    // No such cell, no cell at all, and more marks than anybody has.
    ['d3 j4', undefined],
    ['d3 then i4', undefined],
    ['', undefined],
    ['a1 a2 a3 a4 b1', undefined],
  ])('with borders: %j', (text, numbers) => {
    expect(typed.read(text, bordered)?.flatMap(({ x, y }) => [x, y])).toEqual(numbers);
  });

  it.each([
    ['(−3, 7) (4, −5)', [-3, 7, 4, -5]],
    ['-3 7 4 -5', [-3, 7, 4, -5]],
    ['d3 4,5', [3, 2, 4, 5]],
    ['-3 7 4', undefined],
  ])('without borders: %j', (text, numbers) => {
    expect(typed.read(text, open)?.flatMap(({ x, y }) => [x, y])).toEqual(numbers);
  });

  it('may be written as an answer is told', () => {
    for (const params of [bordered, open]) {
      const key = largePlay.key(params);
      expect(typed.read(told(key, params), params)).toEqual(key);
      const [first] = key;
      const last = (hints(params).at(-1) ?? []).map(({ text }) => text).join('');
      expect(last).toContain(told(first ? [first] : [], params));
    }
  });
});
