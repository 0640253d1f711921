import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../scripts/lib/testSite.mjs';

/** What may stand between brackets that stand in one another. */
const INNER = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const NOT = new RegExp(`:not${INNER}`, 'g');
const COMPOUND = new RegExp(`(?:${INNER}|[^\\s>+~(])*$`);

/** Every selector of a sheet. */
const selectorsIn = (css: string) =>
  [...css.matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g)].flatMap(([list]) =>
    list.trim().split(new RegExp(`,(?![^()]*\\))`)),
  );

/** Whether it says of what it styles more than what that is not. */
const isNamed = (selector: string) => {
  const [last = ''] = COMPOUND.exec(selector) ?? [];
  return /[.#[\w]/.test(last.replace(NOT, '').replaceAll(/::?[\w-]+/g, ''));
};

/**
 * Browsers keep one list of what any `:has()` may restyle. With a rule in it that could mean each element, all of
 * a page is styled anew at every step of a figure.
 */
describe('rules with :has()', () => {
  const sheets = readdirSync(testSite.dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|html)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(testSite.dir, file), 'utf8');
      return file.endsWith('.css')
        ? [text]
        : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    });
  const rules = new Set(sheets.flatMap(selectorsIn).filter((each) => each.includes(':has(')));

  it('name what they style', () => {
    expect(rules.size).toBeGreaterThan(50);
    expect([...rules].filter((rule) => !isNamed(rule))).toEqual([]);
    expect(['.a:has(b)::after', 'a:has(b) > :not(.c)', '.a:has(> b) *'].map(isNamed)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
