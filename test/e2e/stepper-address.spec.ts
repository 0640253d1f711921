import { expect, test } from '@playwright/test';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { O, recordSearch, stepCount } from '../../src/engine/index.ts';
import { FigurePage, NINE, TREE_HOME, fragment, openFigure, request, say } from './support.ts';

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
  // An anchor of the page is not a figure's address, and moves no figure.
  await page.evaluate(() => (location.hash = '#exercises'));
  await expect.poll(() => fragment(page)).toBe('#exercises');
  await figure.expectStep(NINE, 18);
});

test('a link from the link button opens the same step in another tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = request('XO..X....', 'O', {
    computer: O,
    order: 'random',
    seed: 77,
    ties: 'last',
  });
  const run = recordSearch(asked);
  const step = Math.floor(stepCount(run.trace) / 3);
  const link = makeAddress({ ...asked, figure: 'tree', step }, TREE_HOME);
  const figure = await openFigure(page, `./tree/${link}`, 'tree');
  await figure.expectStep(run, step);
  // Asked for before stepping has come to rest: the link is of the step that is seen.
  await figure.button(say.controls.forward).click();
  await figure.openMore();
  await figure.button(say.share.copy).click();
  await expect(figure.root.getByText(say.share.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe(
    makeAddress({ ...asked, figure: 'tree', step: step + 1 }, TREE_HOME),
  );
  const tab = await context.newPage();
  await tab.goto(copied);
  const other = await new FigurePage(tab, 'tree').awake();
  await other.expectStep(run, step + 1);
  await tab.close();
});
