import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAY_SPEEDS } from '../../../src/components/state/play/played.ts';
import { playKey } from '../../../src/components/state/play/playKeys.ts';
import {
  DEFAULT_MINDS,
  PLAY_KEY,
  makeKept,
  parseKept,
  readPlay,
  writePlay,
} from '../../../src/components/state/play/playStorage.ts';
import { PLAYERS, makeBot } from '../../../src/engine/index.ts';
import { matches } from './matches.ts';

const kept = fc.record({
  match: matches(),
  speed: fc.constantFrom(...PLAY_SPEEDS),
  analysis: fc.boolean(),
  keys: fc.boolean(),
  minds: fc.subarray(PLAYERS.map(makeBot)),
});

function storage(text: string | null) {
  const stored = new Map<string, string>(text === null ? [] : [[PLAY_KEY, text]]);
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

describe('a game that is kept', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(kept, (each) => {
        const { match, ...settings } = each;
        const link = { match, problems: [] };
        expect(parseKept(makeKept(each))).toEqual({ link, ...settings });
      }),
    );
  });

  it('says so where it is no text of ours, and is none where there is nothing', () => {
    for (const text of ['', '{', 'null', '[]', '7', '{"v":1}']) {
      expect(readPlay(storage(text)), text).toBe('unreadable');
    }
    expect(readPlay(storage('{"v":2,"link":"#x=person"}'))).toBe('newer');
    expect(readPlay(storage(null))).toBeUndefined();
    expect(readPlay()).toBeUndefined();
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    expect(readPlay(forbidden)).toBeUndefined();
    const [each] = fc.sample(kept, 1);
    expect(() => writePlay(each!, forbidden)).not.toThrow();
    const there = storage(null);
    writePlay(each!, there);
    expect(readPlay(there)).toMatchObject({ speed: each!.speed });
  });

  it('has its defaults where a setting is not one of ours', () => {
    const text = '{"v":1,"link":"#x=person","speed":9,"minds":"all","keys":1}';
    expect(parseKept(text)).toMatchObject({ speed: 1, minds: DEFAULT_MINDS, keys: true });
    expect(parseKept('{"v":1,"link":"#x=person","minds":["nobody","random"]}')?.minds).toEqual([
      'random',
    ]);
  });
});

describe('single keys', () => {
  const press = (key: string, code: string, more = {}) =>
    playKey({
      key,
      code,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      shiftKey: false,
      repeat: false,
      ...more,
    });

  it('go by the letter on a Latin layout, by the place on another', () => {
    expect(press('u', 'KeyU')).toEqual({ kind: 'undo' });
    // On a Dvorak layout the key with the code KeyF bears a u.
    expect(press('u', 'KeyF')).toEqual({ kind: 'undo' });
    expect(press('г', 'KeyU')).toEqual({ kind: 'undo' });
    expect(press('x', 'KeyX')).toBeUndefined();
    expect(press('5', 'Numpad5')).toEqual({ kind: 'cell', cell: 5 });
    expect(press('9', 'Digit9')).toBeUndefined();
  });

  it('leave the browser its own', () => {
    for (const key of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey', 'repeat']) {
      expect(press('r', 'KeyR', { [key]: true }), key).toBeUndefined();
    }
  });
});
