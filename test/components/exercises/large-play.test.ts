import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  X,
  boardOfSheet,
  cellWeight,
  largeDuelOf,
  largePlay,
  other,
  parseDiagram,
  seededRng,
  type LargePlayParams,
  type Mark,
  type Point,
  type Sheet,
  type Stone,
} from '../../../src/engine/index.ts';
import { fivePlaces } from '../../../src/engine/game/large/fivePlaces.ts';
import { largePlayOnPage } from '../../../src/components/exercises/large-play/page.ts';
import { deep } from '../../deep.ts';

/** With one mark more it is five. */
const FOUR = 4;

const { typed, answerText, hints } = largePlayOnPage;
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
      expect(typed.read(answerText(key, params), params)).toEqual(key);
      const [first] = key;
      const last = (hints(params).at(-1) ?? []).map(({ text }) => text).join('');
      expect(last).toContain(answerText(first ? [first] : [], params));
    }
  });
});

const withMark = (sheet: Sheet, stone: Stone): Sheet => ({
  ...sheet,
  stones: [...sheet.stones, stone],
});

/** The empty cells on which a mark makes five. */
const fivesOf = (sheet: Sheet, mark: Mark): Point[] =>
  fivePlaces(boardOfSheet(sheet), mark, FOUR).map(({ cell }) => cell);

/** Those by which a side that has no four makes one: in a free five they are the fourth. */
const foursOf = (sheet: Sheet, mark: Mark): Point[] =>
  fivesOf(sheet, mark).length > 0
    ? []
    : fivePlaces(boardOfSheet(sheet), mark, FOUR - 1).map(({ cell }) => cell);

const isIn = (cells: readonly Point[], { x, y }: Point) =>
  cells.some((cell) => cell.x === x && cell.y === y);

describe('the hint about fours is true of the bot', () => {
  it('mostly goes to a fifth cell; else to a heavier one, and wins or loses at once', () => {
    const counted = { fifth: 0, elsewhere: 0 };
    for (const level of LEVELS) {
      for (let seed = 0; seed < deep(30, 70); seed++) {
        const params = largePlay.generate(seededRng(seed), level);
        const { sheet, toMove } = params;
        for (const four of foursOf(sheet, toMove)) {
          const after = withMark(sheet, { ...four, mark: toMove });
          const fives = fivesOf(after, toMove);
          const { stones, ending } = largeDuelOf(params).play([four]);
          const reply = stones[1] as Stone;
          if (isIn(fives, reply)) {
            counted.fifth++;
            continue;
          }
          counted.elsewhere++;
          const weigh = (cell: Point) =>
            cellWeight(boardOfSheet(after), cell, other(toMove)).weight;
          for (const five of fives) expect(weigh(reply)).toBeGreaterThanOrEqual(weigh(five) - 1e-9);
          if (ending !== 'lost') expect(fivesOf(withMark(after, reply), toMove)).not.toEqual([]);
        }
      }
    }
    expect(counted.elsewhere).toBeGreaterThan(0);
    expect(counted.fifth).toBeGreaterThan(20 * counted.elsewhere);
  });
});
