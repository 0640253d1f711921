import { expect, test } from '@playwright/test';
import { dialogMessages } from '#language/stepper/dialogs';
import { LESSON, hold } from './pages.ts';
import { openFigure, say } from './support.ts';

/** What reads and writes the addresses of searches comes a moment after their figure. */
const ADDRESSES = /\/address\.[^/]+\.js$/;

test('a link wins over a step that was taken while it was read @deep', async ({ page }) => {
  const letGo = await hold(page, ADDRESSES);
  const figure = await openFigure(page, `${LESSON}#fig=nine&step=37`, 'nine');
  await figure.slider.press('ArrowRight');
  await expect(figure.slider).toHaveJSProperty('value', '1');
  // Longer than it takes a figure to come to rest and write its address.
  await page.waitForTimeout(500);
  letGo();
  await expect(figure.slider).toHaveJSProperty('value', '36');
  await expect(page).toHaveURL(/#fig=nine&step=37$/);
});

test('addresses that cannot be read are told once, by the figure they were for, until they can @deep', async ({
  page,
}) => {
  await page.route(ADDRESSES, (route) => route.abort());
  const figure = await openFigure(page, `${LESSON}#fig=nine&step=37`, 'nine');
  await expect(page.getByText(dialogMessages.addressLost)).toHaveCount(1);
  await expect(figure.notices).toContainText(dialogMessages.addressLost);
  await figure.openMore();
  await figure.button(say.share.copy).click();
  await expect(figure.root.getByText(say.share.lost)).toBeVisible();
  await page.unroute(ADDRESSES);
  await figure.slider.press('ArrowRight');
  await expect(page).toHaveURL(/#fig=nine&step=2$/);
  await expect(figure.notices).not.toContainText(dialogMessages.addressLost);
});

test('a plain anchor is nothing that a figure misses @deep', async ({ page }) => {
  await page.route(ADDRESSES, (route) => route.abort());
  await openFigure(page, `${LESSON}#_top`, 'nine');
  await page.waitForTimeout(500);
  await expect(page.getByText(dialogMessages.addressLost)).toHaveCount(0);
});
