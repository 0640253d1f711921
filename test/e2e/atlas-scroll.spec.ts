import { expect, test } from '@playwright/test';
import { atlasMessages as say } from '#language/atlas/messages';

test('scrolls without making an element @deep', async ({ page }) => {
  await page.goto('./lessons/table/');
  const atlas = page.locator('#atlas');
  await atlas.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: atlas })).toHaveCount(1);
  await atlas.getByText(say.filter.more).click();
  await atlas.getByLabel(say.scope.label).selectOption('positions');
  const grid = atlas.getByRole('grid', { name: say.grid });
  const scrolled = await grid.evaluate(async (panel) => {
    const frame = () => new Promise(requestAnimationFrame);
    panel.scrollTop = 400;
    for (let i = 0; i < 3; i++) await frame();
    const before = panel.textContent;
    const known = new Set(panel.querySelectorAll('*'));
    const made = new Set<Element>();
    // A board and a half further each frame: a hard swing of the finger.
    for (let i = 1; i <= 60; i++) {
      panel.scrollTop = 400 + i * 120;
      await frame();
      for (const each of panel.querySelectorAll('*')) if (!known.has(each)) made.add(each);
    }
    return { made: made.size, isOther: panel.textContent !== before };
  });
  expect(scrolled).toEqual({ made: 0, isOther: true });
});
