import { expect, test } from '@playwright/test';
import { playStore } from '../../src/components/play/small/playStore.ts';
import { playPageMessages as words } from '#language/play/small/messages';
import { openPage } from './pages.ts';
import { PLAY, button, cell, grid, region } from './playing.ts';

test('chance is another at every visit, and stays with the link @deep', async ({ page }) => {
  const seeds: string[] = [];
  for (let visit = 0; visit < 2; visit++) {
    await page.goto('about:blank');
    await openPage(page, PLAY);
    await page.keyboard.press('Digit4');
    await expect.poll(() => page.url()).toMatch(/moves=4\d/);
    const { hash } = new URL(page.url());
    seeds.push(/seed=(\d+)/.exec(hash)?.[1] ?? '1');
    await page.evaluate((key) => sessionStorage.removeItem(key), playStore.key);
    await page.goto('about:blank');
    await openPage(page, PLAY + hash);
    expect(new URL(page.url()).hash).toBe(hash);
    await page.evaluate((key) => sessionStorage.removeItem(key), playStore.key);
  }
  expect(seeds[1]).not.toBe(seeds[0]);
});

test('board, levels and the buttons of the game are in one view of a small laptop @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPage(page, PLAY);
  for (const name of [words.strengths.beginner, words.controls.newGame])
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  await expect(grid(page)).toBeInViewport({ ratio: 1 });
});

test('what was wrong with a link leaves when the reader goes on, and nothing moves @deep', async ({
  page,
}) => {
  await openPage(page, `${PLAY}#x=person&foo=1`);
  const notice = region(page).locator('.problems');
  await expect(notice).toContainText('“foo”');
  const place = await grid(page).boundingBox();
  await page.keyboard.press('Tab');
  await expect(notice).toBeVisible();
  await cell(page, 4).click();
  await expect(notice).toBeHidden();
  expect(await grid(page).boundingBox()).toEqual(place);
  // The next link is another matter.
  await page.evaluate(() => (location.hash = '#x=person&bar=1'));
  await expect(notice).toContainText('“bar”');
  await expect(notice).not.toContainText('“foo”');
});
