import { expect, test, type Page } from '@playwright/test';
import { largeBoardMessages as boards } from '#language/ui/large-board/messages';
import { PHONES } from './checks/thumb.ts';
import { HOME, LESSON, TREE, openPage, openPart } from './pages.ts';
import { NINE, openFigure, say } from './support.ts';
import { deep } from '../deep.ts';

for (const size of PHONES.slice(0, deep(1, 2))) {
  test(`nothing that has the focus lies under something else, ${size.width} px @phone`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of deep([LESSON], [LESSON, TREE, HOME])) {
      await openPage(page, path);
      expect(await obscuredStops(page), path).toEqual([]);
    }
  });
}

test('the call of a step does not stay under the controls @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, LESSON, 'nine');
  const { root } = figure;
  const forward = root.getByRole('button', { name: say.controls.forward, exact: true });
  // As a reader may have scrolled: the fourth row of the tree lies under the controls.
  await root.evaluate((figure) =>
    scrollBy({ top: figure.getBoundingClientRect().top - 354, behavior: 'instant' }),
  );
  for (let step = 0; step < 33; step++) await forward.tap();
  await figure.expectStep(NINE, 33);
  const boxOf = async (part: string) => (await root.locator(part).boundingBox())!;
  await expect
    .poll(async () => {
      const [call, controls] = [await boxOf('svg g.now'), await boxOf('.controls')];
      return call.y + call.height < controls.y;
    })
    .toBe(true);
});

test('a cell that no finger hits is asked about, and its neighbours are a button away @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const board = page.locator('#game .large-board');
  await openPart(page, './lessons/five/', board);
  const yes = board.getByRole('button', { name: /^Place on / });
  const box = (await board.locator('.surface').boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await expect(yes).toBeInViewport();
  const first = await yes.innerText();
  await board.getByRole('button', { name: boards.arrows.right }).tap();
  await expect(yes).not.toHaveText(first);
  const { width, height } = (await yes.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await yes.tap();
  await expect(board.getByRole('gridcell', { name: /, X/ })).not.toHaveCount(0);
});

/** What Tab stops at while it lies under a bar, in whole. */
async function obscuredStops(page: Page): Promise<string[]> {
  const found: string[] = [];
  let stops = 0;
  await page.evaluate(() => Object.assign(window, { stops: new Set() }));
  for (let count = 0; count < 300; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      const { stops: known } = window as unknown as { stops: Set<Element> };
      if (!at || at === document.body || known.has(at)) return undefined;
      known.add(at);
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const across = [0.1, 0.5, 0.9].map((share) => left + (right - left) * share);
      const down = [0.1, 0.5, 0.9].map((share) => top + (bottom - top) * share);
      const isSeen = across.some((x) =>
        down.some((y) => {
          const there = document.elementFromPoint(x, y);
          return there !== null && (at.contains(there) || there.contains(at));
        }),
      );
      const name = at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? '';
      return { name: `${at.tagName} ${name}`, isSeen };
    });
    if (!stop) break;
    stops++;
    if (!stop.isSeen) found.push(stop.name);
  }
  expect(stops).toBeGreaterThan(5);
  return found;
}

test('a phrase takes the reader to its figure, and back again @phone', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  const phrase = page.locator('a.see[data-fig="nine"]:visible').last();
  await phrase.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await expect(figure.root).not.toBeInViewport();
  await phrase.tap();
  await expect(figure.root.locator('.say')).toBeInViewport({ ratio: 1 });
  await expect(figure.root.locator('.controls')).toBeInViewport({ ratio: 1 });
  await expect(figure.grid).toBeInViewport();
  const back = figure.button(say.backToText);
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.tap();
  await expect(phrase).toBeFocused();
  await expect(phrase).toBeInViewport({ ratio: 1 });
  await expect(back).toHaveCount(0);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(844);
});
