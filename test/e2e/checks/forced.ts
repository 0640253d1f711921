import { expect, type Page } from '@playwright/test';

/** In colours of the reader's own, letters have a ground of the browser's: none may be of its colour. */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  const unseen = await page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fill, forcedColorAdjust } = getComputedStyle(parent);
      if (forcedColorAdjust === 'none') continue;
      if ((parent.closest('svg') ? fill : color) === ground) {
        found.add(`${parent.tagName}.${parent.getAttribute('class') ?? ''}: ${words.slice(0, 40)}`);
      }
    }
    return [...found];
  });
  expect.soft(unseen, 'words that forced colours hide').toEqual([]);
}
