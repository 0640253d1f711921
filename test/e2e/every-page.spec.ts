import { expect, test, type Page } from '@playwright/test';
import { deep, isDeep } from '../deep.ts';
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
 * What must be so on every page: one visit, which begins on a phone and ends with the page on paper, and one without
 * scripts. A test goes through some pages, for the next page is opened sooner than another browser. No check stops the
 * next, so that one run names all that is wrong.
 */
/** Those that lead on at once are looked at where they lead. */
const STAYING = PAGES.filter((path) => !/lessons\/ragged|play\/large/.test(path));
const WALKS = STAYING.flatMap((_, at) => (at % 4 === 0 ? [STAYING.slice(at, at + 4)] : []));

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
  const sliders = page.locator('figure.nb-figure .controls input[type=range]');
  for (const slider of await sliders.filter({ visible: true }).all()) {
    const before = await slider.getAttribute('aria-valuetext');
    await slider.press('Home');
    await slider.press('ArrowRight');
    await expect
      .soft(slider, `${path}: a figure's first step`)
      .not.toHaveAttribute('aria-valuetext', String(before));
  }
}

/** Sets whether the window answers to fingers: boards and buttons are larger under them. */
async function touchOf(page: Page): Promise<(isOn: boolean) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return (enabled) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** The page fits a phone, has targets for a thumb, and can be read in the dark and in the reader's own colours. */
async function expectPhone(page: Page, path: string): Promise<void> {
  await expectFirstWindow(page, path);
  await expectContrast(page, path);
  if (isDeep) await expectCleanLook(page, `${path} as it opens`, DARK);
  await expectThumbs(page, path);
  await expectForcedColours(page);
}

for (const walk of WALKS) {
  test(`${walk.join(' ')} fits a phone, can be walked through, read aloud and printed @engines`, async ({
    page,
    baseURL,
    browserName,
  }) => {
    test.slow();
    // Others are not asked in Chromium's own language.
    const isChromium = browserName === 'chromium';
    const setTouch = isChromium ? await touchOf(page) : undefined;
    const complaints = complaintsOf(page, baseURL);
    for (const path of walk) {
      const at = PAGES.indexOf(path);
      await test.step(path, async () => {
        // A page that is left is not laid out once more in the size of the next.
        await page.goto('about:blank');
        await Promise.all([
          page.setViewportSize(isChromium ? PHONE : DESKTOP),
          page.emulateMedia({
            media: null,
            colorScheme: isChromium ? 'dark' : 'light',
            reducedMotion: 'reduce',
            forcedColors: null,
          }),
          setTouch?.(true),
        ]);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        // On a push every second page is looked at as it opens and gone through by Tab; of the others, and in `npm run test:deep` of all,
        // what is folded is looked at, too, and whether there is room for letters further apart.
        const isWhole = at % deep(2, 1) === 0;
        await wakeAll(page, isWhole);
        if (setTouch) {
          await expectPhone(page, path);
          // At once, so that the page is laid out once.
          await Promise.all([
            setTouch(false),
            page.setViewportSize(DESKTOP),
            page.emulateMedia({ colorScheme: 'light', forcedColors: null }),
          ]);
        }
        await expectFirstWindow(page, path);
        await expect.soft(page.locator('h1'), path).toHaveCount(1);
        const outside = await linksOutside(page, String(baseURL));
        expect.soft(outside, `${path}: links out of the sub-path`).toEqual([]);
        await expectCleanLook(page, `${path} as it opens`, LIGHT);
        await expectContrast(page, path);
        await expectNames(page);
        if (isChromium && isWhole) await expectTabStops(page, at);
        await expectSteps(page, path);
        await expectPaper(page);
        if (isChromium && (isDeep || !isWhole)) await expectRoom(page, path);
        // The page for wrong addresses is met here at an address of its own, so nothing is missing.
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
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expectNoWaiting(page, path);
    }
  });
});
