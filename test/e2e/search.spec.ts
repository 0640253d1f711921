import { expect, test } from '@playwright/test';
import { testSite } from '../../scripts/lib/testSite.mjs';
import { HOME, complaintsOf, openPage, shell } from './pages.ts';

test('what the search finds is a page of this site', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, HOME);
  await page.keyboard.press('Control+k');
  await page.getByLabel(shell.searchField).fill('minimax');
  const found = page.locator('nb-search ol a').first();
  await expect(found).toHaveAttribute('href', new RegExp(`^${testSite.base}`));
  await found.click();
  await expect(page).toHaveURL(new RegExp(`^${baseURL}`));
  await expect(page.locator('h1')).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('a wrong address leads to a page that says so @both', async ({ page }) => {
  const answer = await page.goto('./no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link').first()).toBeVisible();
});
