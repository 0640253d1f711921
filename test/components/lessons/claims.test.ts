import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import { CLAIMS, FACTS, NUMBERS, TEXTS } from '../../../src/components/lessons/parts/claims.ts';
import { readLesson } from './mdx.ts';
import { deep } from '../../deep.ts';

const FOLDER = 'src/content/docs/lessons';
const LESSONS = readdirSync(join(root, FOLDER))
  .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
  .map((file) => file.replace('.mdx', ''));

const TABLES = { Fact: FACTS, Num: NUMBERS, Said: TEXTS } as const;
const ATTRIBUTE = { Fact: 'is', Num: 'of', Said: 'of' } as const;

/** Names that a lesson's text asks for in one of the tables. */
function asked(lesson: string, tag: keyof typeof TABLES): string[] {
  const { tags } = readLesson(`${FOLDER}/${lesson}.mdx`);
  return tags
    .filter(({ name }) => name === tag)
    .flatMap(({ attributes }) => {
      const value = attributes[ATTRIBUTE[tag]];
      return typeof value === 'string' && !value.startsWith('{') ? [value] : [];
    });
}

/** Thousands of games are played, learnt from, or looked through to the end. */
const TAKES_LONG =
  /^(learning|depth|weight|breakpoints|threats\.(chances|missed|begun)|tuning\.(fives|differ\.same))\b/;

/** What no text asks for; the rest is asked by the build, which stops where it is not so. */
const unasked = (tag: keyof typeof TABLES): string[] => {
  const told = new Set(LESSONS.flatMap((lesson) => asked(lesson, tag)));
  const names = Object.keys(TABLES[tag]);
  return deep(
    names.filter((name) => !told.has(name)),
    names,
  );
};

describe('claims', () => {
  it('have names of their own, that begin with the name of their lesson', () => {
    const names = Object.values(CLAIMS).flatMap(({ NUMBERS = {}, FACTS = {}, TEXTS = {} }) =>
      [NUMBERS, FACTS, TEXTS].flatMap((table) => Object.keys(table)),
    );
    const tables = [NUMBERS, FACTS, TEXTS].flatMap((table) => Object.keys(table));
    expect(names).toHaveLength(tables.length);
    for (const [lesson, tables] of Object.entries(CLAIMS)) {
      if (lesson === 'minimax') continue;
      for (const table of Object.values(tables as Record<string, object>)) {
        for (const name of Object.keys(table))
          expect(name).toMatch(new RegExp(`^${lesson === 'win-check' ? 'fin' : lesson}\\.`));
      }
    }
  });

  it.each(unasked('Fact'))('is so: %s', (name) => {
    expect(FACTS[name]?.()).toBe(true);
  });

  // They are about games, which don't change: so an answer that does is a mistake, or a better question.
  // Look at the difference, and then run this file with `TEST_DEEP=1` and `-u`.
  it.each(deep(['answers'], ['answers', 'long-answers']))(
    'have the same %s as ever, one a line',
    { timeout: 120_000 },
    async (file) => {
      const answers = Object.entries(CLAIMS)
        .flatMap(([, { NUMBERS = {}, SCORES = {}, TEXTS = {} }]) =>
          Object.entries({ ...NUMBERS, ...SCORES, ...TEXTS }),
        )
        .filter(([name]) => TAKES_LONG.test(name) === (file === 'long-answers'))
        .map(([name, ask]) => `${name}: ${ask()}`);
      expect(answers.filter((answer) => /: (NaN|-?Infinity|)$/.test(answer))).toEqual([]);
      await expect(`${answers.sort().join('\n')}\n`).toMatchFileSnapshot(`${file}.txt`);
    },
  );
});

describe.each(LESSONS)('the lesson %s', (lesson) => {
  it('asks for claims that are there', () => {
    for (const tag of ['Fact', 'Num', 'Said'] as const) {
      for (const name of asked(lesson, tag)) expect(Object.keys(TABLES[tag])).toContain(name);
    }
  });

  it('makes claims that can be checked', () => {
    expect(asked(lesson, 'Fact').length + asked(lesson, 'Num').length).toBeGreaterThan(8);
  });

  it('has no number typed by hand', () => {
    const { prose } = readLesson(`${FOLDER}/${lesson}.mdx`);
    // Cells, years and an opening rule are names, not counts: a cell stands in `code`.
    const counted = prose.replace(/`[^`]*`/g, ' ').replace(/\b((1[89]|20)\d\d|Swap2)\b/g, ' ');
    expect(counted.match(/\d[\d,.]*/g) ?? []).toEqual([]);
  });
});
