import { expect, test } from '@playwright/test';
import { boardAtNode } from '../../src/components/stepper/search/stackView.ts';
import { nodeCount, stepCount } from '../../src/engine/index.ts';
import { NINE, cellLabels, openFigure, say, type FigurePage } from './support.ts';
import { deep } from '../deep.ts';

const LESSON = './lessons/minimax/';
const last = stepCount(NINE.trace) - 1;

/** The board shows the position of a call, and says so. */
async function expectLooking(figure: FigurePage, node: number): Promise<void> {
  await expect(figure.grid).toHaveAttribute('aria-label', say.board.call(node + 1));
  await expect(figure.root.locator('.looking')).toContainText(say.board.looking(node + 1));
  const { cells } = await figure.shown();
  expect(cells).toEqual(cellLabels(NINE, node, boardAtNode(NINE, node)));
}

async function expectStepItself(figure: FigurePage, step: number): Promise<void> {
  await expect(figure.grid).toHaveAttribute('aria-label', /^The board at this step/);
  await expect(figure.root.locator('.looking')).not.toContainText('Looking');
  await figure.expectStep(NINE, step);
}

/** A board to set up takes the focus, stills the arrows, and gives the focus back on Escape. */
async function expectEditorLeft(figure: FigurePage): Promise<void> {
  const { page } = figure;
  await figure.root.locator('[data-tool="more"]').click();
  const opener = figure.root.locator('[data-tool="position"]');
  await opener.press('Enter');
  const cells = figure.root.locator('[role=gridcell]');
  await expect
    .poll(() => cells.evaluateAll((all) => all.some((each) => each === document.activeElement)))
    .toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await figure.expectStep(NINE, 0);
}

test('a call of the tree or of the list is looked at, pinned and left, by pointer and by keys', async ({
  page,
}) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await expectEditorLeft(figure);
  await figure.slider.fill(String(last));
  const nodes = figure.root.locator('svg .node');
  await expect(nodes).toHaveCount(nodeCount(NINE.trace));
  // The first call is the one that runs: its board is there already.
  for (let node = 1; node < nodeCount(NINE.trace); node += deep(3, 1)) {
    await nodes.nth(node).hover();
    await expectLooking(figure, node);
  }
  await page.mouse.move(2, 2);
  await expectStepItself(figure, last);

  await nodes.nth(3).click();
  await page.mouse.move(2, 2);
  await expectLooking(figure, 3);
  // Another one under the pointer is looked at for as long as it is there.
  await nodes.nth(6).hover();
  await expectLooking(figure, 6);
  await page.mouse.move(2, 2);
  await expectLooking(figure, 3);
  await page.keyboard.press('Escape');
  await figure.slider.focus();
  await page.keyboard.press('Escape');
  await expectStepItself(figure, last);
  // A double click goes to where the call begins.
  await nodes.nth(3).dblclick();
  await figure.expectStep(NINE, NINE.trace.enterAt[3] as number);
  await figure.slider.fill(String(last));
  // Two clicks are a pin and its end; a step ends it too.
  await nodes.nth(3).click();
  await figure.button(say.controls.back).click();
  await page.mouse.move(2, 2);
  await expectStepItself(figure, last - 1);
  await nodes.nth(3).click();
  await figure.button(say.board.leave).click();
  await page.mouse.move(2, 2);
  await expectStepItself(figure, last - 1);
  await nodes.nth(3).click();
  await figure.button(say.board.toItsStep).click();
  await page.mouse.move(2, 2);
  await expectStepItself(figure, NINE.trace.enterAt[3] as number);

  // The list of calls does it by keys.
  await figure.slider.fill(String(last));
  const items = figure.tree.getByRole('treeitem');
  await items.first().focus();
  for (let node = 0; node < nodeCount(NINE.trace); node++) {
    await expect(items.nth(node)).toBeFocused();
    await expectLooking(figure, node);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(items.nth(1)).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'false');
  await figure.expectStep(NINE, last, { folded: [1] });
  await page.keyboard.press('ArrowRight');
  await expect(items.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await figure.expectStep(NINE, last);
  await page.keyboard.press('ArrowRight');
  await expect(items.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(items.nth(1)).toBeFocused();
});
