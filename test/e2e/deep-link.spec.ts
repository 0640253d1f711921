import { expect, test } from '@playwright/test';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { stepCount } from '../../src/engine/index.ts';
import {
  TREE_HOME,
  fragment,
  openFigure,
  pageErrors,
  spokenAt,
  wholeGame,
  words,
  type FigurePage,
} from './support.ts';

/** Step 300,000 as readers count it. */
const STEP = 300_000 - 1;

function linkTo(step: number): string {
  return makeAddress({ ...wholeGame().request, figure: 'tree', step }, TREE_HOME);
}

async function openWhole(page: FigurePage['page'], step = STEP): Promise<FigurePage> {
  const figure = await openFigure(page, `./tree/${linkTo(step)}`, 'tree');
  await expect(figure.slider).toHaveJSProperty('max', String(stepCount(wholeGame().trace) - 1));
  return figure;
}

test('a link opens the whole game at step 300,000, and keeps pointing there', async ({ page }) => {
  const errors = pageErrors(page);
  const run = wholeGame();
  const figure = await openWhole(page);
  await figure.expectStep(run, STEP);
  await expect(figure.where).toHaveText(`step 300,000 of ${words.count(stepCount(run.trace))}`);
  await expect(figure.live).toContainText(spokenAt(run, STEP));
  expect(fragment(page)).toBe(linkTo(STEP));
  await page.reload();
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', STEP);
  await figure.expectStep(run, STEP);
  await figure.slider.press('ArrowRight');
  await figure.expectStep(run, STEP + 1);
  await expect.poll(() => fragment(page)).toBe(linkTo(STEP + 1));
  expect(errors).toEqual([]);
});
