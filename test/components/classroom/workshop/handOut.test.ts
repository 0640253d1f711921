import { describe, expect, it } from 'vitest';
import {
  bareName,
  codeIn,
  doLink,
  fileName,
  levelsIn,
  levelsLink,
  linkFit,
} from '../../../../src/components/classroom/handOut.ts';
import { LONGEST_LINK, SHORT_LINK } from '../../../../src/components/platform/link.ts';

const SITE = 'https://example.org/notes/';

describe('links', () => {
  it('are plain, long or too long by their length', () => {
    const fitOf = (length: number) => linkFit('x'.repeat(length));
    expect(fitOf(SHORT_LINK)).toBe('plain');
    expect(fitOf(SHORT_LINK + 1)).toBe('long');
    expect(fitOf(LONGEST_LINK)).toBe('long');
    expect(fitOf(LONGEST_LINK + 1)).toBe('too-long');
  });

  it('give their code again, however they are pasted', () => {
    const code = '1.abc-DEF_9';
    expect(doLink(SITE, code)).toBe('https://example.org/notes/do/#a=1.abc-DEF_9');
    expect(codeIn(doLink(SITE, code))).toBe(code);
    expect(codeIn(`Here it is: ${doLink(SITE, code)}\nGood luck!`)).toBe(code);
    expect(codeIn(`  ${code}\n`)).toBe(code);
    const second = '1.xyz';
    for (const link of [doLink(SITE, code), doLink(SITE, code).replace('https', 'http')]) {
      // Somebody has pasted it twice.
      expect(codeIn(link + link)).toBe(code);
    }
    const both = levelsLink(SITE, code, second);
    expect(levelsIn(both + both)?.codes).toEqual([code, second]);
    for (const text of ['', 'hello', '#b=1.abc', 'https://example.org/']) {
      expect(codeIn(text)).toBeUndefined();
    }
  });
});

describe('names of files', () => {
  it.each([
    ['Forks, class 7b', 'Forks-class-7b'],
    ['Вилки: 7-й класс', 'Вилки-7-й-класс'],
    ['../../etc/passwd', 'etc-passwd'],
    ['  ', 'tasks'],
    ['CON', 'tasks'],
    ['x'.repeat(100), 'x'.repeat(60)],
  ])('%s', (title, name) => {
    expect(bareName(title, 'tasks')).toBe(name);
    expect(fileName(title, 'tasks')).toBe(`${name}.noughtbook.json`);
  });
});
