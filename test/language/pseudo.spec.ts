import { expect, test, type Page } from '@playwright/test';
import { PAGES, openPage } from '../e2e/pages.ts';
import { findEnglish } from './english.ts';

/** Names of things that are called so in every language, and a browser's own error. */
const NAMES = [
  ...['Noughtbook', 'AND', 'OR', 'NaN', 'PNG'],
  ...['list', 'countWeight', 'is', 'not', 'function'],
];

/** As many buttons of a page as are pressed. */
const CLICKS = 30;

async function english(page: Page, html?: string): Promise<string[]> {
  const asked = { names: NAMES, ...(html === undefined ? {} : { html }) };
  const read = () => page.evaluate(findEnglish, asked);
  // A button may load the page anew.
  return read().catch(() => page.waitForLoadState().then(read));
}

/** How far the page can be moved sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a text of English is found', async ({ page }) => {
  await page.setContent('<p title="Ñóó">Stéép 3 óóf <b>forty</b></p><button aria-label="Undo">');
  expect(await english(page)).toEqual([
    expect.stringContaining('forty'),
    expect.stringContaining('Undo'),
  ]);
});

/** The page for developers speaks English in every language, like the code. */
const TRANSLATED = PAGES.filter((path) => !path.includes('/controls/'));

for (const path of TRANSLATED) {
  test(`${path} says nothing in English, and fits on a phone`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const html = await (await page.request.get(path)).text();
    await openPage(page, path);
    expect.soft(await english(page, html), 'as delivered').toEqual([]);
    expect.soft(await english(page), 'awake').toEqual([]);
    expect.soft(await overflow(page), 'pixels too wide').toBeLessThanOrEqual(0);
    expect.soft(await press(page), 'with buttons pressed').toEqual([]);
  });
}

/** Unfolds what can be unfolded and presses one button after another: everything wrong that comes up. */
async function press(page: Page): Promise<string[]> {
  const found = new Set<string>();
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '');
  });
  const buttons = page.locator('main button:visible:enabled');
  for (let at = 0; at < Math.min(CLICKS, await buttons.count()); at++) {
    await buttons.nth(at).evaluate((button: HTMLButtonElement) => button.click());
    for (const each of await english(page)) found.add(each);
    if ((await overflow(page)) > 0) found.add(`button ${at} makes the page too wide`);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  }
  return [...found];
}
