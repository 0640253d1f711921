import { expect, test, type Page } from '@playwright/test';
import { openPage } from './pages.ts';

/** An assignment of the workshop whose text was once too long to be read again. */
const LOST = JSON.stringify({
  v: 1,
  assignments: [
    {
      id: 1,
      draft: {
        title: 'Forks, class 7b',
        order: 'given',
        tasks: [
          {
            id: 1,
            kind: 'best-move',
            parts: { setup: 'XX.OO....x' },
            text: 'long '.repeat(2100),
            points: 1,
            hints: 1,
            attempts: 3,
            feedback: 'at-once',
          },
        ],
      },
      text: '',
    },
  ],
});

const put = (page: Page, key: string, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

test('what was put aside is found from the notice, given back, deleted and brought back', async ({
  page,
}) => {
  await page.goto('teach/');
  await put(page, 'noughtbook.teach.kept', LOST);
  await put(page, 'noughtbook.teach', '{"v":1,"assign');
  await page.reload();
  await page.getByRole('link', { name: 'See what is kept aside.' }).click();
  await expect(page).toHaveURL(/progress\/#kept-aside$/);
  const region = page.getByRole('region', { name: 'Kept aside' });
  const given = region.getByRole('status');
  await expect(region.getByRole('listitem')).toHaveCount(2);

  await region
    .getByRole('button', { name: /^Give back/ })
    .nth(1)
    .click();
  await expect(given).toContainText('It still cannot be read');
  await region
    .getByRole('button', { name: /^Delete/ })
    .nth(1)
    .click();
  await expect(region.getByRole('listitem')).toHaveCount(1);
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(region.getByRole('listitem')).toHaveCount(2);

  await region
    .getByRole('button', { name: /^Give back/ })
    .first()
    .click();
  await expect(given).toContainText('It is back where it came from.');
  await expect(region.getByRole('heading', { name: 'Kept aside' })).toBeFocused();
  expect(await stored(page, 'noughtbook.teach.kept')).toBeNull();
  await page.goto('teach/');
  await page.getByRole('button', { name: 'Open “Forks, class 7b”' }).click();
  await expect(page.getByLabel('Your words to the pupil')).toHaveValue('long '.repeat(2100));
  // Beside the field, and in the place of the preview.
  await expect(page.getByText('This text is 8,500 characters too long').first()).toBeVisible();
});

test('what keeps its place from being written is found by a look at everything, and let go @phone @deep', async ({
  page,
}) => {
  await page.goto('progress/');
  await put(page, 'noughtbook.progress', '{"noughtbook":"progress","version":99}');
  await page.reload();
  await page.getByRole('link', { name: 'See what is kept aside.' }).click();
  await page.getByRole('button', { name: 'Check everything on this device' }).click();
  const region = page.getByRole('region', { name: 'Kept aside' });
  await expect(region.getByText('A newer version of this site stored this.')).toBeVisible();
  await region.getByRole('button', { name: /^Delete/ }).click();
  await region.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(region.getByRole('status')).toContainText('deleted');
  expect(await stored(page, 'noughtbook.progress')).toBeNull();
});

test('progress shows what another tab has solved, and a file is added to that @deep', async ({
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

test('an assignment that is begun with a full store is not called kept @deep', async ({ page }) => {
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
