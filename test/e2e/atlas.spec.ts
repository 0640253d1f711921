import { expect, test, type Locator, type Page } from '@playwright/test';
import { setupOfClass } from '../../src/engine/index.ts';
import { atlasEntries } from '../../src/components/atlas/atlasEntries.ts';
import { parsePlayLink } from '../../src/components/play/games/playLink.ts';
import { baseTable, ownTableStore, withWeight } from '../../src/components/atlas/ownTable.ts';
import { atlasMessages as say } from '#language/atlas/messages';

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

test('one tab stop; the keys go through the boards and open one', async ({ page }) => {
  const atlas = await open(page);
  const boards = grid(atlas);
  await boards.focus();
  await page.keyboard.press('End');
  const last = atlasEntries().at(-1);
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

test('a changed number is kept, heard of elsewhere, proven, and undone @engines', async ({
  page,
}) => {
  const atlas = await open(page);
  await field(atlas, 4).fill('500');
  await field(atlas, 4).press('Enter');
  await expect(notice(atlas)).toHaveText(say.position.changed(4, '500'));
  await expect(atlas.locator('.plays')).toHaveText(say.position.plays([4]));
  const expected = withWeight(baseTable('ratings'), setupOfClass(0), 4, 500);
  const stored = () => page.evaluate((key) => localStorage.getItem(key) ?? '', ownTableStore.key);
  const read = await stored();
  expect(ownTableStore.parse(read).value?.weights).toEqual(expected?.weights);

  // Another tab keeps another number, and this one hears of it.
  const elsewhere = await page.context().newPage();
  const other = await open(elsewhere);
  await field(other, 4).fill('499');
  await field(other, 4).press('Enter');
  await expect(notice(atlas)).toHaveText(say.table.stored({ code: 'elsewhere' }));
  await expect(atlas.getByRole('button', { name: say.table.undo })).toBeDisabled();
  await expect(field(atlas, 4)).toHaveValue('499');
  await field(other, 4).fill('500');
  await field(other, 4).press('Enter');
  await expect.poll(stored).toEqual(read);
  await elsewhere.close();

  // There after a reload; then another number, and undone.
  await page.reload();
  const again = await open(page);
  await expect(field(again, 4)).toHaveValue('500');
  const playOn = await again.getByRole('link', { name: say.position.play }).getAttribute('href');
  const { match, problems } = parsePlayLink(playOn!.split('#')[1]!)!;
  expect([problems, match.players.O]).toEqual([[], 'person']);
  expect(match).toMatchObject({ players: { X: { kind: 'edited' } }, start: setupOfClass(0) });
  await again.getByRole('button', { name: say.table.ask }).click();
  await expect(again.locator('.proof')).toContainText(say.table.proof.first('draw'));
  await field(again, 4).fill('7');
  await field(again, 4).press('Enter');
  await expect(notice(again)).toHaveText(say.position.changed(4, '7'));
  await again.getByRole('button', { name: say.table.undo }).click();
  await expect(field(again, 4)).toHaveValue('500');
});
