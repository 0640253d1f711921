import { expect, test } from '@playwright/test';
import { PHONE, openPart } from './pages.ts';

for (const [lesson, id] of [
  ['weight', 'whole'],
  ['ratings', 'reasons'],
] as const) {
  test(`the tables of ${id} are as high at every step, on a phone @deep`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const account = page.locator(`#${id} .account`);
    await openPart(page, `./lessons/${lesson}/`, account);
    const slider = page.locator(`#${id}`).getByRole('slider').first();
    await slider.focus();
    const last = Number(await slider.getAttribute('max'));
    const height = () => account.evaluate((element) => element.getBoundingClientRect().height);
    const first = await height();
    expect(first).toBeGreaterThan(100);
    for (let step = 1; step <= last; step++) {
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveJSProperty('valueAsNumber', step);
      expect(Math.abs((await height()) - first), `step ${step}`).toBeLessThan(1);
    }
  });
}

test('a weight never lies on its bar @deep', async ({ page }) => {
  const figure = page.locator('#choice');
  await openPart(page, './lessons/arena/', figure.getByRole('slider').first());
  const slider = figure.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveJSProperty('valueAsNumber', Number(await slider.getAttribute('max')));
  await expect(figure.locator('.board .bar').first()).toBeVisible();
  const struck = await figure
    .locator('.board svg')
    .first()
    .evaluate((board) => {
      const boxesOf = (parts: string) =>
        [...board.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
      // A line of letters is higher than its digits: a quarter below, and as much above.
      return boxesOf('.bar').flatMap((bar) =>
        boxesOf('.note').filter(
          ({ left, right, top, bottom, height }) =>
            left < bar.right && right > bar.left && top < bar.top && bottom - height / 4 > bar.top,
        ),
      ).length;
    });
  expect(struck).toBe(0);
});
