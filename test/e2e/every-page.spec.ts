import { expect, test, type Page } from '@playwright/test';
import { isDeep } from '../deep.ts';
import { DARK, LIGHT, expectCleanLook } from './checks/axe.ts';
import { expectContrast } from './checks/contrast.ts';
import { expectFirstWindow } from './checks/firstWindow.ts';
import { expectForcedColours } from './checks/forced.ts';
import { expectTabStops } from './checks/keyboard.ts';
import { expectNames } from './checks/names.ts';
import { expectPaper } from './checks/paper.ts';
import { expectNoWaiting } from './checks/scripts.ts';
import { expectRoom, expectThumbs } from './checks/thumb.ts';
import { DESKTOP, PAGES, PHONE, complaintsOf, wakeAll } from './pages.ts';

/*
 * What must be so on every page: one visit on a desktop, which ends with the page on paper, one on a phone,
 * and one without scripts. A test goes through some pages, for the next page is opened sooner than another
 * browser. No check stops the next, so that one run names all that is wrong.
 */
const WALKS = PAGES.flatMap((_, at) => (at % 4 === 0 ? [PAGES.slice(at, at + 4)] : []));

/** The links of the page, as scripts have left them, that lead to this host but out of the site. */
async function linksOutside(page: Page, baseURL: string): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  const { origin } = new URL(baseURL);
  return links.filter((link) => new URL(link).origin === origin && !`${link}/`.startsWith(baseURL));
}

/** Every figure that is stepped through goes on by a key, and says so. */
async function expectSteps(page: Page, path: string): Promise<void> {
  for (const slider of await page.locator('figure.nb-figure .controls input[type=range]').all()) {
    const before = await slider.getAttribute('aria-valuetext');
    await slider.press('Home');
    await slider.press('ArrowRight');
    await expect
      .soft(slider, `${path}: a figure's first step`)
      .not.toHaveAttribute('aria-valuetext', String(before));
  }
}

for (const walk of WALKS) {
  test(`${walk.join(' ')} can be walked through, read aloud and printed @engines`, async ({
    page,
    baseURL,
    browserName,
  }) => {
    test.slow();
    const complaints = complaintsOf(page, baseURL);
    for (const path of walk) {
      await test.step(path, async () => {
        // A page that is left is not laid out once more in the size of the next.
        await page.goto('about:blank');
        await page.setViewportSize(DESKTOP);
        await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await wakeAll(page);
        await expectFirstWindow(page, path);
        await expect.soft(page.locator('h1'), path).toHaveCount(1);
        const outside = await linksOutside(page, String(baseURL));
        expect.soft(outside, `${path}: links out of the sub-path`).toEqual([]);
        await expectCleanLook(page, `${path} as it opens`, LIGHT);
        await expectContrast(page, path);
        await expectNames(page);
        // It asks Chromium in its own language.
        if (browserName === 'chromium') await expectTabStops(page, PAGES.indexOf(path));
        await expectSteps(page, path);
        await expectPaper(page);
        if (browserName === 'chromium') await expectRoom(page, path);
        // The page for wrong addresses is met here at an address of its own, so nothing is missing.
        expect.soft(complaints.splice(0), `${path}: complaints`).toEqual([]);
      });
    }
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
      await test.step(path, async () => {
        await page.goto('about:blank');
        await page.setViewportSize(PHONE);
        await page.emulateMedia({
          colorScheme: 'dark',
          reducedMotion: 'reduce',
          forcedColors: null,
        });
        await page.goto(path);
        await wakeAll(page);
        await expectFirstWindow(page, path);
        await expectContrast(page, path);
        if (isDeep) await expectCleanLook(page, `${path} as it opens`, DARK);
        await expectThumbs(page, path);
        await expectForcedColours(page);
        expect.soft(complaints.splice(0), `${path}: complaints`).toEqual([]);
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('no page has anything without scripts that waits for them', async ({ page }) => {
    test.slow();
    for (const path of PAGES.toSorted((a, b) => (a.length % 2) - (b.length % 2))) {
      await page.goto(path);
      await expectNoWaiting(page, path);
    }
  });
});
