import { expect, test } from '@playwright/test';
import { PHONE, frames } from './pages.ts';
import { openFigure } from './support.ts';

for (const [path, id] of [
  ['./lessons/minimax/', 'nine'],
  ['./lessons/whole-tree/', 'one'],
] as const) {
  test(`no sentence of #${id} moves the drawing on a phone @deep`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const figure = await openFigure(page, path, id);
    await page.evaluate(() => document.fonts.ready);
    await frames(page, 10);
    const heightOf = () => figure.root.locator('.say').evaluate((say) => say.clientHeight);
    const height = await heightOf();
    const last = Number(await figure.slider.getAttribute('max'));
    for (let step = 1; step <= last; step++) {
      await figure.slider.evaluate((slider: HTMLInputElement, to) => {
        slider.value = String(to);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      }, step);
      await expect(figure.slider).toHaveJSProperty('valueAsNumber', step);
      expect(await heightOf(), `step ${step}`).toBe(height);
    }
  });
}
