import { expect, test } from '@playwright/test';
import { testSite } from '../../scripts/lib/testSite.mjs';
import { weigh } from '../../scripts/lib/weight.mjs';

/**
 * The size budget is a sum over files that were found by reading; the browser says which it fetches.
 * What waits for an idle moment is reported apart, so here no such moment ever comes.
 */
test('the budget of a lesson counts every script that comes unasked', async ({
  page: tab,
  baseURL,
}) => {
  const page = 'lessons/minimax/index.html';
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
  // All others wait until it has woken, and for an idle moment.
  await expect(tab.locator('astro-island:not([ssr])')).toHaveCount(1);
  await expect(tab.locator('astro-island[data-first]')).not.toHaveAttribute('ssr');
  const { files } = await weigh(testSite.dir, page, testSite.base);
  expect([...fetched].filter((path) => !files.includes(path))).toEqual([]);
});
