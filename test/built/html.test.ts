import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../scripts/lib/testSite.mjs';

/** Bytes of a lesson's page as it travels, without what it loads. */
const MOST = 60_000;
const lessons = readdirSync(join(testSite.dir, 'lessons'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(lessons)('the page of the lesson %s', (name) => {
  const html = readFileSync(join(testSite.dir, 'lessons', name, 'index.html'), 'utf8');

  it('is light enough', () => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(MOST);
  });

  it('has the styles of other pages from files that a browser keeps', () => {
    expect(html.match(/<link rel="stylesheet" href="[^"]*shared\.\w+\.css">/g)).toHaveLength(1);
    expect(html.match(/<style/g)?.length ?? 0).toBeLessThan(10);
  });
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
