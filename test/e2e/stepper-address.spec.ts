import { expect, test } from '@playwright/test';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { NINE, TREE_HOME, fragment, openFigure } from './support.ts';

const LESSON = './lessons/minimax/';
const address = (step: number) => makeAddress({ ...TREE_HOME, figure: 'nine', step }, TREE_HOME);

test('hashchange, back and forward lead to their steps', async ({ page }) => {
  const figure = await openFigure(page, `${LESSON}${address(5)}`, 'nine');
  await figure.expectStep(NINE, 5);
  await page.evaluate((hash) => (location.hash = hash), address(17));
  await figure.expectStep(NINE, 17);
  await page.evaluate((hash) => (location.hash = hash), address(40));
  await figure.expectStep(NINE, 40);
  await page.goBack();
  await figure.expectStep(NINE, 17);
  await page.goBack();
  await figure.expectStep(NINE, 5);
  await page.goForward();
  await figure.expectStep(NINE, 17);
  // Stepping rewrites the place where one stands, and no other.
  await figure.slider.press('ArrowRight');
  await expect.poll(() => fragment(page)).toBe(address(18));
  await page.goForward();
  await figure.expectStep(NINE, 40);
  await page.goBack();
  await figure.expectStep(NINE, 18);
  // An anchor of the page is not a figure's address, and moves no figure. This one opens what is folded.
  const exercise = page.locator('section.exercise').first();
  await expect(exercise).toBeHidden();
  await page.evaluate(() => (location.hash = '#exercises'));
  await expect.poll(() => fragment(page)).toBe('#exercises');
  await expect(exercise).toBeVisible();
  await figure.expectStep(NINE, 18);
});
