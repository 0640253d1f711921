import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  MATCH_BOARD,
  MIRROR_GAMES,
  O,
  OPENING_MARKS,
  X,
  balancedOpening,
  drawOpening,
  isBalanced,
  openingKey,
  parseDiagram,
  playMatchGame,
  poolOf,
  seededRng,
  type Stone,
} from '../../../src/engine/index.ts';

const openings = Array.from({ length: 200 }, (_, seed) => drawOpening(seededRng(seed)));
const last = MATCH_BOARD.width - 1;
const turned = (stones: readonly Stone[]) => stones.map((s) => ({ ...s, x: last - s.y, y: s.x }));
const mirrored = (stones: readonly Stone[]) => stones.map((s) => ({ ...s, x: last - s.x }));

describe('openings', () => {
  it('are four marks in turn on cells of their own in the middle', () => {
    for (const stones of openings) {
      expect(stones.map(({ mark }) => mark)).toEqual([X, O, X, O]);
      expect(new Set(stones.map(({ x, y }) => `${x} ${y}`)).size).toBe(OPENING_MARKS);
      for (const { x, y } of stones) {
        expect(Math.max(Math.abs(x - 7), Math.abs(y - 7))).toBeLessThanOrEqual(3);
      }
    }
  });

  it('are in one half however they are turned, and about as many in each', () => {
    for (const stones of openings) {
      for (const same of [turned(stones), mirrored(stones), turned(mirrored(stones))]) {
        expect(openingKey(same)).toBe(openingKey(stones));
      }
      expect(openingKey(stones.toReversed())).toBe(openingKey(stones));
    }
    const tuning = openings.filter((stones) => poolOf(stones) === 'tuning').length;
    expect(Math.abs(tuning - openings.length / 2)).toBeLessThan(25);
  });

  it('of the two halves never meet', () => {
    const keys = (pool: 'tuning' | 'held-out') =>
      Array.from({ length: 60 }, (_, at) =>
        openingKey(balancedOpening(pool, [ARTICLE_RULES], 3, at)),
      );
    const tuning = new Set(keys('tuning'));
    expect(tuning.size).toBeGreaterThan(55);
    expect(keys('held-out').filter((key) => tuning.has(key))).toEqual([]);
  });

  it('are balanced only if the bot, playing both sides, lets each of them off at least once', () => {
    let unbalanced = 0;
    for (const [seed, stones] of openings.slice(0, 25).entries()) {
      const points = Array.from(
        { length: 20 },
        (_, at) =>
          playMatchGame(stones, { rules: ARTICLE_RULES }, { rules: ARTICLE_RULES }, seededRng(at))
            .points,
      );
      const balanced = isBalanced(stones, [ARTICLE_RULES], seed);
      if (!balanced) unbalanced += 1;
      // One side wins always: no draw of seeds can make it balanced.
      if (points.every((each) => each === points[0] && each !== 0.5)) expect(balanced).toBe(false);
      // One side never wins most: by luck alone nobody sweeps the few mirror games.
      if (points.every((each) => each === 0.5)) expect(balanced).toBe(true);
    }
    expect(unbalanced).toBeGreaterThan(2);
    expect(unbalanced).toBeLessThan(23);
    expect(MIRROR_GAMES).toBeGreaterThan(1);
  });

  it('that are won already by a four are not balanced', () => {
    const { sheet } = parseDiagram(
      Array.from({ length: 15 }, (_, y) =>
        y === 7 ? '...O.XXX.......' : y === 2 ? '.O...........O.' : '...............',
      ).join('\n'),
    );
    expect(isBalanced(sheet.stones, [ARTICLE_RULES], 1)).toBe(false);
  });
});
