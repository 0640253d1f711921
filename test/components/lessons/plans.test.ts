import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../../src/components/classroom/workshop/templateLessons.ts';

const text = readFileSync(
  new URL('../../../src/content/docs/teach/plans.mdx', import.meta.url),
  'utf8',
);
const plans = [...text.matchAll(/<Plan to="([\w-]+)">(.*?)<\/Plan>/gs)].map(
  ([, to = '', plan = '']) => ({
    to,
    plan,
  }),
);

describe('the plans of lesson hours', () => {
  it('are for four lessons, which have tasks in the workshop and lead to their plan', () => {
    expect(plans.map(({ to }) => to)).toEqual(['whole-tree', 'fin', 'ratings', 'learning']);
    for (const { to } of plans) {
      expect(TEMPLATES).toHaveProperty([`lessons/${to}`]);
      const lesson = new URL(`../../../src/content/docs/lessons/${to}.mdx`, import.meta.url);
      expect(readFileSync(lesson, 'utf8')).toContain(`<PlanLink to="${to}" />`);
    }
  });

  it.each(plans)(
    '$to: take 45 minutes, begin unplugged, and say what is needed and what goes wrong',
    ({ plan }) => {
      const steps = [...plan.matchAll(/<Step minutes=\{(\d+)\} title="([^"]+)">/g)];
      expect(steps.reduce((sum, [, minutes]) => sum + Number(minutes), 0)).toBe(45);
      expect(steps[0]?.[2]).toMatch(/^Unplugged: /);
      for (const part of ['Aims.', 'You need', 'What goes wrong.'])
        expect(plan).toContain(`**${part}**`);
      // What to ask, with the answer that is expected.
      expect([...plan.matchAll(/\*[^*]+\?\*/g)].length).toBeGreaterThanOrEqual(3);
    },
  );

  it('are right about the envelopes', () => {
    const rows = /hold ([\d, a-z]+)\. You choose/.exec(text)?.[1]?.split('then');
    const numbers = rows?.map((row) => (row.match(/\d+/g) ?? []).map(Number)) ?? [];
    expect(numbers.map((row) => row.length)).toEqual([3, 3, 3]);
    let best = -Infinity;
    let shut = 0;
    for (const row of numbers) {
      const stops = row.findIndex((number) => number <= best);
      if (stops < 0) best = Math.min(...row);
      else shut += row.length - stops - 1;
    }
    expect([best, shut]).toEqual([5, 3]);
    expect(text).toContain('Three of nine');
  });
});
