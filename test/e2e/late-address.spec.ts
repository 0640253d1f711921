import { expect, test } from '@playwright/test';
import { makeGameLink } from '../../src/components/play/large/game/gameLink.ts';
import { FIRST_LARGE_GAME, LARGE_GAME } from '../../src/components/play/large/game/largeGame.ts';
import { playLargeMessages } from '#language/play/large/game/messages';
import { dialogMessages } from '#language/stepper/dialogs';
import { LESSON, hold } from './pages.ts';
import { openFigure, say } from './support.ts';

/** What reads and writes the addresses of searches comes a moment after their figure. */
const ADDRESSES = /\/address\.[^/]+\.js$/;

test('a link wins over a step that was taken while it was read @deep', async ({ page }) => {
  const letGo = await hold(page, ADDRESSES);
  const figure = await openFigure(page, `${LESSON}#fig=nine&step=37`, 'nine');
  await figure.slider.press('ArrowRight');
  await expect(figure.slider).toHaveJSProperty('value', '1');
  // Longer than it takes a figure to come to rest and write its address.
  await page.waitForTimeout(500);
  letGo();
  await expect(figure.slider).toHaveJSProperty('value', '36');
  await expect(page).toHaveURL(/#fig=nine&step=37$/);
});

test('addresses that cannot be read are told once, by the figure they were for, until they can @deep', async ({
  page,
}) => {
  await page.route(ADDRESSES, (route) => route.abort());
  const figure = await openFigure(page, `${LESSON}#fig=nine&step=37`, 'nine');
  await expect(page.getByText(dialogMessages.addressLost)).toHaveCount(1);
  await expect(figure.notices).toContainText(dialogMessages.addressLost);
  await figure.openMore();
  await figure.button(say.share.copy).click();
  await expect(figure.root.getByText(say.share.lost)).toBeVisible();
  await page.unroute(ADDRESSES);
  await figure.slider.press('ArrowRight');
  await expect(page).toHaveURL(/#fig=nine&step=2$/);
  await expect(figure.notices).not.toContainText(dialogMessages.addressLost);
});

test('a plain anchor is nothing that a figure misses @deep', async ({ page }) => {
  await page.route(ADDRESSES, (route) => route.abort());
  await openFigure(page, `${LESSON}#_top`, 'nine');
  await page.waitForTimeout(500);
  await expect(page.getByText(dialogMessages.addressLost)).toHaveCount(0);
});

for (const [late, files] of [
  ['the page', /\/LargePlayPage\.[^/]+\.js$/],
  ['what reads the link', /\/pageParts\.[^/]+\.js$/],
] as const) {
  test(`a hint that is asked for before ${late} is there is about the game of the link @deep`, async ({
    page,
  }) => {
    const people = { ...FIRST_LARGE_GAME, players: { X: 'person', O: 'person' } as const };
    const opened = LARGE_GAME.play(people, { x: 7, y: 7 });
    if (!opened.ok) throw new Error(opened.problem.code);
    const letGo = await hold(page, files);
    await page.goto(`./play/large/${makeGameLink(opened.value)}`);
    const game = page.getByRole('region', { name: playLargeMessages.region });
    const hint = game.getByRole('button', { name: playLargeMessages.controls.hint });
    await hint.click();
    await page.waitForTimeout(300);
    letGo();
    await expect(game.getByRole('gridcell', { name: /^h8, X/ })).toBeVisible();
    await expect(hint).toHaveAttribute('aria-pressed', 'true');
    await expect(hint).not.toHaveAttribute('data-kept');
  });
}
