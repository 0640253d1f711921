import { expect, test, type Page } from '@playwright/test';
import { readGap } from '../../src/components/lessons/ragged/distance.ts';
import { distanceMessages as words } from '#language/lessons/ragged/distance';
import { openPage } from './pages.ts';

const RAGGED = './lessons/ragged/';

const distance = (page: Page) => page.locator('#distance');
const slider = (page: Page) => distance(page).getByRole('slider', { name: words.slider });
const says = (page: Page) => distance(page).locator('.says');

test('marks are dragged along the line, by keys and by the mouse', async ({ page }) => {
  await openPage(page, RAGGED);
  await expect(says(page)).toHaveText(words.says(2, readGap(2, 1)));
  await slider(page).press('ArrowRight');
  await expect(says(page)).toHaveText(words.says(2, readGap(2, 2)));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', words.says(2, readGap(2, 2)));
  await slider(page).press('Home');
  await expect(says(page)).toHaveText(words.says(2, readGap(2, 0)));
  await distance(page).getByRole('radio', { name: words.counts[3] }).check({ force: true });
  await expect(says(page)).toHaveText(words.says(3, readGap(3, 0)));
  // From the middle of what is dragged, two cells to the right.
  const grip = await distance(page).locator('.grip').boundingBox();
  if (!grip) throw new Error('nothing to drag');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (2 * grip.width) / 3, y, { steps: 4 });
  await page.mouse.up();
  await expect(says(page)).toHaveText(words.says(3, readGap(3, 2)));
});
