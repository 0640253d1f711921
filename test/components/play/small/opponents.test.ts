import { describe, expect, it } from 'vitest';
import { exactResults, policyOf, policyTable, type BotSpec } from '../../../../src/engine/index.ts';
import {
  DEFAULT_GAME,
  SMALL_GAME,
  goTo,
  take,
  type SmallGameInPlay,
} from '../../../../src/components/play/games/smallGame.ts';
import { endingOf, personAgainstBot } from '../../../../src/components/play/games/playGame.ts';
import { losingMoveOf } from '../../../../src/components/play/small/lostMove.ts';
import {
  STRENGTHS,
  STRENGTH_NAMES,
  strengthOf,
} from '../../../../src/components/play/opponents.ts';
import { OFFERED_BOTS } from '../../../../src/components/players/players.ts';

const tableOf = (bot: BotSpec) => policyTable((setup) => policyOf(bot, setup));

describe('how strong a bot is', () => {
  it('goes by what it loses, first and second in turn, to random and to best play', () => {
    const judges = [tableOf({ kind: 'random' }), tableOf({ kind: 'quick-minimax' })];
    const losses = STRENGTH_NAMES.map((name) => {
      const bot = tableOf(STRENGTHS[name]);
      return judges.map((judge) => exactResults(bot, judge).loss + exactResults(judge, bot).win);
    });
    for (const [at, [random = NaN, best = NaN]] of losses.entries()) {
      const [randomBefore = Infinity, bestBefore = Infinity] = losses[at - 1] ?? [];
      expect(random, STRENGTH_NAMES[at]).toBeLessThan(randomBefore);
      expect(best, STRENGTH_NAMES[at]).toBeLessThanOrEqual(bestBefore);
    }
    expect(losses.at(-1)).toEqual([0, 0]);
  });

  it('is told of bots that are offered, and of no other player', () => {
    for (const name of STRENGTH_NAMES) {
      expect(OFFERED_BOTS).toContainEqual(STRENGTHS[name]);
      expect(strengthOf(STRENGTHS[name])).toBe(name);
    }
    expect(strengthOf({ kind: 'depth-ratings', level: 2 })).toBeUndefined();
    expect(strengthOf('person')).toBeUndefined();
  });
});

describe('a lost game', () => {
  const played = (moves: readonly number[]) => moves.reduce(take, DEFAULT_GAME);

  it('was lost by the last move before which it could be held', () => {
    const over = played([0, 4, 1, 2, 3, 6]);
    const ending = (match: SmallGameInPlay, mark: 'X' | 'O') =>
      endingOf(SMALL_GAME.momentOf(match), mark);
    expect([ending(over, 'X'), ending(over, 'O')]).toEqual(['lost', 'won']);
    expect(ending(goTo(over, 5), 'X')).toBeUndefined();
    expect(losingMoveOf(over, 'X')).toEqual({ cell: 3, index: 4 });
    expect(losingMoveOf(over, 'O')).toBeUndefined();
    expect(losingMoveOf(goTo(over, 5), 'X')).toBeUndefined();
  });

  it('has a person in it who can be told', () => {
    expect(personAgainstBot(DEFAULT_GAME)).toBe('X');
    const { X, O } = DEFAULT_GAME.players;
    expect(personAgainstBot({ ...DEFAULT_GAME, players: { X: O, O: X } })).toBe('O');
    expect(personAgainstBot({ ...DEFAULT_GAME, players: { X, O: X } })).toBeUndefined();
  });
});
