import { expect, test, type Page } from '@playwright/test';
import { openPage } from './pages.ts';

const put = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('progress shows what another tab has solved, and a file is added to that', async ({
  context,
  page,
}) => {
  const solved = (lesson: string) =>
    JSON.stringify({
      noughtbook: 'progress',
      version: 1,
      solved: { [lesson]: { fork: { title: 'Fork', times: 1 } } },
    });
  await page.goto('progress/');
  await expect(page.getByText('You haven’t solved an exercise')).toBeVisible();
  const other = await context.newPage();
  await other.goto('about/');
  await put(other, 'noughtbook.progress', solved('lessons/count'));
  await expect(page.getByText('You have solved one exercise in one lesson.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(solved('lessons/fin')),
  });
  await expect(page.getByText('exercises of 2 kinds in 2 lessons')).toBeVisible();
  expect(await stored(page, 'noughtbook.progress')).toContain('lessons/count');
});

test('an assignment that is begun with a full store is not called kept', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openPage(page, 'teach/');
  await page.getByRole('button', { name: 'New assignment' }).click();
  await page.locator('[data-kind="best-move"]').click();
  await expect(page.getByText('Not kept', { exact: true })).toBeVisible();
  await expect(page.getByText('Kept on this device')).toBeHidden();
});
