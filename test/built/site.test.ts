import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { binOf, root } from '../../scripts/lib/paths.mjs';
import { testSite } from '../../scripts/lib/testSite.mjs';

/** Bytes of a lesson's page as it travels, without what it loads. */
const MOST = 60_000;
const lessons = readdirSync(join(testSite.dir, 'lessons'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

it.each(lessons)('the page of %s is light, and shared styles come from files', (name) => {
  const html = readFileSync(join(testSite.dir, 'lessons', name, 'index.html'), 'utf8');
  expect(gzipSync(html).length).toBeLessThanOrEqual(MOST);
  expect(html.match(/<link rel="stylesheet" href="[^"]*shared\.\w+\.css">/g)).toHaveLength(1);
  expect(html.match(/<style/g)?.length ?? 0).toBeLessThan(10);
});

it.each(lessons)('the head of %s names every module of the figure that wakes first', (name) => {
  const html = readFileSync(join(testSite.dir, 'lessons', name, 'index.html'), 'utf8');
  const [first, address] = /<astro-island data-first [^>]*component-url="([^"]+)"/.exec(html) ?? [];
  if (name === 'ragged') return expect(first).toBeUndefined();
  expect(html.indexOf('customElements.define("astro-island"')).toBeLessThan(html.indexOf(first!));
  const named = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
    ([, path]) => path!.slice(testSite.base.length),
  );
  expect(named).toContain(address!.slice(testSite.base.length));
  const imported = named.flatMap((path) =>
    [
      ...readFileSync(join(testSite.dir, path), 'utf8').matchAll(/\b(?:from|import)"\.\/([^"]+)"/g),
    ].map(([, next]) => `_astro/${next}`),
  );
  expect(imported.filter((path) => !named.includes(path))).toEqual([]);
});

it('the styles of every component that scripts draw are in the site', () => {
  const textsOf = (ending: string) =>
    readdirSync(testSite.dir, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(ending))
      .map((path) => readFileSync(join(testSite.dir, path), 'utf8'))
      .join();
  const namesIn = (text: string) => new Set(text.match(/\bsvelte-(?!trusted)[a-z0-9]{5,8}\b/g));
  const drawn = namesIn(textsOf('.js'));
  const styled = namesIn(
    textsOf('.css') +
      textsOf('.html').replace(/<body.*?<\/body>/gs, (body) =>
        (body.match(/<style.*?<\/style>/gs) ?? []).join(),
      ),
  );
  expect(drawn.size).toBeGreaterThan(100);
  expect([...drawn].filter((name) => !styled.has(name))).toEqual([]);
});

it('the games of the built arena have each a name of its own', () => {
  const html = readFileSync(join(testSite.dir, 'arena/index.html'), 'utf8');
  const links = [...html.matchAll(/<a class="game[^>]*>/g)].map(([link]) => link);
  const names = links.map((link) => /aria-label="([^"]+)"/.exec(link)?.[1]);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

it('is looked at by 260 browser tests at the most', () => {
  const list = [binOf('@playwright/test', 'playwright'), 'test', '--list'];
  const listed = execFileSync(process.execPath, list, { cwd: root, encoding: 'utf8' });
  expect(Number(/Total: (\d+) tests/.exec(listed)?.[1])).toBeLessThanOrEqual(260);
});
