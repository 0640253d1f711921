import { describe, expect, it } from 'vitest';
import {
  isSolved,
  kindsSolved,
  lessonOf,
  mergeProgress,
  noteSolved,
  parseProgressFile,
  progressStore,
} from '../../../src/components/platform/progress.ts';
import { ownStorage } from './storageDouble.ts';

const texts = ownStorage();

const SOLVED = { 'lessons/count': { 'count-forms': { title: 'Count', times: 2 } } };

describe('progress in the lessons', () => {
  it('counts what was solved, lesson by lesson', () => {
    noteSolved('lessons/count', 'count-forms', 'Count');
    noteSolved('lessons/count', 'count-forms', 'Count');
    expect(progressStore.read()).toEqual({ value: SOLVED });
    noteSolved('lessons/fin', 'count-forms', 'Вилка');
    noteSolved('lessons/fin', 'count-forms', 'Fork');
    for (const title of ['Вилка', 'Fork', 'Count'])
      expect(isSolved('lessons/fin', 'count-forms', title)).toBe(title !== 'Count');
    const { value } = progressStore.read();
    expect(progressStore.parse(progressStore.make(value))).toEqual({ value });
    expect(kindsSolved(value)).toBe(1);
    expect(Object.keys(value)).toEqual(['lessons/count', 'lessons/fin']);
    void progressStore.change(() => progressStore.empty);
    expect(texts.size).toBe(0);
  });

  it('keeps the beginning of long titles, and the latest of many', () => {
    for (const each of 'abcdefghijklmnopqrstuvwx')
      noteSolved('lessons/count', 'best-move', each.repeat(5000));
    const { title } = progressStore.read().value['lessons/count']?.['best-move'] ?? { title: '' };
    expect(title).toMatch(/^x{40,500}\n(.{40,500}\n){18}e{40,500}$/);
    expect(isSolved('lessons/count', 'best-move', 'x'.repeat(5000))).toBe(true);
  });

  it('is read again as it was written, and nothing else is', () => {
    const text = progressStore.make(SOLVED);
    const problemOf = (file: string) => parseProgressFile(file).problem?.code;
    expect(parseProgressFile(text)).toEqual({ value: SOLVED });
    for (let at = 0; at < text.length; at++)
      expect(problemOf(text.slice(0, at))).toBe('unreadable');
    expect(problemOf(text.replace('"times":2', '"times":0'))).toBe('unreadable');
    expect(problemOf(text.replace('"version":1', '"version":2'))).toBe('newer');
    expect(problemOf('{"noughtbook":"work"}')).toBe('foreign');
    for (const name of ['__proto__', 'constructor', 'lessons/../count']) {
      expect(problemOf(text.replace('lessons/count', name))).toBe('unreadable');
      expect(problemOf(text.replace('count-forms', name))).toBe('unreadable');
    }
  });

  it('is put together with that of another device without counting twice', () => {
    const other = { 'lessons/count': { 'count-forms': { title: 'Count', times: 5 } } };
    expect(mergeProgress(SOLVED, other)).toEqual(other);
    expect(mergeProgress(other, SOLVED)).toEqual(other);
    const second = { 'lessons/count': { 'count-forms': { title: 'More', times: 1 } } };
    for (const both of [mergeProgress(SOLVED, second), mergeProgress(second, SOLVED)])
      expect(both['lessons/count']?.['count-forms']).toEqual({ title: 'Count\nMore', times: 2 });
    const fresh = { 'lessons/fin': { fork: { title: 'Fork', times: 1 } } };
    expect(mergeProgress(SOLVED, fresh)).toEqual({ ...SOLVED, ...fresh });
  });

  it('names lessons by their place on the site', () => {
    expect(lessonOf('/lessons/count/', '/')).toBe('lessons/count');
    expect(lessonOf('/notes/lessons/count/', '/notes/')).toBe('lessons/count');
  });
});
