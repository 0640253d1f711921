import { expect, type Page } from '@playwright/test';

/** What axe lets go without a name: boards, trees, lists of tabs and their parts. */
const NAMED = ['grid', 'gridcell', 'tree', 'tab', 'tablist', 'tabpanel', 'region']
  .map((role) => `[role=${role}]`)
  .join();

/** The ones among them that are told to assistive technology without one. */
const nameless = (page: Page): Promise<string[]> =>
  page.locator(NAMED).evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest('[aria-hidden=true], [inert]'))
      .filter((each) => {
        const labels = (each.getAttribute('aria-labelledby') ?? '').split(' ');
        const said = labels.map((id) => document.getElementById(id)?.textContent ?? '').join('');
        const text = /^(gridcell|tab)$/.test(`${each.role}`) ? each.textContent : '';
        const caption = each.querySelector(':scope > caption')?.textContent ?? '';
        return `${each.ariaLabel ?? ''}${said}${caption}${text}`.trim() === '';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );

/**
 * Every board and list has a name (axe asks it of controls), no id is given twice, what is only heard says
 * "minus" in a word, and nothing shouts before anything has happened.
 */
export async function expectNames(page: Page): Promise<void> {
  expect.soft(await nameless(page), 'parts without a name').toEqual([]);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  expect.soft(twice, 'ids twice').toEqual([]);
  const unsaid = await page
    .locator('[aria-label*="−"], .sr-only:has-text("−")')
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 200)));
  expect.soft(unsaid, 'a sign that a voice may leave out: see `aloud`').toEqual([]);
  const shouts = await page
    .locator('[aria-live=assertive], [role=alert]:not(:empty)')
    .evaluateAll((all) =>
      all
        .filter((each) => each.role !== 'alert' || each.textContent?.trim())
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  expect.soft(shouts, 'what is spoken at once').toEqual([]);
}
