import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { binOf, cache, root } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/lib/serve.mjs';
import { SUB_PATH } from '../../scripts/lib/subpath.mjs';
import { stepCount } from '../../src/engine/index.ts';
import { play } from '../../src/i18n/en/play.ts';
import { PAGES, complaintsOf, dist, openPage, shell } from './pages.ts';
import { FigurePage, wholeGame } from './support.ts';

// One worker builds and serves the site for all tests of this file.
test.describe.configure({ mode: 'default' });

/** The site below a sub-path: what `npm test` has built just before, or a build of our own. */
const site = resolve(root, process.env['E2E_SUBPATH_DIST'] ?? join(cache, 'sub-path'));
const builtAt = (dir: string) => {
  const page = join(dir, 'index.html');
  return existsSync(page) ? statSync(page).mtimeMs : 0;
};

let served: { address: string; close: () => Promise<void> };
/** The address of a page of the site, `./` being its first. */
const at = (path: string) => new URL(path, served.address).href;

test.beforeAll(async () => {
  if (!process.env['E2E_SUBPATH_DIST'] && builtAt(site) < builtAt(dist)) {
    test.setTimeout(180_000);
    const args = [binOf('astro'), 'build', '--outDir', site];
    const env = { ...process.env, ...SUB_PATH };
    const built = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(`${built.stdout}${built.stderr}`);
  }
  served = await serve({ dir: site, base: `${SUB_PATH.BASE_PATH}/`, port: 0 });
});

test.afterAll(() => served.close());

test('every page below a sub-path opens, and its links stay below it', async ({ page }) => {
  const complaints = complaintsOf(page, served.address);
  for (const path of PAGES) {
    await openPage(page, at(path));
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    const outside = hrefs.filter((href) => {
      const { origin, pathname } = new URL(href);
      return origin === new URL(served.address).origin && !`${pathname}/`.startsWith('/notes/');
    });
    expect(outside, path).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('the worker records the whole game below a sub-path', async ({ page }) => {
  const complaints = complaintsOf(page, served.address);
  const run = wholeGame();
  await page.goto(at('./tree/#fig=tree&step=300000&board=.........&move=X&computer=X'));
  const figure = await new FigurePage(page, 'tree').awake();
  await expect(figure.slider).toHaveJSProperty('max', String(stepCount(run.trace) - 1), {
    timeout: 30_000,
  });
  await figure.expectStep(run, 299_999);
  expect(complaints).toEqual([]);
});

test('"show me why" and the search find their way below a sub-path', async ({ page }) => {
  const complaints = complaintsOf(page, served.address);
  await openPage(page, at('./'));
  await page.getByRole('gridcell').nth(4).click();
  await expect(page.locator('.says.with-scripts')).not.toHaveText(play.says.begin.X);
  await page.getByRole('link', { name: play.why }).click();
  await expect(page).toHaveURL(/\/notes\/tree\/#/);
  const figure = await new FigurePage(page, 'tree').awake();
  await expect(figure.slider).not.toHaveJSProperty('max', '0');
  await page.keyboard.press('Control+k');
  await page.getByLabel(shell.searchField).fill('minimax');
  const found = page.locator('nb-search ol a').first();
  await expect(found).toHaveAttribute('href', /^\/notes\//);
  await found.click();
  await expect(page).toHaveURL(/\/notes\//);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(complaints).toEqual([]);
});
