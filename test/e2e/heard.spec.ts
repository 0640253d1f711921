import { expect, test } from '@playwright/test';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import { expectHeard } from './checks/heard.ts';
import { LESSON, openPage, wakeAll } from './pages.ts';
import { openFigure, say } from './support.ts';

// Phrase by phrase, as a screen reader reads it, and as the letter S answers.

test('the board of the first page is heard', async ({ page }) => {
  await openPage(page, './');
  await expectHeard('board', page.locator('.play'));
});

test('a figure is heard, where one is in it, and an exercise', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  // The list itself: what stands there before it has come is not marked.
  await expect(figure.tree.getByRole('treeitem')).toHaveAttribute('aria-current', 'step');
  await expectHeard('stepper', figure.root);
  await figure.slider.press('ArrowRight');
  await figure.slider.press('ArrowRight');
  await figure.cell(1).focus();
  await page.keyboard.press('s');
  await expect(figure.live).toContainText(say.controls.where(2, 49));
  await expect(figure.live).toContainText('Row 1: cell 0 O, cell 1 empty, cell 2 X.');
  await wakeAll(page);
  const exercise = page.getByRole('region', { name: 'Find a best move', exact: true });
  await expectHeard('exercise', exercise);
});

test('the gradebook is heard', async ({ page }) => {
  await openPage(page, './teach/grade/');
  await page.getByRole('button', { name: gradebookMessages.add.example }).click();
  const grid = page.getByRole('grid').first();
  await expect(grid).toBeVisible();
  // Until every result is graded.
  await expect(grid).not.toContainText('…');
  // The names of the tasks come with what draws them.
  await expect(grid.getByRole('columnheader', { name: /^Task 6 \S/ })).toBeVisible();
  await expectHeard('gradebook', grid);
});
