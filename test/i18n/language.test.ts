import { describe, expect, it } from 'vitest';
import { dictionary } from '../../src/i18n/index.ts';
import { LANGUAGES, languageOf } from '../../src/i18n/language.ts';

describe('a language', () => {
  it.each([...LANGUAGES])('%s is known by its tag, with a region or without', (language) => {
    expect(languageOf(language)).toBe(language);
    expect(languageOf(`${language}-GB`)).toBe(language);
    expect(dictionary(language).lang).toBe(language);
  });

  it.each([undefined, '', 'tlh', 'toString', '__proto__'])('%j is told in English', (tag) => {
    expect(languageOf(tag)).toBe('en');
  });
});
