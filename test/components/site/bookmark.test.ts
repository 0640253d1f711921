import { describe, expect, it } from 'vitest';
import {
  bookmarkStore,
  reachEnd,
  reachPart,
  whereToGoOn,
} from '../../../src/components/platform/bookmark.ts';
import { ownStorage } from '../platform/storageDouble.ts';

const PART = { id: 'more-than-one-cut', text: 'More than one cut' };
const LESSONS = ['lessons/a', 'lessons/b', 'lessons/c'];

const texts = ownStorage();

const read = () => bookmarkStore.read().value;

describe('the bookmark', () => {
  it('keeps the last heading, and every end that was reached once', () => {
    reachEnd('lessons/a');
    reachEnd('lessons/a');
    expect(read()).toEqual({ at: { lesson: 'lessons/a' }, ended: ['lessons/a'] });
    const at = { lesson: 'lessons/b', part: PART };
    reachPart(at);
    expect(read()).toEqual({ at, ended: ['lessons/a'] });
  });

  it.each([
    '{"v":1}',
    '{"v":1,"at":7,"ended":{}}',
    '{"v":1,"at":{"lesson":""},"ended":[7,null]}',
    '{"v":1,"at":{"lesson":""}}',
  ])('reads nothing out of %s', (text) => {
    texts.set(bookmarkStore.key, text);
    expect(read()).toEqual({ ended: [] });
  });

  it.each([
    '{"v":1,"at":{"lesson":"lessons/b"},"ended":"lessons/a"}',
    '{"v":1,"at":7,"ended":["lessons/a"]}',
    '{"v":1,"at":{"lesson":"lessons/b","part":{"id":7}},"ended":[]}',
    '{"v":1,"ended":["lessons/a",7]}',
  ])('puts a copy aside before it writes over %s', (text) => {
    texts.set(bookmarkStore.key, text);
    reachEnd('lessons/c');
    expect(read().ended).toContain('lessons/c');
    expect(texts.get(`${bookmarkStore.key}.unreadable`)).toBe(text);
  });
});

describe('where to go on', () => {
  const at = { lesson: 'lessons/b', part: PART };

  it('is where the reader was', () => {
    expect(whereToGoOn({ at, ended: [] }, LESSONS)).toEqual(at);
  });

  it('is the next lesson after an end, past those that were read before', () => {
    const next = (lesson: string, ...ended: string[]) =>
      whereToGoOn({ at: { lesson }, ended: [lesson, ...ended] }, LESSONS);
    expect(next('lessons/a', 'lessons/b')).toEqual({ lesson: 'lessons/c' });
    expect(next('lessons/b')).toEqual({ lesson: 'lessons/c' });
    expect(next('lessons/c')).toEqual({ lesson: 'lessons/a' });
  });

  it('is nowhere when all have been read', () => {
    expect(whereToGoOn({ at: { lesson: 'lessons/c' }, ended: LESSONS }, LESSONS)).toBeUndefined();
  });

  it('is not a lesson that there is no more', () => {
    const gone = { lesson: 'lessons/gone', part: PART };
    expect(whereToGoOn({ at: gone, ended: [] }, LESSONS)).toEqual({ lesson: 'lessons/a' });
  });
});
