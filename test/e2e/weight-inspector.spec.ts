import { expect, test, type Page } from '@playwright/test';
import { accountOn, INSPECTED_BOARDS } from '../../src/components/lessons/weight/boards.ts';
import { changeOfChoice, foursAfter } from '../../src/components/lessons/weight/facts.ts';
import { raceOptions } from '../../src/components/lessons/weight/guess.ts';
import { shortWeight } from '../../src/components/ui/large-board/heat.ts';
import { inspectorMessages as words } from '#language/weights/messages';
import { ruleMessages } from '#language/weights/rules';

const LESSON = './lessons/weight/';
const { sketch, blind, outbid } = INSPECTED_BOARDS;
const name = ({ x, y }: { x: number; y: number }) => `(${x}, ${y})`;

/** A weight inspector of the lesson, awake. */
async function figure(page: Page, id: string) {
  await page.goto(LESSON);
  const root = page.locator(`figure#${id}`);
  await root.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: root })).toHaveCount(1);
  const cell = ({ x, y }: { x: number; y: number }) =>
    root.getByRole('gridcell', { name: `(${x}, ${y}),`, exact: false });
  return { root, cell, says: root.locator('.say') };
}

test('W, T and D by keys: weights, the account of the focused cell, the bot’s move', async ({
  page,
}) => {
  const { root, cell, says } = await figure(page, 'sketch');
  const weights = root.getByRole('button', { name: `${words.keys.weights} W` });
  await expect(weights).toHaveAttribute('aria-pressed', 'true');
  await cell(sketch.cells.open).focus();
  await page.keyboard.press('w');
  await expect(weights).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('t');
  const total = root.locator('.sum strong');
  await expect(total).toHaveText(words.weight(accountOn('sketch', sketch.cells.open).weight));
  // Its four lines come back with their numbers, and their sum is in the cell.
  const sum = root.locator('.board svg[aria-hidden]:has(.rich) text.sum');
  await expect(sum).toHaveText(shortWeight(accountOn('sketch', sketch.cells.open).weight));
  await page.keyboard.press('d');
  await expect(cell(sketch.cells.fork)).toHaveAccessibleName(`${name(sketch.cells.fork)}, X`);
  await expect(says).toContainText('O to move');
  await root.getByRole('button', { name: words.figure.undo }).click();
  await expect(says).toContainText('X to move');
});

test('a changed weight moves the bot’s choice; a bad number is told and nothing is lost @deep', async ({
  page,
}) => {
  const { root, says } = await figure(page, 'sketch');
  const change = changeOfChoice('sketch', 3, 2);
  await root.getByRole('button', { name: words.tabs.rules }).click();
  const field = root.getByRole('spinbutton', { name: ruleMessages.entry(3, 2) });
  await field.fill(String(Math.floor(change.value)));
  await expect(says).toContainText(`${name(sketch.cells.fork)} is the heaviest`);
  await field.fill(String(Math.ceil(change.value)));
  await expect(says).toContainText(`${name(change)} is the heaviest`);
  await field.fill('many');
  await expect(root.locator('.troubles')).toContainText('is not a number');
  await expect(says).toContainText(`${name(change)} is the heaviest`);
  // A number is dragged where it stands, and the scale follows.
  await field.fill('7');
  const box = (await field.boundingBox())!;
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(field).toHaveValue('10');
  const scale = root.getByRole('slider', { name: ruleMessages.labelOf('3:2') });
  await expect(scale).toHaveJSProperty('value', '10');
  await scale.fill('0');
  await expect(field).toHaveValue('0');
  await root.getByRole('button', { name: ruleMessages.reset }).click();
  await expect(field).toHaveValue('7');
  await expect(says).toContainText(`${name(sketch.cells.fork)} is the heaviest`);
});

test('a phrase compares two cells, and the account leads to every step @deep', async ({ page }) => {
  const { root } = await figure(page, 'sketch');
  const presets = Object.keys(sketch.presets);
  await page
    .locator(`a.see[data-fig="sketch"][data-step="${presets.indexOf('compared')}"]`)
    .click();
  const both: string = words.compare.title(name(sketch.cells.fork), name(sketch.cells.open));
  await expect(root.getByRole('table', { name: both })).toBeVisible();
  await root.getByRole('button', { name: words.tabs.account, exact: true }).click();
  // The button, the dialog and its heading name the cell: two figures of a page have such a button.
  const steps = /^Cell \(.+\), step by step$/;
  await root.getByRole('button', { name: steps }).click();
  const dialog = root.getByRole('dialog', { name: steps });
  await expect(dialog.getByRole('heading', { name: steps, level: 2 })).toBeVisible();
  const slider = dialog.getByRole('slider').first();
  await expect(slider).toBeVisible();
  // The keys are the figure's at once, with the focus still where the dialog put it.
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('1');
  const before = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.url().split('#')[0]).toBe(before.split('#')[0]);
});

test('the bot is beaten by fours, as the lesson says @deep', async ({ page }) => {
  const { root, cell, says } = await figure(page, 'blind');
  await root.getByRole('button', { name: words.figure.modes.X, exact: true }).click();
  await expect(cell(blind.cells.plays)).toHaveAccessibleName(`${name(blind.cells.plays)}, O`);
  const moves = foursAfter(blind.cells.plays) ?? [];
  for (const [at, move] of moves.entries()) {
    if (at % 2 === 0) await cell(move).press('Enter');
    await expect(cell(move)).toHaveAccessibleName(`${name(move)}, ${at % 2 === 0 ? 'X' : 'O'}`);
  }
  // Two fives at once: whichever O stops, the other stays.
  await expect(says).toContainText('X to move');
  await root.getByRole('button', { name: words.keys.bot }).click();
  await expect(says).toContainText(words.overTag);
});

test('with every rule in force the bot blocks, loses a won game, and the repair wins it @deep', async ({
  page,
}) => {
  const { root, cell, says } = await figure(page, 'outbid');
  await expect(says).toContainText('covered');
  await root.getByRole('button', { name: words.keys.bot }).click();
  await expect(cell(outbid.cells.guard)).toHaveAccessibleName(`${name(outbid.cells.guard)}, O`);
  await root.getByRole('button', { name: words.figure.modes.X, exact: true }).click();
  await cell({ x: 6, y: 6 }).press('Enter');
  await expect(says).toContainText(words.overTag);

  await root.getByRole('button', { name: words.figure.more }).click();
  await root.getByRole('button', { name: words.figure.restart }).click();
  const presets = Object.keys(outbid.presets);
  await page
    .locator(`a.see[data-fig="outbid"][data-step="${presets.indexOf('repaired')}"]`)
    .click();
  await expect(says).toContainText(`${name(outbid.cells.win)} is the heaviest`);
});

test('T on a taken cell says so; a question’s answer is shown on the board @deep', async ({
  page,
}) => {
  const { root, cell, says } = await figure(page, 'sketch');
  const taken = cell({ x: 7, y: 7 });
  await taken.focus();
  await page.keyboard.press('t');
  await expect(root.getByRole('status').last()).toHaveText(words.account.taken('(7, 7)'));
  await expect(says).toBeVisible();

  const race = await figure(page, 'race');
  await expect(race.says).toContainText('covered');
  const options = raceOptions();
  const wrong = options.find(({ isRight }) => !isRight)?.text ?? '';
  const right = options.find(({ isRight }) => isRight)?.text ?? '';
  await page.getByRole('button', { name: wrong }).click();
  await expect(race.says).toContainText('covered');
  await page.getByRole('button', { name: right }).click();
  await expect(race.says).toContainText('is the heaviest');
});

test('on a low screen the sum is seen; on a phone the buttons of the board share a row @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { root } = await figure(page, 'sketch');
  const panel = (await root.locator('.panel').boundingBox())!;
  const total = (await root.locator('.total').boundingBox())!;
  expect(total.y + total.height).toBeLessThanOrEqual(panel.y + panel.height);

  await page.setViewportSize({ width: 390, height: 844 });
  const tops = () =>
    root
      .locator('.foot button')
      .filter({ visible: true })
      .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
  await expect.poll(tops).toBe(1);
});
