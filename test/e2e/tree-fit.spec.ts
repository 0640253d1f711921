import { expect, test, type Page } from '@playwright/test';
import { lessonRequest } from '../../src/components/lessons/parts/runs.ts';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { nodeCount, recordSearch, stepCount, type SearchRequest } from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import { TREE_HOME, openFigure, request, say, type FigurePage } from './support.ts';

const TREE = './tree/';
type Size = Record<'width' | 'height', number>;
const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** Searches of 9, 20, 38, 57 and 294 calls. */
const BOARDS: readonly SearchRequest[] = [
  request('O.XX.X.OO', 'X'),
  request('OO..XX...', 'X', { search: 'alphaBeta' }),
  request('....OXXOX', 'O'),
  request('..X..XOXO', 'O'),
  request('..XX.OO..', 'X'),
];

interface Found {
  /** Calls that are drawn. */
  readonly drawn: number;
  readonly outside: readonly string[];
  readonly small: readonly string[];
  readonly overlaps: readonly string[];
}

/** What is wrong with the boxes of a drawing: over its edge, too small to read, or on one another. */
function boxesOf(figure: FigurePage): Promise<Found> {
  return figure.root.evaluate((root) => {
    const svg = root.querySelector('.drawing svg');
    if (!svg) throw new Error('nothing is drawn');
    const frame = svg.getBoundingClientRect();
    const all = (selector: string) => [...svg.querySelectorAll<SVGGraphicsElement>(selector)];
    const boxes = (selector: string) =>
      all(selector).map((each) => ({
        name: `${each.getAttribute('class') ?? ''} ${each.textContent?.trim() ?? ''}`,
        box: each.getBoundingClientRect(),
        each,
      }));
    const texts = boxes('text').filter(({ each }) => getComputedStyle(each).opacity !== '0');
    const calls = boxes('.node :is(.box, circle, .score rect)');
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      left >= frame.left - 1 &&
      right <= frame.right + 1 &&
      top >= frame.top - 1 &&
      bottom <= frame.bottom + 1;
    const touch = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    return {
      drawn: all('.node').length,
      outside: [...texts, ...calls].filter(({ box }) => !isIn(box)).map(({ name }) => name),
      small: texts
        .filter(({ each }) => parseFloat(getComputedStyle(each).fontSize) < 12)
        .map(({ name }) => name),
      overlaps: texts.flatMap((a, i) =>
        texts
          .slice(i + 1)
          .filter((b) => touch(a.box, b.box))
          .map((b) => `${a.name} on ${b.name}`),
      ),
    };
  });
}

async function show(page: Page, figure: FigurePage, wanted: SearchRequest): Promise<number> {
  const run = recordSearch(wanted);
  const last = stepCount(run.trace) - 1;
  await page.evaluate(
    (hash) => (location.hash = hash),
    makeAddress({ figure: 'tree', step: last, ...wanted }, TREE_HOME),
  );
  await expect(figure.slider).toHaveJSProperty('max', String(last));
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', last);
  return nodeCount(run.trace);
}

async function expectWhole(figure: FigurePage, calls: number): Promise<void> {
  await expect.poll(async () => (await boxesOf(figure)).drawn).toBe(calls);
  const { outside, small, overlaps } = await boxesOf(figure);
  const none = { outside: [], small: [], overlaps: [] };
  expect({ calls, outside, small, overlaps }).toEqual({ calls, ...none });
}

// On a push a phone, whose last tree is looked at on a desktop too.
for (const [size, ...others] of deep(
  [SIZES.slice(0, 2)],
  SIZES.map((each) => [each]),
)) {
  test(`a finished tree is whole and legible in a window of ${size?.width} × ${size?.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size as Size);
    const figure = await openFigure(page, TREE, 'tree');
    await expect(figure.root.locator('.drawing svg')).toBeVisible();
    let calls = 0;
    for (const wanted of BOARDS) {
      calls = await show(page, figure, wanted);
      await expectWhole(figure, calls);
    }
    for (const other of others) {
      await page.setViewportSize(other);
      await expectWhole(figure, calls);
    }
  });
}

test('the count of the lesson stands beside the pruned branches, all of it in sight', async ({
  page,
}) => {
  const figure = await openFigure(page, './lessons/whole-tree/#fig=cuts&step=end', 'cuts');
  const numbers = figure.root.locator('.drawing .cut text tspan:first-child');
  const pruned = recordSearch(lessonRequest('cuts'));
  const run = recordSearch({ ...pruned.request, search: 'minimax' });
  const spared = nodeCount(run.trace) - nodeCount(pruned.trace);
  const sum = async () =>
    (await numbers.allTextContents()).reduce((all, text) => all + Number(text), 0);
  await expect.poll(sum).toBe(spared);
  const { outside, overlaps } = await boxesOf(figure);
  expect({ outside, overlaps }).toEqual({ outside: [], overlaps: [] });
});

for (const [width, height, hasCorner] of [
  [1440, 900, false],
  [1366, 768, true],
] as const) {
  test(`with code or questions open the tree still has boards in a window of ${width} × ${height} @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const figure = await openFigure(page, './lessons/minimax/#fig=nine&step=46', 'nine');
    for (const name of ['code', 'predict'] as const) {
      await figure.tool(name).click();
      // What is pointed at would have the large board.
      await page.mouse.move(2, 2);
      await expect(figure.root.locator('.node')).toHaveCount(9);
      await expect(figure.root.locator('.node .box')).toHaveCount(9);
      const x = (at: string) =>
        figure.root.locator(at).evaluate((box) => Math.round(box.getBoundingClientRect().x));
      // The board of the call that runs stands on it where there is room.
      const isAway = async () =>
        Math.abs((await x('.stage > .board')) - (await x('.now .box'))) > 4;
      await expect.poll(isAway).toBe(hasCorner);
    }
  });
}

test('a link opens a figure with its running line in sight, where the code is open @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const first = await openFigure(page, './lessons/whole-tree/#fig=cuts&step=2', 'cuts');
  await first.tool('code').click();
  for (const step of [120, 198]) {
    await page.goto('about:blank');
    const { root } = await openFigure(page, `./lessons/whole-tree/#fig=cuts&step=${step}`, 'cuts');
    const edges = () =>
      Promise.all(
        ['.lines', '.line.now', '.controls'].map((part) =>
          root.locator(part).evaluate((each) => {
            const { top, bottom } = each.getBoundingClientRect();
            return { top, bottom };
          }),
        ),
      );
    await expect(async () => {
      const [pane, line, controls] = await edges();
      expect(line?.top).toBeGreaterThanOrEqual(pane?.top ?? Infinity);
      expect(line?.bottom).toBeLessThanOrEqual(controls?.top ?? 0);
    }).toPass();
  }
});

test('on a phone eight waiting calls take no more room than five, with the running one in sight @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const whole = { ...TREE_HOME, setup: request('.........', 'X').setup };
  const path = `${TREE}${makeAddress({ figure: 'tree', step: 40, ...whole })}`;
  const { root, stack } = await openFigure(page, path, 'tree');
  await expect(stack).toHaveCount(8);
  const list = root.locator('.stack ol');
  expect(await list.evaluate((each) => each.clientHeight)).toBeLessThan(5 * 34);
  await list.scrollIntoViewIfNeeded();
  await expect(stack.first()).toHaveAttribute('aria-current', 'step');
  await expect(stack.first()).toBeInViewport({ ratio: 0.9 });
});

test('on a phone the running call and the running line of the code are seen together @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await openFigure(page, './lessons/minimax/#fig=nine&step=12', 'nine');
  await figure.tool('code').click();
  const edge = (at: string, side: 'top' | 'bottom') =>
    figure.root
      .locator(at)
      .evaluate((part, side) => Math.round(part.getBoundingClientRect()[side]), side);
  /** Above the board of the call, and below the line: nothing lies over either. */
  const room = async () =>
    Math.min(
      (await edge('.stage > .board', 'top')) - (await edge('.say', 'bottom')),
      (await edge('.controls', 'top')) - (await edge('.line.now', 'bottom')),
    );
  for (let step = 12; step < 30; step++) {
    await expect.poll(room, `step ${step}`).toBeGreaterThanOrEqual(0);
    await figure.button(say.controls.forward).click();
  }
});
