import { expect, test, type Locator, type Page } from '@playwright/test';
import { PHONES } from './checks/thumb.ts';
import { HOME, LESSON, TREE, frames, openPage } from './pages.ts';
import { FigurePage, NINE, openFigure, say } from './support.ts';
import { editorMessages } from '#language/ui/board-editor/messages';
import { deep } from '../deep.ts';
import { stepCount } from '../../src/engine/index.ts';

const { editor } = editorMessages;

for (const size of PHONES.slice(deep(1, 0), 2)) {
  test(`the controls stay at the foot while the figure is in view, ${size.width} px @phone`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const figure = await openFigure(page, LESSON, 'nine');
    // Higher than the window.
    await figure.open('code');
    const controls = figure.root.locator('.controls');
    const top = await figure.root.evaluate(
      (element) => element.getBoundingClientRect().top + scrollY,
    );
    const height = (await figure.root.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(size.height * 0.8);
    // From where the figure fills the window to where its end comes into sight.
    for (const share of [0, 0.3, 0.7, 1]) {
      const y = top - 60 + share * (height - size.height);
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
      const box = await controls.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `at ${share}`).toBeLessThanOrEqual(
        size.height + 1,
      );
      await expect(controls, `at ${share}`).toBeInViewport({ ratio: 1 });
    }
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top - 60);
    const box = await controls.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(size.height);
  });
}

for (const size of PHONES.slice(0, 2)) {
  test(`what a tool opens comes into sight, ${size.width} px @phone @deep`, async ({ page }) => {
    await page.setViewportSize(size);
    const figure = await openFigure(page, LESSON, 'nine');
    const top = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().top);
    const bottom = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().bottom);
    const controls = figure.root.locator('.controls');
    for (const name of ['code', 'predict', 'more'] as const) {
      const button = figure.root.locator(`.bar [data-tool=${name}]`);
      // Under the code there are the waiting calls, for which there is no room beside the tree.
      const part = figure.root.locator(`#nine-${name}${name === 'code' ? ' .below > .code' : ''}`);
      // The tools stand just above the controls.
      await button.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await button.tap();
      await expect(part).toBeVisible();
      const room = () => controls.evaluate((each) => each.getBoundingClientRect().top);
      // All of it, or as much as there is room for below the tools.
      await expect
        .poll(async () => {
          const isWhole = (await bottom(part)) <= (await room()) + 1;
          const isFirst = (await top(part)) < size.height / 2;
          return isWhole || isFirst;
        }, name)
        .toBe(true);
      await expect(button, name).toBeInViewport({ ratio: 1 });
      await button.tap();
      await expect(part).toBeHidden();
    }
  });
}

test('what is in sight already stays where it is @phone @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  const figure = await openFigure(page, LESSON, 'nine');
  await figure
    .tool('code')
    .evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  for (const name of ['code', 'predict'] as const) {
    await figure.tool(name).evaluate((each: HTMLElement) => each.click());
    await expect(figure.root.locator(`#nine-${name}`)).toBeVisible();
    await frames(page, 3);
    expect(await page.evaluate(() => scrollY), name).toBe(before);
  }
});

test('another board is shown in sight, without the caption of the first @phone @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await openFigure(page, LESSON, 'nine');
  await expect(figure.root.locator('figcaption')).toBeVisible();
  const panel = await figure.open('position');
  await panel.getByRole('button', { name: editor.clear }).tap();
  await panel.getByRole('button', { name: editor.use }).tap();
  await expect(figure.slider).not.toHaveJSProperty('max', String(stepCount(NINE.trace) - 1));
  await expect(figure.root.locator('.views')).toBeInViewport({ ratio: 0.9 });
  await expect(figure.root.locator('figcaption')).toBeHidden();
});

for (const width of [360, 390]) {
  test(`the tools of a figure are one row, ${width} px @phone @deep`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [LESSON, TREE, './lessons/learning/']) {
      await openPage(page, path);
      for (const bar of await page.locator('.nb-figure > .bar').all()) {
        const { height } = (await bar.boundingBox()) ?? { height: 0 };
        const one = (await bar.getByRole('button').first().boundingBox())?.height ?? 0;
        expect(height, path).toBeLessThan(2 * one);
      }
    }
    // What has no room there is behind the dots.
    const figure = new FigurePage(page, 'beads');
    await figure.openMore();
    const more = figure.root.locator('.more');
    await more.getByRole('button', { name: say.tools.position }).tap();
    const position = figure.root.locator('#beads-position');
    // Until it is filled, the page moves on its own, and a finger would miss the dots.
    await expect(position.getByRole('button').first()).toBeInViewport();
    await figure.button(say.tools.more).tap();
    await expect(position).toBeHidden();
    await figure.openMore();
    await more.getByRole('button', { name: say.tools.full }).tap();
    await expect(figure.root).toHaveAttribute('data-full', '');
    // The picture has the room, and the way back is in sight.
    await expect(more).toHaveCount(0);
    await figure.root.locator('.bar').getByRole('button', { name: say.tools.leaveFull }).tap();
    await expect(figure.root).not.toHaveAttribute('data-full');
  });
}

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

test('a phrase takes the reader to its figure, and back again @phone @deep', async ({ page }) => {
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

test('a phrase near its figure leaves the page where it is @phone @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 1600 });
  const figure = await openFigure(page, LESSON, 'nine');
  const phrase = page.locator('a.see[data-fig="nine"]').first();
  await figure.root.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await phrase.evaluate((each) => (each as HTMLElement).click());
  await expect(phrase).toHaveAttribute('aria-current', 'true');
  await expect(figure.button(say.backToText)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

/** A finger that moves up from a point, as the browser itself handles it. */
async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x, y: at }],
    });
  await touch('touchStart', y);
  for (let moved = 15; moved <= 180; moved += 15) {
    await touch('touchMove', y - moved);
    await frames(page);
  }
  await touch('touchEnd');
  await session.detach();
}

test('a finger on tree, board and list still scrolls the page @phone @deep', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.slider.fill(String(stepCount(NINE.trace) - 1));
  // On the tree below the scores of finished games, which a finger would drag.
  for (const [part, share] of [
    ['.tree svg', 0.9],
    ['.views .board', 0.5],
    ['.say', 0.5],
  ] as const) {
    const target = figure.root.locator(part).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const before = await page.evaluate(() => scrollY);
    await swipeUp(page, (box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) * share);
    await expect.poll(() => page.evaluate(() => scrollY), part).toBeGreaterThan(before + 80);
  }
});

test('stepping by touch @phone', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  for (let step = 1; step < 6; step++) {
    await figure.button(say.controls.forward).tap();
    await figure.expectStep(NINE, step);
  }
  await figure.button(say.controls.back).tap();
  await figure.expectStep(NINE, 4);
  await figure.button(say.controls.last).tap();
  await figure.expectStep(NINE, stepCount(NINE.trace) - 1);
});

test('the names on the scale of times are whole and apart @deep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./lessons/why-not-search/');
  const sheet = page.locator('.time .scale');
  await sheet.scrollIntoViewIfNeeded();
  const names = await sheet.locator('.landmark i').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  expect(names).toHaveLength(4);
  for (const [i, one] of names.entries()) {
    expect(one.left).toBeGreaterThanOrEqual(0);
    expect(one.right).toBeLessThanOrEqual(390);
    for (const other of names.slice(i + 1)) {
      const isOver = one.left < other.right && other.left < one.right;
      expect(isOver && one.top + 2 < other.bottom && other.top + 2 < one.bottom).toBe(false);
    }
  }
});
