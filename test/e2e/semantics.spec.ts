import { expect, test, type Locator } from '@playwright/test';
import { TREE, expectFocus } from './pages.ts';
import { openFigure, say, words, type FigurePage } from './support.ts';
import { editorMessages } from '#language/ui/board-editor/messages';

/** Uses a control by the keyboard: the focus is on it, and Enter does what a click would. */
async function enter(control: Locator): Promise<void> {
  // What was opened before may take the focus once more.
  await expect(async () => {
    await control.focus();
    await expect(control).toBeFocused({ timeout: 500 });
  }).toPass();
  await control.press('Enter');
}

test.describe('the focus is never lost', () => {
  const card = (figure: FigurePage) =>
    figure.root.getByRole('region', { name: words.prediction.title });

  test('by opening a panel, by leaving it, by answering a question, by passing it', async ({
    page,
  }) => {
    const figure = await openFigure(page, TREE, 'tree');
    const { editor } = editorMessages;
    for (const tool of ['goTo', 'predict', 'settings', 'position'] as const) {
      await figure.openMore();
      await enter(figure.tool(tool));
      await expect(figure.panel).toHaveClass(new RegExp(`\\b${tool}\\b`));
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
});
