import { expect, test } from '@playwright/test';
import { cellWeightKind, seededRng } from '../../src/engine/index.ts';
import { cellWeightMessages } from '#language/exercises/cell-weight/messages';
import { exercises } from '#language/exercises/frame/messages';
import { openPart } from './pages.ts';

test('a weight is typed, told to be wrong by Enter, and mended', async ({ page }) => {
  const exercise = page.locator('.exercise').filter({ hasText: 'What does this cell weigh?' });
  await openPart(page, './lessons/weight/', exercise);
  const { x, o } = cellWeightKind.key(cellWeightKind.generate(seededRng(3), 1));
  await exercise.getByLabel(cellWeightMessages.of('X')).fill('ten');
  await expect(exercise.getByText(cellWeightMessages.noNumber)).toBeVisible();
  await exercise.getByLabel(cellWeightMessages.of('X')).fill(String(x / 100 + 1).replace('.', ','));
  await exercise.getByLabel(cellWeightMessages.of('O')).fill(String(o / 100));
  await page.keyboard.press('Enter');
  await expect(exercise.locator('.verdict')).toContainText('X has less.');
  await exercise.getByLabel(cellWeightMessages.of('X')).fill(String(x / 100));
  await page.keyboard.press('Enter');
  await expect(exercise.getByText(exercises.right, { exact: true })).toBeVisible();
});
