import { expect, test, type Locator, type Page } from '@playwright/test';
import { bugMessages as words } from '#language/bug-hunt/messages';
import { complaintsOf, wakeAll } from './pages.ts';

const BUGS = './lessons/bugs/';

async function openCase(page: Page, id: string): Promise<Locator> {
  await page.goto(BUGS);
  await wakeAll(page);
  const figure = page.locator(`figure#${id}`);
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

const button = (figure: Locator, name: string) => figure.getByRole('button', { name, exact: true });
const cell = (figure: Locator, x: number, y: number) =>
  figure.locator(`[role="gridcell"][data-x="${x}"][data-y="${y}"]`);

test('a program is asked about, run, and shown as what it is', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  const figure = await openCase(page, 'empty');
  await button(figure, words.guess.options.wrong).click();
  const says = figure.locator('.says');
  await expect(says).toContainText(words.says({ kind: 'endless', steps: 1_000_000 }));
  await expect(says).toContainText(words.guess.wrong(words.guess.options.wrong));

  // The error has the name that the list has in the page's shortened code.
  const name = page.locator('figure#name');
  await button(name, words.guess.options.throws).click();
  await expect(name.locator('.says')).toContainText('countWeight is not a function');
  await expect(name.locator('.says')).toContainText(words.guess.right);
  expect(complaints).toEqual([]);
});

test('repairs are judged by running them, and a wrong one is refuted on the board @deep', async ({
  page,
}) => {
  const figure = await openCase(page, 'above');
  await button(figure, words.guess.skip).click();
  const judged: string[] = [];
  for (const at of [1, 2, 3]) {
    await button(figure, words.code.repair(at)).click();
    await button(figure, words.mend.run).click();
    const verdict = figure.locator('.mend p b');
    // Every possible line is read twice, which takes some seconds on a busy machine.
    await expect(verdict).toHaveClass(/good|bad/, { timeout: 40_000 });
    judged.push((await verdict.textContent())?.split(/[.:]/)[0] ?? '');
  }
  expect(judged.sort()).toEqual(['Mended', 'Mended', 'Still wrong']);
});

test('a position of one’s own is found by keys alone @deep', async ({ page }) => {
  const figure = await openCase(page, 'order');
  await button(figure, words.guess.skip).click();
  await button(figure, words.board.clear).click();
  const says = figure.locator('.says');
  await expect(says).toContainText('The board is empty');
  await cell(figure, 0, 0).focus();
  await page.keyboard.press('Enter');
  // A single mark at distance five is lost, as published; the further one of two is counted.
  await expect(says).toContainText('Nothing shows here');
  await cell(figure, 1, 0).focus();
  await page.keyboard.press('Enter');
  await expect(says).toContainText('a wrong weight');
  await expect(figure.locator('.goals .reached')).toHaveCount(1);
  await expect(figure.locator('[role="status"]').last()).toContainText(
    words.board.put('X', '(1, 0)'),
  );
});

test('on a phone what is found comes into sight, and the code can be shown @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await openCase(page, 'order');
  await button(figure, words.guess.skip).click();
  await expect(figure.locator('.lines')).toBeHidden();
  await button(figure, words.code.show).click();
  const lines = figure.locator('.lines');
  await expect(lines).toBeVisible();
  expect(await lines.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const find = button(figure, words.goals.find).first();
  // The lower end of the window: the board is out of sight.
  await find.evaluate((each) => each.scrollIntoView({ block: 'start' }));
  await find.click();
  await expect(figure.locator('.goals')).toContainText(words.goals.given);
  await expect(figure.locator('.board')).toBeInViewport({ ratio: 1 });
  await button(figure, words.board.back).click();
  await expect(find).toBeFocused();
});

test('the first suspect shows what it does, and what there is to do when that is asked for @deep', async ({
  page,
}) => {
  const figure = await openCase(page, 'loop');
  const unfold = button(figure, words.board.unfold);
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect(figure.locator('.tasks')).toHaveCount(0);
  await unfold.click();
  await expect(figure.locator('.mend')).toBeVisible();
  await unfold.click();
  await expect(figure.locator('.tasks')).toHaveCount(0);
});

test('the marked lines are in sight beside the text, and a number fits its cell on a phone @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const figure = await openCase(page, 'loop');
  const marked = figure.locator('.lines .now');
  await expect(marked.first()).toBeInViewport({ ratio: 1 });
  await expect(marked.nth(1)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await figure.scrollIntoViewIfNeeded();
  await expect(async () => {
    const box = await cell(figure, 1, 3).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(30);
  }).toPass();
});

test('the code beside the text shows whole lines, wherever it is scrolled to @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const id of ['loop', 'name', 'empty', 'divider', 'order']) {
    const figure = await openCase(page, id);
    const lines = figure.locator('.lines');
    const cut = () =>
      lines.evaluate((pane) => {
        const { top, bottom } = pane.getBoundingClientRect();
        const edges = [top + pane.clientTop, bottom - pane.clientTop];
        return [...pane.children].filter((line) => {
          const { top: above, bottom: below } = line.getBoundingClientRect();
          return edges.some((edge) => above < edge - 1 && below > edge + 1);
        }).length;
      });
    await lines.scrollIntoViewIfNeeded();
    await expect(lines.locator('.now').first(), id).toBeInViewport({ ratio: 1 });
    expect(await lines.evaluate((pane) => pane.scrollWidth - pane.clientWidth), id).toBe(0);
    for (const down of [0, 30, 50, 3000]) {
      await lines.evaluate((pane, by) => pane.scrollBy(0, by), down);
      await expect.poll(cut, { message: `${id}, ${down} further` }).toBe(0);
    }
  }
});
