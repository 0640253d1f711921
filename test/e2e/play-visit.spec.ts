import { expect, test } from '@playwright/test';
import { playStore } from '../../src/components/play/small/playStore.ts';
import { playPageMessages as words } from '#language/play/small/messages';
import { againstMessages as against } from '#language/play/small/against';
import { PHONE, openPage } from './pages.ts';
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

test('on a phone what follows a lost game is directly below the buttons, and none moves @deep', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, `${PLAY}#moves=103482`);
  const boxOf = (name: string) => button(page, name).boundingBox();
  const still = [words.controls.undo, words.controls.newGame, words.strengths.beginner];
  await expect(button(page, words.strengths.beginner)).toBeVisible();
  const places = await Promise.all(still.map(boxOf));
  const help = await boxOf(words.controls.hint);
  await cell(page, 5).click();
  await expect(button(page, against.rematch('O'))).toBeVisible();
  await expect(button(page, words.controls.hint)).toBeHidden();
  expect((await boxOf(against.rematch('O')))?.y).toBe(help?.y);
  expect((await boxOf(against.back(5)))?.y).toBe(help?.y);
  expect(await Promise.all(still.map(boxOf))).toEqual(places);
});

test('tools are as wide as the first page on a large screen @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of [PLAY, './play/one-line/', './map/', './teach/', './progress/']) {
    await page.goto(path);
    const box = await page.locator('.nb-tool-head').boundingBox();
    expect(box?.width, path).toBeGreaterThan(1600);
  }
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
