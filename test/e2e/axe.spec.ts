import { expect, test, type Page } from '@playwright/test';
import { editorMessages } from '#language/ui/board-editor/messages';
import { BOTH, LIGHT, expectClean } from './checks/axe.ts';
import { TREE, shell } from './pages.ts';
import { deep } from '../deep.ts';
import { openFigure, say, type FigurePage } from './support.ts';

const { editor, problem } = editorMessages;

test('axe finds nothing in any panel of the figure, on contents and search', async ({ page }) => {
  const figure = await openFigure(page, TREE, 'tree');
  const tools = ['code', 'goTo', 'predict', 'settings', 'position'] as const;
  for (const tool of tools) {
    await figure.open(tool);
    await expect(figure.panel.locator('button, input').filter({ visible: true })).not.toHaveCount(
      0,
    );
    // In the dark too the one with the most kinds of controls, which they share.
    const looks = deep(tool === 'settings' ? BOTH : [LIGHT], BOTH);
    await expectClean(page, `the panel "${say.tools[tool]}"`, '#tree > .panel', looks);
  }
  await expectSearchClean(page);
});

test('axe finds nothing where something is wrong', async ({ page }) => {
  const figure: FigurePage = await openFigure(page, `${TREE}#fig=tree&step=9999&board=xyz`, 'tree');
  await expect(figure.notices).toContainText('link');
  await figure.open('goTo');
  await figure.panel.getByLabel(say.goTo.call).fill('12345');
  await figure.panel.getByRole('button', { name: say.goTo.callGo }).click();
  await expect(figure.panel.locator('[aria-invalid=true]')).toHaveCount(1);
  await expectClean(page, 'wrong numbers, and a link that cannot be read', '#tree', [LIGHT]);
  await figure.open('position');
  const typed = figure.panel.getByLabel(editor.text.label);
  // One that is no position, and one that can't be read.
  await typed.fill('XXXXXXXXX');
  await typed.press('Enter');
  await expect(figure.panel.getByRole('status').first()).toContainText(
    problem({ code: 'mark-counts', x: 9, o: 0 }),
  );
  await typed.fill('XO');
  await typed.press('Enter');
  await expect(typed).toHaveAttribute('aria-invalid', 'true');
  await expectClean(page, 'an impossible position', '#tree > .panel');
});

async function expectSearchClean(page: Page): Promise<void> {
  await page.getByRole('button', { name: shell.contents, exact: true }).click();
  await expect(page.locator('#nb-contents')).toBeVisible();
  await expectClean(page, 'contents', '#nb-contents');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByLabel(shell.searchField).fill('minimax');
  await expect(page.locator('nb-search ol a').first()).toBeVisible();
  await expectClean(page, 'search', 'nb-search');
  await page.getByLabel(shell.searchField).fill('zzzyyyxxx');
  await expect(page.locator('nb-search ol a')).toHaveCount(0);
  await expectClean(page, 'search without a result', 'nb-search', [LIGHT]);
}
