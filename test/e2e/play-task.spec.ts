import { expect, test } from '@playwright/test';
import { outcomeOfSetup, setupOf, take } from '../../src/components/play/games/smallGame.ts';
import { taskText } from '../../src/components/play/speech/sentence.ts';
import { playTaskOf, taskAtStart, withRefutation } from '../../src/components/play/small/task.ts';
import { makePlayLink } from '../../src/components/play/games/playLink.ts';
import { worthOfCells } from '../../src/components/play/small/analysis.ts';
import { playShared } from '#language/play/messages';
import { playPageMessages as words } from '#language/play/small/messages';
import { complaintsOf, expectFocus, openPage } from './pages.ts';
import {
  PLAY,
  answered,
  button,
  cell,
  freeCells,
  game,
  grid,
  openMore,
  region,
} from './playing.ts';
import { playMoreMessages as more } from '#language/play/page/more';

test('a task that is spoiled, refuted, taken back and done', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  const link = '#board=X........&move=O&goal=draw';
  await openPage(page, PLAY + link);
  const start = game(link);
  await expect(region(page).locator('.asks')).toContainText(words.task.asks.draw);
  // What is said after an act goes through a region that was there before, and the focus stays.
  const status = region(page).locator('.table [role=status]');
  await expect(status).toHaveCount(1);
  await cell(page, 1).press('Enter');
  const spoiled = take(start, 1);
  await expect(status).toHaveText(taskText(withRefutation(spoiled)));
  const { spoiled: found } = playTaskOf(spoiled)!;
  const outcome = region(page).locator('.task');
  await expect(outcome).toContainText(words.task.spoiled(1, 1, -1));
  // The refutation can be stepped through, to the end of the game.
  for (const [at, taken] of found!.line.entries()) {
    await button(page, words.task.see).press('Enter');
    await expect(status).toContainText(`took cell ${taken}.`);
    await expectFocus(page, `step ${at + 1} of the refutation`);
  }
  const lost = found!.line.reduce(take, spoiled);
  await expect(grid(page).locator('[aria-label$="empty"]')).toHaveCount(freeCells(lost).length);
  await expect(outcome).toContainText(words.task.missed);
  await expect(status).toContainText(words.task.missed);
  await expect(outcome.locator('.state')).toBeFocused();
  await button(page, words.task.takeBack).press('Enter');
  await expectFocus(page, 'taking it back');
  await expect(grid(page).locator('[aria-label$="empty"]')).toHaveCount(8);
  // Any move that keeps the draw, to the end.
  let match = start;
  while (outcomeOfSetup(setupOf(match)) === undefined) {
    const { cell: at } = worthOfCells(setupOf(match)).find(({ isBest }) => isBest)!;
    await cell(page, at).click();
    match = answered(take(match, at));
    await expect(grid(page).locator('[aria-label$="empty"]')).toHaveCount(freeCells(match).length);
  }
  await expect(outcome).toContainText(words.task.reached.draw);
  await button(page, words.task.end).click();
  await expect(outcome).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a task is handed on as it was set, and begins again for the next reader', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const link = '#board=X........&move=O&goal=draw';
  const start = game(link);
  await openPage(page, PLAY + link);
  await expect(region(page).locator('.says')).toHaveText(
    playShared.says.fromHere({ mark: 'O', by: 'you' }),
  );
  await cell(page, 1).click();
  await expect(region(page).locator('.task')).toContainText(words.task.spoiled(1, 1, -1));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await openMore(page);
  await button(page, more.share.copyTask).click();
  await expect(region(page).getByText(more.share.copiedTask)).toBeVisible();
  expect(new URL(await copied()).hash).toBe(makePlayLink(taskAtStart(start)));
  // A reload finds the game; the page without a link finds the task.
  await page.reload();
  await expect(region(page).locator('.task')).toContainText(words.task.spoiled(1, 1, -1));
  await page.goto('about:blank');
  await openPage(page, PLAY);
  await expect(grid(page).locator('[aria-label$="empty"]')).toHaveCount(8);
  await expect(region(page).locator('.says')).toHaveText(
    playShared.says.fromHere({ mark: 'O', by: 'you' }),
  );
});
