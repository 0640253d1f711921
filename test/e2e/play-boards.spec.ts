import { expect, test, type Page } from '@playwright/test';
import type { SmallGameInPlay } from '../../src/components/play/games/smallGame.ts';
import { parsePlayLink } from '../../src/components/play/games/playLink.ts';
import { playShared as words } from '#language/play/messages';
import { cubeMessages } from '#language/cube/messages';
import { hintMessages } from '#language/play/small/messages';
import { pickerMessages } from '#language/play/picker/messages';
import { playLargePanels as panels } from '#language/play/large/messages';
import { playMoreMessages as more } from '#language/play/page/more';
import { editorMessages } from '#language/ui/board-editor/messages';
import { EMPTY } from '../../src/engine/index.ts';
import { noBoard } from '#language/ui/board/problems';
import { complaintsOf, openPage, wakeAll } from './pages.ts';
import { PLAY, button, cell, grid, openMore, region } from './playing.ts';

const corner = (page: Page) => region(page).getByRole('slider', { name: pickerMessages.corner });
const marksOn = (page: Page, mark: 'X' | 'O') => grid(page).locator(`[aria-label*=", ${mark}"]`);
const hint = (page: Page) => region(page).locator('.says');
const linked = (page: Page) => parsePlayLink(new URL(page.url()).hash)!;

/** Asks for a hint, waits for what it finds, and opens the analysis. */
async function askForHelp(page: Page): Promise<void> {
  await button(page, words.controls.hint).click();
  await expect(hint(page)).toHaveText(/best|as good as/, { timeout: 60_000 });
  await expect(hint(page)).toContainText('to move');
  await button(page, words.controls.analysis).click();
  await expect(region(page).locator('.badges .nb-pen').first()).toBeVisible();
}

/** The link in the address opens the same game elsewhere. */
async function expectSameByLink(page: Page): Promise<void> {
  const { match, problems } = linked(page);
  expect(problems).toEqual([]);
  const labels = () =>
    grid(page)
      .getByRole('gridcell')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!.split(', ')[3]));
  const before = await labels();
  await page.reload();
  await wakeAll(page);
  await expect.poll(labels).toEqual(before);
  expect(linked(page).match).toEqual(match);
}

test('4×4: picked with the keys, played against a bot, hinted, linked, and pulled away in the middle', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, `${PLAY}#seed=1`);
  await corner(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  // The corner says its board itself.
  await expect(hint(page)).toContainText('A new game. You begin');
  await button(page, pickerMessages.longer).click();
  await expect(hint(page)).toContainText('4 × 4, four in a row. You begin');
  await expect(corner(page)).toHaveAttribute(
    'aria-valuetext',
    'four columns, four rows, four in a row; with best play a draw',
  );
  await expect(grid(page).getByRole('gridcell')).toHaveCount(16);
  await expect(cell(page, 5)).toHaveAttribute('aria-label', 'cell b3, empty');
  // No longer line fits. A board that is too small for the line begins no game.
  await expect(button(page, pickerMessages.longer)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, pickerMessages.longer)).toBeFocused();
  await corner(page).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(region(page).locator('.why')).toHaveText(
    noBoard({ code: 'no-line', winLength: 4, longest: 3 }),
  );
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(region(page).locator('.why')).toHaveText('');
  await cell(page, 5).click();
  await expect(marksOn(page, 'O')).toHaveCount(1);
  await grid(page).locator('[aria-label$="empty"]').first().click();
  await expect(marksOn(page, 'O')).toHaveCount(2);
  await askForHelp(page);
  await expectSameByLink(page);
  const { match } = linked(page);
  expect((match as SmallGameInPlay).variant.id).toBe('4,4,4');
  // The folded sheet opens; another board is a new game, and undo brings the old one back.
  await region(page).locator('.folded').click();
  await expect(corner(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(grid(page).getByRole('gridcell')).toHaveCount(20);
  await page.keyboard.press('u');
  await expect(grid(page).getByRole('gridcell')).toHaveCount(16);
  await expect(marksOn(page, 'O')).toHaveCount(2);
  // Pulled to the edge of the sheet it is five in a row on a large board, and undo leads back here, too.
  await region(page).locator('.folded').click();
  await expect(corner(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(region(page).getByRole('gridcell', { name: /^h8, / })).toBeVisible();
  // A larger one is typed.
  await openMore(page);
  for (const size of ['100 60', '1,000 x 900']) {
    await region(page).getByLabel(panels.size.label).fill(size);
    await page.keyboard.press('Enter');
    const said = size.replace(/,| x/g, '').replace(' ', ' × ');
    await expect(hint(page)).toContainText(`${said}, five in a row. `);
  }
  await button(page, words.controls.undo).click();
  await expect(marksOn(page, 'O')).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('marks that fall: pressed anywhere in a column, and a board nobody can play', async ({
  page,
}) => {
  await openPage(page, `${PLAY}#variant=4,4,3&x=person&o=depth-ratings:1&seed=3`);
  await button(page, pickerMessages.gravity).click();
  await expect(cell(page, 1)).toHaveAttribute('aria-label', /a mark falls to b1$/);
  await cell(page, 1).click();
  await expect(cell(page, 13)).toHaveAttribute('aria-label', 'cell b1, X, a mark falls to b2');
  await expect(marksOn(page, 'O')).toHaveCount(1);
  await askForHelp(page);
  const told = /a mark falls to .*, (wins|loses|a draw)$/;
  await expect(grid(page).getByRole('gridcell', { name: told }).first()).toBeVisible();
  await expectSameByLink(page);
  // The game begins anew with two more marks, which fall as well.
  await openMore(page);
  await button(page, more.settings.own).click();
  const editor = region(page).locator('.editor');
  for (const column of [2, 3]) await editor.locator(`[data-cell="${column}"]`).click();
  await button(page, editorMessages.editor.use).click();
  await expect(grid(page).getByRole('gridcell', { name: /, [XO]\b/ })).toHaveCount(4);
  expect((linked(page).match as SmallGameInPlay).start.cells.slice(14)).not.toContain(EMPTY);
  await openPage(page, 'about:blank');
  await openPage(page, `${PLAY}#variant=1,100,3&moves=0`);
  await expect(region(page).locator('.problems p')).toHaveText(/^A board has 1 to 19 columns/);
  await expect(grid(page).getByRole('gridcell')).toHaveCount(9);
});

test('in space: picked, played against the threats and the proof, hinted, linked', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, `${PLAY}#variant=4,4,4&seed=1`);
  await button(page, pickerMessages.space).click();
  await expect(corner(page)).toHaveAttribute(
    'aria-valuetext',
    'four sheets of four by four, four in a row',
  );
  await expect(grid(page).getByRole('gridcell')).toHaveCount(64);
  await cell(page, 21).focus();
  await page.keyboard.press('PageDown');
  await expect(cell(page, 37)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(marksOn(page, 'X')).toHaveCount(1);
  await expect(marksOn(page, 'O')).toHaveCount(1);
  const first = /^X 3\.2\.2, sheet 3, row 2, column 2, move 1$/;
  await expect(region(page).getByRole('button', { name: first })).toBeVisible();
  await button(page, words.controls.hint).click();
  await expect(hint(page)).toHaveText(/Take sheet .*proved/, { timeout: 30_000 });
  const { match, problems } = linked(page);
  expect([(match as SmallGameInPlay).variant.id, problems]).toEqual(['4x4x4', []]);
  await expectSameByLink(page);
  await openPage(page, 'about:blank');
  await openPage(page, `${PLAY}#variant=4x4x4&x=proof&o=person`);
  await expect(marksOn(page, 'X')).toHaveCount(1, { timeout: 20_000 });
  await expect(region(page).locator('.says')).toContainText(cubeMessages.proof.knows.quiet(63));
  await page.keyboard.press('h');
  await expect(hint(page)).toHaveText(hintMessages.proved);
  expect(complaints).toEqual([]);
});
