import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { wholeTreeMessages } from '#language/lessons/whole-tree/messages';
import { emptySetup, gameTree } from '../../src/engine/index.ts';
import { callAtTurn } from '../../src/components/ui/disc/discSweep.ts';
import { discRings } from '../../src/components/ui/disc/discRings.ts';
import { complaintsOf } from './pages.ts';

/** The three searches of the whole game on one clock, in the lesson on the whole tree. */
const say = wholeTreeMessages.sweep;
const rings = discRings(gameTree(emptySetup()));
const all = rings.tree.size.length;
const sweep = (page: Page) => page.getByRole('region', { name: say.region });

async function open(page: Page): Promise<void> {
  await page.goto('./lessons/whole-tree/');
  await sweep(page).scrollIntoViewIfNeeded();
  await expect(sweep(page).getByRole('button', { name: say.poster })).toBeVisible();
}
/** Where the middle of the first disc is, and how far its rim. */
async function discOf(page: Page) {
  const box = await sweep(page).locator('.minimax .place').boundingBox();
  if (!box) throw new Error('no disc');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 2 };
}

test('the sweep goes round once, and its rim goes to any call', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await open(page);
  const counts = sweep(page).locator('li b');
  const rim = sweep(page).getByRole('slider', { name: say.rim });
  await expect(rim).toHaveAttribute('aria-valuetext', say.over(all));
  await sweep(page).getByRole('button', { name: say.speeds[2] }).click();
  await sweep(page).getByRole('button', { name: say.play }).click();
  // The other two have finished, and wait.
  await expect(counts).toHaveText([/so far$/, /^18,297\s+calls$/, /^1,464\s+calls$/]);
  await expect(sweep(page).getByRole('status')).toContainText(say.over(all), { timeout: 20_000 });

  await rim.press('Home');
  await expect(rim).toHaveAttribute('aria-valuetext', say.waits(1, [], all - 1));
  await rim.press('ArrowRight');
  await expect(rim).toHaveAttribute('aria-valuetext', say.waits(2, ['X 0'], 59_704));
  await rim.press('PageUp');
  await expect(rim).toHaveAttribute('aria-valuetext', /X 0, O 1\. /);
  await expect(rim).toHaveValue(await page.evaluate<string>('String(history.state.sweep)'));

  // A quarter of a turn.
  const { x, y, radius } = await discOf(page);
  await page.mouse.move(x, y - radius * 0.98);
  await page.mouse.down();
  await page.mouse.move(x + radius * 0.7, y - radius * 0.7, { steps: 3 });
  await page.mouse.move(x + radius * 0.98, y);
  await page.mouse.up();
  const near = Number(await rim.inputValue());
  expect(Math.abs(near - callAtTurn(rings, 0.25))).toBeLessThan(all / 200);
  const saved = page.waitForEvent('download');
  await sweep(page).getByRole('button', { name: say.poster }).click();
  expect((await readFile(await (await saved).path())).readUInt32BE(16)).toBeGreaterThan(3000);

  const link = sweep(page).getByRole('link', { name: say.call(near + 1) });
  await expect(link).toHaveAttribute('href', /\/tree\/#.*step=\d+.*board=/);
  await page.mouse.click(x + radius * 0.3, y - radius * 0.1);
  await expect(page).toHaveURL(/\/tree\/#.*step=\d+/);
  // The way back leads to the same moment.
  await page.goBack();
  await expect(rim).toHaveValue(String(near));
  expect(complaints).toEqual([]);
});

test('@phone who wants no motion has the rim alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const name of [say.play, say.back])
    await expect(sweep(page).getByRole('button', { name })).toBeHidden();
  const rim = sweep(page).getByRole('slider', { name: say.rim });
  await rim.press('Home');
  await expect(sweep(page).locator('p').first()).toHaveText(say.waits(1, [], all - 1));
  // A finger that goes along the rim turns the hand, and the page stays.
  const { x, y, radius } = await discOf(page);
  const session = await page.context().newCDPSession(page);
  for (let at = 0; at <= 25; at++) {
    const angle = (at / 50) * Math.PI;
    const point = { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
    const type = at === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect((await discOf(page)).y).toBe(y);
  expect(Math.abs(Number(await rim.inputValue()) - callAtTurn(rings, 0.25))).toBeLessThan(all / 50);
});
