import { expect, test } from '@playwright/test';
import { NINE, openFigure, pageErrors, say, words } from './support.ts';

const LESSON = './lessons/minimax/';

test('where storing is forbidden the page says so, and everything else works', async ({ page }) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 1);
  await figure.setSpeed(15);
  const panel = await figure.open('predict');
  // The panel chooses it by itself as it opens.
  const kept = panel.getByLabel(say.predict.kinds.kept);
  await expect(kept).toBeChecked();
  await kept.uncheck();
  await expect(figure.notices).toContainText(words.settingsProblem({ code: 'not-stored' }));
  expect(errors).toEqual([]);
});
