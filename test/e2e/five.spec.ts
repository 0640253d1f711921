import { expect, test } from '@playwright/test';
import { fiveGameMessages as gameWords } from '#language/lessons/five/lesson';
import { axeFindings } from './checks/axe.ts';
import { frames, openPage, openPart } from './pages.ts';

const PAGE = './lessons/five/';

test('the game is played by keyboard, and the machine answers', async ({ page }) => {
  const game = page.locator('#game');
  await openPart(page, PAGE, game);
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

test('a figure that goes by with the page covers no text below it', async ({ page }) => {
  await openPage(page, PAGE);
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    await frames(page, 2);
    const bottoms = await page.locator('.spread > .figure').evaluateAll((figures) =>
      figures.map((figure) => {
        const room = figure.parentElement?.getBoundingClientRect().bottom ?? 0;
        return Math.max(0, Math.round(figure.getBoundingClientRect().bottom - room));
      }),
    );
    expect(bottoms, `${width} × ${height}`).toEqual(bottoms.map(() => 0));
  }
});
