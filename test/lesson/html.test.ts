import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

const page = join(root, 'dist/lessons/minimax/index.html');
const sources = ['src/content/docs/lessons', 'src/components/lesson', 'src/i18n/en', 'src/engine'];

/** A build from before the last change proves nothing about the lesson as it is now. */
function isBuilt(): boolean {
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(root, folder, file),
    ),
  );
  return files.every((file) => statSync(file).mtimeMs <= built);
}

/** The page as it is delivered, before any script has run. Skipped where there is no new build. */
describe.skipIf(!isBuilt())('the built lesson', () => {
  const html = isBuilt() ? readFileSync(page, 'utf8') : '';
  const textOf = (part: string) =>
    part
      .replace(/<svg.*?<\/svg>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const rowOf = (id: string) =>
    textOf(new RegExp(`<tr id="${id}".*?</tr>`, 's').exec(html)?.[0] ?? '');

  it.each([
    [1, '+10'],
    [2, '−10'],
    [3, '−10'],
    [4, '−10'],
    [5, '+10'],
    [6, '−10'],
    [7, '+10'],
    [8, '+10'],
    [9, '−10'],
  ])('has the row of call %i, which returns %s', (call, score) => {
    const row = rowOf(`call-${call}`);
    expect(row.startsWith(`${call} `)).toBe(true);
    expect(/[+−]\d+(?= (?:the |X has|O has))/.exec(row)?.[0]).toBe(score);
  });

  it('leads every phrase to a row that is there', () => {
    const targets = [...html.matchAll(/<a class="see[^>]* href="#([^"]+)"/g)].map(
      (each) => each[1],
    );
    expect(targets.length).toBeGreaterThan(15);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((each) => each[1]));
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  });

  it('puts no space before a full stop or a comma', () => {
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    const prose = [...main.matchAll(/<(p|li)[ >].*?<\/\1>/gs)].map(([each]) =>
      each.replace(/<[^>]+>/g, ''),
    );
    expect(prose.length).toBeGreaterThan(30);
    expect(prose.filter((each) => /\s[.,;:?!](?:\s|$)/.test(each))).toEqual([]);
  });
});
