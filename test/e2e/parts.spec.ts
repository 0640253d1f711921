import { expect, test, type Page, type Route } from '@playwright/test';
import { playShared as play } from '#language/play/messages';
import { siteMessages } from '#language/site/messages';
import { lostMessages } from '#language/ui/messages';
import { LESSON, focused, openPage } from './pages.ts';
import { openFigure, pageErrors } from './support.ts';

/**
 * Files that do not arrive: what is said, and that it can be asked for again. `npm run test:parts` does the
 * same with every file of every page.
 */
const { notice: says, retry, reload, closeNotice } = siteMessages;
const noticeOf = (page: Page) => page.locator('.nb-notice');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cell = (page: Page, at: number) =>
  page.getByRole('grid').first().locator(`[data-cell="${at}"]`);

/** Keeps files back until the result is called. */
async function keepAway(page: Page, files: RegExp, how?: (route: Route) => unknown) {
  const refuse = (route: Route) => void (how ?? ((each) => each.abort()))(route);
  await page.route(files, refuse);
  return () => page.unroute(files, refuse);
}

test('a bot whose file does not arrive is told, and moves once it is there', async ({ page }) => {
  const errors = pageErrors(page);
  const letThrough = await keepAway(page, /\/(policy|kinds|minimax)\.[^/]*\.js$/);
  await openPage(page, './play/#x=person&o=minimax');
  await cell(page, 4).click();
  const told = play.says.botLost(play.strengths.unbeatable);
  await expect(page.locator('.says')).toHaveText(told, { timeout: 5000 });
  await button(page, retry).press('Enter');
  await expect(page.getByText(lostMessages.still)).toBeVisible();
  await expect(button(page, reload)).toBeVisible();
  expect(await focused(page)).toBe(`button ${retry}`);
  await letThrough();
  await button(page, retry).press('Enter');
  await expect(page.getByRole('grid').locator('[aria-label*="O"]')).toHaveCount(1);
  await expect(button(page, retry)).toHaveCount(0);
  expect(await focused(page)).toMatch(/^(td|div|button) cell/);
  expect(errors).toEqual([]);
});

test('a part with no place of its own is told by the page, which asks again', async ({ page }) => {
  const errors = pageErrors(page);
  const letThrough = await keepAway(page, /\/SliderPicture\.[^/]*\.js$/);
  await openFigure(page, LESSON, 'nine');
  const notice = noticeOf(page);
  await expect(notice.getByRole('alert')).toHaveText(says.part);
  await button(page, retry).press('Enter');
  await expect(notice.getByRole('alert')).toHaveText(says.partAgain);
  await expect(button(page, reload)).toBeVisible();
  expect(await focused(page)).toBe(`button ${retry}`);
  await letThrough();
  await button(page, retry).press('Enter');
  await expect(notice.getByRole('alert')).toHaveText(says.here);
  expect(await focused(page)).toBe(`button ${closeNotice}`);
  await expect(page.locator('#nine .range canvas')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(notice).toHaveAttribute('data-kind', '');
  expect(errors).toEqual([]);
});

test('a page without any of its scripts says so, and can be loaded again', async ({ page }) => {
  const letThrough = await keepAway(page, /\/_astro\/[^/]*\.js$/);
  await page.goto('./play/');
  await expect(noticeOf(page).getByRole('alert')).toHaveText(says.island, { timeout: 5000 });
  await letThrough();
  await button(page, reload).click();
  await cell(page, 4).click();
  await expect(noticeOf(page)).toHaveAttribute('data-kind', '');
});

test('an old page whose files are gone offers to reload', async ({ page }) => {
  const errors = pageErrors(page);
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.slider.press('ArrowRight');
  // What writes the address comes with the first step.
  await expect(page).toHaveURL(/step=2/);
  // The site is another one by now: all its files have other names.
  await page.route(/\/_astro\/[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.route(/\/lessons\/minimax\/$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(\/_astro\/[^"]+\.)[^".]+\.js/g, '$1newer.js');
    await route.fulfill({ response: answer, body });
  });
  await figure.openMore();
  await figure.tool('predict').click();
  await expect(noticeOf(page).getByRole('alert')).toHaveText(says.stale, { timeout: 5000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await button(page, reload).click();
  await expect(figure.slider).toHaveJSProperty('value', '1');
  await expect(noticeOf(page)).toHaveAttribute('data-kind', '');
  expect(errors).toEqual([]);
});
