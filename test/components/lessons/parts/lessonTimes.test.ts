import { describe, expect, it } from 'vitest';
import { countProse, timesOf } from '../../../../src/components/lessons/parts/lessonTimes.ts';
import { LESSONS, lessonText } from '../mdx.ts';

const never = () => false;

describe('the words of a page', () => {
  it.each([
    ['Take cell four, then **wait**.', 5],
    ["import Num from '../Num.astro';\n\nTwo words", 2],
    ['<Num of="count.games" words /> games, <Fact is="a.b">so it is.</Fact>', 5],
    ["<Which of=\"a > b\" or={['c', 'd']}>\n\nWhich?\n\n</Which>", 1],
    ['[A link](/lessons/count/) and X’s `code`', 5],
    ['Five words\n\n<Exercises>\n\nto do\n\n</Exercises>\n\n## and no more', 5],
  ])('%s', (text, words) => expect(countProse(text)).toBe(words));

  it('take a minute for every hundred and sixty, and never none', () => {
    expect(timesOf('word '.repeat(1600), never).read).toBe(10);
    expect(timesOf('word', never).read).toBe(1);
  });

  it.each(LESSONS)('of %s take three minutes at least, and are at most fifteen hundred', (name) => {
    const { frontmatter, body } = lessonText(name);
    // Of what stands above the text, a reader sees the title and the lede.
    const words = countProse([...frontmatter.matchAll(/^(?:title|lede): .*$/gm), body].join(' '));
    expect(words).toBeGreaterThanOrEqual(3 * 160);
    expect(words).toBeLessThanOrEqual(1500);
  });
});

describe('what there is to do on a page', () => {
  const page = (tags: string) =>
    [
      "import Guess from '../components/lessons/parts/Guess.astro';",
      "import Fork from '../components/exercises/fork/page.ts';",
      "import Still from '../components/lessons/count/Still.astro';",
      "import Disc from '../components/lessons/count/Disc.astro';",
      tags,
    ].join('\n');
  const wakes = (file: string) => file === 'lessons/count/Disc.astro';

  it.each([
    ['<Guess />', 1],
    ['<Guess /><Guess /><Guess /><Guess />', 2],
    ['<Fork /><Disc />', 5],
    ['<Still />', 1],
    ['<Fork />'.repeat(7), 20],
  ])('%s', (tags, minutes) => expect(timesOf(page(tags), wakes).do).toBe(minutes));

  it('after the text is counted by itself, too', () => {
    const tags = '<Disc /><Exercises><Fork /><Guess /></Exercises><Guess />';
    expect(timesOf(page(tags), wakes)).toMatchObject({
      do: 6,
      exercises: { count: 2, minutes: 3 },
    });
  });
});
