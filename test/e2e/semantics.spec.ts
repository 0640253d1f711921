import { expect, test, type Locator } from '@playwright/test';
import { namelessControls } from './checks/names.ts';
import { DESKTOP, HOME, LESSON, TREE, expectFocus, focused, openPage, shell } from './pages.ts';
import { openFigure, say, words, type FigurePage } from './support.ts';
import { editorMessages } from '#language/ui/board-editor/messages';

test('every control of every panel has a name', async ({ page }) => {
  const figure = await openFigure(page, TREE, 'tree');
  for (const tool of ['goTo', 'stops', 'predict', 'settings', 'position'] as const) {
    await figure.open(tool);
    await expect(page.locator('figure#tree button').first()).toBeVisible();
    expect(await namelessControls(page), tool).toEqual([]);
  }
});

test('board and list are a grid and a tree, whole', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await expect(figure.grid).toHaveAccessibleName(say.board.now);
  await expect(figure.grid.getByRole('row')).toHaveCount(3);
  await expect(figure.grid.getByRole('row').first().getByRole('gridcell')).toHaveCount(3);
  await figure.slider.press('End');
  const items = figure.tree.getByRole('treeitem');
  await expect(items.first()).toBeAttached();
  const levels = await items.evaluateAll((all) =>
    all.map((each) => Number(each.getAttribute('aria-level'))),
  );
  expect(levels[0]).toBe(1);
  for (const [i, level] of levels.entries()) {
    expect(level - (levels[i - 1] ?? 0), `item ${i}`).toBeLessThanOrEqual(1);
  }
});

test('what is spoken by itself is polite, but for what is wrong @deep', async ({ page }) => {
  await openPage(page, LESSON);
  const regions = await page
    .locator('[aria-live], [role=status], [role=alert], output')
    .evaluateAll((all) =>
      all.map((each) => ({
        is: each.getAttribute('aria-live') ?? each.getAttribute('role') ?? 'output',
        text: each.textContent?.trim() ?? '',
      })),
    );
  expect(regions.length).toBeGreaterThan(3);
  expect(regions.filter(({ is }) => is === 'assertive')).toEqual([]);
  // Nothing shouts before anything has happened.
  expect(regions.filter(({ is, text }) => is === 'alert' && text !== '')).toEqual([]);
});

/** Uses a control by the keyboard: the focus is on it, and Enter does what a click would. */
async function enter(control: Locator): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
  await control.page().keyboard.press('Enter');
}

test.describe('the focus is never lost', () => {
  const card = (figure: FigurePage) =>
    figure.root.getByRole('region', { name: words.prediction.title });

  test('by answering a question, by passing it @deep', async ({ page }) => {
    const figure = await openFigure(page, TREE, 'tree');
    const panel = await figure.open('predict');
    await expect(panel.getByRole('checkbox').first()).toBeVisible();
    for (const box of await panel.getByRole('checkbox').all()) await box.check();
    for (const from of ['sentence', 'slider'] as const) {
      await figure.slider.fill('0');
      await figure[from].focus();
      await page.keyboard.press('End');
      await expect(card(figure)).toBeVisible();
      await expectFocus(page, `a question that came up, from the ${from}`);
      await enter(card(figure).locator('.option').first());
      await expect(card(figure).locator('.verdict')).not.toHaveText('');
      await expectFocus(page, 'an answer');
      await enter(card(figure).getByRole('button', { name: say.predict.goOn }));
      await expectFocus(page, 'going on');
      await figure[from === 'slider' ? 'slider' : 'sentence'].focus();
      await page.keyboard.press('End');
      await enter(card(figure).getByRole('button', { name: say.predict.skip }));
      await expectFocus(page, 'skipping');
    }
  });

  test('by opening a panel, by leaving it @deep', async ({ page }) => {
    const figure = await openFigure(page, TREE, 'tree');
    const { editor } = editorMessages;
    for (const tool of ['goTo', 'stops', 'predict', 'settings', 'position'] as const) {
      await figure.openMore();
      await enter(figure.tool(tool));
      await expectFocus(page, say.tools[tool]);
    }
    const use = figure.root.getByRole('button', { name: editor.use });
    await expect(use).toBeVisible();
    await enter(figure.root.getByRole('button', { name: editor.rotate }));
    await expectFocus(page, 'a turned board');
    await enter(use);
    await expect(use).toHaveCount(0);
    await expectFocus(page, 'showing the position');
    await enter(figure.tool('position'));
    await enter(figure.root.getByRole('button', { name: editor.cancel }));
    await expect(use).toHaveCount(0);
    await expectFocus(page, 'leaving the editor');
  });

  test('by removing breakpoints @deep', async ({ page }) => {
    const figure = await openFigure(page, TREE, 'tree');
    const panel = await figure.open('stops');
    const { stops } = say;
    for (const kind of ['improve', 'leaf']) {
      await panel.getByRole('combobox').selectOption(kind);
      await enter(panel.getByRole('button', { name: stops.addButton }));
    }
    await enter(panel.getByRole('button', { name: stops.remove(stops.kinds.improve) }));
    await expectFocus(page, 'removing one of two breakpoints');
    await enter(panel.getByRole('button', { name: stops.remove(stops.kinds.leaf) }));
    await expectFocus(page, 'removing the last breakpoint');
    await enter(panel.getByRole('button', { name: stops.addButton }));
    await enter(panel.getByRole('button', { name: stops.clear }));
    await expectFocus(page, 'removing all breakpoints');
  });

  test('by closing a notice @deep', async ({ page }) => {
    const figure = await openFigure(page, `${TREE}#fig=tree&step=9999`, 'tree');
    await enter(figure.notices.getByRole('button', { name: say.close }));
    await expect(figure.notices.getByRole('button')).toHaveCount(0);
    await expectFocus(page, 'closing a notice');
  });

  test('by looking at a call and letting it go @deep', async ({ page }) => {
    const figure = await openFigure(page, TREE, 'tree');
    await figure.open('code');
    await figure.slider.fill('20');
    for (const leave of [say.board.leave, say.board.toItsStep]) {
      await enter(figure.stack.last());
      await enter(figure.button(leave));
      await expectFocus(page, `"${leave}"`);
    }
    await enter(figure.stack.last());
    await page.keyboard.press('Escape');
    await expect(figure.grid).toHaveAccessibleName(say.board.now);
    await expectFocus(page, 'Escape');
  });

  test('by unfolding a count with a click @deep', async ({ page }) => {
    const figure = await openFigure(page, `${LESSON}#fig=own&step=960`, 'own');
    await expect(figure.slider).toHaveJSProperty('valueAsNumber', 959);
    await figure.slider.focus();
    const count = figure.root.locator('svg .count');
    await expect(count.first()).toBeVisible();
    const before = await count.count();
    await count.first().click();
    await expect(count).not.toHaveCount(before);
    // A click on a picture takes the focus from everything; Tab goes on from where it was.
    await page.keyboard.press('Tab');
    await expect(figure.root.locator(':focus')).toHaveCount(1);
    await enter(figure.button(say.tree.asList));
    const hidden = figure.tree.locator('.hidden-calls').first();
    await hidden.click();
    await expectFocus(page, 'a click on a count in the list');
    await expect(figure.tree.locator(':focus')).toHaveCount(1);
  });

  test('by going back to the text @deep', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 700 });
    const figure = await openFigure(page, LESSON, 'nine');
    const phrase = page.locator('a.see[data-fig="nine"][data-call="6"]').first();
    await enter(phrase);
    await enter(figure.button(say.backToText));
    await expect(phrase).toBeFocused();
  });

  test('by contents and search @deep', async ({ page }) => {
    await page.goto(LESSON);
    const contents = page.getByRole('button', { name: shell.contents, exact: true });
    await enter(contents);
    await expect(page.locator('#nb-contents')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contents).toBeFocused();
    const search = page.getByRole('button', { name: shell.search, exact: true });
    await enter(search);
    await expect(page.getByLabel(shell.searchField)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toBeFocused();
  });

  test('by the buttons of the board on the first page @deep', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openPage(page, HOME);
    const board = page.locator('.play');
    for (const button of await board.getByRole('button').all()) {
      await enter(button);
      await expectFocus(page, await focused(page));
    }
  });
});
