import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE, frames, openPage, openPart } from './pages.ts';

/** The lessons whose figures are stepped through, and how many steps of each are looked at. */
const LESSONS = [
  ...['depth', 'ratings', 'table', 'learning', 'arena', 'why-not-search'],
  ...['five', 'ragged', 'weight', 'threats', 'tuning', 'renju'],
];
const STEPS = 100;

for (const lesson of LESSONS) {
  test(`figures of ${lesson} are as high at every step @deep`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, `./lessons/${lesson}/`);
    for (const size of [PHONE, { width: 1100, height: 800 }, DESKTOP]) {
      await page.setViewportSize(size);
      await frames(page, 2);
      expect(await page.evaluate(heightsOfFigures, STEPS), `${size.width} px`).toEqual([]);
    }
  });
}

/** Figures, and what in them is not as high, or doesn't begin as high, as at the first step; each with its first such step. */
async function heightsOfFigures(most: number): Promise<string[]> {
  const found: string[] = [];
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const figures = [...document.querySelectorAll('figure[id]')].flatMap((figure) => {
    const slider = figure.querySelector<HTMLInputElement>('input[type=range]');
    return slider ? [{ figure, slider }] : [];
  });
  if (figures.length === 0) found.push('no figure');
  for (const { figure, slider } of figures) {
    const top = () => figure.getBoundingClientRect().top;
    const heights = () => ({
      figure: figure.getBoundingClientRect().height,
      tables: figure.querySelector('.account')?.getBoundingClientRect().height ?? 0,
      stage: (figure.querySelector('.views')?.getBoundingClientRect().top ?? top()) - top(),
    });
    const last = Number(slider.max);
    const stride = Math.ceil(last / most);
    let first: ReturnType<typeof heights> | undefined;
    for (let step = 0; ; step = Math.min(step + stride, last)) {
      setValue?.call(slider, String(step));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await frame();
      const now = heights();
      first ??= now;
      for (const part of ['figure', 'tables', 'stage'] as const) {
        const by = now[part] - first[part];
        if (Math.abs(by) > 2) found.push(`${figure.id}, ${part}, step ${step}: ${by}`);
      }
      if (step === last || found.length > 5) break;
    }
  }
  return found;
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

test('board and table are side by side in a window of 1024 pixels, and the figure is whole @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const [lesson, id] of [
    ['arena', 'choice'],
    ['ratings', 'thumb'],
  ] as const) {
    const figure = page.locator(`#${id}`);
    await openPart(page, `./lessons/${lesson}/`, figure);
    await figure.evaluate((each) => each.scrollIntoView({ block: 'start' }));
    const [board, table] = await Promise.all(
      ['.board', '.account'].map((part) => figure.locator(part).first().boundingBox()),
    );
    expect(table!.x, id).toBeGreaterThanOrEqual(board!.x + board!.width);
    await expect(figure).toBeInViewport({ ratio: 1 });
  }
});
