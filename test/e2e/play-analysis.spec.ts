import { expect, test } from '@playwright/test';
import { analysisMessages } from '#language/play/small/analysis';
import { playPageMessages as words } from '#language/play/small/messages';
import { openPage } from './pages.ts';

test('where every move draws, the analysis counts the replies that lose @deep', async ({
  page,
}) => {
  await openPage(page, './play/');
  const region = page.getByRole('region', { name: words.region });
  await region.getByRole('button', { name: words.controls.analysis }).click();
  const badges = region.locator('.badges text');
  const traps = [7, 4, 7, 4, 4, 4, 7, 4, 7].map((number) => `${number} traps`);
  await expect(badges).toHaveText(traps);
  await expect(region.locator('.says')).toContainText(analysisMessages.traps.brief(true));
  await expect(region.locator('.analysis')).toContainText(analysisMessages.traps.explain('O', 8));
  await region.getByRole('gridcell', { name: 'cell 4' }).click();
  await expect(badges).not.toHaveText(traps);
});

test('on a wide screen what the players think is in one row, as wide as the page @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openPage(page, './play/');
  const region = page.getByRole('region', { name: words.region });
  const boxOf = async (part: string) => (await region.locator(part).boundingBox())!;
  const side = await boxOf('.side');
  await region.getByRole('button', { name: words.controls.analysis }).click();
  const cards = region.locator('.analysis article');
  await expect(cards).toHaveCount(4);
  const tops = await cards.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  expect(new Set(tops).size).toBe(1);
  const [last, after] = [(await cards.last().boundingBox())!, await boxOf('.side')];
  expect(last.x + last.width).toBeCloseTo(side.x + side.width, -1);
  // What can be set stays beside the board.
  expect([after.x, after.y]).toEqual([side.x, side.y]);
});
