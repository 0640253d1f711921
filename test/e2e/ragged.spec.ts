import { expect, test, type Page } from '@playwright/test';
import { RAGGED_FIGURES, raggedStep } from '../../src/components/lessons/ragged/rows.ts';
import { readGap } from '../../src/components/lessons/ragged/distance.ts';
import { largeInputOf } from '../../src/components/stepper/linear/large/start.ts';
import { lineSumRun } from '../../src/engine/index.ts';
import { distanceMessages as words } from '#language/lessons/ragged/distance';
import { axeFindings } from './checks/axe.ts';
import { PHONE, openPage } from './pages.ts';
import { FigurePage } from './support.ts';

const RAGGED = './lessons/ragged/';

test('phrases set the figure of their line, each its own @deep', async ({ page }) => {
  await openPage(page, RAGGED);
  const figure = await new FigurePage(page, 'gaps').awake();
  const step = raggedStep('gaps', 'sum');
  await page.locator(`a.see[data-fig="gaps"][data-step="${step}"]`).first().click();
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', step);
  // The sum is the last step: breakpoints are the next lesson's, in the figure as in its code.
  const last = lineSumRun.record(largeInputOf(RAGGED_FIGURES.gaps)).events.length - 1;
  expect(last).toBe(step);
  await expect(figure.slider).toHaveJSProperty('max', String(last));
  await expect(page.locator('#gaps')).not.toContainText(/break(s|Reason|point:)/);
});

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

test('what is dragged lies on no words @deep', async ({ page }) => {
  await openPage(page, RAGGED);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await slider(page).press('End');
  const bottom = await distance(page)
    .locator('.grip')
    .evaluate((grip) => {
      const { top, height } = getComputedStyle(grip, '::after');
      return grip.getBoundingClientRect().top + parseFloat(top) + parseFloat(height);
    });
  const words = await distance(page).locator('.limit-word').boundingBox();
  expect(words?.y).toBeGreaterThan(bottom);
});

for (const place of ['#distance', '#gaps'])
  test(`the cells of ${place} lie on the printed squares @deep`, async ({ page }) => {
    await openPage(page, RAGGED);
    const line = page.locator(`${place} .on-line`);
    const [side, cells, paper, squares] = await line.evaluate((element) => {
      const { width, paddingLeft, backgroundSize } = getComputedStyle(element, '::before');
      const paper = parseFloat(width) - 2 * parseFloat(paddingLeft);
      return [
        element.getBoundingClientRect().width,
        Number(getComputedStyle(element).getPropertyValue('--cells')),
        paper,
        100 / parseFloat(backgroundSize),
      ] as const;
    });
    expect(cells).toBe(11);
    // The squares begin at the first cell, and a whole number of them makes a cell.
    expect(paper).toBeCloseTo(side, 0);
    expect(squares / cells).toBeCloseTo(Math.round(squares / cells), 2);
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('there is something to drag in the first screen, large enough for a finger @deep', async ({
    page,
  }) => {
    await openPage(page, RAGGED);
    const box = await distance(page).locator('.grip').boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
    expect(await axeFindings(page, '#distance')).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first state of the line is there, with its weight @deep', async ({ page }) => {
    await page.goto(RAGGED);
    await expect(says(page)).toHaveText(words.says(2, readGap(2, 1)));
    await expect(distance(page).locator('svg').first()).toBeVisible();
    await expect(slider(page)).toBeHidden();
  });
});
