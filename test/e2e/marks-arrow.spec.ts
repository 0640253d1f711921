import { expect, test } from '@playwright/test';
import { largeBoardMessages } from '#language/ui/large-board/messages';
import { wakeAll } from './pages.ts';
import { pageErrors } from './support.ts';

test('where no mark is in view, an arrow at the rim of the board leads back to them @both @deep', async ({
  page,
}) => {
  const errors = pageErrors(page);
  await page.goto('./play/large/#size=none');
  await wakeAll(page);
  const surface = page.locator('.table .surface');
  const arrow = surface.getByRole('button', { name: largeBoardMessages.tools.toMarks });
  const cell = surface.locator('[role="gridcell"][tabindex="0"]');
  await cell.focus();
  await page.keyboard.press('Enter');
  // The bot has answered, and brought its mark into sight.
  await expect(page.locator('.table')).toContainText(/took.+took/);
  await expect(arrow).toHaveCount(0);
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowRight');
  await expect(arrow).toBeVisible();
  const [box, board] = [await arrow.boundingBox(), await surface.boundingBox()];
  if (!box || !board) throw new Error('neither arrow nor board');
  // At the left rim, and whole.
  expect(box.x - board.x).toBeGreaterThanOrEqual(0);
  expect(box.x - board.x).toBeLessThan(60);
  await arrow.click();
  await expect(arrow).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('on a phone the board stays in sight above the account of a cell @phone @deep', async ({
  page,
}) => {
  await page.goto('./play/large/#size=15x15');
  await wakeAll(page);
  const surface = page.locator('.table .surface');
  await surface.locator('[role="gridcell"][tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('t');
  const account = page.locator('.table > .sheet');
  await expect(account).toBeVisible();
  const sum = account.locator('.num').last();
  await sum.scrollIntoViewIfNeeded();
  await expect(sum).toBeInViewport();
  await expect(surface).toBeInViewport({ ratio: 0.9 });
});
