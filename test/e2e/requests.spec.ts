import { expect, test, type Page } from '@playwright/test';
import { stepCount } from '../../src/engine/index.ts';
import { exercises } from '#language/exercises/frame/messages';
import { lateTreeMessages } from '#language/stepper/tree/lateTree';
import { playMessages as play } from '#language/play/home/messages';
import { deep, isDeep } from '../deep.ts';
import { HOME, LESSON, TREE, complaintsOf, openPage, shell } from './pages.ts';
import { FigurePage, say, wholeGame } from './support.ts';

/** Uses whatever the frame of every page offers. */
async function useFrame(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await page.locator('nb-theme button').click();
  await page.getByRole('button', { name: shell.contents, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByLabel(shell.searchField).fill('minimax');
  await expect(page.locator('nb-search ol a').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Opens everything that a figure offers, and plays it. */
async function useFigure(figure: FigurePage): Promise<void> {
  for (const tool of ['goTo', 'stops', 'predict', 'settings', 'position', 'code'] as const) {
    await figure.open(tool);
    await expect(figure.panel.locator('button, input, select').first()).toBeVisible();
  }
  await figure.setSpeed(60);
  await figure.play.click();
  await expect(figure.play).toHaveText(say.controls.play, { timeout: 20_000 });
  await figure.button(say.controls.first).click();
  await figure.button(lateTreeMessages.zoomIn).click({ force: true });
}

// Every page is opened and walked through in every-page.spec, where nothing may go wrong either.
for (const path of [HOME, LESSON, TREE]) {
  test(`using ${path} asks nobody else for anything, and nothing goes wrong${path === LESSON ? '' : ' @deep'}`, async ({
    page,
    baseURL,
  }) => {
    const complaints = complaintsOf(page, baseURL);
    await openPage(page, path);
    // The frame is the same on every page, and a push opens one.
    if (path === deep(LESSON, HOME)) await useFrame(page);
    if (path === HOME) {
      await page.getByRole('gridcell').nth(4).click();
      await expect(page.locator('.says.js-only')).not.toHaveText(play.says.begin.X);
      await page.getByRole('button', { name: play.undo }).click();
      await page.getByRole('button', { name: play.newGame }).click();
    }
    if (path === LESSON) {
      await useFigure(new FigurePage(page, 'nine'));
      for (const button of await page.locator('.guess button').all()) await button.click();
      const fresh = page.getByRole('button', { name: exercises.fresh });
      for (const button of await fresh.all()) await button.click();
    }
    if (path === TREE) {
      // The figure of the lesson is of the same kind.
      if (isDeep) await useFigure(new FigurePage(page, 'tree'));
      await page.goto(`${TREE}#fig=tree&board=.........&move=X&computer=X`);
      const last = stepCount(wholeGame().trace) - 1;
      await expect(page.locator('figure#tree input[type=range]')).toHaveJSProperty(
        'max',
        String(last),
        { timeout: 30_000 },
      );
    }
    expect(complaints).toEqual([]);
  });
}
