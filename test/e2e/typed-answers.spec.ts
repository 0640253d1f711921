import { expect, test } from '@playwright/test';
import { KINDS, cellWeightKind, seededRng } from '../../src/engine/index.ts';
import { cellWeightMessages } from '#language/exercises/cell-weight/messages';
import { chanceMessages } from '#language/exercises/frame/chance';
import { exercises } from '#language/exercises/frame/messages';
import { openPage, openPart } from './pages.ts';

test('a weight is typed, told to be wrong by Enter, and mended', async ({ page }) => {
  const exercise = page.locator('.exercise').filter({ hasText: 'What does this cell weigh?' });
  await openPart(page, './lessons/weight/', exercise);
  const { x, o } = cellWeightKind.key(cellWeightKind.generate(seededRng(3), 1));
  await exercise.getByLabel(cellWeightMessages.of('X')).fill('ten');
  await expect(exercise.getByText(cellWeightMessages.noNumber)).toBeVisible();
  await exercise.getByLabel(cellWeightMessages.of('X')).fill(String(x / 100 + 1).replace('.', ','));
  await exercise.getByLabel(cellWeightMessages.of('O')).fill(String(o / 100));
  await page.keyboard.press('Enter');
  await expect(exercise.getByText('X has less.')).toBeVisible();
  await exercise.getByLabel(cellWeightMessages.of('X')).fill(String(x / 100));
  await page.keyboard.press('Enter');
  await expect(exercise.getByText(exercises.right)).toBeVisible();
});

test('a chance is typed in any terms, and the chance before the game is not taken @deep', async ({
  page,
}) => {
  await openPage(page, './lessons/learning/');
  const exercise = page.locator('.exercise').filter({ hasText: 'A fresh box loses' });
  const { of, outOf } = KINDS['bead-chances'].key(KINDS['bead-chances'].generate(seededRng(1), 1));
  const field = exercise.getByLabel(chanceMessages.label, { exact: true });
  await field.fill('many');
  await expect(exercise.getByText(chanceMessages.noChance)).toBeVisible();
  await field.fill(`${of + 1}/${outOf + 1}`);
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.getByText(exercises.wrong)).toBeVisible();
  await field.fill(`${2 * of}/${2 * outOf}`);
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.getByText(exercises.right)).toBeVisible();
});
