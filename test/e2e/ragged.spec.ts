import { expect, test } from '@playwright/test';
import { RAGGED_FIGURES, raggedStep } from '../../src/components/lessons/ragged/rows.ts';
import { largeInputOf } from '../../src/components/stepper/linear/large/start.ts';
import { cellWeightKind, lineRun, seededRng } from '../../src/engine/index.ts';
import { cellWeightMessages } from '#language/exercises/cell-weight/messages';
import { exercises } from '#language/exercises/frame/messages';
import { openPage } from './pages.ts';
import { FigurePage } from './support.ts';

const RAGGED = './lessons/ragged/';

test('phrases set the figure of their line, each its own', async ({ page }) => {
  await openPage(page, RAGGED);
  for (const fig of ['gaps', 'beyond'] as const) {
    const figure = await new FigurePage(page, fig).awake();
    const step = fig === 'gaps' ? raggedStep('gaps', 'sum') : raggedStep('beyond', 'peek');
    await page.locator(`a.see[data-fig="${fig}"][data-step="${step}"]`).first().click();
    await expect(figure.slider).toHaveJSProperty('valueAsNumber', step);
    const last = lineRun.record(largeInputOf(RAGGED_FIGURES[fig])).events.length - 1;
    await expect(figure.slider).toHaveJSProperty('max', String(last));
  }
});

test('a weight is typed, told to be wrong, and mended', async ({ page }) => {
  await openPage(page, RAGGED);
  const exercise = page.locator('.exercise').filter({ hasText: 'Four lines, and two marks' });
  const { x, o } = cellWeightKind.key(cellWeightKind.generate(seededRng(5), 1));
  await exercise.getByLabel(cellWeightMessages.of('X')).fill('ten');
  await expect(exercise.getByText(cellWeightMessages.noNumber)).toBeVisible();
  await exercise.getByLabel(cellWeightMessages.of('X')).fill(String(x / 100 + 1).replace('.', ','));
  await exercise.getByLabel(cellWeightMessages.of('O')).fill(String(o / 100));
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.getByText('X has less.')).toBeVisible();
  await exercise.getByLabel(cellWeightMessages.of('X')).fill(String(x / 100));
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.getByText(exercises.right)).toBeVisible();
});
