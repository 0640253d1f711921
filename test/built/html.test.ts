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
