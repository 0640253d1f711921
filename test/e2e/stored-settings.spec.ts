import { expect, test } from '@playwright/test';
import { NINE, openFigure, pageErrors, say, words, type FigurePage } from './support.ts';

const LESSON = './lessons/minimax/';

async function expectWorks(figure: FigurePage, errors: readonly string[]): Promise<void> {
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 1);
  await figure.slider.press('Home');
  await figure.expectStep(NINE, 0);
  expect(errors).toEqual([]);
}

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
  await expectWorks(figure, errors);
  await figure.setSpeed(15);
  const panel = await figure.open('predict');
  // The panel chooses it by itself as it opens.
  const kept = panel.getByLabel(say.predict.kinds.kept);
  await expect(kept).toBeChecked();
  await kept.uncheck();
  await expect(figure.notices).toContainText(words.settingsProblem({ code: 'not-stored' }));
  expect(errors).toEqual([]);
});

test('a storage that is full says so when a choice cannot be kept', async ({ page }) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const figure = await openFigure(page, LESSON, 'nine');
  await expectWorks(figure, errors);
  await figure.setSpeed(15);
  await expect(figure.notices).toContainText(words.settingsProblem({ code: 'full' }));
  await expectWorks(figure, errors);
});
