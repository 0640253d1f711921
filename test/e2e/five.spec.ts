import { expect, test } from '@playwright/test';
import { exercises } from '#language/exercises/frame/messages';
import { largeExercises } from '#language/exercises/frame/large';
import { fiveGameMessages as gameWords } from '#language/lessons/five/fiveGame';
import { scanVisits, seededRng } from '../../src/engine/index.ts';
import { squareName } from '../../src/components/exercises/frame/squareNames.ts';
import { axeFindings } from './checks/axe.ts';
import { openPage } from './pages.ts';

const PAGE = './lessons/five/';

test('the game is played by keyboard, and the machine answers', async ({ page }) => {
  await openPage(page, PAGE);
  const game = page.locator('#game');
  const marks = (mark: string) => game.getByRole('gridcell', { name: new RegExp(`, ${mark}`) });
  await game.getByRole('gridcell', { name: gameWords.cell('h8', undefined, false) }).focus();
  await page.keyboard.press('Enter');
  await expect(marks('O')).toHaveCount(1);
  await expect(marks('X')).toHaveCount(1);
  await expect(game.locator('.cost')).toContainText('Was that five?');
  await game.getByRole('button', { name: gameWords.undo }).click();
  await expect(marks('O')).toHaveCount(0);
  await expect(game.locator('.nb-board-says')).toHaveText(gameWords.says('begin', 0));
  expect(await axeFindings(page, '#game')).toEqual([]);
});

test('an exercise takes its whole key, and says what is missing', async ({ page }) => {
  await openPage(page, PAGE);
  const params = scanVisits.generate(seededRng(4), 1);
  const [first, ...rest] = scanVisits.key(params);
  const exercise = page.locator('section.exercise').first();
  const choose = async (cell: number) =>
    exercise
      .getByRole('gridcell', { name: new RegExp(`^${squareName(cell)},`) })
      .evaluate((element: HTMLElement) => element.click());
  for (const cell of rest) await choose(cell);
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.locator('.verdict')).toContainText('One cell is missing');
  if (first === undefined) throw new Error('nothing is looked at');
  await choose(first);
  await expect(exercise.locator('.chosen')).toContainText(
    largeExercises.cells.chosen(scanVisits.key(params).map(squareName)),
  );
  const heard = largeExercises.cells.changed(squareName(first), true, rest.length + 1);
  await expect(exercise.getByText(heard)).toHaveCount(1);
  const clear = exercise.getByRole('button', { name: largeExercises.cells.clear });
  await clear.focus();
  await page.keyboard.press('Enter');
  await expect(exercise.getByText(largeExercises.cells.chosen([]))).toBeVisible();
  await expect(clear).toBeFocused();
  for (const cell of [first, ...rest]) await choose(cell);
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.locator('.verdict')).toContainText(exercises.right);
  const fresh = exercise.getByRole('button', { name: exercises.fresh });
  await fresh.focus();
  await page.keyboard.press('Enter');
  await expect(exercise.getByText(largeExercises.cells.chosen([]))).toBeVisible();
  await expect(fresh).toBeFocused();
  await expect(exercise.locator('> [role=status]')).toContainText(exercises.freshSaid);
  await expect(exercise.locator('> [role=status]')).toContainText('Choose every cell');
});
