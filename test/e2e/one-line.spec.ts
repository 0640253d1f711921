import { expect, test, type Page } from '@playwright/test';
import { dayMessages as say } from '#language/play/daily/messages';
import { emptyCells, oneLineBot, oneLineGame, type OneLineBot } from '../../src/engine/index.ts';
import { pageErrors } from './support.ts';

const DAY = '2026-11-25';
const bot = oneLineBot(20261125);
const cell = (page: Page, at: number) => page.locator(`[role="gridcell"][data-cell="${at}"]`);

/** A game that does not beat it. */
function missing(of: OneLineBot, own: readonly number[] = []): readonly number[] | undefined {
  const game = oneLineGame(of, own);
  if (!game || game.end === 'won') return undefined;
  if (game.end) return own;
  for (const each of emptyCells(game.setup.cells)) {
    const found = missing(of, [...own, each]);
    if (found) return found;
  }
  return undefined;
}

test('the bot of a day: missed once, then found; the result stays, and is handed out as a picture @phone', async ({
  page,
}) => {
  const errors = pageErrors(page);
  await page.goto(`./play/one-line/#day=${DAY}`);
  await expect(page.getByText(say.game(1, 3))).toBeVisible();
  for (const at of missing(bot)!) await cell(page, at).click();
  await page.getByRole('button', { name: say.next }).click();
  const own = bot.line.filter((_, ply) => ply % 2 === (bot.plays === 'second' ? 0 : 1));
  for (const at of own) await cell(page, at).press('Enter');
  await expect(page.getByText(say.ended('won', own.length)).first()).toBeVisible();
  await expect(page.getByText(`${say.result(true, 2)}.`)).toBeVisible();
  await expect(page.getByText(say.all(bot.games, bot.beating))).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${say.result(true, 2)}.`)).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say.share.picture }).click();
  expect((await saved).suggestedFilename()).toBe(say.share.fileName(DAY));
  expect(errors).toEqual([]);
});
