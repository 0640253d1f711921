import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  boardOfSheet,
  cellWeight,
  largeDuelOf,
  largePlay,
  other,
  seededRng,
  type Mark,
  type Point,
  type Sheet,
  type Stone,
} from '../../../src/engine/index.ts';
import { fivePlaces } from '../../../src/engine/game/large/fivePlaces.ts';
import { deep } from '../../deep.ts';

/** With one mark more it is five. */
const FOUR = 4;

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
