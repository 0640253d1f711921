import { expect, test } from '@playwright/test';
import { machineStore } from '../../src/components/bot/machineStore.ts';
import { bookmarkStore } from '../../src/components/platform/bookmark.ts';
import { heapMessages as say, keptMessages } from '#language/lessons/what-next/messages';

test('matches are taken by keys and by pointer, the machine asks its table, and a heap of any size follows', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./lessons/what-next/');
  const game = page.getByRole('figure', { name: say.region });
  const status = game.getByRole('status');
  const heap = (left: number) => game.getByRole('group', { name: say.heap(left), exact: true });
  const take = (number: number) =>
    game.getByRole('button', { name: say.take(number), exact: true });
  await game.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: game })).toHaveCount(1);
  await expect(status).toHaveText(say.begin(10, false));

  // Two win; whatever the machine takes then, four go in each round.
  const heard = await status.evaluateHandle((place) => {
    const all: (string | null)[] = [];
    const hear = new MutationObserver(() => all.push(place.textContent));
    hear.observe(place, { childList: true, characterData: true, subtree: true });
    return all;
  });
  await take(2).focus();
  await page.keyboard.press('2');
  await expect(status).toHaveText(say.hopes(7));
  expect(await heard.jsonValue(), 'one sentence for what it thought').toEqual([say.hopes(7)]);
  await expect(game.getByRole('listitem').nth(8)).toContainText(say.table.entry(8, false));
  await expect(take(1)).toBeFocused();
  await page.keyboard.press('3');
  await expect(heap(3)).toBeVisible();
  await take(3).click();
  await expect(status).toHaveText(say.over.reader);

  // With 21 one match wins; two are the first mistake, and it is told.
  await game.getByRole('button', { name: say.next(21) }).click();
  await take(2).click();
  await expect(status).toHaveText(say.wins(3, 16));
  for (const left of [12, 8, 4]) {
    await take(1).click();
    await expect(heap(left)).toBeVisible();
  }
  await take(3).click();
  await expect(status).toHaveText(`${say.over.machine} ${say.missed(21, 1)}`);

  const size = game.getByRole('textbox', { name: say.size });
  await size.fill('3000');
  await size.press('Enter');
  await expect(game.getByRole('alert')).toHaveText(say.badSize(100));
  await size.fill('7');
  await size.press('Enter');
  await game.getByText(say.begins.machine, { exact: true }).click();
  await expect(status).toHaveText(say.wins(3, 4));
});

test('the picture to keep has what was read and built on this device, and is saved', async ({
  page,
}) => {
  const cards = ['win', 'block', 'stopFork', 'centre', 'corner'] as const;
  const kept = {
    [bookmarkStore.key]: bookmarkStore.make({ ended: ['lessons/folk', 'lessons/count'] }),
    [machineStore.key]: machineStore.make({ name: '', cards, versions: [], floor: 'cards' }),
  };
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, kept);
  await page.goto('./lessons/what-next/');
  const picture = page.getByRole('img', { name: keptMessages.title });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAccessibleName(new RegExp(`: 2 of .* ${keptMessages.proved}$`));
  await expect(picture).toHaveAttribute('src', /^data:image.png;base64,.{9999}/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: keptMessages.save }).click();
  expect((await saved).suggestedFilename()).toBe(keptMessages.file);
});
