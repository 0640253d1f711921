import { expect, test, type Locator, type Page } from '@playwright/test';
import { makePlayLink, parsePlayLink } from '../../src/components/play/games/playLink.ts';
import { PLAY_KEY } from '../../src/components/play/games/playSettings.ts';
import {
  FIRST_LARGE_GAME,
  LARGE_GAME,
  type LargeGameInPlay,
} from '../../src/components/play/games/largeGame.ts';
import { farGame } from '../engine/game/large/recordGames.ts';
import { largeBoardMessages as boardMessages } from '#language/ui/large-board/messages';
import { playShared as words } from '#language/play/messages';
import { playMoreMessages } from '#language/play/page/more';
import { playLargeMessages, playLargePanels as panels } from '#language/play/large/messages';
import {
  largeHintMessages as hintWords,
  searchMessages as searchWords,
} from '#language/play/large/thinking/search';
import { inspectorMessages } from '#language/weights/messages';
import { crampedButtons } from './checks/thumb.ts';
import { complaintsOf, openPage } from './pages.ts';
import { openMore } from './playing.ts';

const PLAY = './play/';
const PAGE = `${PLAY}#variant=five,15x15`;
const region = (page: Page): Locator => page.getByRole('region', { name: words.page.region });
const button = (page: Page, name: string | RegExp) =>
  region(page).getByRole('button', { name, exact: typeof name === 'string' });
const says = (page: Page) => region(page).locator('.says').first();
const cell = (page: Page, name: string) =>
  region(page).getByRole('gridcell', { name: new RegExp(`^${name}, `) });
const made = (page: Page) => region(page).locator('.moves .nb-btn[aria-label*="move"]');

const people = { X: 'person', O: 'person' } as const;
/** A game of two people with these moves. */
function game(...moves: readonly (readonly [number, number])[]): LargeGameInPlay {
  return moves.reduce<LargeGameInPlay>(
    (match, [x, y]) => {
      const taken = LARGE_GAME.play(match, { x, y });
      if (!taken.ok) throw new Error(taken.problem.code);
      return taken.value;
    },
    { ...FIRST_LARGE_GAME, players: people },
  );
}

test('keys: arrows and Enter, undo and redo, D, T and W, all told @engines', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  // The old address leads to this board, and its links to theirs.
  for (const [size, on] of Object.entries({ '&size=19x19': '19x19', '': '15x15' })) {
    await openPage(page, `${PLAY}large/#rule=renju${size}&first=O&x=search-3&o=random-near`);
    const asked = parsePlayLink(`#variant=five,${on},renju&move=O&x=search:3&o=random`);
    await expect.poll(() => parsePlayLink(new URL(page.url()).hash)).toEqual(asked);
    await openPage(page, 'about:blank');
  }
  await openPage(page, `${PLAY}large/`);
  await expect(says(page)).toHaveText(words.says.begins({ mark: 'X', by: 'you' }));
  await cell(page, 'h8').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'i8')).toHaveAccessibleName('i8, X, move 1');
  await expect(says(page)).toContainText('You took i8.');
  await expect(made(page)).toHaveCount(2);
  await expect(says(page)).toContainText('Your turn.');
  // D: the bot moves for the person, and then for itself.
  await page.keyboard.press('d');
  await expect(made(page)).toHaveCount(4);
  await page.keyboard.press('u');
  await expect(says(page)).toContainText(words.says.at(2, 4));
  await page.keyboard.press('r');
  await expect(says(page)).toContainText('Your turn.');
  // W and T open the weight inspector.
  const inspector = region(page).locator('.inspector');
  await page.keyboard.press('w');
  await expect(inspector).toBeVisible();
  await expect(button(page, /^Weights/)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('t');
  await expect(button(page, /^This cell/)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('t');
  await page.keyboard.press('w');
  await expect(inspector).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(says(page)).toContainText(hintWords.quiet);
  // G leads to a cell by its name.
  const { tools, taken } = boardMessages;
  const goTo = async (name: string) => {
    await page.keyboard.press('g');
    await region(page).getByLabel(tools.cell).fill(name);
    await page.keyboard.press('Enter');
  };
  await goTo('b');
  await expect(page.getByText(tools.unread('h8')).last()).toHaveRole('status');
  await page.keyboard.press('Escape');
  await expect(region(page).getByLabel(tools.cell)).toHaveCount(0);
  await expect(region(page).locator('[role=gridcell]:focus')).toHaveCount(1);
  await goTo('q3');
  await expect(page.getByText(tools.none('q3')).last()).toHaveRole('status');
  await goTo('B 2');
  await expect(cell(page, 'b2')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'b2')).toHaveAccessibleName(/^b2, X/);
  await goTo('b2');
  await expect(page.getByText(taken('b2'))).toHaveRole('status');
  await expect(cell(page, 'b2')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a mark outlives a reload before the bot has answered', async ({ page }) => {
  await openPage(page, PAGE);
  // The part that stores games comes a moment after the board.
  await page.waitForLoadState('networkidle');
  await cell(page, 'h8').focus();
  await page.keyboard.press('Enter');
  await expect(cell(page, 'h8')).toHaveAccessibleName('h8, X, move 1');
  await page.reload();
  await expect(cell(page, 'h8')).toHaveAccessibleName('h8, X, move 1');
});

test('300 moves a million cells apart: by a link, a reload and a file, the same', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const far = { ...FIRST_LARGE_GAME, players: people, record: farGame(7) };
  await openPage(page, PLAY + makePlayLink(far));
  await expect(region(page).locator('.moves [aria-current][aria-label]')).toBeVisible();
  await openMore(page);
  await button(page, playMoreMessages.share.copy).click();
  await expect(region(page).getByText(playMoreMessages.share.copiedLarge)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(parsePlayLink(new URL(copied).hash)).toMatchObject({ match: far, problems: [] });
  await region(page).getByText(playMoreMessages.files.title).click();
  const saving = page.waitForEvent('download');
  await button(page, playMoreMessages.files.save).click();
  const path = await (await saving).path();
  // Without borders other programs have no room for it.
  await button(page, playMoreMessages.files.saveAs.psq).click();
  await expect(region(page).getByText(playMoreMessages.files.noRoom)).toBeVisible();
  await page.goto('about:blank');
  await openPage(page, PLAY);
  await openMore(page);
  await button(page, playMoreMessages.share.copy).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(makePlayLink(far));
  // A link to another board leaves the way back to this game.
  await page.goto('about:blank');
  await openPage(page, `${PLAY}#variant=five,none`);
  await button(page, words.controls.undo).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(makePlayLink(far));
  await page.evaluate((key) => sessionStorage.removeItem(key), PLAY_KEY);
  await page.goto('about:blank');
  await openPage(page, PAGE);
  await openMore(page);
  await region(page).getByText(playMoreMessages.files.title).click();
  // What is no game is refused beside the field; what is one brings the page back to the board.
  await region(page).getByLabel(playMoreMessages.files.paste).fill('hello');
  await button(page, playMoreMessages.files.openIt).click();
  await expect(region(page).getByText('That isn’t a game')).toBeInViewport();
  await region(page).locator('input[type=file]').setInputFiles(path);
  await expect(says(page)).toContainText('This game is open.');
  await expect(says(page)).toBeInViewport();
  await expect.poll(() => new URL(page.url()).hash).toBe(makePlayLink(far));
});

test('by touch a tap asks before it places @phone', async ({ page }) => {
  await openPage(page, PAGE);
  const grid = region(page).getByRole('grid');
  await cell(page, 'h8').tap();
  await expect(says(page)).toHaveText(playLargeMessages.asks('h8'));
  const yes = region(page).getByRole('button', { name: boardMessages.confirm.places('h8') });
  await expect(yes).toBeInViewport({ ratio: 1 });
  await yes.tap();
  await expect(grid.locator('[aria-label*=", X"]')).toHaveCount(1);
  await expect(grid.locator('[aria-label*=", O"]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
  expect(await crampedButtons(page)).toEqual([]);
  // A finger that wrote a cell's name is asked, too.
  await button(page, boardMessages.tools.more).tap();
  await region(page).getByLabel(boardMessages.tools.cell).fill('c3');
  await button(page, boardMessages.tools.go).tap();
  await button(page, boardMessages.confirm.places('c3')).tap();
  await expect(cell(page, 'c3')).toHaveAccessibleName(/^c3, X/);
  // What is pressed without a cell to weigh is answered.
  await button(page, /^Weights/).tap();
  await button(page, inspectorMessages.tabs.compare).tap();
  await expect(region(page).getByText(inspectorMessages.compare.none)).toBeVisible();
  await button(page, /^This cell/).tap();
  await expect(region(page).locator('.inspector')).toContainText(
    inspectorMessages.account.taken('c3'),
  );
});

test('a hint finds a win by force and shows it move by move; the moves that missed it are listed', async ({
  page,
}) => {
  // X lets a win go at move 7, and O wins.
  const lost = game([7, 7], [7, 3], [8, 7], [8, 3], [9, 7], [9, 3], [0, 14], [10, 3], [14, 14]);
  await openPage(page, `${PLAY}${makePlayLink(lost)}`);
  await page.keyboard.press('h');
  const forced = region(page).locator('.forced');
  const say = searchWords.forced;
  await expect(forced).toContainText(say.five('O'));
  await button(page, say.show).click();
  await expect(forced).toContainText(/Move 1 of 1, O \w+: five in a row/);
  await expect(says(page)).toContainText('Move 1 of 1, O');
  await page.setViewportSize({ width: 390, height: 844 });
  await openMore(page);
  await page.getByText(panels.missed, { exact: true }).click();
  await button(page, searchWords.missed.ask).click();
  await button(page, /^Move 7: with /).click();
  // Far below the board: reader and focus come to it, and its first move is there.
  await expect(button(page, say.next)).toBeFocused();
  await expect(forced).toContainText('Move 1 of 3, X');
  await expect(forced.getByRole('listitem')).toHaveText(/^1\s*X/);
  await expect(forced).toBeInViewport({ ratio: 1 });
  await expect(region(page).locator('.table .board')).toBeInViewport({ ratio: 1 });
});

test('a lost game says below its board which move let the winner win, and shows how', async ({
  page,
}) => {
  // O builds a row while X plays far away.
  const moves = '7,7 6,8 0,0 7,8 2,2 6,7 14,12 5,8 12,2 8,8 14,0 4,8'.split(' ');
  const lost = game(...moves.map((cell) => cell.split(',').map(Number) as [number, number]));
  await openPage(page, PLAY + makePlayLink(lost));
  const review = region(page).locator('.part').filter({ hasText: searchWords.missed.lead });
  await review.getByRole('button', { name: searchWords.missed.ask }).click();
  const decided = review.getByRole('button', { name: /let O win by force/ });
  await decided.click();
  await expect(says(page)).toContainText(/Move 1 of \d+, O/);
  // What was found stays while the reader looks at the moment of it, and no longer.
  await expect(decided).toBeVisible();
  await button(page, words.controls.newGame).click();
  await expect(review).toHaveCount(0);
});
