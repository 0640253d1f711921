import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeGame } from '../../../../src/components/play/home/game.ts';
import {
  gameStore,
  makeHomeLink,
  parseHomeLink,
} from '../../../../src/components/play/home/homeStores.ts';
import { take, type SmallGameInPlay } from '../../../../src/components/play/small/smallGame.ts';

const games = fc
  .tuple(fc.constantFrom('X' as const, 'O' as const), fc.array(fc.nat(8), { maxLength: 20 }))
  .map(([person, cells]): SmallGameInPlay => cells.reduce(take, homeGame(person)));

describe('a game that is stored', () => {
  it('is none where it cannot be played', () => {
    const broken = [
      '',
      'null',
      '[]',
      '{',
      '7',
      '{"v":2,"person":"X","moves":[]}',
      '{"v":1,"person":"Y","moves":[]}',
      '{"v":1,"person":"X","moves":"04"}',
      '{"v":1,"person":"X","moves":[4,4]}',
      '{"v":1,"person":"X","moves":[9]}',
      '{"v":1,"person":"X","moves":["4"]}',
      '{"v":1,"person":"X","moves":[0,3,1,4,2,8]}',
    ];
    for (const text of broken) expect(gameStore.parse(text).value, text).toBeUndefined();
  });
});

describe('a game in a link', () => {
  it('is read as it was written, and nothing that cannot be played is', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(parseHomeLink(makeHomeLink(game))).toEqual(game);
      }),
    );
    expect(parseHomeLink('')).toBeUndefined();
    expect(parseHomeLink('#other=X4')).toBeUndefined();
    for (const bad of ['', 'Y4', 'X44', 'X9', 'O0123456789', 'X4a', 'X03142' + '5'])
      expect(parseHomeLink(`#game=${bad}`), bad).toBe('unplayable');
  });
});
