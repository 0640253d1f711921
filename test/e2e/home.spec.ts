import { expect, test, type Page } from '@playwright/test';
import {
  homeGame,
  homeOutcome,
  roundToUndo,
  takenBack,
} from '../../src/components/play/home/game.ts';
import { take, type SmallGameInPlay } from '../../src/components/play/games/smallGame.ts';
import { playMessages as play } from '#language/play/home/messages';
import { playShared } from '#language/play/messages';
import type { MarkName } from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import { HOME, complaintsOf, expectFocus, openPage, seeded } from './pages.ts';
import {
  answered,
  cell,
  choosePerson,
  expectGame,
  freeCells,
  grid,
  sentence,
  spoken,
  turnOf,
} from './homeGames.ts';

/** Plays one game with moves drawn from `seed`, made by `move`, and compares every moment of it. */
async function playGame(
  page: Page,
  person: MarkName,
  seed: number,
  move: (at: number) => Promise<void>,
): Promise<SmallGameInPlay> {
  const draw = seeded(seed);
  let game = answered(homeGame(person));
  if (game.moves.length > 0) await expectGame(page, game);
  while (turnOf(game) === 'person') {
    const free = freeCells(game);
    const at = free[draw(free.length)] ?? 0;
    await move(at);
    game = answered(take(game, at));
    await expectGame(page, game);
  }
  expect(homeOutcome(game), `seed ${seed}: the machine does not lose`).not.toBe('person');
  await expect(page.locator('.think .says')).toHaveText(/^Your game is no\. [\d,]+ of 255,168\./);
  await expect(page.locator('.play .note')).toHaveText(/^your game is no\. [\d,]+ of 255,168$/);
  await expect(page.locator('.think .own')).toHaveCount(2);
  await expect(grid(page).locator('[aria-disabled=false]')).toHaveCount(0);
  return game;
}

test('games by keyboard, to the end @engines', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, HOME);
  for (const [round, person] of (['X', 'O', 'X'] as const)
    .slice(deep(1, 0), deep(2, 3))
    .entries()) {
    await page.getByRole('button', { name: play.sides[person] }).focus();
    await page.keyboard.press('Enter');
    await cell(page, 0).focus();
    await page.keyboard.press('Control+Home');
    let at = 0;
    await playGame(page, person, 100 + round, async (to) => {
      for (; at % 3 < to % 3; at++) await page.keyboard.press('ArrowRight');
      for (; at % 3 > to % 3; at--) await page.keyboard.press('ArrowLeft');
      for (; at < to; at += 3) await page.keyboard.press('ArrowDown');
      for (; at > to; at -= 3) await page.keyboard.press('ArrowUp');
      await expect(cell(page, to)).toBeFocused();
      await page.keyboard.press(round % 2 ? 'Space' : 'Enter');
    });
    await expectFocus(page, 'a game');
  }
  expect(complaints).toEqual([]);
});

test('games by touch, to the end @phone', async ({ page }) => {
  await openPage(page, HOME);
  for (const [round, person] of (['X', 'O', 'X'] as const).slice(0, deep(1, 3)).entries()) {
    await choosePerson(page, person);
    await playGame(page, person, 200 + round, (at) => cell(page, at).tap());
  }
  // Whoever can't win here finds somebody easier to play.
  await page.getByRole('link', { name: play.levels }).tap();
  await expect(page.locator('.strengths option:checked')).toContainText(playShared.strengths.easy);
});

test('a taken cell, undo and a new game', async ({ page }) => {
  await openPage(page, HOME);
  let game = homeGame('X');
  const takeBack = page.getByRole('button', { name: play.undo });
  await expect(takeBack).toHaveAttribute('aria-disabled', 'true');
  for (const at of [4, 1]) {
    const to = freeCells(game).includes(at) ? at : (freeCells(game)[0] ?? 0);
    await cell(page, to).click();
    game = answered(take(game, to));
    await expectGame(page, game);
  }
  const [taken = 0] = game.moves;
  await cell(page, taken).click({ force: true });
  await expectGame(page, game, play.says.taken(taken));
  await expect(spoken(page)).toHaveText(play.says.taken(taken));
  const round = roundToUndo(game);
  await takeBack.click();
  game = takenBack(game);
  await expectGame(page, game, play.says['taken-back'](round));
  await expect(spoken(page)).toHaveText(play.says['taken-back'](round));
  await expectFocus(page, 'undo');
  const begin = sentence(homeGame('X'));
  await page.getByRole('button', { name: play.newGame }).click();
  await expectGame(page, homeGame('X'), play.says['new-game'](begin));
  await expect(takeBack).toHaveAttribute('aria-disabled', 'true');
  await expectFocus(page, 'a new game');
});
