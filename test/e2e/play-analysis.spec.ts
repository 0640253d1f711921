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
