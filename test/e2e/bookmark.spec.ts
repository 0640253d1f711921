import { expect, test, type Page } from '@playwright/test';
import { bookmarkStore } from '../../src/components/platform/bookmark.ts';
import { HOME, expectFocus, shell } from './pages.ts';

const LIST = './lessons/';
const FOLK = './lessons/folk/';

const line = (page: Page) => page.locator('[data-go-on]');

/** The number of a lesson, as a list of lessons says it. */
async function numberOf(page: Page, path: string): Promise<number> {
  const name = path.replace(/^\.\/|\/$/g, '');
  return Number(await page.locator(`a[data-lesson="${name}"]`).getAttribute('data-number'));
}

/** Reads a lesson to its end. */
async function readOut(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // What notes it may come after the first walk down the page: then it takes another.
  await expect(async () => {
    await page.locator('.nb-content h2[id]').evaluateAll(async (headings) => {
      for (const heading of headings) {
        heading.scrollIntoView({ behavior: 'instant' });
        // One that went by between two frames was not seen.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key) ?? '', bookmarkStore.key), {
        timeout: 2000,
      })
      .toMatch(/"at":\{"lesson":"[^"]*"\},"ended":\["/);
  }).toPass();
}

test('a lesson that was read to its end is marked, the next one is offered, and all that is forgotten', async ({
  page,
}) => {
  await readOut(page, FOLK);
  for (const path of [HOME, LIST]) {
    await page.goto(path);
    const number = await numberOf(page, FOLK);
    await expect(line(page).getByRole('link')).toHaveText(
      new RegExp(`^Go on: lesson ${number + 1}, \\w`),
    );
    await expect(page.locator('a[data-lesson]', { hasText: shell.ended })).toHaveAttribute(
      'data-number',
      String(number),
    );
  }
  // Whoever goes back to an exercise above the end is led there, and not past it.
  await page.goto(FOLK);
  await page.locator('.exercises > summary').click();
  const exercise = page.locator('.exercise').first();
  await exercise.scrollIntoViewIfNeeded();
  await exercise.getByRole('gridcell', { disabled: false }).first().click();
  await page.goto(HOME);
  await expect(line(page).getByRole('link')).toHaveAttribute('href', /\/lessons\/folk\/#./);
  // It can be forgotten, by keyboard, and nothing is left.
  await page.getByRole('button', { name: shell.forget }).press('Enter');
  await expect(line(page)).toHaveText(shell.forgotten);
  await expectFocus(page, 'forgetting');
  await expect(page.locator('.nb-ended')).toHaveCount(0);
  // It is written when other windows leave it alone, a moment later.
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), bookmarkStore.key))
    .toBeNull();
  await page.goto(HOME);
  await expect(line(page)).toBeHidden();
});
