import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerToMove } from '../../../../src/components/play/games/game.ts';
import {
  DEFAULT_GAME,
  SMALL_GAME,
  goTo,
  isDead,
  outcomeOfSetup,
  setupOf,
  startFrom,
  take,
  type SmallGameInPlay,
} from '../../../../src/components/play/games/smallGame.ts';
import { EMPTY, O, emptySetup, markName } from '../../../../src/engine/index.ts';
import { ALL_SETUPS } from '../../../engine/arbitraries.ts';
import { answered, matches } from './games.ts';

const turnOf = (match: SmallGameInPlay) => markName(SMALL_GAME.momentOf(match).turn);

const TWO: SmallGameInPlay = { ...DEFAULT_GAME, players: { X: 'person', O: 'person' } };

describe('a game between any two', () => {
  it('has only moves that can be made, whatever is asked', () => {
    fc.assert(
      fc.property(matches(), (match) => {
        const setup = setupOf(match, match.moves.length);
        const start = match.start.cells.filter((content) => content !== EMPTY).length;
        const marks = setup.cells.filter((content) => content !== EMPTY).length;
        expect(marks).toBe(start + match.moves.length);
        expect(match.at).toBeGreaterThanOrEqual(0);
        expect(match.at).toBeLessThanOrEqual(match.moves.length);
        for (let count = 0; count < match.moves.length; count++) {
          expect(outcomeOfSetup(setupOf(match, count))).toBeUndefined();
        }
      }),
    );
  });

  it('refuses a taken cell, a cell off the board and a move after the end', () => {
    const four = take(TWO, 4);
    expect(take(four, 4)).toBe(four);
    expect(take(four, 9)).toBe(four);
    const won = [0, 3, 1, 4, 2].reduce(take, TWO);
    expect(outcomeOfSetup(setupOf(won))).toBe('X');
    expect(playerToMove(SMALL_GAME, won)).toBeUndefined();
    expect(take(won, 8)).toBe(won);
  });

  it('ends in a draw on a full board only; dead lines are remarked before', () => {
    const dead = ALL_SETUPS.filter((setup) => isDead(setup));
    expect(dead.length).toBeGreaterThan(50);
    for (const start of dead) {
      expect(outcomeOfSetup(start)).toBeUndefined();
      const free = start.cells.flatMap((content, cell) => (content === EMPTY ? [cell] : []));
      const full = free.reduce(take, { ...TWO, start });
      expect(outcomeOfSetup(setupOf(full))).toBe('draw');
      expect(isDead(setupOf(full))).toBe(false);
    }
  });
});

describe('chance', () => {
  it('plays the same game again for the same seed, moves and players', () => {
    const bots: SmallGameInPlay = {
      ...DEFAULT_GAME,
      players: { X: { kind: 'random' }, O: { kind: 'random' } },
      seed: 11,
    };
    const once = answered(bots);
    expect(answered(bots)).toEqual(once);
    // From the middle, after going back.
    expect(answered({ ...goTo(once, 3), moves: once.moves.slice(0, 3) })).toEqual(once);
    const games = Array.from({ length: 30 }, (_, seed) => answered({ ...bots, seed }).moves.join());
    expect(new Set(games).size).toBeGreaterThan(25);
  });

  it('goes on to the next seed with a new game', () => {
    expect(SMALL_GAME.renewed(DEFAULT_GAME)).toMatchObject({ seed: 2, moves: [], at: 0 });
    expect(SMALL_GAME.renewed({ ...DEFAULT_GAME, seed: 2 ** 32 - 1 }).seed).toBe(0);
  });
});

describe('other players, another start', () => {
  it('begin with the side to move of the start', () => {
    const game = startFrom({ ...TWO, goal: 'draw' }, emptySetup(O));
    expect(turnOf(game)).toBe('O');
    expect(game.goal).toBeUndefined();
    expect(turnOf(take(game, 0))).toBe('X');
  });
});
