import { expect, test, type Locator } from '@playwright/test';
import { lineDrawerMessages as words } from '#language/algorithms/line-attacks/drawer';
import { distanceMessages as distanceWords } from '#language/lessons/attacks/distance';
import { readGap } from '../../src/components/lessons/attacks/distance.ts';
import { complaintsOf, openPage } from './pages.ts';

const PAGE = './lessons/attacks/';
const tags = (of: Locator) => of.locator('.tags span');

test('a line is drawn by keyboard, and every attack is named at once', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, PAGE);
  const draw = page.locator('#draw');
  const clear = draw.getByRole('button', { name: words.clear });
  await expect(clear).toHaveCount(0);
  await draw.getByRole('gridcell').first().press('x');
  await clear.click();
  await expect(tags(draw)).toHaveCount(0);
  await draw.getByRole('gridcell').first().focus();
  // One cell free, three X, an O: then the edge takes the O away.
  for (const key of ['ArrowRight', 'x', 'ArrowRight', 'x', 'ArrowRight', 'x', 'ArrowRight', 'o']) {
    await page.keyboard.press(key);
  }
  await expect(tags(draw)).toHaveText(['[3 : 1]', '[1 : 1]']);
  await page.keyboard.press('Delete');
  await expect(tags(draw)).toHaveText(['[3 : 2]']);
  await expect(draw.locator('.account')).toContainText(words.name(3, 2));
  await page.keyboard.press('Home');
  await page.keyboard.press('e');
  await expect(tags(draw)).toHaveText(['[3 : 1]']);
  expect(complaints).toEqual([]);
});

test('marks are dragged along the line, by keys and by the mouse', async ({ page }) => {
  // The address of a lesson that is a part of this one now.
  await page.goto('./lessons/ragged/');
  await expect(page).toHaveURL(/\/lessons\/attacks\/#a-gap-in-the-row$/);
  await openPage(page, PAGE);
  const distance = page.locator('#distance');
  const slider = distance.getByRole('slider', { name: distanceWords.slider });
  const says = distance.locator('.says');
  await expect(says).toHaveText(distanceWords.says(2, readGap(2, 1)));
  await slider.press('ArrowRight');
  await expect(says).toHaveText(distanceWords.says(2, readGap(2, 2)));
  await expect(slider).toHaveAttribute('aria-valuetext', distanceWords.says(2, readGap(2, 2)));
  await slider.press('Home');
  await expect(says).toHaveText(distanceWords.says(2, readGap(2, 0)));
  await distance.getByRole('radio', { name: distanceWords.counts[3] }).check({ force: true });
  await expect(says).toHaveText(distanceWords.says(3, readGap(3, 0)));
  // From the middle of what is dragged, two cells to the right.
  await distance.scrollIntoViewIfNeeded();
  const grip = await distance.locator('.grip').boundingBox();
  if (!grip) throw new Error('nothing to drag');
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (2 * grip.width) / 3, y, { steps: 4 });
  await page.mouse.up();
  await expect(says).toHaveText(distanceWords.says(3, readGap(3, 2)));
});
