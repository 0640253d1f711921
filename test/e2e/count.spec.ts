import { expect, test } from '@playwright/test';
import { KINDS, gamesByMove, seededRng } from '../../src/engine/index.ts';
import { countMessages as words } from '#language/lessons/count/messages';
import { exercises } from '#language/exercises/frame/messages';
import { gamesFromMessages } from '#language/exercises/games-from/messages';
import { openPage } from './pages.ts';

const COUNT = './lessons/count/';

test('the walk goes by keyboard, and stops at its ends', async ({ page }) => {
  await openPage(page, COUNT);
  const walk = page.getByRole('region', { name: words.walk.region });
  const shown = walk.locator('.at');
  await walk.getByRole('button', { name: words.walk.forward }).press('Enter');
  await expect(shown).toHaveText('3');
  for (let step = 0; step < 5; step++) {
    await walk.getByRole('button', { name: words.walk.back }).press('Enter');
  }
  await expect(shown).toHaveText('0');
  await expect(walk.getByRole('button', { name: words.walk.back })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('how many games follow: a wrong number, then the right one', async ({ page }) => {
  await openPage(page, COUNT);
  const place = page.getByRole('region', { name: 'How many games can follow?' });
  const kind = KINDS['games-from'];
  const params = kind.generate(seededRng(20), 1);
  const games = kind.key(params);
  const check = place.getByRole('button', { name: exercises.check });
  await place.getByLabel(gamesFromMessages.choose).fill(String(games + 3));
  await check.click();
  await expect(place.locator('.verdict')).toContainText(exercises.wrong);
  await place.getByLabel(gamesFromMessages.choose).fill(String(games));
  await check.click();
  await expect(place.locator('.verdict')).toContainText(exercises.right);
  const [first] = gamesByMove(params.setup);
  await expect(place.locator('.verdict')).toContainText(
    `${first?.games} after cell ${first?.cell}`,
  );
});
