import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { makeMachine } from '../../src/engine/index.ts';
import { giftMessages } from '#language/bot/gifts';
import { machineMessages } from '#language/bot/messages';
import { othersMessages } from '#language/bot/others/messages';
import { largeMessages } from '#language/ui/messages';
import { wakePart } from './pages.ts';
import { pageErrors } from './support.ts';

const say = othersMessages.class;
const FOUR = '#machine=c.win-block-stopFork-centre&name=Ada';
const field = (page: Page) => page.getByRole('textbox', { name: say.list });
const rows = (page: Page) => page.locator('.standings tbody tr');
const names = (page: Page) => page.locator('.standings tbody .name');

async function openClass(page: Page, link = '#floor=class'): Promise<void> {
  await page.goto(`./bot/${link}`);
  await wakePart(page.getByRole('navigation', { name: machineMessages.floors.label }));
  await expect(field(page)).toBeVisible({ timeout: 30_000 });
}

test('a machine plays each bot on both sides, and each pair shows its game', async ({ page }) => {
  const errors = pageErrors(page);
  await openClass(page, `${FOUR}&floor=class`);
  await expect(page.locator('.bench h2').first()).toHaveText(othersMessages.beatenBy(17, 20), {
    timeout: 60_000,
  });
  const grid = page.getByRole('grid', { name: othersMessages.table });
  const chosen = grid.locator('[aria-selected="true"]');
  await expect(chosen).toHaveCount(1);
  const game = page.locator('.game');
  await expect(game.getByRole('option').first()).toBeVisible();
  await chosen.focus();
  await page.keyboard.press('Control+Home');
  await expect(game.getByRole('heading')).toHaveText(
    othersMessages.against('Ada', 'Random', 'first'),
  );
  await page.keyboard.press('ArrowRight');
  await expect(game.getByRole('heading')).toHaveText(
    othersMessages.against('Ada', 'Random', 'second'),
  );
  await expect(chosen).toBeFocused();
  await page.getByRole('button', { name: machineMessages.ownFirst }).click();
  await expect(page.locator('.floors [aria-current]')).toContainText(machineMessages.floors.cards);
  expect(errors).toEqual([]);
});

test('a class plays: pasted, from files, as a table for wall, sheet and paper', async ({
  page,
}) => {
  const errors = pageErrors(page);
  await openClass(page);
  await page.getByRole('button', { name: say.example }).press('Enter');
  await expect(rows(page)).toHaveCount(12, { timeout: 60_000 });
  await expect(page.getByText(say.played(12), { exact: true })).toHaveAttribute('role', 'status');
  // The button keeps the focus, and what was there comes back.
  for (const [name, count] of [
    [say.empty, 0],
    [say.refill, 12],
    [say.empty, 0],
  ] as const) {
    await expect(page.locator(':focus')).toHaveText(name);
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(count);
  }
  // A megabyte is refused before it is laid out, and nothing is lost.
  await field(page).focus();
  await page.keyboard.insertText('win block\n'.repeat(100_000));
  await expect(page.locator('.class').getByRole('alert')).toHaveText(say.tooLarge());
  await expect(field(page)).toHaveValue('');
  await field(page).fill(
    'Ada: win block stopFork centre corner\nNoor: win middle\nAda c.win-block',
  );
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('.class').getByRole('alert')).toContainText('middle');
  await page.locator('.class input[type="file"]').setInputFiles([
    { name: 'Emil.txt', mimeType: 'text/plain', buffer: Buffer.from('win block corner') },
    { name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from('"=Ines";"c.edge-any"\r\n') },
    { name: 'none.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
    { name: 'none.txt', mimeType: 'text/plain', buffer: Buffer.from('there') },
  ]);
  await expect(names(page)).toHaveText(['Ada', 'Emil', 'Ada (2)', '=Ines']);
  await expect(page.getByText(say.noMachines('none.txt'), { exact: true })).toHaveCount(2);
  // Any two of them, with their game.
  const pair = page.getByRole('region', { name: say.pair });
  await pair.getByLabel(say.sides.second).selectOption({ label: '=Ines' });
  await expect(pair).toContainText('Ada wins it.');
  await pair.getByRole('button', { name: say.swap }).click();
  await expect(pair.getByRole('listbox').getByRole('option').first()).toContainText('=Ines: ');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say.save }).click();
  const sheet = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  expect(sheet[0]).toContain(say.columns.join(','));
  expect(sheet[1]).toMatch(/^1,Ada,c\.win-block-stopFork-centre-corner,[\d.]+,/);
  expect(sheet[4]).toContain("'=Ines");
  await page.getByRole('button', { name: say.hideNames }).click();
  await expect(names(page)).toHaveText(['A', 'C', 'B', 'D']);
  await page.getByRole('button', { name: largeMessages.show(say.title) }).click();
  await expect(page.locator('.standings[data-full]')).toBeVisible();
  await page.getByRole('button', { name: largeMessages.back }).click();
  // A reload in front of the class loses nothing; paper has the table alone.
  await page.reload();
  await expect(rows(page)).toHaveCount(4, { timeout: 60_000 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(field(page)).toBeHidden();
  await expect(rows(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('programs of others wait for a press, and one that can’t be run is told', async ({ page }) => {
  const program = (source: string) => makeMachine({ kind: 'code', language: 'javascript', source });
  await openClass(page);
  const first = program('function play(board) {\n  return board.indexOf("");\n}');
  await field(page).fill(
    `Ada: win block\nEmil: edge\nOmar ${first}\nQuin ${program('function play( {')}`,
  );
  await expect(names(page)).toHaveText(['Ada', 'Emil'], { timeout: 60_000 });
  await page.getByText(say.show).click();
  await expect(page.getByText('board.indexOf')).toBeVisible();
  await page.getByRole('button', { name: say.run(2) }).click();
  await expect(names(page)).toHaveText(['Ada', 'Omar', 'Emil'], { timeout: 60_000 });
  await expect(page.getByText(/^Quin doesn’t play/)).toBeVisible();
});

test('at the end of a lesson its cards go into the machine, and nothing moves', async ({
  page,
}) => {
  await page.goto('./lessons/folk/');
  const strip = page.getByRole('region', { name: giftMessages.region });
  await wakePart(strip);
  const height = () => strip.evaluate((part) => part.getBoundingClientRect().height);
  const before = await height();
  await strip.getByRole('button', { name: giftMessages.begin('stopFork') }).click();
  for (const card of ['centre', 'corner'] as const) {
    const add = strip.getByRole('button', { name: giftMessages.add(card) });
    await add.hover();
    await expect(strip.locator('.then')).toContainText(giftMessages.then);
    expect(await height()).toBe(before);
    await add.press('Enter');
  }
  await expect(strip.getByText(giftMessages.isIn(['stopFork', 'centre', 'corner']))).toBeFocused();
  await expect(strip.getByRole('status')).toContainText('Corner is in');
  expect(await height()).toBe(before);
  await strip.getByRole('link').first().click();
  await expect(page.getByRole('option')).not.toHaveCount(0);
  const stored = await page.evaluate(() => localStorage.getItem('noughtbook.machine'));
  expect(stored).toContain('c.stopFork-centre-corner');
});
