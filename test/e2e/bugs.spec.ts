import { expect, test, type Locator, type Page } from '@playwright/test';
import { bugMessages as words } from '#language/bug-hunt/messages';
import { complaintsOf, wakeAll } from './pages.ts';

const BUGS = './lessons/bugs/';
const OTHERS = './lessons/suspects/';

async function openCase(page: Page, id: string, path = BUGS): Promise<Locator> {
  await page.goto(path);
  await wakeAll(page);
  const figure = page.locator(`figure#${id}`);
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

const button = (figure: Locator, name: string) => figure.getByRole('button', { name, exact: true });
const cell = (figure: Locator, x: number, y: number) =>
  figure.locator(`[role="gridcell"][data-x="${x}"][data-y="${y}"]`);

test('a program is asked about, run, and shown as what it is', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openCase(page, 'rim', OTHERS);
  const figure = page.locator('figure#empty');
  // Where a search leads.
  await page.evaluate(() => (location.hash = 'the-empty-cell'));
  await expect(figure).toBeVisible();
  await button(page.locator('main'), words.titles.rim).click();
  await expect(figure).toBeHidden();
  await button(page.locator('main'), words.titles.empty).click();
  await button(figure, words.guess.options.wrong).click();
  const says = figure.locator('.says');
  await expect(says).toContainText(words.says({ kind: 'endless', steps: 1_000_000 }));
  await expect(says).toContainText(words.guess.wrong(words.guess.options.wrong));

  // The error has the name that the list has in the page's shortened code.
  const name = page.locator('figure#name');
  await button(page.locator('main'), words.titles.name).click();
  await expect(figure).toBeHidden();
  await button(name, words.guess.options.throws).click();
  await expect(name.locator('.says')).toContainText('countWeight is not a function');
  await expect(name.locator('.says')).toContainText(words.guess.right);
  expect(complaints).toEqual([]);
});

test('a position of one’s own is found by keys alone', async ({ page }) => {
  const figure = await openCase(page, 'order');
  await button(figure, words.guess.skip).click();
  await button(figure, words.board.clear).click();
  const says = figure.locator('.says');
  await expect(says).toContainText('The board is empty');
  await cell(figure, 0, 0).focus();
  await page.keyboard.press('Enter');
  // A single mark at distance five is lost, as published; the further one of two is counted.
  await expect(says).toContainText('Nothing shows here');
  await cell(figure, 1, 0).focus();
  await page.keyboard.press('Enter');
  await expect(says).toContainText('a wrong weight');
  await expect(figure.locator('.goals .reached')).toHaveCount(1);
  await expect(figure.locator('[role="status"]').last()).toContainText(
    words.board.put('X', '(1, 0)'),
  );
});
