import { expect, test, type Page } from '@playwright/test';
import { O, X, type Stone } from '../../src/engine/index.ts';
import { largeBoardMessages as words } from '#language/ui/large-board/messages';
import { cameraOf, countOf, openBench } from './board/page.ts';

const STONES: readonly Stone[] = [
  { x: 0, y: 0, mark: X },
  { x: 1, y: 1, mark: O },
];
const focused = (page: Page) => page.locator('[role=gridcell]:focus');

test.use({ viewport: { width: 1000, height: 700 } });

test('keys: one tab stop, arrows that the view follows, pan, zoom, place, back to the marks @engines', async ({
  page,
}) => {
  await openBench(page, { stones: STONES });
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('(1, 1), O');
  for (let i = 0; i < 15; i++) await page.keyboard.press('ArrowRight');
  await expect(focused(page)).toHaveAccessibleName('(16, 1), empty');
  await expect(page.locator('#looked')).toHaveText('(16, 1)');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('(16, 1), X');
  await expect(focused(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.taken('(16, 1)'))).toHaveRole('status');

  const before = await cameraOf(page);
  await page.keyboard.press('Shift+ArrowUp');
  expect((await cameraOf(page)).y).toBeCloseTo(before.y - 3, 5);
  await page.keyboard.press('-');
  await expect.poll(async () => (await cameraOf(page)).scale).toBeLessThan(before.scale * 0.75);
  for (let i = 0; i < 8; i++) await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Control+Home');
  await expect(focused(page)).toHaveAccessibleName('(16, 1), X');
  await expect.poll(async () => (await cameraOf(page)).x).toBeCloseTo(8.5, 5);
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveCount(0);
});

test('the board can be moved without dragging it, by any pointer @engines', async ({ page }) => {
  await openBench(page, { stones: STONES });
  await page.getByRole('button', { name: words.tools.more }).click();
  const before = await cameraOf(page);
  for (const way of ['right', 'left', 'left', 'up', 'down', 'down'] as const) {
    await page.getByRole('button', { name: words.arrows[way] }).click();
  }
  const after = await cameraOf(page);
  expect([after.x - before.x, after.y - before.y]).toEqual([-3, 3]);
});

test.describe('touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap asks before it places; two fingers move the board, one the page', async ({
    page,
  }) => {
    await openBench(page, { stones: STONES, confirm: true });
    // The middle of the board, where cell (0, 0) is.
    const board = (await page.locator('.surface').first().boundingBox())!;
    const grid = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    await page.touchscreen.tap(grid.x + 80, grid.y);
    const yes = page.getByRole('button', { name: words.confirm.places('(2, 0)') });
    await expect(yes).toBeVisible();
    await expect(page.getByText(words.hints.touch)).toHaveCount(0);
    await page.getByRole('button', { name: words.confirm.cancel }).click();
    await expect(yes).toHaveCount(0);
    expect(await countOf(page)).toBe(2);
    await page.touchscreen.tap(grid.x + 80, grid.y);
    await yes.click();
    await expect(focused(page)).toHaveAccessibleName('(2, 0), X');

    const before = await cameraOf(page);
    await drag(page, [
      { x: 150, y: 150 },
      { x: 250, y: 250 },
    ]);
    const after = await cameraOf(page);
    expect(before.y - after.y).toBeGreaterThan(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await drag(page, [{ x: 200, y: 300 }], -120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await cameraOf(page)).toEqual(after);
    await expect(page.getByText(words.hints.touch)).toHaveCount(1);
  });
});

/** Fingers come down, go down (or up) the screen together, and leave. */
async function drag(page: Page, fingers: readonly { x: number; y: number }[], by = 120) {
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => fingers.map(({ x, y }, id) => ({ x, y: y + by * share, id }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : at(share),
    });
  await send('touchStart', 0);
  for (let i = 1; i <= 10; i++) await send('touchMove', i / 10);
  await send('touchEnd', 1);
}
