import { expect, test, type Page } from '@playwright/test';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
import { unkeptMessages } from '#language/ui/notice/messages';
import { axeFindings } from './checks/axe.ts';
import { openPage } from './pages.ts';

/** Takes all the room that there is, or gives it back. */
const fill = (page: Page) =>
  page.evaluate(() => {
    for (let [size, at] = [1 << 20, 0]; size >= 1; at++) {
      try {
        localStorage.setItem(`full${at}`, 'x'.repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
const empty = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('full')) localStorage.removeItem(key);
    }
  });

/** Whether the page asks before it goes; it stays then. */
async function asks(page: Page, leave: () => Promise<unknown>): Promise<boolean> {
  const asked = page
    .waitForEvent('dialog')
    .then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type() === 'beforeunload';
    })
    .catch(() => false);
  const gone = page
    .waitForEvent('framenavigated')
    .then(() => false)
    .catch(() => false);
  // A page that stays does not answer before it has been asked.
  void leave().catch(() => undefined);
  return Promise.race([asked, gone]);
}

test('points that cannot be stored: said where one works, asked at leaving, kept when there is room @phone', async ({
  context,
  page,
}) => {
  await openPage(page, 'teach/grade/');
  await page.getByRole('button', { name: words.add.example }).click();
  await page.getByRole('button', { name: words.matrix.read }).waitFor();
  await fill(page);
  await page.getByRole('button', { name: words.matrix.read }).click();
  await page.getByRole('button', { name: '1', exact: true }).last().click();
  const bar = page.getByText(words.storage({ code: 'full' }));
  await expect(bar).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(bar).toBeInViewport();
  expect(await axeFindings(page, '.unkept')).toEqual([]);
  expect(await asks(page, () => page.reload())).toBe(true);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: unkeptMessages.save }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.gradebook\.json$/);
  await expect(page.getByText(unkeptMessages.saved).last()).toBeVisible();

  const other = await context.newPage();
  await other.goto('./about/');
  await empty(other);
  await expect(bar).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: words.matrix.read })).toHaveCount(0);
  expect(await asks(page, () => page.reload())).toBe(false);
});
