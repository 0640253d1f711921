import { expect, type Locator, type Page } from '@playwright/test';
import { setupOf, type SmallGameInPlay } from '../../src/components/play/games/smallGame.ts';
import type { PlaySession } from '../../src/components/play/games/playSession.svelte.ts';
import { sentenceOfGame } from '../../src/components/play/speech/sentence.ts';
import { EMPTY, markName } from '../../src/engine/index.ts';
import { playShared as words } from '#language/play/messages';

export { answered, gameOf as game } from '../components/play/small/games.ts';

export const PLAY = './play/';
export const region = (page: Page): Locator =>
  page.getByRole('region', { name: words.page.region });
export const grid = (page: Page): Locator => region(page).getByRole('grid');
export const cell = (page: Page, at: number) => grid(page).locator(`[data-cell="${at}"]`);
export const button = (page: Page, name: string) =>
  region(page).getByRole('button', { name, exact: true });
/** Opens what is seldom wanted: players, start, link and keys. */
export const openMore = (page: Page) =>
  region(page).getByRole('button', { name: words.controls.moreShort }).click();

/** The page shows this game: its marks, and its sentence. */
export async function expectGame(
  page: Page,
  match: SmallGameInPlay,
  note?: PlaySession['note'],
): Promise<void> {
  await expect(region(page).locator('.says')).toHaveText(sentenceOfGame(match, note));
  const names = setupOf(match).cells.map((content) =>
    content === EMPTY ? undefined : markName(content),
  );
  const cells = await grid(page).getByRole('gridcell').all();
  const labels = await Promise.all(cells.map((each) => each.getAttribute('aria-label')));
  expect(labels).toEqual(names.map((name, at) => `cell ${at}, ${name ?? 'empty'}`));
}

export const freeCells = (match: SmallGameInPlay) =>
  setupOf(match).cells.flatMap((content, at) => (content === EMPTY ? [at] : []));
