import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testSite } from '../../scripts/lib/testSite.mjs';

it('the games of the built arena have each a name of its own', () => {
  const html = readFileSync(join(testSite.dir, 'arena/index.html'), 'utf8');
  const links = [...html.matchAll(/<a class="game[^>]*>/g)].map(([link]) => link);
  const names = links.map((link) => /aria-label="([^"]+)"/.exec(link)?.[1]);
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});
