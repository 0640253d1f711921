import { expect, test, type Page } from '@playwright/test';
import {
  cardMessages as cards,
  codeMessages as say,
  machineMessages as page,
} from '#language/bot/messages';
import { makeMachine, type Program } from '../../src/engine/index.ts';
import { startProgram } from '../../src/components/bot/code/starts.ts';
import { axeFindings } from './checks/axe.ts';
import { pageErrors } from './support.ts';

const verdict = (at: Page) => at.locator('.bench h2').first();
const rest = (at: Page) => at.locator('.bench .verdict p');
const editor = (at: Page) => at.getByRole('textbox', { name: say.editor });
const typed = (at: Page) => at.locator('.cm-content');
const link = (program: Program) => `./bot/#machine=${makeMachine({ kind: 'code', ...program })}`;

async function open(at: Page, address = './bot/#floor=code'): Promise<void> {
  await at.goto(address);
  await expect(typed(at)).toBeVisible({ timeout: 30_000 });
}

async function start(at: Page, name: string): Promise<void> {
  await at.getByRole('button', { name: say.starts.open }).click();
  await at.getByRole('button', { name, exact: true }).click();
}

/** Puts a text in the place of the whole program; lines indent themselves, so it has to be one without. */
async function rewrite(at: Page, source: string): Promise<void> {
  await typed(at).focus();
  await at.keyboard.press('Control+a');
  await at.keyboard.insertText(source);
}

/** A long text comes by the clipboard. */
const paste = (at: Page, source: string) =>
  typed(at).evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, source);

test('minimax with a hole is found out, and what it printed stands beside the board; a version comes back after a reload', async ({
  page: at,
}) => {
  test.slow();
  const errors = pageErrors(at);
  const heard = at.locator('.bench > [role="status"]');
  // As the lesson on minimax sends its reader; a reload doesn't begin again.
  await open(at, './bot/#floor=code&start=holed');
  await expect(at).toHaveURL(/#floor=code$/);
  await expect(rest(at)).toHaveText(say.verdict.lost(809, 24), { timeout: 60_000 });
  await expect(heard).toContainText(cards.verdict.beaten(5));
  const game = at.getByRole('listbox', { name: cards.game.shortest });
  await expect(game.getByRole('option', { selected: true })).toContainText(say.game.returns(3));
  await expect(at.locator('.call')).toContainText('best 3 score 0');
  await expect(at.locator('.call')).toContainText(
    'play(["O", "", "X", "", "X", "", "", "", ""], "O")',
  );
  // One call after the other, by keys.
  await game.getByRole('option', { selected: true }).focus();
  await at.keyboard.press('ArrowLeft');
  await at.keyboard.press('ArrowLeft');
  await expect(at.locator('.call')).toContainText(say.game.call(2));
  expect(await axeFindings(at)).toEqual([]);
  await rewrite(at, 'const play = () => 0;\n');
  await expect(verdict(at)).toHaveText('It returned 0, but cell 0 is taken.', { timeout: 30_000 });
  await at.reload();
  await expect(typed(at)).toBeVisible({ timeout: 30_000 });
  await expect(typed(at)).toHaveText('const play = () => 0;');
  await start(at, say.starts.random);
  await at.getByRole('button', { name: say.files.open }).click();
  await at
    .getByRole('button', { name: /^The program of/ })
    .first()
    .click();
  await expect(typed(at)).toHaveText('const play = () => 0;');
  await expect(heard).toContainText('It returned 0, but cell 0 is taken.', { timeout: 30_000 });
  // On another board, once the verdict was heard: a call that fails loses the game, and is shown.
  await at.getByRole('button', { name: say.boards.open }).click();
  const boards = at.getByRole('region', { name: say.boards.open });
  await boards.getByRole('button', { name: say.boards.play }).click();
  await expect(boards).toContainText(say.boards.failed(50));
  await expect(boards.getByRole('option', { selected: true }).last()).toContainText(say.game.fails);
  await expect(boards).toContainText('It returned 0, but cell 0 is taken.');
  // What was heard of that match says nothing of the next one.
  await expect(heard).toHaveText(say.boards.failed(50));
  await boards.getByRole('combobox', { name: say.boards.board }).selectOption('1');
  await expect(heard).toHaveText('', { timeout: 3000 });
  // A call that fails in some of its draws: it can happen, and need not.
  await rewrite(at, 'const play = (board) => choice([board.indexOf(""), 9]);\n');
  await expect(rest(at)).toHaveText(say.verdict.fault(0, 'X', false), { timeout: 30_000 });
  expect(errors).toEqual([]);
});

test('Python: a line that can’t be read is marked, the last disc stays paler; the keyboard gets out of the editor', async ({
  page: at,
}) => {
  test.slow();
  await open(at);
  await at.getByText(say.languages.python, { exact: true }).click();
  await expect(typed(at)).toContainText('def play');
  await expect(at.locator('.disc')).toBeVisible({ timeout: 60_000 });
  await rewrite(at, 'def play(board, mark):\n    return bord[0]\n');
  await expect(verdict(at)).toHaveText('Nothing here is called bord.', { timeout: 60_000 });
  await expect(at.locator('.slip-line')).toHaveText('return bord[0]', { useInnerText: false });
  await rewrite(at, 'def play(board:\n    return 0\n');
  await expect(verdict(at)).toHaveText(say.verdict.problem, { timeout: 30_000 });
  await expect(at.locator('.slip-note')).toHaveCount(1);
  await expect(at.locator('.judged.pale .disc')).toBeVisible();
  await typed(at).focus();
  await at.keyboard.press('Tab');
  await expect(typed(at)).toBeFocused();
  await at.keyboard.press('Escape');
  await at.keyboard.press('Tab');
  await expect(at.getByRole('link', { name: cards.play })).toBeFocused();
});

test('a guest’s program is read first, and runs after a press; one that is too long, or a broken link, has a sentence @phone', async ({
  page: at,
}) => {
  test.slow();
  const random = startProgram('random', 'javascript', []);
  await open(at, link(random));
  await expect(rest(at)).toHaveText(say.guest);
  await expect(typed(at)).toContainText('Math.random');
  await at.keyboard.press('Control+Enter');
  await expect(at.locator('.disc')).toHaveCount(0);
  await at.getByRole('button', { name: say.run, exact: true }).tap();
  await expect(verdict(at)).toHaveText(cards.verdict.beaten(5), { timeout: 60_000 });
  await expect(at.getByText(say.facts.followed)).toBeVisible();
  await at.getByRole('button', { name: page.keepGuest }).tap();
  await paste(at, '//\n'.repeat(14_000));
  await expect(rest(at)).toHaveText(say.files.tooLong(40_000), { timeout: 30_000 });
  await at.getByRole('button', { name: page.share }).tap();
  await at.getByRole('button', { name: page.copy }).tap();
  await at.goto('./bot/#machine=py.AAAA');
  await expect(at.getByRole('alert')).toBeVisible();
});

test('without the editor’s file a plain field does', async ({ page: at }) => {
  test.slow();
  await at.route(/codeEditor/, (route) => route.abort());
  await at.goto('./bot/#floor=code');
  await editor(at).fill('function play(board) {\n  return board.lastIndexOf("");\n}\n');
  await expect(rest(at)).toHaveText(/In \d+ of them it has lost/, { timeout: 60_000 });
  await editor(at).fill('function play(board) {\n  return );\n}\n');
  await expect(verdict(at)).toHaveText(say.verdict.problem, { timeout: 30_000 });
  await expect(at.locator('p.slip')).toContainText(say.line(2));
});

test('one’s own program is played against: what it printed, an endless loop, and somebody else’s is read first', async ({
  page: at,
}) => {
  test.slow();
  const errors = pageErrors(at);
  const board = at.getByRole('grid');
  const cell = (number: number) => board.locator(`[data-cell="${number}"]`);
  await open(at);
  await rewrite(
    at,
    'function play(board, mark) { print("asked as " + mark); while (board[8]); return board.indexOf(""); }',
  );
  await expect(verdict(at)).toHaveText(/./);
  await at.getByRole('link', { name: cards.play }).click();
  await cell(4).click();
  await expect(cell(0)).toHaveAccessibleName('cell 0, O');
  await expect(at.locator('.program')).toContainText('asked as O');
  // It never comes back from here, and the page goes on.
  await cell(8).click();
  await expect(at.locator('.says')).toContainText('It did not come to an end', { timeout: 60_000 });
  await expect(at.getByRole('link', { name: say.change })).toBeVisible();
  await at.getByRole('button', { name: 'Undo', exact: true }).click();
  await cell(2).click();
  await expect(cell(1)).toHaveAccessibleName('cell 1, O');
  const address = at.url();
  // In another browser it is somebody else’s.
  await at.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await at.goto('./');
  await at.goto(address);
  await expect(at.locator('.program pre')).toContainText('asked as');
  await cell(7).click();
  await expect(at.locator('.says')).toHaveText(say.guest);
  await expect(cell(3)).toHaveAccessibleName('cell 3, empty');
  await at.getByRole('button', { name: say.run, exact: true }).click();
  await expect(cell(3)).toHaveAccessibleName('cell 3, O', { timeout: 30_000 });
  expect(await axeFindings(at)).toEqual([]);
  expect(errors).toEqual([]);
});
