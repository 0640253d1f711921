import { expect, test } from '@playwright/test';
import { HOME, openPage, shell } from './pages.ts';
import { deep } from '../deep.ts';

test('a wrong address leads to a page that says so', async ({ page }) => {
  const answer = await page.goto('./no-such-page/');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link').first()).toBeVisible();
});

/** What strangers type, and a page that must be among the first three found. */
const TYPED = [
  ['tic tac toe', /lessons\/folk|glossary/],
  ['AI', /play\/$/],
  ['recursion', /lessons\/minimax/],
  ['pruning', /lessons\/whole-tree/],
  ['gomoku', /lessons\/five/],
  ['Python', /lessons\/minimax/],
  ['machine learning', /lessons\/learning/],
  ['easy', /play\/$/],
  ['friend', /play\/$/],
  ['two players', /play\/$/],
  ['computer', /play\/$/],
  ['homework', /do\/|teach\/$/],
  ['dark mode', /about/],
  ['levels', /arena\/$/],
  ['bot', /play\/$/],
  ['bot', /arena\/$/],
  ['machine', /lessons\/minimax/],
  ['computer', /lessons\/minimax/],
  ['AI', /lessons\/learning/],
  ['unbeatable', /play\/$/],
  ['unbeatable', /map\/$/],
] as const;

test('readers find a page by words of their own @engines', async ({ page }) => {
  await openPage(page, HOME);
  await page.keyboard.press('Control+k');
  const field = page.getByLabel(shell.searchField);
  const found = page.locator('nb-search ol > li > a');
  for (const [words, address] of TYPED.slice(0, deep(3, TYPED.length))) {
    await test.step(words, async () => {
      await field.fill(words);
      await expect
        .poll(async () => {
          const links = await found.evaluateAll((each) =>
            each.map((link) => link.getAttribute('href')),
          );
          return links.slice(0, 3).some((link) => address.test(link ?? ''));
        })
        .toBe(true);
      // A list of such words is no sentence: what is shown is what the page says of itself.
      await expect(page.locator('nb-search ol')).not.toContainText('easy bot, unbeatable bot');
    });
  }
});
