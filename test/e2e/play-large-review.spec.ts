import { expect, test } from '@playwright/test';
import { makeGameLink } from '../../src/components/play/large/game/gameLink.ts';
import { FIRST_LARGE_GAME, LARGE_GAME } from '../../src/components/play/large/game/largeGame.ts';
import { largeBoardMessages as boardMessages } from '#language/ui/large-board/messages';
import { playLargeMessages as words } from '#language/play/large/game/messages';
import { searchMessages as searchWords } from '#language/play/large/thinking/search';
import { openPage } from './pages.ts';

/** O builds a row while X plays far away; columns and rows from 0. */
const LOST = '7,7 6,8 0,0 7,8 2,2 6,7 14,12 5,8 12,2 8,8 14,0 4,8';

test('a phone that shows a win by force has its sentence below the board, and asks about a cell on it @phone @deep', async ({
  page,
}) => {
  let match: typeof FIRST_LARGE_GAME = {
    ...FIRST_LARGE_GAME,
    players: { X: 'person', O: 'person' },
  };
  for (const [x, y] of [
    [7, 8],
    [11, 2],
    [7, 7],
    [12, 3],
    [7, 6],
    [1, 11],
  ] as const) {
    const taken = LARGE_GAME.play(match, { x, y });
    if (taken.ok) match = taken.value;
  }
  await openPage(page, `./play/large/${makeGameLink(match)}`);
  const region = page.getByRole('region', { name: words.region });
  await expect(region.locator('.says').first()).toContainText('b12');
  const press = (name: string) => region.getByRole('button', { name, exact: true }).tap();
  await press(words.controls.hint);
  await press(searchWords.forced.show);
  const next = region.getByRole('button', { name: searchWords.forced.next });
  for (let move = 2; move <= 3; move++) {
    await next.tap();
    await expect(region.locator('.says').first()).toContainText(`Move ${move} of 3`);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [board, card] = ['.board', '.forced'].map((part) =>
            document.querySelector(`.table ${part}`)!.getBoundingClientRect(),
          );
          return card!.top >= board!.bottom - 1 && card!.bottom <= innerHeight + 1;
        }),
      )
      .toBe(true);
  }
  await page.locator('[role="gridcell"][aria-label^="c3,"]').tap();
  await page.getByRole('button', { name: boardMessages.confirm.place('c3') }).tap();
  await expect(page.locator('[role="gridcell"][aria-label^="c3, X"]')).toHaveCount(1);
});

test('a lost game says below its board which move let the winner win, and shows how @deep', async ({
  page,
}) => {
  let match: typeof FIRST_LARGE_GAME = {
    ...FIRST_LARGE_GAME,
    players: { X: 'person', O: 'person' },
  };
  for (const cell of LOST.split(' ')) {
    const [x = NaN, y = NaN] = cell.split(',').map(Number);
    const taken = LARGE_GAME.play(match, { x, y });
    if (!taken.ok) throw new Error(taken.problem.code);
    match = taken.value;
  }
  await openPage(page, `./play/large/${makeGameLink(match)}`);
  const region = page.getByRole('region', { name: words.region });
  const review = region.locator('.review');
  await expect(review).toContainText(searchWords.missed.lead);
  await review.getByRole('button', { name: searchWords.missed.ask }).click();
  const decided = review.getByRole('button', { name: /let O win by force/ });
  await decided.click();
  await expect(region.locator('.says').first()).toContainText(/Move 1 of \d+, O/);
  // What was found stays while the reader looks at the moment of it, and no longer.
  await expect(decided).toBeVisible();
  await region.getByRole('button', { name: words.controls.newGame, exact: true }).click();
  await expect(review).toHaveCount(0);
});
