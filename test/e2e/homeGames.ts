import { expect, type Locator, type Page } from '@playwright/test';
import { EMPTY, type MarkName } from '../../src/engine/index.ts';
import { playerToMove } from '../../src/components/play/games/game.ts';
import { personOf, situationOf } from '../../src/components/play/home/game.ts';
import { machineMove, machinesChoice } from '../../src/components/play/home/machine.ts';
import {
  SMALL_GAME,
  boardOfGame,
  setupOf,
  take,
  type SmallGameInPlay,
} from '../../src/components/play/games/smallGame.ts';
import { playMessages as play, reasonMessages } from '#language/play/home/messages';
import { boardNames } from '#language/ui/board/boards';

// The game on the first page, as tests play it and look at it.

export const grid = (page: Page): Locator => page.getByRole('grid');
export const cell = (page: Page, at: number) => grid(page).locator(`[data-cell="${at}"]`);

/** What the page must say about a game that waits for the person, or is over. */
export function sentence(game: SmallGameInPlay): string {
  const situation = situationOf(game);
  const choice = machinesChoice(game);
  switch (situation.kind) {
    case 'begin':
      return play.says.begin[personOf(game)];
    case 'machine-wins':
      return play.says[situation.kind](situation.round, situation.line);
    case 'thinking':
      throw new Error('a moment that does not stay');
    default:
      return play.says[situation.kind]({
        ...situation.round,
        aside: choice && reasonMessages.aside(choice),
      });
  }
}

export function turnOf(game: SmallGameInPlay) {
  const player = playerToMove(SMALL_GAME, game);
  return player === undefined || player === 'person' ? player : 'machine';
}

export const shown = (page: Page) => page.locator('.play .says.js-only');
export const spoken = (page: Page) => page.locator('.play [role=status]');

/** A game and its sentence; `told` is a sentence that stands for it. */
export async function expectGame(
  page: Page,
  game: SmallGameInPlay,
  told = sentence(game),
): Promise<void> {
  await expect(shown(page)).toHaveText(told);
  const labels = boardOfGame(game).cells.map(({ cell: at, mark }) =>
    boardNames.holds(`cell ${at}`, mark),
  );
  const cells = await grid(page).getByRole('gridcell').all();
  expect(await Promise.all(cells.map((each) => each.getAttribute('aria-label')))).toEqual(labels);
}

/** The game after the machine's answers, as far as the person's next turn. */
export function answered(game: SmallGameInPlay): SmallGameInPlay {
  return turnOf(game) === 'machine' ? answered(take(game, machineMove(game))) : game;
}

export const freeCells = (game: SmallGameInPlay) =>
  setupOf(game).cells.flatMap((content, at) => (content === EMPTY ? [at] : []));

export async function choosePerson(page: Page, person: MarkName): Promise<void> {
  await page.getByRole('button', { name: play.sides[person] }).click();
}
