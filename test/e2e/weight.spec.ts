import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/lib/paths.mjs';
import { basePath } from '../../scripts/lib/serve.mjs';
import { weigh } from '../../scripts/lib/weight.mjs';

const dist = resolve(root, process.env['E2E_DIST'] ?? 'dist');

/**
 * The size budget is a sum over files that were found by reading; the browser says which it fetches.
 * What waits for an idle moment is reported apart, so here no such moment ever comes.
 */
for (const page of ['404.html', 'index.html', 'lessons/minimax/index.html', 'tree/index.html']) {
  test(`the budget of ${page} counts every script that comes unasked`, async ({
    page: tab,
    baseURL,
  }) => {
    await tab.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const fetched = new Set<string>();
    const base = new URL(baseURL ?? '');
    tab.on('request', (request) => {
      const url = new URL(request.url());
      const isScript = request.resourceType() === 'script' && url.origin === base.origin;
      if (isScript) fetched.add(decodeURIComponent(url.pathname.slice(base.pathname.length)));
    });
    await tab.goto(`./${page.replace(/index\.html$/, '')}`, { waitUntil: 'networkidle' });
    const { files } = await weigh(dist, page, basePath());
    expect([...fetched].filter((path) => !files.includes(path))).toEqual([]);
  });
}
