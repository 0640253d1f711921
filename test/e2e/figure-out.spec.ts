import { expect, test, type Page } from '@playwright/test';
import { figureToolMessages as tools } from '#language/stepper/frame';
import { NINE, openFigure, say, type FigurePage } from './support.ts';

/** A figure leaves its page: as a frame in a page of somebody else. */
const STEP = 25;

async function openAtStep(page: Page): Promise<FigurePage> {
  const figure = await openFigure(page, `./lessons/minimax/#fig=nine&step=${STEP}`, 'nine');
  await figure.expectStep(NINE, STEP - 1);
  await figure.button(say.tools.more).click();
  return figure;
}

test('a figure stands alone, at its step, in a page of somebody else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const figure = await openAtStep(page);
  await figure.button(tools.embed.copy).click();
  await expect(figure.root.getByText(tools.embed.copied)).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('./about/');
  await page.evaluate((snippet) => (document.body.innerHTML = snippet), html);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('figure#nine')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(frame.getByRole('link').filter({ visible: true })).toHaveCount(0);
  const where = frame.locator('figure#nine .where:not([aria-hidden])');
  await expect(where).toContainText(String(STEP));
  const box = await frame.locator('figure#nine').boundingBox();
  const around = await page.locator('iframe').boundingBox();
  expect(box?.y ?? 0).toBeLessThan((around?.y ?? 0) + 3);
  expect(box?.width ?? 0).toBeGreaterThan((around?.width ?? 0) - 20);
  await frame.getByRole('button', { name: say.controls.forward }).click();
  await expect(where).toContainText(String(STEP + 1));
  // What the reader does in the frame leaves the figure alone.
  await expect.poll(() => page.frames()[1]?.url()).toContain('only=1');
});
