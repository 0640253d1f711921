import { expect, test } from '@playwright/test';
import { largeBoardMessages as boards } from '#language/ui/large-board/messages';
import { LESSON, openPart } from './pages.ts';
import { NINE, openFigure, say, type FigurePage } from './support.ts';

test('the call of a step does not stay under the controls, nor a disc of all calls @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, LESSON, 'nine');
  const { root } = figure;
  const forward = root.getByRole('button', { name: say.controls.forward, exact: true });
  await figure.slider.fill('30');
  // As a reader may have scrolled: the fourth row of the tree lies under the controls.
  await root.evaluate((figure) =>
    scrollBy({ top: figure.getBoundingClientRect().top - 354, behavior: 'instant' }),
  );
  for (let step = 30; step < 33; step++) await forward.tap();
  await figure.expectStep(NINE, 33);
  const isClear = async ({ root }: FigurePage, part: string) => {
    const boxOf = async (each: string) => (await root.locator(each).boundingBox())!;
    const [call, controls] = [await boxOf(part), await boxOf('.controls')];
    return call.y + call.height < controls.y;
  };
  await expect.poll(() => isClear(figure, 'svg g.now')).toBe(true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tree = await openFigure(page, './tree/#fig=tree&board=.........&move=X', 'tree');
  await tree.root.getByRole('button', { name: say.controls.play, exact: true }).tap();
  await expect.poll(() => isClear(tree, '.stage canvas')).toBe(true);
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
  await expect(yes).toBeInViewport({ ratio: 1 });
  const first = await yes.innerText();
  await board.getByRole('button', { name: boards.arrows.right }).tap();
  await expect(yes).not.toHaveText(first);
  const { width, height } = (await yes.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await yes.tap();
  await expect(board.getByRole('gridcell', { name: /, X/ })).not.toHaveCount(0);
});

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
