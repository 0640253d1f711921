import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newGame, outcomeOf, take, type Game } from '../../src/components/state/game.ts';
import {
  GAME_KEY,
  makeGame,
  parseGame,
  readGame,
  writeGame,
} from '../../src/components/state/gameStorage.ts';

const games = fc
  .tuple(fc.constantFrom('X' as const, 'O' as const), fc.array(fc.nat(8), { maxLength: 20 }))
  .map(([person, cells]): Game => cells.reduce(take, newGame(person)));

describe('a game that is kept', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(games, (game) => {
        expect(parseGame(makeGame(game))).toEqual(game);
      }),
    );
  });

  it('is forgotten in silence where it cannot be played', () => {
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
    for (const text of broken) expect(parseGame(text), text).toBeUndefined();
  });

  it('survives any text', () => {
    const texts = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(texts, (text) => {
        const game = parseGame(text);
        if (game) expect(parseGame(makeGame(game))).toEqual(game);
      }),
    );
  });

  it('is kept only where the browser can keep it, and never throws', () => {
    const store = new Map<string, string>();
    const storage = {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    };
    const game = [4, 0].reduce(take, newGame('X'));
    expect(outcomeOf(game)).toBeUndefined();
    expect(readGame(storage)).toBeUndefined();
    writeGame(game, storage);
    expect(store.has(GAME_KEY)).toBe(true);
    expect(readGame(storage)).toEqual(game);
    const refuse = () => {
      throw new Error('no storage here');
    };
    const forbidden = { getItem: refuse, setItem: refuse };
    expect(() => writeGame(game, forbidden)).not.toThrow();
    expect(readGame(forbidden)).toBeUndefined();
  });
});
