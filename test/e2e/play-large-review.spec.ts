import { expect, test } from '@playwright/test';
import { makeGameLink } from '../../src/components/play/large/game/gameLink.ts';
import { FIRST_LARGE_GAME, LARGE_GAME } from '../../src/components/play/large/game/largeGame.ts';
import { playLargeMessages as words } from '#language/play/large/game/messages';
import { searchMessages as searchWords } from '#language/play/large/thinking/search';
import { openPage } from './pages.ts';

/** O builds a row while X plays far away; columns and rows from 0. */
const LOST = '7,7 6,8 0,0 7,8 2,2 6,7 14,12 5,8 12,2 8,8 14,0 4,8';

test('a lost game says below its board which move let the winner win, and shows how', async ({
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
  const review = region.locator('.part').filter({ hasText: searchWords.missed.lead });
  await review.getByRole('button', { name: searchWords.missed.ask }).click();
  const decided = review.getByRole('button', { name: /let O win by force/ });
  await decided.click();
  await expect(region.locator('.says').first()).toContainText(/Move 1 of \d+, O/);
  // What was found stays while the reader looks at the moment of it, and no longer.
  await expect(decided).toBeVisible();
  await region.getByRole('button', { name: words.controls.newGame, exact: true }).click();
  await expect(review).toHaveCount(0);
});
