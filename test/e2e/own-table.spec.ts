import { expect, test, type Locator, type Page } from '@playwright/test';
import { ownTableStore } from '../../src/components/atlas/ownTable.ts';
import { atlasMessages as say } from '#language/atlas/messages';

async function open(page: Page, hash = ''): Promise<Locator> {
  await page.goto(`./lessons/table/${hash}`);
  const atlas = page.locator('#atlas');
  await atlas.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: atlas })).toHaveCount(1);
  return atlas;
}
const field = (atlas: Locator, cell: number) =>
  atlas.getByLabel(say.position.cell(cell), { exact: true });
const notice = (atlas: Locator) => atlas.locator('.notice');

test('what there is no room to keep aside is left alone; another tab is heard', async ({
  page,
  context,
}) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, '{"format":');
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name: string, value: string) {
      if (name.includes('.unreadable')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  }, ownTableStore.key);
  const atlas = await open(page);
  await expect(notice(atlas)).toHaveText(say.table.stored({ code: 'unreadable' }));
  await field(atlas, 4).fill('9');
  await field(atlas, 4).press('Enter');
  await expect(notice(atlas)).toContainText(say.table.stored({ code: 'full' }));
  expect(await page.evaluate((key) => localStorage.getItem(key), ownTableStore.key)).toBe(
    '{"format":',
  );

  const other = await context.newPage();
  await other.goto('./about/');
  await other.evaluate((key) => localStorage.setItem(key, 'of another tab'), ownTableStore.key);
  await expect(notice(atlas)).toHaveText(say.table.stored({ code: 'elsewhere' }));
});
