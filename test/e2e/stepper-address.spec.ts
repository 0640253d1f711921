import { expect, test, type Page } from '@playwright/test';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { O, recordSearch, stepCount } from '../../src/engine/index.ts';
import { lessonRun, lessonRequest } from '../../src/components/lessons/parts/runs.ts';
import {
  FigurePage,
  NINE,
  TREE_HOME,
  fragment,
  openFigure,
  pageErrors,
  request,
  say,
} from './support.ts';

const LESSON = './lessons/minimax/';
const address = (step: number) => makeAddress({ ...TREE_HOME, figure: 'nine', step }, TREE_HOME);

/** Counts what the page does to its history, from its first script on. */
async function countHistory(page: Page): Promise<() => Promise<{ push: number; replace: number }>> {
  await page.addInitScript(() => {
    const counts = { push: 0, replace: 0 };
    Object.assign(window, { counts });
    const { pushState, replaceState } = history;
    history.pushState = (...given) => {
      counts.push++;
      pushState.apply(history, given);
    };
    history.replaceState = (...given) => {
      counts.replace++;
      replaceState.apply(history, given);
    };
  });
  return () => page.evaluate(() => (window as unknown as { counts: never })['counts']);
}

test('the address is written when stepping stops, and the history does not grow @deep', async ({
  page,
}) => {
  const counts = await countHistory(page);
  const figure = await openFigure(page, LESSON, 'nine');
  const length = await page.evaluate(() => history.length);
  await figure.slider.focus();
  // Nobody has stepped yet: the address is the reader's own.
  expect(fragment(page)).toBe('');
  const before = await counts();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => fragment(page)).toBe(address(12));
  await figure.slider.fill('30');
  await expect.poll(() => fragment(page)).toBe(address(30));
  expect(await page.evaluate(() => history.length)).toBe(length);
  const after = await counts();
  expect(after.push).toBe(before.push);
  expect(after.replace - before.replace).toBeGreaterThanOrEqual(2);
  // Twelve keys in one go are one stop, or a few on a slow machine: not twelve.
  expect(after.replace - before.replace).toBeLessThan(12);
});

test('hashchange, back and forward lead to their steps', async ({ page }) => {
  const figure = await openFigure(page, `${LESSON}${address(5)}`, 'nine');
  await figure.expectStep(NINE, 5);
  await page.evaluate((hash) => (location.hash = hash), address(17));
  await figure.expectStep(NINE, 17);
  await page.evaluate((hash) => (location.hash = hash), address(40));
  await figure.expectStep(NINE, 40);
  await page.goBack();
  await figure.expectStep(NINE, 17);
  await page.goBack();
  await figure.expectStep(NINE, 5);
  await page.goForward();
  await figure.expectStep(NINE, 17);
  // Stepping rewrites the place where one stands, and no other.
  await figure.slider.press('ArrowRight');
  await expect.poll(() => fragment(page)).toBe(address(18));
  await page.goForward();
  await figure.expectStep(NINE, 40);
  await page.goBack();
  await figure.expectStep(NINE, 18);
  // An anchor of the page is not a figure's address, and moves no figure.
  await page.evaluate(() => (location.hash = '#exercises'));
  await expect.poll(() => fragment(page)).toBe('#exercises');
  await figure.expectStep(NINE, 18);
});

test('a link from the link button opens the same step in another tab @deep', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked = request('XO..X....', 'O', {
    computer: O,
    order: 'random',
    seed: 77,
    ties: 'last',
  });
  const run = recordSearch(asked);
  const step = Math.floor(stepCount(run.trace) / 3);
  const link = makeAddress({ ...asked, figure: 'tree', step }, TREE_HOME);
  const figure = await openFigure(page, `./tree/${link}`, 'tree');
  await figure.expectStep(run, step);
  // Asked for before stepping has come to rest: the link is of the step that is seen.
  await figure.button(say.controls.forward).click();
  await figure.openMore();
  await figure.button(say.share.copy).click();
  await expect(figure.root.getByText(say.share.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe(
    makeAddress({ ...asked, figure: 'tree', step: step + 1 }, TREE_HOME),
  );
  const tab = await context.newPage();
  await tab.goto(copied);
  const other = await new FigurePage(tab, 'tree').awake();
  await other.expectStep(run, step + 1);
  await tab.close();
});

test('without a clipboard the link button says where the link is @deep', async ({ page }) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.slider.fill('7');
  await figure.openMore();
  await figure.button(say.share.copy).click();
  await expect(figure.root.getByText(say.share.cannot)).toBeVisible();
  await expect.poll(() => fragment(page)).toBe(address(7));
  expect(errors).toEqual([]);
});

test('figures on one page do not disturb each other @deep', async ({ page }) => {
  const own = lessonRun('own');
  const second = lessonRun('second');
  const link = makeAddress(
    { ...second.request, figure: 'second', step: 6 },
    lessonRequest('second'),
  );
  const first = await openFigure(page, `${LESSON}${link}`, 'nine');
  const other = await new FigurePage(page, 'second').awake();
  const third = await new FigurePage(page, 'own').awake();
  await other.expectStep(second, 6);
  await first.expectStep(NINE, 0);
  await third.expectStep(own, 0);
  await first.slider.fill('11');
  await expect.poll(() => fragment(page)).toBe(address(11));
  await third.slider.fill('123');
  await first.expectStep(NINE, 11);
  await other.expectStep(second, 6);
  await third.expectStep(own, 123);
  await expect
    .poll(() => fragment(page))
    .toBe(makeAddress({ ...own.request, figure: 'own', step: 123 }, lessonRequest('own')));
  await expect(other.live).not.toHaveText('');
  await page.evaluate((hash) => (location.hash = hash), address(3));
  await first.expectStep(NINE, 3);
  await other.expectStep(second, 6);
  await third.expectStep(own, 123);
  // Play in one leaves the others where they are.
  await other.play.click();
  await other.reach(8);
  await other.pause();
  await first.expectStep(NINE, 3);
  await third.expectStep(own, 123);
});
