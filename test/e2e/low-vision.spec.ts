import { expect, test, type Page } from '@playwright/test';
import { contrast } from '../../src/components/site/controls/contrast.ts';
import { scanRaceMessages } from '#language/lessons/five/race';
import { goToCellMessages } from '#language/ui/large-board/goTo';
import { editorMessages } from '#language/ui/board-editor/messages';
import { lesson } from '#language/lessons/parts/messages';
import { DESKTOP, LESSON, PHONE, TREE, openPage, settled } from './pages.ts';
import { openFigure, say } from './support.ts';

/*
 * For readers who see little, point badly or use keys: large letters, small windows, colours of their
 * own. What every page must bear is in every-page.spec; here is what single places must.
 */

const FIVE = './lessons/five/';
const WEIGHT = './lessons/weight/';

/** The reader's letters are so many times as large; the window is what it was. */
async function enlarge(page: Page, times: number): Promise<void> {
  await page.evaluate((by) => {
    document.documentElement.style.fontSize = `${106.25 * by}%`;
  }, times);
}

/** What of the bar at the top lies outside of the window, or on something else. */
function cutInBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('.nb-top :is(a, button)')];
    const seen = all.filter((each) => each.checkVisibility());
    return seen.flatMap((each, i) => {
      const { left, right } = each.getBoundingClientRect();
      const before = seen[i - 1]?.getBoundingClientRect().right ?? 0;
      const isIn = left >= before - 1 && right <= document.documentElement.clientWidth + 1;
      return isIn ? [] : [`${each.ariaLabel ?? each.textContent.trim()}: ${left}–${right}`];
    });
  });
}

test('the bar at the top shows all it has, however narrow the window and large the letters @deep', async ({
  page,
}) => {
  // The bar is the same on every page.
  await openPage(page, './lessons/');
  for (const times of [1, 1.3, 2]) {
    await enlarge(page, times);
    for (const width of [320, 390, 480, 640, 683, 768, 834, 853, 900, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await cutInBar(page), `${width} px, letters × ${times}`).toEqual([]);
      const seen = await page.locator('.nb-top :is(a, button):visible').count();
      expect(seen).toBeGreaterThanOrEqual(4);
    }
  }
});

/** Words that are cut off at the edge of the box they are in. */
function cutWords(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const frame = part.getBoundingClientRect();
      return [...part.querySelectorAll<HTMLElement>('p, button, label, select, .say')]
        .filter((each) => each.checkVisibility() && !each.closest('.panel, .sr-only, .tree'))
        .filter((each) => each.getBoundingClientRect().height > 1)
        .filter((each) => {
          const { bottom, right } = each.getBoundingClientRect();
          const inner = each.scrollHeight > each.clientHeight + 2 && each.matches('.say');
          return inner || bottom > frame.bottom + 1 || right > frame.right + 1;
        })
        .map((each) => `${each.className}: ${each.textContent.trim().slice(0, 40)}`);
    }),
  );
}

for (const [path, figure] of [
  [LESSON, '.nb-figure'],
  [TREE, '.nb-figure'],
  [WEIGHT, '.inspector-figure'],
] as const) {
  test(`letters twice as large are not cut off in the figures of ${path} @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, path);
    await enlarge(page, 2);
    expect(await cutWords(page, figure)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'wider than the window').toBeLessThanOrEqual(0);
  });
}

/** Where the focus is on the window: nothing if it is nowhere. */
function focusedBox(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return undefined;
    const { top, bottom, left, right } = at.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const there = document.elementFromPoint(x, y);
    const isSeen = there !== null && (at.contains(there) || there.contains(at));
    return { name: `${at.ariaLabel ?? at.textContent?.trim().slice(0, 40)}`, isSeen };
  });
}

test('what has the focus is in the window at 400 % @deep', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, LESSON);
  const unseen = [];
  for (let stop = 0; stop < 70; stop++) {
    await page.keyboard.press('Tab');
    const box = await focusedBox(page);
    if (box && !box.isSeen) unseen.push(box.name);
  }
  expect(unseen).toEqual([]);
});

test('Tab along the controls leaves the drawing where it is @phone @deep', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.root.locator('.views').evaluate((views) =>
    scrollTo({
      top: views.getBoundingClientRect().top + scrollY - 260,
      behavior: 'instant',
    }),
  );
  await figure.button(say.controls.first).focus();
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press('Tab');
    const [views, sentence] = await Promise.all([
      figure.root.locator('.views').boundingBox(),
      figure.sentence.boundingBox(),
    ]);
    const covered = (sentence?.y ?? 0) + (sentence?.height ?? 0) - (views?.y ?? 0);
    expect(covered, 'how much of the drawing is covered').toBeLessThan(8);
  }
});

for (const [size, path, id] of [
  [DESKTOP, LESSON, 'nine'],
  [DESKTOP, TREE, 'tree'],
  [PHONE, LESSON, 'nine'],
] as const) {
  test(`a board that is to be changed takes the focus: ${path}, ${size.width} px @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const figure = await openFigure(page, path, id);
    const first = figure.panel
      .getByRole('grid', { name: editorMessages.editor.board })
      .locator('[data-cell="0"]');
    for (const time of ['the first time', 'again']) {
      await figure.tool('position').focus();
      await page.keyboard.press('Enter');
      await expect(figure.tool('position'), time).toBeFocused();
      await expect(first, time).toBeInViewport();
      await figure.panel.getByRole('button', { name: editorMessages.editor.cancel }).click();
    }
  });
}

test('each line of the code is a target of its own size @deep', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.open('code');
  const boxes = await figure.root
    .locator('.lines button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(boxes.length).toBeGreaterThan(5);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(24);
  await figure.root.locator('.lines button[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expect(figure.root.locator('.lines button').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(figure.root.locator('.lines button').last()).toBeFocused();
});

test('a cell of the race can be named, where it is too small to be hit @phone @deep', async ({
  page,
}) => {
  await openPage(page, FIVE);
  const race = page.locator('figure.race, figure:has(.lanes)').first();
  await race.getByText(scanRaceMessages.change).click();
  const field = race.getByLabel(goToCellMessages.label, { exact: true });
  const choose = race.getByRole('button', { name: scanRaceMessages.choose });
  await field.fill('zz99');
  await choose.click();
  await expect(race.getByRole('alert').filter({ hasText: 'zz99' })).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('a1');
  await choose.click();
  await expect(field).toHaveValue('');
  await expect(race.locator('.lanes')).toContainText(/ on a1\./);
});

test('a figure can be passed with one key @deep', async ({ page }) => {
  await openPage(page, LESSON);
  const skip = page.getByRole('link', { name: lesson.skipFigure }).first();
  const box = await skip.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(1);
  await skip.focus();
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.nb-figure'))).toBeNull();
  const past = await page.evaluate(() => {
    const figure = document.querySelector('.nb-figure');
    const order = figure?.compareDocumentPosition(document.activeElement ?? figure) ?? 0;
    return (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(past, 'the next stop is behind the figure').toBe(true);
});

test.describe('in colours of the reader’s own', () => {
  test.use({ forcedColors: 'active' });

  test('the call, the tool and the place where one is are told apart @deep', async ({ page }) => {
    const figure = await openFigure(page, LESSON, 'nine');
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);
    const canvas = await style('body', 'background-color');
    expect(await style('#nine .tree .now .box', 'fill'), 'the ground of its marks').toBe(canvas);
    await figure.open('code');
    const other = await style('#nine [data-tool][aria-expanded=false]', 'background-color');
    const open = await style('#nine [data-tool][aria-expanded=true]', 'background-color');
    expect(open).not.toBe(other);
    const place = '.nb-top nav a[aria-current]';
    expect(await style(place, 'border-bottom-style')).toBe('solid');
    expect(await style('.nb-top nav a:not([aria-current])', 'border-bottom-style')).toBe('none');
  });
});

/** The least contrast of a cell's number on the highlighter's ground. */
function leastOnMarker(page: Page): Promise<[string, string][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg.board')].flatMap((board) => {
      const marked = [...board.querySelectorAll('rect.now:not(.ghost), rect.lit')];
      const grounds = marked.filter((each) => getComputedStyle(each).fill !== 'none');
      return [...board.querySelectorAll('text')].flatMap((text): [string, string][] => {
        const { x, y, width, height } = text.getBoundingClientRect();
        const [atX, atY] = [x + width / 2, y + height / 2];
        const ground = grounds.find((each) => {
          const box = each.getBoundingClientRect();
          return atX > box.left && atX < box.right && atY > box.top && atY < box.bottom;
        });
        return ground ? [[getComputedStyle(text).fill, getComputedStyle(ground).fill]] : [];
      });
    }),
  );
}

const LOOKS = ['light', 'dark', 'dark, in colours of the reader’s own'] as const;
for (const path of ['./lessons/table/', './lessons/ratings/']) {
  test(`numbers of cells can be read on the highlighter of ${path} @deep`, async ({ page }) => {
    await openPage(page, path);
    const slider = page.locator('.nb-figure [type=range]').first();
    for (const look of LOOKS) {
      const colorScheme = look === 'light' ? look : 'dark';
      await page.emulateMedia({ colorScheme, forcedColors: look === LOOKS[2] ? 'active' : 'none' });
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
      await settled(page);
      let seen = 0;
      for (let step = 0; step < 12; step++) {
        await slider.fill(String(step));
        for (const [text, ground] of await leastOnMarker(page)) {
          seen++;
          const least = contrast(rgbOf(text), rgbOf(ground));
          expect(least, `${look}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(seen, look).toBeGreaterThan(1);
    }
  });
}

/** "rgb(1, 2, 3)", or "color(srgb 0.004 0.008 0.012)", as its channels. */
function rgbOf(text: string): readonly [number, number, number] {
  const whole = text.startsWith('color') ? 255 : 1;
  const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map((each) => Number(each) * whole);
  return [r, g, b];
}

test('what can be scrolled says what it is @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const path of [WEIGHT, './map/', LESSON]) {
    await openPage(page, path);
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *')]
        .filter((box) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          const across = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
          const down = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
          return (across || down) && box.checkVisibility();
        })
        .filter((box) => !box.matches('[role]:is([aria-label], [aria-labelledby]), textarea'))
        .map((box) => `${box.tagName}.${box.className}`),
    );
    expect(nameless, path).toEqual([]);
  }
});
