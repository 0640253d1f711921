import { describe, expect, it } from 'vitest';
import {
  DEFAULT_EXPLAINED,
  storedNews,
} from '../../../../src/components/play/games/playSettings.ts';
import { playStore } from '../../../../src/components/play/page/pageParts.dom.ts';
import { playKey } from '../../../../src/components/play/playKeys.dom.ts';

describe('a game that is stored', () => {
  it('has its defaults where a setting is not one of ours', () => {
    const text = '{"v":1,"link":"#x=person","speed":9,"minds":"all","keys":1}';
    expect(playStore.parse(text).value).toMatchObject({
      speed: 1,
      minds: DEFAULT_EXPLAINED,
    });
    const some = '{"v":1,"link":"#x=person","minds":["nobody","random"]}';
    expect(playStore.parse(some).value?.minds).toEqual(['random']);
  });
});

describe('a stored game that is lost', () => {
  it('is told, except where nothing can be stored', () => {
    const newsOf = storedNews();
    expect(newsOf(undefined)).toEqual([]);
    expect(newsOf({ code: 'not-stored' })).toEqual([]);
    for (const why of [{ code: 'unreadable' }, { code: 'newer' }] as const) {
      expect(newsOf(why)).toEqual([{ code: 'not-kept', why }]);
      expect(newsOf(why)).toEqual([]);
    }
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
    expect(['d', 'T', 'w'].map((key) => press(key, '')?.kind)).toEqual([
      'bot',
      'account',
      'weights',
    ]);
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
