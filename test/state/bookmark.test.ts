import { describe, expect, it } from 'vitest';
import {
  BOOKMARK_KEY,
  forgetBookmark,
  reachEnd,
  reachPart,
  readBookmark,
  whereToGoOn,
  type BookmarkStorage,
} from '../../src/components/state/bookmark.ts';

const PART = { id: 'more-than-one-cut', text: 'More than one cut' };
const LESSONS = ['lessons/a', 'lessons/b', 'lessons/c'];

function memory(text?: string): BookmarkStorage & { readonly held: Map<string, string> } {
  const held = new Map(text === undefined ? [] : [[BOOKMARK_KEY, text]]);
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

describe('the bookmark', () => {
  it('keeps the last heading, and every end that was reached once', () => {
    const storage = memory();
    reachEnd('lessons/a', storage);
    reachEnd('lessons/a', storage);
    expect(readBookmark(storage)).toEqual({ at: { lesson: 'lessons/a' }, ended: ['lessons/a'] });
    const at = { lesson: 'lessons/b', part: PART };
    reachPart(at, storage);
    expect(readBookmark(storage)).toEqual({ at, ended: ['lessons/a'] });
  });

  it('is forgotten without a trace', () => {
    const storage = memory();
    reachEnd('lessons/a', storage);
    forgetBookmark(storage);
    expect(storage.held.size).toBe(0);
    expect(readBookmark(storage)).toEqual({ ended: [] });
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"v":"1"}',
    '{"v":1}',
    '{"v":1,"at":7,"ended":{}}',
    '{"v":1,"at":{"lesson":""},"ended":[7,null]}',
    `{"v":1,"at":{"lesson":"${'a'.repeat(300)}"}}`,
    '{"v":2,"at":{"lesson":"lessons/a"},"ended":[]}',
  ])('reads nothing out of %s', (text) => {
    expect(readBookmark(memory(text))).toEqual({ ended: [] });
  });

  it('leaves alone what a newer version has kept', () => {
    const text = '{"v":2,"places":[]}';
    const storage = memory(text);
    reachEnd('lessons/a', storage);
    expect(storage.held.get(BOOKMARK_KEY)).toBe(text);
  });

  it('does no harm where storing is forbidden', () => {
    const forbidden = (): never => {
      throw new Error('forbidden');
    };
    const storage = { getItem: forbidden, setItem: forbidden, removeItem: forbidden };
    reachEnd('lessons/a', storage);
    reachPart({ lesson: 'lessons/a', part: PART }, storage);
    forgetBookmark(storage);
    expect(readBookmark(storage)).toEqual({ ended: [] });
  });
});

describe('where to go on', () => {
  const at = { lesson: 'lessons/b', part: PART };

  it('is where the reader was', () => {
    expect(whereToGoOn({ at, ended: [] }, LESSONS)).toEqual(at);
  });

  it('is the next lesson after an end, past those that were read before', () => {
    const ended = ['lessons/a', 'lessons/b'];
    const next = (lesson: string) => whereToGoOn({ at: { lesson }, ended }, LESSONS);
    expect(next('lessons/a')).toEqual({ lesson: 'lessons/c' });
    expect(next('lessons/c')).toEqual({ lesson: 'lessons/c' });
    expect(whereToGoOn({ at: { lesson: 'lessons/c' }, ended: ['lessons/c'] }, LESSONS)).toEqual({
      lesson: 'lessons/a',
    });
  });

  it('is nowhere when all have been read', () => {
    expect(whereToGoOn({ at: { lesson: 'lessons/c' }, ended: LESSONS }, LESSONS)).toBeUndefined();
  });

  it('is not a lesson that there is no more', () => {
    const gone = { lesson: 'lessons/gone', part: PART };
    expect(whereToGoOn({ at: gone, ended: [] }, LESSONS)).toEqual({ lesson: 'lessons/a' });
  });
});
