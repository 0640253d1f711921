import { expect, test } from '@playwright/test';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { followMoves } from '../../src/components/stepper/search/followMoves.ts';
import { stepOfCall } from '../../src/components/stepper/stepping.ts';
import { childrenOf, lastBegun, nodeAt, nodeCount, stepCount } from '../../src/engine/index.ts';
import {
  TREE_HOME,
  fragment,
  openFigure,
  pageErrors,
  say,
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

/** Calls that are drawn or listed, and calls that a count stands for. */
async function callsOf(figure: FigurePage): Promise<{ tree: number; list: number }> {
  const { drawn, counts, list } = await figure.shown();
  const numberIn = (text: string) => Number(text.replace(/\D/g, ''));
  const isCount = (row: string) => row.startsWith('+');
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
  return {
    tree: drawn + sum(counts.map(numberIn)),
    list: list.filter((row) => !isCount(row)).length + sum(list.filter(isCount).map(numberIn)),
  };
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

test('any call is reached by its number, by moves, and nonsense is explained @deep', async ({
  page,
}) => {
  const run = wholeGame();
  const figure = await openWhole(page);
  const panel = await figure.open('goTo');
  const number = panel.getByLabel(say.goTo.call);
  const calls = nodeCount(run.trace);
  for (const [typed, call] of [
    ['1', 1],
    ['123,456', 123_456],
    ['20 000', 20_000],
    [String(calls), calls],
  ] as const) {
    await number.fill(typed);
    await number.press('Enter');
    await figure.expectStep(run, stepOfCall(run, call) as number);
  }
  for (const typed of ['0', String(calls + 1), '', 'x', '-3', '12 apples']) {
    await number.fill(typed);
    await panel.getByRole('button', { name: say.goTo.callGo }).click();
    await expect(panel.getByText(say.goTo.callProblem(typed, calls))).toBeVisible();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await figure.expectStep(run, stepOfCall(run, calls) as number);
  }
  const moves = panel.getByLabel(say.goTo.moves);
  for (const typed of ['X4 O0', 'Х8, О4 х0', '4 0 8', 'x0→o1→x2', '']) {
    await moves.fill(typed);
    await moves.press('Enter');
    const found = followMoves(run, typed);
    if (!found.ok) throw new Error(`${typed}: ${found.problem.code}`);
    await figure.expectStep(run, found.value);
  }
  for (const typed of ['hello', 'X9', 'O4', 'X4 O4', 'X0 O3 X1 O4 X2 O5', '1'.repeat(200)]) {
    await moves.fill(typed);
    await moves.press('Enter');
    const found = followMoves(run, typed);
    if (found.ok) throw new Error(`"${typed}" can be followed`);
    await expect(panel.getByText(words.followProblem(found.problem))).toBeVisible();
    await figure.expectStep(run, 0);
  }
});

test('the board is a way through the tree: each click follows the search @deep', async ({
  page,
}) => {
  const run = wholeGame();
  const figure = await openWhole(page, 0);
  let node = 0;
  for (const cell of [8, 4, 0, 7, 1, 2, 6]) {
    const child = childrenOf(run.trace, node).find((each) => run.trace.cell[each] === cell);
    if (child === undefined) throw new Error(`call ${node + 1} never tried cell ${cell}`);
    if (cell % 2 === 0) await figure.cell(cell).click();
    else {
      await figure.cell(cell).focus();
      await page.keyboard.press('Enter');
    }
    await figure.expectStep(run, run.trace.enterAt[child] as number);
    node = child;
  }
  // A cell that is taken leads nowhere, and says so.
  await expect(figure.cell(8)).toHaveAttribute('aria-disabled', 'true');
  await figure.cell(8).click({ force: true });
  await figure.expectStep(run, run.trace.enterAt[node] as number);
});

test('drawn and counted calls are all that have begun; counts open in picture and list @deep', async ({
  page,
}) => {
  const run = wholeGame();
  const figure = await openWhole(page);
  const begun = lastBegun(run.trace, STEP) + 1;
  expect(await callsOf(figure)).toEqual({ tree: begun, list: begun });

  // In the list, by keys: open the first call that hides some, then walk into what came to light.
  const items = figure.tree.getByRole('treeitem');
  await items.first().focus();
  const { list } = await figure.shown();
  const hiding = await items.evaluateAll((rows) =>
    rows.findIndex((row) => row.getAttribute('aria-expanded') === 'false'),
  );
  const node = Number((list[hiding] ?? '').replace(/^call ([\d,]+).*/, '$1').replace(/,/g, '')) - 1;
  for (let row = 0; row < hiding; row++) await page.keyboard.press('ArrowDown');
  await expect(items.nth(hiding)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(items.nth(hiding)).toHaveAttribute('aria-expanded', 'true');
  await figure.expectList(run, STEP, { unfolded: [node] });
  expect(await callsOf(figure)).toEqual({ tree: begun, list: begun });
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(hiding + 1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await callsOf(figure)).toEqual({ tree: begun, list: begun });

  // In the picture, by a click on a count.
  await figure.slider.focus();
  await figure.slider.press('Home');
  await figure.slider.press('End');
  const all = nodeCount(run.trace);
  expect(await callsOf(figure)).toEqual({ tree: all, list: all });
  const counts = figure.root.locator('svg .count');
  const before = (await figure.shown()).drawn;
  await counts.last().click();
  await expect.poll(async () => (await figure.shown()).drawn).toBeGreaterThan(before);
  expect(await callsOf(figure)).toEqual({ tree: all, list: all });
});

test('Enter on a call far down pins it, and its button goes to where it begins @deep', async ({
  page,
}) => {
  const run = wholeGame();
  const figure = await openWhole(page);
  const items = figure.tree.getByRole('treeitem');
  await items.last().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  const label = await items.evaluateAll(
    (rows) => rows.find((row) => row === document.activeElement)?.textContent ?? '',
  );
  const node = Number((/^call ([\d,]+)/.exec(label.trim())?.[1] ?? '').replace(/,/g, '')) - 1;
  await page.keyboard.press('Enter');
  await figure.button(say.board.toItsStep).click();
  await expect.poll(async () => (await figure.shown()).step).toBe(run.trace.enterAt[node]);
  expect(nodeAt(run.trace, (await figure.shown()).step)).toBe(node);

  // When the search is over all its calls are one disc; the pointer shows the board of each.
  await figure.slider.press('End');
  const disc = figure.root.locator('.tree .disc canvas');
  await expect(disc).toBeVisible();
  const box = await disc.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 8);
  await expect(figure.grid).not.toHaveAttribute('aria-label', say.board.now);
  await page.mouse.move(2, 2);
  await expect(figure.grid).toHaveAttribute('aria-label', say.board.now);
  await figure.slider.press('ArrowLeft');
  await expect(disc).toHaveCount(0);
});
