import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partsOf, partPlaceOf } from '../../../../src/components/site/lessonParts.ts';
import { readLesson } from '../mdx.ts';

const FOLDER = 'src/content/docs/lessons';
const field = (frontmatter: string, name: string) =>
  new RegExp(`^ *${name}: (.*)$`, 'm').exec(frontmatter)?.[1];

const LESSONS = readdirSync(FOLDER)
  .filter((name) => name !== 'index.mdx')
  .map((name) => {
    const { frontmatter } = readLesson(`${FOLDER}/${name}`);
    return {
      name,
      order: Number(field(frontmatter, 'order')),
      kicker: field(frontmatter, 'kicker'),
    };
  })
  .sort((a, b) => a.order - b.order);

describe('the parts of the notebook', () => {
  it('are told from the kickers', () => {
    expect(partsOf([{ kicker: 'A · lesson 1' }, { kicker: 'B · lesson 2' }])).toEqual([
      { name: 'A', lessons: [{ kicker: 'A · lesson 1' }] },
      { name: 'B', lessons: [{ kicker: 'B · lesson 2' }] },
    ]);
    expect(partPlaceOf('A · lesson 1')).toBe('lesson 1');
    expect(partPlaceOf(undefined)).toBeUndefined();
  });

  it('are nine squares, ten lessons of them, and boards without borders', () => {
    const parts = partsOf(LESSONS);
    expect(parts.map(({ name }) => name)).toEqual(['Nine squares', 'Without borders']);
    expect(parts[0]?.lessons).toHaveLength(10);
  });

  it.each(LESSONS)('$name says its own number', ({ order, kicker }) => {
    expect(partPlaceOf(kicker)).toBe(`lesson ${order}`);
  });
});
