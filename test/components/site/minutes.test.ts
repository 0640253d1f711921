import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { minutesToRead, countProse } from '../../../src/components/site/minutes.ts';

describe('the words of a page', () => {
  it.each([
    ['Take cell four, then **wait**.', 5],
    ["import Num from '../Num.astro';\n\nTwo words", 2],
    ['<Num of="count.games" words /> games, <Fact is="a.b">so it is.</Fact>', 5],
    ["<Which of=\"a > b\" or={['c', 'd']}>\n\nWhich?\n\n</Which>", 1],
    ['[A link](/lessons/count/) and X’s `code`', 5],
  ])('%s', (text, words) => expect(countProse(text)).toBe(words));

  it('take a minute for every hundred and fifty, and never none', () => {
    expect(minutesToRead('word '.repeat(1500))).toBe(10);
    expect(minutesToRead('word')).toBe(1);
  });

  it('of each lesson are words for between five minutes and half an hour', () => {
    const folder = 'src/content/docs/lessons';
    const lessons = readdirSync(folder).filter((name) => name !== 'index.mdx');
    for (const name of lessons) {
      const minutes = minutesToRead(readFileSync(`${folder}/${name}`, 'utf8'));
      expect(minutes, name).toBeGreaterThanOrEqual(5);
      expect(minutes, name).toBeLessThanOrEqual(30);
    }
  });
});
