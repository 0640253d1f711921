import { expect, test, type Page } from '@playwright/test';
import { BUT_TARGETS, DARK, LIGHT, expectCleanLook } from './checks/axe.ts';
import { expectFirstWindow } from './checks/firstWindow.ts';
import { expectForcedColours } from './checks/forced.ts';
import { expectTabStops } from './checks/keyboard.ts';
import { expectNames } from './checks/names.ts';
import { expectPaper } from './checks/paper.ts';
import { expectNoWaiting } from './checks/scripts.ts';
import { expectThumbs } from './checks/thumb.ts';
import { deep, isDeep } from '../deep.ts';
import { PAGES, PHONE, complaintsOf, wakeAll } from './pages.ts';

/*
 * What must be so on every page: one visit on a phone, one on a desktop, which ends with the page on
 * paper, and one without scripts. On a push the second waits, and so do the colours of the first. No check
 * stops the next, so that one run names all that is wrong.
 */

/** The links of the page, as scripts have left them, that lead to this host but out of the site. */
async function linksOutside(page: Page, baseURL: string): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  const { origin } = new URL(baseURL);
  return links.filter((link) => new URL(link).origin === origin && !`${link}/`.startsWith(baseURL));
}

/** On a push one test goes through some pages on a phone: the next page is opened sooner than another browser. */
const WALKS = PAGES.flatMap((_, at) => {
  const pages = deep(7, 1);
  return at % pages === 0 ? [PAGES.slice(at, at + pages)] : [];
});

for (const path of PAGES) {
  test(`${path} wakes without a complaint, can be walked through, read aloud and printed @deep`, async ({
    page,
    baseURL,
  }) => {
    const complaints = complaintsOf(page, baseURL);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await wakeAll(page);
    await expectFirstWindow(page, path);
    await expect.soft(page.locator('h1')).toHaveCount(1);
    expect.soft(await linksOutside(page, String(baseURL)), 'links out of the sub-path').toEqual([]);
    await expectNames(page);
    await expectCleanLook(page, 'as it opens', LIGHT);
    await page.emulateMedia({ colorScheme: null, reducedMotion: null });
    await expectTabStops(page);
    // The page for wrong addresses is met here at an address of its own, so nothing is missing.
    expect.soft(complaints, 'complaints').toEqual([]);
    await expectPaper(page);
  });
}

for (const walk of WALKS) {
  test(`${walk.join(' ')} fits a phone, has targets for a thumb, and can be read in the dark @phone`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const complaints = complaintsOf(page, baseURL);
    for (const path of walk) {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await wakeAll(page);
      await expectFirstWindow(page, path);
      await expectThumbs(page, path);
      expect.soft(complaints.splice(0), `${path}: complaints`).toEqual([]);
      if (!isDeep) continue;
      await expectForcedColours(page);
      await expectCleanLook(page, 'as it opens', DARK, undefined, BUT_TARGETS);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no page has anything without scripts that waits for them', async ({ page }) => {
    test.slow();
    // What they look like is of no account.
    await page.route(/\.(woff2|svg|png)$/, (route) => route.abort());
    for (const path of PAGES.toSorted((a, b) => (a.length % 2) - (b.length % 2))) {
      await page.goto(path);
      await expectNoWaiting(page, path);
    }
  });
});
