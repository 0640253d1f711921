import { expect, test } from '@playwright/test';
import { boardAtNode } from '../../src/components/stepper/search/boardView.ts';
import { callsBetween, nextChangeOfMind } from '../../src/components/stepper/skyline.ts';
import { childrenOf, nodeAt, nodeCount, stackAt, stepCount } from '../../src/engine/index.ts';
import { NINE, cellLabels, openFigure, say, type FigurePage } from './support.ts';
import { hold } from './pages.ts';
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
  await expect(figure.grid).toHaveAttribute('aria-label', say.board.now);
  await expect(figure.root.locator('.looking')).not.toContainText('Looking');
  await figure.expectStep(NINE, step);
}

test('the pointer over a call of the tree previews it; a click pins it; Escape leaves it', async ({
  page,
}) => {
  const figure = await openFigure(page, LESSON, 'nine');
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
});

test('focus on a waiting call previews it; Enter pins it; Escape leaves it @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.open('code');
  // Not on what has come under the pointer.
  await page.mouse.move(2, 2);
  const deepest = Array.from({ length: last }, (_, step) => step).reduce((a, b) =>
    stackAt(NINE.trace, b).length > stackAt(NINE.trace, a).length ? b : a,
  );
  await figure.slider.fill(String(deepest));
  const waiting = [...stackAt(NINE.trace, deepest)].reverse();
  await expect(figure.stack).toHaveCount(waiting.length);
  for (const [row, node] of waiting.entries()) {
    await figure.stack.nth(row).focus();
    await expectLooking(figure, node);
  }
  await page.keyboard.press('Enter');
  await expect(figure.stack.last()).toHaveAttribute('aria-pressed', 'true');
  await figure.slider.focus();
  await expectLooking(figure, 0);
  await page.keyboard.press('Escape');
  await expectStepItself(figure, deepest);
  await figure.stack.first().focus();
  await expectLooking(figure, nodeAt(NINE.trace, deepest));
  await page.keyboard.press('Escape');
  await expectStepItself(figure, deepest);
  // The button for the code was pressed where the last call is now.
  await page.mouse.move(2, 2);
  await figure.stack.last().hover();
  await expectLooking(figure, 0);
});

test('a board keeps its focus when the drawing comes late, and keys pressed before count @deep', async ({
  page,
}) => {
  const letGo = await hold(page, /\/CallTree\.[^/]+\.js$/);
  const figure = await openFigure(page, LESSON, 'nine');
  const [child = 0] = childrenOf(NINE.trace, 0);
  await figure.cell(NINE.trace.cell[child] as number).focus();
  await page.keyboard.press('Enter');
  await expect(figure.slider).toHaveValue(String(NINE.trace.enterAt[child]));
  letGo();
  await expect(figure.root.locator('.board.placed')).toBeVisible();
  await expect(figure.grid.locator(':focus')).toHaveCount(1);
});

test('the list of calls previews, pins and folds by keys @deep', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
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

test('what a button opens leaves the button where it is @deep', async ({ page }) => {
  for (const [width, height] of [
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const figure = await openFigure(page, `${LESSON}#fig=nine&step=30`, 'nine');
    for (const name of ['code', 'predict', 'position'] as const) {
      const at = () => figure.tool(name).evaluate((each) => each.getBoundingClientRect().y);
      await figure.tool(name).scrollIntoViewIfNeeded();
      const before = await at();
      await figure.tool(name).click();
      await expect(figure.root.locator(`#nine-${name} *`).first()).toBeVisible();
      expect(await at(), name).toBeCloseTo(before, 0);
      await figure.tool(name).click();
      await expect(figure.root).toHaveClass(/bare/);
      expect(await at(), name).toBeCloseTo(before, 0);
    }
  }
});

test('of two figures in sight a key is for the one that was touched last, else for the one in the middle @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  await page.goto('./lessons/learning/');
  const slider = (id: string) => page.locator(`#${id} input[type=range]`);
  for (const id of ['beads', 'values']) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`astro-island[ssr] #${id}`)).toHaveCount(0);
  }
  const steps = async () => [
    await slider('beads').inputValue(),
    await slider('values').inputValue(),
  ];
  // The second in the middle, the first above it.
  await page.locator('#values').evaluate((each) => {
    const { top, height } = each.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
  });
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toEqual(['0', '1']);
  await page.locator('#beads .say').click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowRight');
  await expect.poll(steps).toEqual(['1', '1']);
});

for (const width of [1366, 390]) {
  test(`a press on a mark over the slider, or on its number, goes to its very step, ${width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const figure = await openFigure(page, LESSON, 'nine');
    const { trace } = NINE;
    const step = nextChangeOfMind(trace, 0) as number;
    const picture = figure.root.locator('.range canvas');
    await picture.waitFor();
    await figure.root.locator('.controls').scrollIntoViewIfNeeded();
    const { width: wide = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    const heights = callsBetween(trace, 0, last);
    const x = 9 + (step / last) * (wide - 18);
    // In the middle of the mark, which stands on its bar.
    const y = 15 + 28 * (1 - (heights[step] as number) / Math.max(...heights)) - 4;
    const press = (right: number, down: number) =>
      figure.root.locator('.range').click({ position: { x: x + right, y: down } });
    // From its left end to the end of its number.
    for (const right of [-4, 0, 4, 8, 12]) {
      for (const from of [0, last]) {
        await figure.slider.fill(String(from));
        await press(right, y);
        await expect(figure.slider, `${right} from ${from}`).toHaveValue(String(step));
      }
    }
    await expect(page).toHaveURL(new RegExp(`step=${step + 1}$`));
    // The thumb below goes where it is put.
    await press(3 * (wide / last), height - 4);
    await expect(figure.slider).toHaveValue(String(Math.min(last, step + 3)));
    // A mark that a class can't see leads nowhere.
    await figure.root.evaluate((element) => element.setAttribute('data-veiled', ''));
    await press(12, y);
    await expect(figure.slider).not.toHaveValue(String(step));
    await figure.root.evaluate((element) => element.removeAttribute('data-veiled'));
    // Nor does one that lies ahead, while a figure asks what comes.
    const panel = await figure.open('predict');
    await expect(panel.getByRole('checkbox').first()).toBeChecked();
    await figure.slider.fill('0');
    await press(12, y);
    await expect(figure.slider).not.toHaveValue(/^0$/);
    await expect(figure.slider).not.toHaveValue(String(step));
  });
}
