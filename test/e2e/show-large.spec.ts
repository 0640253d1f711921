import { expect, test } from '@playwright/test';
import { bugMessages } from '#language/bug-hunt/messages';
import { largeMessages } from '#language/ui/large';
import { openPart } from './pages.ts';

/** Figures that are shown to a room as they are on their page, with the least part of the screen that a board may have. */
const SHOWN = [
  ['five', 'race', 0.12],
  ['ragged', 'distance', 0],
  ['weight', 'sketch', 0.2],
  ['weight', 'outbid', 0.2],
  ['tuning', 'match', 0],
  ['bugs', 'loop', 0.3],
  ['breakpoints', 'breaks', 0.2],
] as const;

for (const [lesson, id, least] of SHOWN) {
  test(`${id} is whole when it is shown large, and its board is too @deep`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const figure = page.locator(`#${id}`);
    const button = figure.locator('.with-large button');
    await openPart(page, `./lessons/${lesson}/`, button);
    await button.click();
    await expect(figure).toHaveAttribute('data-full', '');
    await expect(button).toHaveText(largeMessages.back);
    // All of it is in the window without scrolling, the way back too.
    await expect
      .poll(() => figure.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
      .toBeLessThanOrEqual(1);
    await expect(button).toBeInViewport({ ratio: 1 });
    if (least > 0) {
      const share = await figure
        .locator('.board .surface, .board:not(:has(.surface))')
        .first()
        .evaluate((board) => {
          const { width, height } = board.getBoundingClientRect();
          return (width * height) / (innerWidth * innerHeight);
        });
      expect(share).toBeGreaterThan(least);
    }
    await button.click();
    await expect(figure).not.toHaveAttribute('data-full');
  });
}

test('what is opened while a bug is shown large makes it smaller, so that it stays whole @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  const figure = page.locator('#loop');
  await openPart(page, './lessons/bugs/', figure.locator('.with-large button'));
  await figure.locator('.with-large button').click();
  const magnified = () =>
    figure.evaluate((sheet) => Number(sheet.style.getPropertyValue('--magnified')));
  const before = await magnified();
  expect(before).toBeGreaterThan(1);
  await figure.getByRole('button', { name: bugMessages.board.unfold }).click();
  await expect.poll(magnified).toBeLessThan(before);
  await expect
    .poll(() => figure.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBeLessThanOrEqual(1);
});
