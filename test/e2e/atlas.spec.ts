import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  codeOfCells,
  makePosition,
  makeTableFile,
  parseTableFile,
  placeOf,
  readSetup,
  ruleRatingsTable,
  setupOfClass,
  type Setup,
} from '../../src/engine/index.ts';
import { slip } from '../../src/components/lessons/table/facts.ts';
import {
  atlasEntries,
  chosenEntries,
  atlasEntryOf,
} from '../../src/components/atlas/atlasEntries.ts';
import { baseTable, ownTableStore, withWeight } from '../../src/components/atlas/ownTable.ts';
import { atlasMessages as say } from '#language/atlas/messages';
import { PHONE, complaintsOf } from './pages.ts';

const LESSON = './lessons/table/';

async function open(page: Page, hash = ''): Promise<Locator> {
  await page.goto(`${LESSON}${hash}`);
  const atlas = page.locator('#atlas');
  await atlas.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: atlas })).toHaveCount(1);
  return atlas;
}
const grid = (atlas: Locator) => atlas.getByRole('grid', { name: say.grid });
const title = (atlas: Locator) => atlas.locator('section h2').first();
const field = (atlas: Locator, cell: number) =>
  atlas.getByLabel(say.position.cell(cell), { exact: true });
const notice = (atlas: Locator) => atlas.locator('.notice');

function setupOf(text: string): Setup {
  const read = readSetup(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}
async function find(atlas: Locator, text: string): Promise<void> {
  await atlas.getByLabel(say.find.label).fill(text);
  await atlas.getByRole('button', { name: say.find.go, exact: true }).click();
}

test('draws only what is seen, and counts all of it @deep', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  const atlas = await open(page);
  const boards = grid(atlas);
  const columns = Number(await boards.getAttribute('aria-colcount'));
  const all = atlasEntries('classes').length;
  await expect(boards).toHaveAttribute('aria-rowcount', String(Math.ceil(all / columns)));
  expect(await boards.getByRole('gridcell').count()).toBeLessThan(200);
  await atlas.getByText(say.filter.more).click();
  await atlas.getByLabel(say.scope.label).selectOption('positions');
  const every = atlasEntries('positions').length;
  await expect(boards).toHaveAttribute('aria-rowcount', String(Math.ceil(every / columns)));
  expect(await boards.getByRole('gridcell').count()).toBeLessThan(200);
  await expect(atlas.locator('.count')).toHaveText(say.shown(every, every));
  expect(complaints).toEqual([]);
});

test('one tab stop; the keys go through the boards and open one', async ({ page }) => {
  const atlas = await open(page);
  const boards = grid(atlas);
  await boards.focus();
  await page.keyboard.press('End');
  const last = atlasEntries('classes').at(-1);
  const active = await boards.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(title(atlas)).toHaveText(say.position.title(last?.at ?? -1));
  await expect(boards).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(title(atlas)).toHaveText(say.position.title(1));
  // Scrolled out of sight, the board with the keys is still there to be pointed at.
  await boards.evaluate((panel) => (panel.scrollTop = 4000));
  await expect(
    page.locator(`[id="${await boards.getAttribute('aria-activedescendant')}"]`),
  ).toHaveCount(1);
});

test('filters and sorts as the engine does @deep', async ({ page }) => {
  const atlas = await open(page);
  await atlas.getByLabel(say.filter.ply, { exact: true }).selectOption('5');
  await atlas.getByLabel(say.filter.end, { exact: true }).selectOption('O');
  await atlas.getByText(say.filter.more).click();
  await atlas.getByLabel(say.order.label, { exact: true }).selectOption('distance');
  const expected = chosenEntries('classes', { ply: 5, end: 'O' }, 'distance');
  await expect(atlas.locator('.count')).toHaveText(
    say.shown(expected.length, atlasEntries('classes').length),
  );
  await grid(atlas).getByRole('gridcell').first().click();
  await expect(title(atlas)).toHaveText(say.position.title(expected[0]?.at ?? -1));
  await atlas.getByRole('button', { name: say.filter.reset }).click();
  await expect(atlas.locator('.count')).toHaveText(say.shown(765, 765));
});

test('finds a position, turned or mirrored, and says how @deep', async ({ page }) => {
  const atlas = await open(page);
  const setup = setupOf('..X.O....');
  await find(atlas, makePosition(setup.cells));
  const place = placeOf(setup);
  await expect(title(atlas)).toHaveText(say.position.title(place?.at ?? -1));
  await expect(atlas.locator('.found p')).toContainText('the board in the table');
  await find(atlas, 'XXXOOO...');
  await expect(atlas.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(atlas.locator('.problem')).not.toHaveText('');
  await find(atlas, 'O........; X');
  await expect(atlas.locator('.found p')).toContainText(say.find.swapped);
});

test('a changed number is kept, played, saved, loaded again, and undone', async ({ page }) => {
  const atlas = await open(page);
  await field(atlas, 4).fill('500');
  await field(atlas, 4).press('Enter');
  await expect(notice(atlas)).toHaveText(say.position.changed(4, '500'));
  await expect(atlas.locator('.plays')).toHaveText(say.position.plays([4], 'ratings'));
  const expected = withWeight(baseTable('rules'), setupOfClass(0), 4, 500);
  const stored = () => page.evaluate((key) => localStorage.getItem(key) ?? '', ownTableStore.key);
  const read = parseTableFile(await stored());
  expect(read.ok && [...read.value.weights]).toEqual([...(expected?.weights ?? [])]);

  // Played: it opens in the centre.
  await atlas.getByRole('button', { name: say.position.play }).click();
  await atlas.getByRole('button', { name: say.game.swap }).click();
  await expect(atlas.locator('.game [data-cell="4"]')).toHaveAttribute(
    'aria-label',
    say.game.cell(4, 'X'),
  );

  // Saved, and there after a reload.
  const saved = page.waitForEvent('download');
  await atlas.getByRole('button', { name: say.table.save }).click();
  const path = await (await saved).path();
  await page.reload();
  const again = await open(page);
  await expect(field(again, 4)).toHaveValue('500');
  await again.getByRole('button', { name: say.table.ask }).click();
  await expect(again.locator('.proof')).toContainText(say.table.proof.first('draw'));

  // Another number, and back by the file; then undone.
  await field(again, 4).fill('7');
  await field(again, 4).press('Enter');
  await expect(notice(again)).toHaveText(say.position.changed(4, '7'));
  await again.locator('input[type="file"]').setInputFiles(path);
  await expect(notice(again)).toHaveText(say.table.loaded(''));
  await expect(field(again, 4)).toHaveValue('500');
  await again.getByRole('button', { name: say.table.undo }).click();
  await expect(field(again, 4)).toHaveValue('7');
});

test('a number that cannot be is refused, and the table stays @deep', async ({ page }) => {
  const atlas = await open(page);
  await field(atlas, 0).fill('-3');
  await field(atlas, 0).press('Enter');
  await expect(atlas.locator('.bad')).toHaveText(say.position.wrong.ratings);
  await expect(field(atlas, 0)).toHaveAttribute('aria-invalid', 'true');
  expect(await page.evaluate((key) => localStorage.getItem(key), ownTableStore.key)).toBeNull();
});

test('a damaged or foreign file is refused with a reason, and nothing is lost @deep', async ({
  page,
}) => {
  const atlas = await open(page);
  await field(atlas, 4).fill('500');
  await field(atlas, 4).press('Enter');
  const file = makeTableFile(ruleRatingsTable());
  const chooser = atlas.locator('input[type="file"]');
  const give = (text: string) =>
    chooser.setInputFiles({
      name: 't.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  for (const [text, problem] of [
    [file.slice(0, -40), { code: 'not-json' }],
    [file.replace('1001,', '1002,'), { code: 'damaged' }],
    ['{"format":"chess"}', { code: 'foreign' }],
    ['{"format":"noughtbook-table","version":9}', { code: 'newer', version: 9 }],
  ] as const) {
    await give(text);
    await expect(notice(atlas)).toHaveText(say.table.problem(problem));
    await expect(field(atlas, 4)).toHaveValue('500');
  }
});

test('storage that is broken or full is said @deep', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"format":'), ownTableStore.key);
  const atlas = await open(page);
  await expect(notice(atlas)).toHaveText(say.table.unreadable);
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.kept`), ownTableStore.key)).toBe(
    '{"format":',
  );
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await field(atlas, 4).fill('9');
  await field(atlas, 4).press('Enter');
  await expect(notice(atlas)).toContainText(say.table.notStored);
});

test('a link brings a table, and a broken one says so @deep', async ({ page }) => {
  const atlas = await open(page, '#table=rules~0.4.700');
  await expect(field(atlas, 4)).toHaveValue('700');
  await expect(notice(atlas)).toHaveText(say.table.fromLink);
  await page.goto('about:blank');
  const other = await open(page, '#table=rules~0.9.700');
  await expect(notice(other)).toHaveText(say.table.badLink);
});

test('the task of the lesson can be done: two numbers, and the table cannot be beaten @deep', async ({
  page,
}) => {
  const atlas = await open(page);
  await atlas.getByRole('button', { name: say.table.ask }).click();
  await expect(atlas.locator('.proof')).toContainText(say.table.proof.second('loss'));
  await expect(atlas.locator('.proof')).toContainText(say.table.shortest(slip().game));
  const { kept, losing } = slip();
  await find(atlas, makePosition(kept.cells));
  for (const cell of losing) {
    await field(atlas, cell).fill('0');
    await field(atlas, cell).press('Enter');
  }
  await atlas.getByRole('button', { name: say.table.ask }).click();
  await expect(atlas.locator('.proof')).toContainText(say.table.proof.second('draw'));
  await expect(atlas.locator('.proof')).not.toContainText(say.table.proof.second('loss'));
});

test('on a phone nothing sticks out sideways, and a board is found by drawing @deep', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const atlas = await open(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await atlas.getByRole('button', { name: say.find.draw }).click();
  const editing = atlas.locator('.editor [role="grid"]');
  await editing.locator('[data-cell="8"]').click();
  await atlas.getByRole('button', { name: 'Show this position' }).click();
  const code = codeOfCells(setupOf('........X').cells);
  await expect(title(atlas)).toHaveText(say.position.title(atlasEntryOf(code).at));
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('the text says how many boards there are @deep', async ({ page }) => {
    await page.goto(LESSON);
    const text = page.getByRole('main');
    await expect(text).toContainText('765');
    await expect(text).toContainText('5,478');
  });
});
