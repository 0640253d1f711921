import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { decode } from 'fast-png';
import { figureToolMessages as tools } from '#language/stepper/frame';
import { complaintsOf } from './pages.ts';
import { NINE, openFigure, say, type FigurePage } from './support.ts';

/** A figure leaves its page: as a picture, and as a frame in a page of somebody else. */
const STEP = 25;

async function openAtStep(page: Page): Promise<FigurePage> {
  const figure = await openFigure(page, `./lessons/minimax/#fig=nine&step=${STEP}`, 'nine');
  await figure.expectStep(NINE, STEP - 1);
  await figure.button(say.tools.more).click();
  return figure;
}

async function save(figure: FigurePage, format: 'SVG' | 'PNG'): Promise<Buffer> {
  const [download] = await Promise.all([
    figure.page.waitForEvent('download'),
    figure.button(tools.picture.save(format)).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`nine.${format.toLowerCase()}`);
  return readFile(await download.path());
}

test('a step is saved as a drawing and as pixels, with nothing that only the page knows @engines', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  const figure = await openAtStep(page);
  const svg = (await save(figure, 'SVG')).toString();
  const read = await page.evaluate((text) => {
    const file = new DOMParser().parseFromString(text, 'image/svg+xml');
    return {
      root: file.documentElement.localName,
      text: file.documentElement.textContent,
      buttons: file.querySelectorAll('[class], button, script, foreignObject').length,
      boards: file.querySelectorAll('svg svg').length,
    };
  }, svg);
  expect(read.root).toBe('svg');
  expect(read.buttons).toBe(0);
  expect(read.boards).toBeGreaterThan(2);
  const words = (await figure.sentence.locator('p').innerText()).match(/\w+/g) ?? [];
  for (const word of words) expect(read.text).toContain(word);
  expect(read.text).not.toContain(say.controls.play);
  expect(svg).toContain('Literata');
  // Programs for drawings know no variables, and only plain colours.
  expect(svg).not.toMatch(/var\(|color\(|color-mix|oklab|url\(http/);

  const png = decode(await save(figure, 'PNG'));
  const box = await figure.root.locator('.views').boundingBox();
  expect(png.width).toBe(2 * Math.ceil(box?.width ?? 0));
  const inks = new Set<number>();
  for (let at = 0; at < png.data.length; at += png.channels)
    inks.add(
      ((png.data[at] ?? 0) << 16) | ((png.data[at + 1] ?? 0) << 8) | (png.data[at + 2] ?? 0),
    );
  expect(inks.size).toBeGreaterThan(100);
  // The blue of X, which is drawn only once its style went along.
  expect(inks.has(0x0072b2)).toBe(true);
  expect(complaints).toEqual([]);
});

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
