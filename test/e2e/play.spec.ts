import { expect, test } from '@playwright/test';
import { playerToMove, nextChoice } from '../../src/components/play/games/game.ts';
import { sentenceOfGame } from '../../src/components/play/speech/sentence.ts';
import {
  DEFAULT_GAME,
  SMALL_GAME,
  goTo,
  outcomeOfSetup,
  setupOf,
  take,
  type SmallGameInPlay,
} from '../../src/components/play/games/smallGame.ts';
import { makePlayLink, parsePlayLink } from '../../src/components/play/games/playLink.ts';
import { worthOfCells } from '../../src/components/play/small/analysis.ts';
import { opinionOf } from '../../src/components/players/botExplanation.ts';
import { parseBot, type MarkName } from '../../src/engine/index.ts';
import { botMessages } from '#language/players/messages';
import { explanationMessages as explanations } from '#language/players/explanations';
import {
  againstMessages as against,
  hintMessages,
  playPageMessages as words,
} from '#language/play/small/messages';
import { playShared } from '#language/play/messages';
import { complaintsOf, expectFocus, hold, openPage, wakeAll } from './pages.ts';
import {
  PLAY,
  answered,
  button,
  cell,
  expectGame,
  freeCells,
  game,
  grid,
  openMore,
  region,
} from './playing.ts';
import { playMoreMessages as more } from '#language/play/page/more';
import { largeMessages } from '#language/ui/messages';
import { boardNames } from '#language/ui/board/boards';

test('a person against a bot, by keyboard only @engines', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, PLAY);
  await expectGame(page, DEFAULT_GAME);
  // The digits work while nothing has the focus, and take it to the board.
  await page.keyboard.press('Digit4');
  let match = answered(take(DEFAULT_GAME, 4));
  await expectGame(page, match);
  await expect(cell(page, 4)).toBeFocused();
  // Arrows and Enter.
  await page.keyboard.press('Control+Home');
  const free = freeCells(match);
  for (let at = 0; at < (free[0] ?? 0); at++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  match = answered(take(match, free[0]!));
  await expectGame(page, match);
  await expect(region(page).locator('p[role=status]').first()).toHaveText(sentenceOfGame(match));
  // A taken cell says so; undo and redo go by turns of the person.
  await page.keyboard.press('Digit4');
  await expectGame(page, match, { kind: 'refused', cell: 4, why: { code: 'taken' } });
  await page.keyboard.press('u');
  await expectGame(page, goTo(match, nextChoice(SMALL_GAME, match, -1)!), { kind: 'looking' });
  await page.keyboard.press('r');
  await expectGame(page, match);
  for (const at of [0, 1, 2, 3, 5, 6, 7, 8]) {
    if (playerToMove(SMALL_GAME, match) !== 'person' || !freeCells(match).includes(at)) continue;
    await page.keyboard.press(`Digit${at}`);
    match = answered(take(match, at));
    await expectGame(page, match);
  }
  expect(outcomeOfSetup(setupOf(match)), 'the game is over').toBeDefined();
  await page.keyboard.press('Digit0');
  await expectGame(page, match, { kind: 'over' });
  await page.keyboard.press('n');
  await expectGame(page, { ...DEFAULT_GAME, seed: 2 }, { kind: 'new-game' });
  await expectFocus(page, 'a game');
  expect(complaints).toEqual([]);
});

test('a link opens the same game again, and so does a reload @engines', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${PLAY}#seed=1`);
  const pick = (mark: MarkName) => region(page).getByLabel(playShared.players.side(mark));
  await openMore(page);
  // Nobody draws lots yet.
  await expect(region(page).getByLabel(more.settings.seed)).toHaveCount(0);
  await pick('X').focus();
  await pick('X').selectOption(botMessages.player({ kind: 'depth-ratings', level: 2 }));
  // Two machines play now, and the list is where it was.
  await expect(pick('X')).toBeFocused();
  await pick('O').selectOption(playShared.players.person.name);
  const players = { X: { kind: 'depth-ratings', level: 2 }, O: 'person' } as const;
  await expect(grid(page).locator('[aria-label$=", X"]')).toHaveCount(1);
  await grid(page).locator('[aria-label$="empty"]').first().click();
  await expect(grid(page).locator('[aria-label$=", X"]')).toHaveCount(2);
  await button(page, more.share.copy).click();
  await expect(region(page).getByText(more.share.copied)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const shared = parsePlayLink(new URL(address).hash)!;
  expect(shared.problems).toEqual([]);
  const match = shared.match as SmallGameInPlay;
  expect(match.players).toEqual(players);
  expect(match.moves).toHaveLength(3);
  await page.reload();
  await wakeAll(page);
  await expectGame(page, match);
  const other = await context.newPage();
  await openPage(other, address);
  await expectGame(other, match, { kind: 'opened' });
  // Without a fragment, what was kept in this tab.
  await page.goto('./play/');
  await page.reload();
  await wakeAll(page);
  await expectGame(page, match);
  await openMore(page);
  const lots = region(page).getByLabel(more.settings.seed);
  await lots.fill('-1');
  await button(page, more.settings.useSeed).click();
  await expect(region(page).getByText(more.settings.badSeed).last()).toBeVisible();
  await lots.fill('77');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toContain('seed=77');
});

test('no empty board stands in for a game that is on its way, by a link or in this tab', async ({
  page,
}) => {
  const link = '#moves=40&at=2&x=person&o=person';
  for (const address of [PLAY + link, PLAY]) {
    const letGo = await hold(page, '**/*.js');
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator('.table [data-cell]')).toHaveCount(9);
    await expect(page.locator('.table [data-cell="8"]')).toBeHidden();
    letGo();
    await expect(cell(page, 8)).toBeVisible();
    await expectGame(page, game(link), address === PLAY ? undefined : { kind: 'opened' });
    await page.unrouteAll();
    await page.goto('./glossary/');
  }
  // The first game is there at once.
  await page.evaluate(() => sessionStorage.clear());
  const letGo = await hold(page, '**/*.js');
  await page.goto(PLAY, { waitUntil: 'commit' });
  await expect(cell(page, 8)).toBeVisible();
  letGo();
});

test('what goes with the end of a game leaves the focus on the board, and a rematch swaps the sides', async ({
  page,
}) => {
  await openPage(page, `${PLAY}#x=person&o=random&moves=0314`);
  await button(page, playShared.controls.analysis).press('Enter');
  await button(page, playShared.controls.hint).press('Enter');
  await page.keyboard.press('Digit2');
  await expect(cell(page, 2)).toBeFocused();
  await button(page, playShared.controls.analysis).press('Enter');
  await expect(region(page).locator('.analysis')).toHaveCount(0);
  await expect(cell(page, 2)).toBeFocused();
  await openPage(page, `${PLAY}#moves=1034825`);
  await button(page, against.rematch('O')).press('Enter');
  await expect(region(page).getByRole('status').first()).toHaveText(
    /^Unbeatable \(X\) took cell \d\. Your turn\.$/,
  );
  await expectFocus(page, 'a rematch');
});

test('a hint, then the whole analysis', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  const link = '#board=XX.O.O...&move=X&x=person&o=person';
  await openPage(page, PLAY + link);
  const { start } = game(link);
  await page.keyboard.press('h');
  const worth = { value: 1, distance: 1 } as const;
  await expect(region(page).locator('.says')).toHaveText(
    `${hintMessages.cells(['2'], worth, false, true)} ${boardNames.stands('X', 1, 1)}`,
  );
  await expect(region(page).locator('.badges text')).toHaveText(['wins in 1']);

  await button(page, playShared.controls.analysis).click();
  const worths = worthOfCells(start);
  await expect(region(page).locator('.badges text')).toHaveText(worths.map(words.worth.short));
  for (const worth of worths) {
    const label = `cell ${worth.cell}, empty${words.cellNote(undefined, worth)}`;
    await expect(cell(page, worth.cell)).toHaveAttribute('aria-label', label);
  }
  const cards = region(page).locator('.explanation');
  const asked = ['rules-of-thumb', 'rule-ratings:1', 'depth-ratings:4', 'minimax'];
  const reasonOf = (name: string) =>
    explanations.reason(opinionOf(parseBot(name)!, start)!.reason, freeCells(game(link)).length);
  await expect(cards.locator('.reason')).toHaveText(asked.map(reasonOf));
  await region(page).getByText(explanations.choose).click();
  const add = botMessages.player({ kind: 'learning-table' });
  await region(page).getByLabel(add, { exact: true }).check();
  await expect(cards).toHaveCount(asked.length + 1);
  await expect(cards.filter({ hasText: add }).locator('.reason')).toHaveText(
    reasonOf('learning-table'),
  );
  await cell(page, 4).click();
  const after = take(game(link), 4);
  await expect(cards.first().locator('.reason')).toHaveText(
    explanations.reason(
      opinionOf({ kind: 'rules-of-thumb' }, setupOf(after))!.reason,
      freeCells(after).length,
    ),
  );
  await page.reload();
  await wakeAll(page);
  await expect(cards).toHaveCount(asked.length + 1);
  await cards.filter({ hasText: 'Minimax' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/tree\/#fig=tree/);
  expect(complaints).toEqual([]);
});

test('a game by touch, with nothing beside the screen @phone', async ({ page }) => {
  await openPage(page, `${PLAY}#seed=1`);
  await cell(page, 4).tap();
  const match = answered(take(DEFAULT_GAME, 4));
  await expectGame(page, match);
  await button(page, playShared.controls.analysis).tap();
  await expect(region(page).locator('.explanation').first()).toBeVisible();
  // What was asked for stands right below the board's buttons, not below all that can be set.
  const placeOf = async (part: string) => (await region(page).locator(part).boundingBox())!;
  const table = await placeOf('.table');
  const analysis = await placeOf('.analysis');
  expect(analysis.y - (table.y + table.height)).toBeLessThan(40);
  expect((await placeOf('.strengths')).y).toBeGreaterThan(analysis.y + analysis.height);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 390);
  for (const each of await region(page).locator('.play-bar .nb-btn:visible').all()) {
    expect((await each.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  expect(new URL(page.url()).hash).toBe(makePlayLink(match));
  // A pile with small cells only turns, and the page stays; a tap between two sheets takes none of their cells.
  await openPage(page, 'about:blank');
  await openPage(page, `${PLAY}#variant=4x4x4&o=person`);
  const pile = region(page).getByRole('slider');
  await expect(pile).toHaveCSS('overflow-anchor', 'none');
  await pile.tap();
  const { x, y, width } = (await cell(page, 3).boundingBox())!;
  await page.touchscreen.tap(x + width + 6, y + 10);
  await cell(page, 3).tap();
  await expect(region(page).locator('.cube-sheets .mark')).toHaveCount(1);
  await openMore(page);
  await expect(page.locator('#play-more')).toBeVisible();
  await expect(button(page, largeMessages.show(playShared.controls.board))).toBeHidden();
});
