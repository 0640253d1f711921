import { expect, test, type Locator } from '@playwright/test';
import { NINE, openFigure, say } from './support.ts';

const LESSON = './lessons/minimax/';

/** The box of a part in the window. */
const boxOf = (at: Locator) =>
  at.evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);

for (const way of ['the browser’s full screen', 'a layer over the page, where there is none']) {
  test(`F fills the screen by ${way}, and everything is as it was afterwards`, async ({ page }) => {
    if (way.startsWith('a layer')) {
      await page.addInitScript(() =>
        Reflect.deleteProperty(Element.prototype, 'requestFullscreen'),
      );
    }
    const figure = await openFigure(page, LESSON, 'nine');
    await figure.slider.fill('45');
    await figure.root.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const code = figure.tool('code');
    await figure.button(say.controls.back).focus();
    await page.keyboard.press('f');
    await expect(figure.root).toHaveAttribute('data-full', '');
    await expect(code).toHaveAttribute('aria-expanded', 'false');
    const window = await page.evaluate(() => [innerWidth, innerHeight]);
    await expect
      .poll(async () => boxOf(figure.root))
      .toMatchObject({ x: 0, y: 0, width: window[0], height: window[1] });
    // For the last row of a class: the picture has the whole width, and its scores and calls are read.
    expect((await boxOf(figure.root.locator('.tree'))).width).toBeGreaterThan(
      0.95 * (window[0] ?? 0),
    );
    const drawn = await figure.root
      .locator('.tree svg text')
      .evaluateAll((texts) =>
        texts.map((text) => text.getBoundingClientRect().height).filter((height) => height > 0),
      );
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(18);
    const letters = await figure.sentence.locator('p').evaluate((text) => {
      const { zoom, fontSize } = getComputedStyle(text.parentElement as Element);
      return Number(zoom) * parseFloat(fontSize);
    });
    expect(letters).toBeGreaterThanOrEqual(25);
    await page.keyboard.press('ArrowRight');
    await figure.expectStep(NINE, 46);
    // The code, if it is wanted, stands beside the picture.
    await page.keyboard.press('c');
    await expect(code).toHaveAttribute('aria-expanded', 'true');
    const tree = await boxOf(figure.root.locator('.tree'));
    expect((await boxOf(figure.panel)).left).toBeGreaterThanOrEqual(tree.right);
    await page.keyboard.press('f');
    await expect(figure.root).not.toHaveAttribute('data-full');
    await expect(figure.button(say.controls.back)).toBeFocused();
    await expect(code).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await figure.button(say.tools.full).click();
    await expect(figure.root).toHaveAttribute('data-full', '');
    // The corners of the button that leads back point inwards.
    const back = figure.button(say.tools.leaveFull);
    expect(await back.evaluate((each) => getComputedStyle(each, '::before').rotate)).toBe('180deg');
    await page.keyboard.press('Escape');
    await expect(figure.root).not.toHaveAttribute('data-full');
  });
}
