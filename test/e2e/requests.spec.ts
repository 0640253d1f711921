import { expect, test, type Page } from '@playwright/test';
import { exercises } from '#language/exercises/frame/messages';
import { treeMessages } from '#language/stepper/search/messages';
import { LESSON, complaintsOf, openPage, shell } from './pages.ts';
import { FigurePage, say } from './support.ts';

/** Uses whatever the frame of every page offers. */
async function useFrame(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await page.locator('nb-theme button').click();
  await page.getByRole('button', { name: shell.contents, exact: true }).click();
  await expect(page.locator('#nb-contents')).toBeVisible();
  // The way back closes what lies over the page, and the page stays.
  await page.evaluate(() => history.back());
  await expect(page.locator('#nb-contents')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByLabel(shell.searchField).fill('minimax');
  await expect(page.locator('nb-search ol a').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Opens everything that a figure offers, and plays it. */
async function useFigure(figure: FigurePage): Promise<void> {
  for (const tool of ['goTo', 'predict', 'settings', 'position', 'code'] as const) {
    await figure.open(tool);
    await expect(figure.panel).not.toBeEmpty();
  }
  await figure.setSpeed(60);
  await figure.play.click();
  await expect(figure.play).toHaveText(say.controls.play, { timeout: 20_000 });
  await figure.button(treeMessages.zoomIn).click({ force: true });
  await figure.slider.press('Home');
}

test('using a lesson asks nobody else for anything, and nothing goes wrong', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, LESSON);
  await useFrame(page);
  await useFigure(new FigurePage(page, 'nine'));
  for (const answer of await page.locator('.guess [type=radio]').all()) await answer.click();
  const fresh = page.getByRole('button', { name: exercises.fresh });
  for (const button of await fresh.all()) await button.click();
  expect(complaints).toEqual([]);
});
