import { describe, expect, it } from 'vitest';
import { lengthOptions } from '../../../src/components/lessons/count/claims.ts';
import {
  gameName,
  hasEnded,
  randomGames,
  setupOfGame,
} from '../../../src/components/lessons/count/tally.ts';

describe('games at random', () => {
  it('go to their end and no further, and are the same for the same seed', () => {
    const games = randomGames(200, 7);
    expect(randomGames(200, 7)).toEqual(games);
    expect(randomGames(200, 8)).not.toEqual(games);
    for (const game of games) {
      const cells = [...game].map(Number);
      expect(new Set(cells).size).toBe(cells.length);
      expect(hasEnded(setupOfGame(cells))).toBe(true);
      expect(hasEnded(setupOfGame(cells.slice(0, -1)))).toBe(false);
    }
  });

  it('are told apart by the order of their marks', () => {
    expect(gameName([0, 3, 1, 4, 2])).not.toBe(gameName([1, 3, 0, 4, 2]));
  });
});

it('all games at one a minute take half a year, and no other answer is right', () => {
  expect(lengthOptions().map(({ isRight }) => isRight)).toEqual([false, false, true, false]);
  expect(lengthOptions()[1]?.why).toContain('10,080');
});
