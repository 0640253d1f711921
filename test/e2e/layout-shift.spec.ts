import { expect, test, type Page } from '@playwright/test';
import {
  DESKTOP,
  HOME,
  LAPTOP,
  LESSON,
  PHONE,
  TREE,
  frames,
  hold,
  openPage,
  wakeAll,
} from './pages.ts';
import { lateTreeMessages } from '#language/stepper/tree/lateTree';
import { NINE, openFigure } from './support.ts';
import { stepCount } from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import { shiftOf, watchShifts } from './shifts.ts';

/**
 * Opens a page whose typefaces never come, and whose scripts wait for the function that this
 * resolves to: from then on nothing but a waking island can move anything.
 */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  await page.route('**/*.woff2', (route) => route.abort());
  const letGo = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return letGo;
}

test('no word of the race of two scans moves another while it plays', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  await openPage(page, './lessons/five/');
  await page.locator('#race').scrollIntoViewIfNeeded();
  const play = page.locator('#race .play');
  await page.locator('#race').getByRole('slider').waitFor();
  await frames(page, 10);
  const { until } = await shiftOf(page);
  await play.click();
  // It pauses where the first scan is done.
  await expect(page.locator('#race .nb-tag.up')).toBeVisible();
  await play.click();
  await frames(page, 60);
  const { sum, what } = await shiftOf(page, until);
  expect(sum, what).toBeLessThan(0.01);
});

const PATHS = [LESSON, TREE, HOME];
// A laptop has the layout of a desktop, a little smaller.
for (const [name, size] of Object.entries(deep({ PHONE }, { DESKTOP, LAPTOP, PHONE }))) {
  for (const path of PATHS) {
    const when = path === TREE ? ' @deep' : '';
    test(`nothing moves while ${path} wakes, ${name.toLowerCase()}${when}`, async ({ page }) => {
      await page.setViewportSize(size);
      await watchShifts(page);
      const letGo = await openAsleep(page, path);
      const before = await shiftOf(page);
      letGo();
      await wakeAll(page);
      const { sum, what } = await shiftOf(page, before.until);
      expect(sum, what).toBeLessThanOrEqual(0.001);
    });

    test(`next to nothing moves when the typefaces of ${path} come, ${name.toLowerCase()} @deep`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await watchShifts(page);
      await openPage(page, path);
      await page.evaluate(() => document.fonts.ready);
      const { sum, what } = await shiftOf(page);
      expect(sum, what).toBeLessThanOrEqual(0.01);
    });
  }

  test(`every part keeps its place while the nine calls are stepped through, ${name.toLowerCase()}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const figure = await openFigure(page, LESSON, 'nine');
    await figure.root.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await figure.slider.focus();
    // Its buttons come at an idle moment, and have pictures too.
    await expect(figure.button(lateTreeMessages.zoomIn)).toHaveCount(1);
    // On a phone the waiting calls lie in the flow, and what is below them gives way as they grow.
    const parts = size === PHONE ? ABOVE : [...ABOVE, ...BELOW];
    const places = await placesOf(page, parts);
    expect(places.length).toBeGreaterThan(12);
    for (let step = 1; step < stepCount(NINE.trace); step++) {
      await page.keyboard.press('ArrowRight');
      await expect(figure.slider).toHaveJSProperty('valueAsNumber', step);
      // Each kind of step comes again and again.
      if (step % deep(3, 1) !== 0) continue;
      expect(moved(places, await placesOf(page, parts)), `step ${step}`).toEqual([]);
    }
  });
}

// The last of its steps, one that a notice speaks of, and one in the middle of a pile of calls.
for (const [name, size] of Object.entries(deep({ LAPTOP }, { DESKTOP, LAPTOP, PHONE }))) {
  for (const step of [20, 44, 49, 700]) {
    const when = step === 44 ? '' : ' @deep';
    test(`nothing moves when a link opens step ${step} of the tree, ${name.toLowerCase()}${when}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await watchShifts(page);
      await page.route('**/*.woff2', (route) => route.abort());
      await openPage(page, `${TREE}#fig=tree&step=${step}`);
      await expect(page.locator('#tree .drawing svg').first()).toBeVisible();
      await expect(page.locator('#tree .board.placed')).toBeVisible();
      await frames(page, 20);
      const { sum, what } = await shiftOf(page);
      expect(sum, what).toBeLessThanOrEqual(0.012);
    });
  }
}

for (const [name, path] of [
  ['the first page', HOME],
  ['the lessons', './lessons/'],
] as const) {
  test(`${name} keeps a place for the way back before it is known @deep`, async ({ page }) => {
    await page.addInitScript(() => {
      const part = { id: 'how-a-claim-is-checked', text: 'How a claim is checked' };
      const at = { lesson: 'lessons/folk', part };
      localStorage.setItem('noughtbook.bookmark', JSON.stringify({ v: 1, at, ended: [] }));
    });
    await page.setViewportSize(PHONE);
    await watchShifts(page);
    const letGo = await openAsleep(page, path);
    const before = await shiftOf(page);
    const line = page.locator('[data-go-on]');
    await expect(line).toBeHidden();
    const room = await line.boundingBox();
    expect(room?.height).toBeGreaterThan(20);
    letGo();
    await expect(line).toBeVisible();
    expect(await line.boundingBox()).toEqual(room);
    const { sum, what } = await shiftOf(page, before.until);
    expect(sum, what).toBeLessThanOrEqual(0.001);
  });
}

for (const path of ['./play/', './play/large/', './teach/grade/']) {
  for (const [name, size] of Object.entries(deep({ PHONE }, { DESKTOP, PHONE }))) {
    const when = path === './play/' ? '' : ' @deep';
    test(`nothing below moves when the last parts of ${path} come, ${name.toLowerCase()}${when}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await watchShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const text = page.locator('.nb-content > h2').first();
      const before = await text.boundingBox();
      await wakeAll(page);
      await page.waitForFunction(() => document.querySelector('details.keys, #grade-add'));
      const after = await text.boundingBox();
      const { sum, what } = await shiftOf(page);
      expect(sum, what).toBeLessThanOrEqual(0.01);
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
    });
  }
}

test('a new assignment has its room before the workshop comes @deep', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  await openPage(page, './teach/');
  const letGo = await hold(page, /\/Workshop\.[^/]*\.js/);
  await page.locator('.workshop .primary').first().click();
  await expect(page.locator('.workshop.open')).toBeVisible();
  // What follows a click at once is no shift.
  await page.waitForTimeout(600);
  const before = await shiftOf(page);
  letGo();
  await page.locator('.workshop [data-kind]').first().waitFor();
  const { sum, what } = await shiftOf(page, before.until);
  expect(sum, what).toBeLessThanOrEqual(0.02);
});

interface Place {
  readonly name: string;
  readonly box: readonly number[];
}

/** The parts that have moved or changed their size by more than a pixel. */
function moved(before: readonly Place[], after: readonly Place[]): string[] {
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  return after.flatMap(({ name, box }, i) => {
    const from = before[i]?.box ?? [];
    const isStill = box.every((value, side) => Math.abs(value - (from[side] ?? 0)) <= 1);
    return isStill ? [] : [`${name}: ${from.join(' ')} → ${box.join(' ')}`];
  });
}

// The layer over the drawing comes with the first score, and takes no room.
const ABOVE = [
  '.say',
  '.say p',
  '.views',
  '.paper',
  '.tree svg:not(.whatif)',
  '.controls',
  '.bar',
].map((part) => `#nine ${part}`);
ABOVE.push('#nine .controls :is(button, select, input)');
const BELOW = ['#nine > .panel', 'main h2'];

/** Where the parts of the figure are, the words around it too: what is in them may change. */
function placesOf(page: Page, selectors: readonly string[]): Promise<Place[]> {
  return page.evaluate((wanted) => {
    const parts = document.querySelectorAll(wanted.join(', '));
    return [...parts].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const of = part.matches('p') ? 'sentence' : part.getAttribute('class');
      const name = part.getAttribute('aria-label') ?? of ?? '';
      // A sentence is as wide and as high as it is; where it begins is what must not change.
      const box = part.matches('p') ? [x, y] : [x, y, width, height];
      return { name: `${part.tagName} ${name.slice(0, 30)}`, box };
    });
  }, selectors);
}

// What fits a laptop fits a larger window.
for (const size of deep([LAPTOP], [LAPTOP, DESKTOP])) {
  test(`the figure beside its text fits a window of ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const figure = await openFigure(page, LESSON, 'nine');
    // Somewhere along the text, where the figure is stuck below the bar.
    await page.locator('a.see[data-call="6"]').first().scrollIntoViewIfNeeded();
    await page.locator('a.see[data-call="6"]').first().click();
    for (const part of ['.controls', '.say', '.views', '.bar']) {
      await expect(figure.root.locator(part), part).toBeInViewport({ ratio: 1 });
    }
    const bar = await page.locator('.nb-top').boundingBox();
    const box = await figure.root.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
  });

  test(`the figure of the tree page fits a window of ${size.width} × ${size.height} @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const figure = await openFigure(page, TREE, 'tree');
    await figure.root.evaluate((element) => element.scrollIntoView());
    for (const part of ['.controls', '.say', '.views', '.bar']) {
      await expect(figure.root.locator(part), part).toBeInViewport({ ratio: 1 });
    }
  });
}
