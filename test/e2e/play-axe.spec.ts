import { expect, test } from '@playwright/test';
import { panelsShared, playShared as words } from '#language/play/messages';
import { explanationMessages as explanations } from '#language/players/explanations';
import { deep } from '../deep.ts';
import { BOTH, DARK, LIGHT, expectClean } from './checks/axe.ts';
import { openPage } from './pages.ts';
import { PLAY, button, openMore, region } from './playing.ts';
import { playMoreMessages as more } from '#language/play/page/more';

/** On a push the one is looked at in the light, the other in the dark. */
const LOOKS = { settings: deep([LIGHT], BOTH), analysis: deep([DARK], BOTH) };

test('axe finds nothing on the game with everything open', async ({ page }) => {
  await openPage(page, `${PLAY}#x=person&o=random&moves=40&seed=x`);
  await page.keyboard.press('h');
  await openMore(page);
  await button(page, more.settings.own).click();
  await expect(region(page).locator('.editor')).toBeVisible();
  await region(page).getByText(panelsShared.keys.title, { exact: true }).click();
  await expectClean(page, 'hint, editor, keys, and a notice', undefined, LOOKS.settings);
  await button(page, words.controls.analysis).click();
  await expect(region(page).locator('.explanation')).toHaveCount(4);
  await region(page).getByText(explanations.choose).click();
  await region(page).getByText(explanations.table.show).first().click();
  await expectClean(page, 'the analysis', undefined, LOOKS.analysis);
});
