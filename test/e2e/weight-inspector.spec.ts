import { expect, test, type Page } from '@playwright/test';
import { accountOn, INSPECTED_BOARDS } from '../../src/components/lessons/weight/boards.ts';
import { changeOfChoice } from '../../src/components/lessons/weight/facts.ts';
import { shortWeight } from '../../src/components/ui/large-board/heat.ts';
import { inspectorMessages as words } from '#language/weights/messages';
import { ruleMessages } from '#language/algorithms/line-attacks/rules';

const LESSON = './lessons/weight/';
const { sketch } = INSPECTED_BOARDS;
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

test('a cell is asked about, played on, answered, and taken back', async ({ page }) => {
  const { root, cell, says } = await figure(page, 'sketch');
  const open = sketch.cells.open;
  await cell(open).press('Enter');
  const total = root.locator('.sum strong');
  await expect(total).toHaveText(words.weight(accountOn('sketch', open).weight));
  // Its four lines come back with their numbers, and their sum is in the cell.
  const sum = root.locator('.board svg[aria-hidden]:has(.rich) text.sum');
  await expect(sum).toHaveText(shortWeight(accountOn('sketch', open).weight));
  await cell(open).press('Enter');
  await expect(cell(open)).toHaveAccessibleName(`${name(open)}, X`);
  // The bot has answered.
  await expect(says).toContainText('X to move');
  await root.getByRole('button', { name: words.figure.undo }).click();
  await expect(cell(open)).not.toHaveAccessibleName(`${name(open)}, X`);
});

test('links of the figures that stand in the next lesson lead there', async ({ page }) => {
  await page.goto(`${LESSON}#fig=whole&stones=x0,0`);
  await expect(page).toHaveURL(/\/lessons\/outbid\/#fig=whole&stones=x0,0/);
  await page.goto(`${LESSON}#fig=sketch`);
  await expect(page).toHaveURL(/\/lessons\/weight\/#fig=sketch/);
});

test('a changed weight moves the bot’s choice; a bad number is told and nothing is lost', async ({
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
  // A number is dragged where it stands.
  await field.fill('7');
  await field.scrollIntoViewIfNeeded();
  const box = (await field.boundingBox())!;
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect(field).toHaveValue('10');
  await root.getByRole('button', { name: ruleMessages.reset }).click();
  await expect(field).toHaveValue('7');
  await expect(says).toContainText(`${name(sketch.cells.fork)} is the heaviest`);
});

test('the figure follows the text, and a question is answered by a letter on its board', async ({
  page,
}) => {
  await figure(page, 'sketch');
  const phrase = page.locator('a.see[data-fig="sketch"]:visible').nth(2);
  await phrase.evaluate((read) => {
    scrollBy({ top: read.getBoundingClientRect().top - innerHeight * 0.42, behavior: 'instant' });
  });
  await expect(phrase).toHaveAttribute('aria-current', 'true');
  const { root, cell } = await figure(page, 'race');
  const question = page.locator('.guess', { has: page.locator('[data-fig="race"]') });
  const { mine, theirs } = INSPECTED_BOARDS.race.cells;
  for (const [at, answer] of [mine, theirs].entries()) {
    await expect(root.locator('.sum')).toHaveCount(0);
    await cell(answer).press('Enter');
    await expect(question.getByRole('status')).toContainText(`${'AB'[at]} ${name(answer)}?`);
  }
  // The right one opens its account.
  await expect(root.locator('.sum').first()).toBeVisible();
});
