import { expect, test } from '@playwright/test';
import { fiveGameMessages as gameWords } from '#language/lessons/five/lesson';
import { axeFindings } from './checks/axe.ts';
import { openPart } from './pages.ts';

const PAGE = './lessons/five/';

test('the game is played by keyboard, and the machine answers', async ({ page }) => {
  const game = page.locator('#game');
  await openPart(page, PAGE, game);
  const marks = (mark: string) => game.getByRole('gridcell', { name: new RegExp(`, ${mark}`) });
  await game.getByRole('gridcell', { name: 'h8, empty' }).focus();
  await page.keyboard.press('Enter');
  await expect(marks('O')).toHaveCount(1);
  await expect(marks('X')).toHaveCount(1);
  await expect(game.locator('.cost')).toContainText('Was that five?');
  await game.getByRole('button', { name: gameWords.undo }).click();
  await expect(marks('O')).toHaveCount(0);
  await expect(game.locator('.nb-board-says')).toHaveText(gameWords.says('begin', 0));
  expect(await axeFindings(page, '#game')).toEqual([]);
});
