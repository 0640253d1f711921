import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glossary, glossaryTerms } from '#language/lessons/parts/glossary';
import { root } from '../../../../scripts/lib/paths.mjs';
import { LESSONS, lessonText } from '../mdx.ts';

const DOCS = join(root, 'src/content/docs');

describe('the glossary', () => {
  it('names lessons that exist, and has every word in one group', () => {
    const groups = Object.values(glossary).map(({ entries }) => Object.keys(entries));
    expect(groups.flat().sort()).toEqual(Object.keys(glossaryTerms).sort());
    for (const { lesson } of Object.values(glossaryTerms)) {
      if (lesson) expect(existsSync(join(DOCS, `${lesson}.mdx`)), lesson).toBe(true);
    }
  });

  it('calls two things by one name nowhere', () => {
    const names = Object.values(glossaryTerms).map(({ term }) => term);
    expect(new Set(names).size).toBe(names.length);
  });
});

it.each(LESSONS)('%s explains a word at its first use only, and a word that there is', (name) => {
  const tags = lessonText(name).tags.filter((tag) => tag.name === 'Term');
  const terms = tags.map(({ attributes }) => String(attributes['is']));
  expect(terms.filter((term) => !(term in glossaryTerms))).toEqual([]);
  expect(new Set(terms).size).toBe(terms.length);
});
