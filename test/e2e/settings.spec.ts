import { expect, test, type Locator } from '@playwright/test';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { makeSetup, recordSearch, stepCount, type SearchRequest } from '../../src/engine/index.ts';
import { editorMessages } from '#language/ui/board-editor/messages';
import { deep } from '../deep.ts';
import { TREE_HOME, fragment, openFigure, type FigurePage } from './support.ts';
import { setupOf } from '../setupOf.ts';

const { editor, problem } = editorMessages;

/** The figure shows this search: first and last step (with `--deep` some between), and its address. */
async function expectSearch(figure: FigurePage, request: SearchRequest): Promise<void> {
  const run = recordSearch(request);
  const last = stepCount(run.trace) - 1;
  await expect(figure.slider).toHaveJSProperty('max', String(last));
  await figure.expectStep(run, 0);
  for (const step of deep([last], [1, Math.floor(last / 3), Math.floor(last / 2), last])) {
    await figure.slider.fill(String(step));
    await figure.expectStep(run, step);
  }
  await expect
    .poll(() => fragment(figure.page), { intervals: [50] })
    .toBe(makeAddress({ ...request, figure: 'tree', step: last }, TREE_HOME));
}

/** The board of the editor, beside the one of the figure. */
function editorBoard(panel: Locator): Locator {
  return panel.getByRole('grid', { name: editor.board() });
}

test('a position of one’s own, set up by keyboard, is the search that follows @engines', async ({
  page,
}) => {
  const figure = await openFigure(page, './tree/', 'tree');
  const panel = await figure.open('position');
  await panel.getByRole('button', { name: editor.clear }).click();
  const cells = editorBoard(panel).getByRole('gridcell');
  await cells.first().focus();
  for (const [at, key] of ['x', 'o', 'x', 'X', '0', 'o', 'Delete', 'x', 'x'].entries()) {
    await page.keyboard.press(key);
    await page.keyboard.press('ArrowRight');
    if (at % 3 === 2) {
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
    }
  }
  // Typed were X O X, X O O, empty X X: one X more than there may be, so the last goes again.
  await expect(cells).toHaveText(Array<string>(9).fill(''));
  await expect(cells.nth(8)).toHaveAttribute('aria-label', 'cell 8, X');
  await expect(panel.getByText(problem({ code: 'mark-counts', x: 5, o: 3 }))).toBeVisible();
  await cells.nth(8).focus();
  await page.keyboard.press('Enter');
  const setup = setupOf('XOXXOO.X.');
  await expect(panel.getByLabel(editor.text.label)).toHaveValue(makeSetup(setup));
  await panel.getByRole('button', { name: editor.use }).focus();
  await page.keyboard.press('Enter');
  await expect(figure.tool('position')).toBeFocused();
  await expectSearch(figure, { ...TREE_HOME, setup });
});

test('an impossible position is explained, and not shown', async ({ page }) => {
  const figure = await openFigure(page, './tree/', 'tree');
  const panel = await figure.open('position');
  const text = panel.getByLabel(editor.text.label);
  const use = panel.getByRole('button', { name: editor.use });
  const set = async (typed: string) => {
    await text.fill(typed);
    await text.press('Enter');
  };
  // What is impossible about a position is tried in the unit tests; here, that the panel says it.
  await set('XXXOOO...');
  const status = panel.getByRole('status').first();
  await expect(status).toContainText(problem({ code: 'two-winners' }));
  await use.click({ force: true });
  await expect(status).toContainText(editor.wait);
  await expect(panel.getByRole('region', { name: editor.title })).toBeVisible();
  await set('XO');
  await expect(panel.getByRole('alert')).toHaveText(
    problem({ code: 'sign-count', found: 2, expected: 9 }),
  );
  await panel.getByRole('button', { name: editor.cancel }).click();
  // The pointer rests where the panel was, over a call: off it, so that the board is that of the step.
  await page.mouse.move(0, 0);
  await expectSearch(figure, TREE_HOME);
});
