import { describe, expect, it } from 'vitest';
import { checklist } from '../../../../src/components/lessons/parts/checklist.ts';
import { LESSONS, lessonText } from '../mdx.ts';

describe('what a good answer contains', () => {
  it('is a list with a box before each point', () => {
    const list = '<ul>\n<li>It <em>waits</em>.</li>\n<li>See <a href="#b">b</a>\n</li>\n</ul>';
    const html = checklist(list, 'a test');
    expect(html.match(/<li><label><input type="checkbox" \/> <span>/g)).toHaveLength(2);
    expect(html).toContain('<span>It <em>waits</em>.</span></label></li>');
    expect(html).toContain('<span>See <a href="#b">b</a></span></label></li>');
  });

  it.each([
    ['', 'nothing'],
    ['<p>It waits.</p>', 'a sentence'],
    ['<ul><li>It waits.</li></ul>', 'one point'],
    ['<ul><li><p>It waits.</p></li><li><p>It asks.</p></li></ul>', 'a loose list'],
    ['<ul><li>It waits.<ul><li>a</li><li>b</li></ul></li></ul><li>\n<ul>', 'a list in a list'],
  ])('is not %j: %s', (list) => {
    expect(() => checklist(list, 'a test')).toThrow('a test');
  });
});

it.each(LESSONS)(
  '%s asks for one explanation at the most, and says what a good one contains',
  (name) => {
    const { body } = lessonText(name);
    const asked = [...body.matchAll(/<Explain id="([a-z-]+)">(.*?)<\/Explain>/gs)];
    expect(body.match(/<Explain\b/g) ?? []).toHaveLength(asked.length);
    expect(asked.length).toBeLessThan(2);
    for (const [, , inside = ''] of asked) {
      const [, good = ''] = /<Fragment slot="good">(.*?)<\/Fragment>/s.exec(inside) ?? [];
      expect(good.match(/^- /gm)?.length).toBeGreaterThanOrEqual(2);
    }
  },
);
