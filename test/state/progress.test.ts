import { describe, expect, it } from 'vitest';
import { textsAside } from '../../src/components/state/textsAside.ts';
import {
  PROGRESS_KEY,
  lessonOf,
  makeProgress,
  mergeProgress,
  noteSolved,
  parseProgress,
  readProgress,
  writeProgress,
} from '../../src/components/state/progress.ts';
import type { ErasableStore } from '../../src/components/state/browserStore.ts';

function memory(text?: string): ErasableStore & { readonly held: Map<string, string> } {
  const held = new Map(text === undefined ? [] : [[PROGRESS_KEY, text]]);
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const SOLVED = { 'lessons/count': { 'count-forms': { title: 'Count', times: 2 } } };

describe('progress in the lessons', () => {
  it('counts what was solved, lesson by lesson', () => {
    const storage = memory();
    noteSolved('lessons/count', 'count-forms', 'Count', storage);
    noteSolved('lessons/count', 'count-forms', 'Count', storage);
    expect(readProgress(storage)).toEqual({ progress: SOLVED });
    noteSolved('lessons/fin', 'fork', 'Вилка', storage);
    expect(Object.keys(readProgress(storage).progress)).toEqual(['lessons/count', 'lessons/fin']);
    writeProgress({}, storage);
    expect(storage.held.size).toBe(0);
  });

  it('is read again as it was written, and nothing else is', () => {
    const text = makeProgress(SOLVED);
    expect(parseProgress(text)).toEqual({ progress: SOLVED });
    for (let at = 0; at < text.length; at++) {
      expect(parseProgress(text.slice(0, at)).problem).toBe('unreadable');
    }
    expect(parseProgress(text.replace('"times":2', '"times":0')).problem).toBe('unreadable');
    expect(parseProgress(text.replace('"version":1', '"version":2')).problem).toBe('newer');
    expect(parseProgress('{"noughtbook":"work"}').problem).toBe('foreign');
    for (const name of ['__proto__', 'constructor', 'lessons/../count']) {
      expect(parseProgress(text.replace('lessons/count', name)).problem).toBe('unreadable');
      expect(parseProgress(text.replace('count-forms', name)).problem).toBe('unreadable');
    }
  });

  it('puts aside what it cannot read before it writes', () => {
    const storage = memory('{broken');
    noteSolved('lessons/count', 'fork', 'Fork', storage);
    expect(textsAside(PROGRESS_KEY, storage)).toEqual(['{broken']);
    expect(readProgress(storage).progress['lessons/count']?.['fork']?.times).toBe(1);
  });

  it('is put together with that of another device without counting twice', () => {
    const other = { 'lessons/count': { 'count-forms': { title: 'Count', times: 5 } } };
    expect(mergeProgress(SOLVED, other)).toEqual(other);
    expect(mergeProgress(other, SOLVED)).toEqual(other);
    const fresh = { 'lessons/fin': { fork: { title: 'Fork', times: 1 } } };
    expect(mergeProgress(SOLVED, fresh)).toEqual({ ...SOLVED, ...fresh });
  });

  it('names lessons by their place on the site', () => {
    expect(lessonOf('/lessons/count/', '/')).toBe('lessons/count');
    expect(lessonOf('/notes/lessons/count/', '/notes/')).toBe('lessons/count');
  });
});
