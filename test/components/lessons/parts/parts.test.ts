import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { numberLessons, partsOf } from '../../../../src/components/lessons/parts/lessonParts.ts';
import { STAMPS } from '../../../../src/components/lessons/parts/stamps.en.ts';
import { LESSONS, lessonText } from '../mdx.ts';

const field = (frontmatter: string, name: string) =>
  new RegExp(`^ *${name}: (.*)$`, 'm').exec(frontmatter)?.[1];

const NUMBERED = numberLessons(
  LESSONS.map((name) => {
    const { frontmatter } = lessonText(name);
    const order = Number(field(frontmatter, 'order'));
    return { name, order, part: field(frontmatter, 'part') ?? '' };
  }),
);

describe('the parts of the notebook', () => {
  it('come in the order of their lessons, whose numbers have no gaps', () => {
    const lessons = numberLessons([
      { part: 'B', order: 30 },
      { part: 'A', order: 25 },
      { part: 'A', order: 10 },
    ]);
    expect(lessons.map(({ order, number }) => [order, number])).toEqual([
      [10, 1],
      [25, 2],
      [30, 3],
    ]);
    expect(partsOf(lessons).map(({ name, lessons: { length } }) => [name, length])).toEqual([
      ['A', 2],
      ['B', 1],
    ]);
  });

  it('are told one after the other: no lesson stands among those of another part', () => {
    const told = partsOf(NUMBERED).flatMap(({ lessons }) => lessons.map(({ name }) => name));
    expect(told).toEqual(NUMBERED.map(({ name }) => name));
    expect(NUMBERED.filter(({ part }) => part === '')).toEqual([]);
  });

  it('have an order that no two lessons share', () => {
    const orders = NUMBERED.map(({ order }) => order);
    expect(orders.filter((order) => !(order > 0))).toEqual([]);
    expect(new Set(orders).size).toBe(orders.length);
  });
});

describe('the number of a lesson', () => {
  const NUMBERS = [
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'],
    ...['twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ].join('|');
  const NTH = 'second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\w+teenth|\\d+th';
  const TYPED = new RegExp(
    `\\blessons?[ \\u00a0](?:\\d+|(?:${NUMBERS})\\b)|\\b(?:${NTH})[ \\u00a0]lessons?\\b`,
    'gi',
  );

  it.each([
    ['The board of lesson 5', ['lesson 5']],
    ['[Lesson nine](/lessons/learning/)', ['Lesson nine']],
    ['in lessons 6 and 7', ['lessons 6']],
    ['the seventh lesson', ['seventh lesson']],
    ['a lesson on one search', []],
  ])('is found in "%s"', (text, found) => expect(text.match(TYPED) ?? []).toEqual(found));

  it.each([
    ...globSync('src/content/docs/**/*.mdx'),
    ...globSync('src/components/**/*.{en.ts,astro,svelte}'),
  ])('is not typed in %s', (file) => {
    const text = readFileSync(file, 'utf8').replace(/^ *(?:\/?\*|\/\/).*$/gm, '');
    expect(text.match(TYPED) ?? []).toEqual([]);
  });
});

describe('the claim of a lesson', () => {
  it('is there for each, and is stamped at its end by what the lesson has found', () => {
    expect(Object.keys(STAMPS).sort()).toEqual([...LESSONS].sort());
    for (const [name, { verdict, way }] of Object.entries(STAMPS)) {
      const { body } = lessonText(name);
      if (verdict === 'open') expect(body).toContain('<StampTable />');
      else expect(body).toMatch(new RegExp(`<Stamp of="${name}" is=\\{\\[`));
      // What others have proved, or a proof that has tests of its own, is nothing to ask here.
      const isAsked = /<Stamp [^>]*\[\w+Claims\./.test(body);
      expect(isAsked, name).toBe(!['cited', 'proved', 'open'].includes(way));
    }
  });
});
