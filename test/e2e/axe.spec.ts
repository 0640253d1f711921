import { expect, test } from '@playwright/test';
import { editorMessages } from '#language/ui/board-editor/messages';
import { BOTH, LIGHT, expectClean } from './checks/axe.ts';
import { TREE, shell } from './pages.ts';
import { deep } from '../deep.ts';
import { NINE, openFigure, say, words, type FigurePage } from './support.ts';
import { eventAt, stepCount } from '../../src/engine/index.ts';

const { editor, problem } = editorMessages;

test('axe finds nothing at any kind of step', async ({ page }) => {
  const figure = await openFigure(page, TREE, 'tree');
  const seen = new Set<string>();
  for (let step = 0; step < stepCount(NINE.trace); step++) {
    const kind = eventAt(NINE.trace, step);
    if (seen.has(kind)) continue;
    seen.add(kind);
    // On a push every second kind, in both themes.
    if (seen.size % deep(2, 1) > 0) continue;
    await figure.slider.fill(String(step));
    // What comes and goes with a step: the rest of the figure is looked at once, at the last.
    await expectClean(page, `step ${step}, ${kind}`, deep('#tree .say', '#tree'), [
      BOTH[Math.floor(seen.size / deep(2, 1)) % 2] ?? LIGHT,
    ]);
  }
  await figure.slider.press('End');
  await expectClean(page, 'the last step', '#tree');
  expect(seen.size).toBeGreaterThan(5);
});

test('axe finds nothing in any panel of the figure', async ({ page }) => {
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
});

test('axe finds nothing on a question and its verdict', async ({ page }) => {
  const figure = await openFigure(page, TREE, 'tree');
  const panel = await figure.open('predict');
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  for (const box of await panel.getByRole('checkbox').all()) await box.check();
  const card = figure.root.getByRole('region', { name: words.prediction.title });
  for (const answer of [0, 1]) {
    await figure.slider.press('End');
    await expect(card).toBeVisible();
    if (answer === 0) await expectClean(page, 'a question', '#tree', [LIGHT]);
    await card.locator('.option').nth(answer).click();
    await expect(card.locator('.verdict')).not.toHaveText('');
    // One is right and one is wrong.
    await expectClean(page, 'a verdict', '#tree > .card');
    await card.getByRole('button', { name: say.predict.goOn }).click();
  }
});

test('axe finds nothing where something is wrong', async ({ page }) => {
  const figure: FigurePage = await openFigure(page, `${TREE}#fig=tree&step=9999&board=xyz`, 'tree');
  await expect(figure.notices).toContainText('link');
  await figure.open('goTo');
  await figure.panel.getByLabel(say.goTo.call).fill('12345');
  await figure.panel.getByRole('button', { name: say.goTo.callGo }).click();
  await expect(figure.panel.locator('[aria-invalid=true]')).toHaveCount(2);
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

test('axe finds nothing on contents and search', async ({ page }) => {
  await page.goto(TREE);
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
});
