import { expect, test, type Page } from '@playwright/test';
import { editor } from '#language/ui/board-editor/messages';
import { mapMessages as say } from '#language/map/messages';
import { mapBoard, placedBoards } from '../../src/components/map/mapBoards.ts';
import { mapPanel } from '../../src/components/map/mapPanel.ts';
import { PHONE, complaintsOf, expectFocus } from './pages.ts';

const MAP = './map/';

/** What the page must say of a board. */
function sentence(side: 'X' | 'O', id: string, choices = {}): string {
  const { board, end } = mapPanel(side, id, choices);
  return say.board(side, board.chosen, board.best, end);
}
const shown = (page: Page) => page.locator('#map .sentence');
const cell = (page: Page, at: number) => page.locator(`#map [role="grid"] [data-cell="${at}"]`);
const address = (page: Page) => new URL(page.url()).hash;
/** Until the way from one board to another has been gone. */
const arrived = (page: Page) => page.waitForTimeout(600);

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`${MAP}${hash}`);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}

test('a reply leads into its board, and the address, the list and the sentence follow', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await open(page);
  await expect(shown(page)).toHaveText(sentence('X', ''));
  const usual = mapBoard('X', '').chosen ?? 0;
  const reply = page.getByRole('button', { name: say.replies.button('O', 4), exact: true });
  await reply.hover();
  await expect(page.locator('#map rect.pointed')).toHaveCount(1);
  await reply.click();
  await expect(shown(page)).toHaveText(sentence('X', `${usual}4`));
  expect(address(page)).toBe(`#side=X&at=${usual}4`);
  await expectFocus(page, 'a reply that is gone with its board');
  const rows = page.locator('#map table').first().locator('tbody tr');
  await expect(rows).toHaveCount(mapBoard('X', `${usual}4`).replies.length);
  await page.getByRole('navigation', { name: say.way }).getByText(say.start).click();
  await expect(shown(page)).toHaveText(sentence('X', ''));
  expect(complaints).toEqual([]);
});

test('every best move can be drawn large @deep', async ({ page }) => {
  await open(page);
  const group = page.getByRole('group', { name: say.best.title });
  const { best } = mapBoard('X', '');
  await expect(group.getByRole('button')).toHaveText(
    best.map((each) => say.best.button('X', each)),
  );
  await group.getByRole('button', { name: say.best.button('X', 4) }).click();
  await expect(shown(page)).toHaveText(sentence('X', '', { '': 4 }));
  await expect(cell(page, 4)).toHaveAttribute('aria-label', say.cell.name(4, say.cell.chosen('X')));
});

test('the keys go in and out, and to the next best move', async ({ page }) => {
  await open(page, '#side=O');
  await cell(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText(sentence('O', '1'));
  const { best, chosen } = mapBoard('O', '1');
  await page.keyboard.press('b');
  const next = best[(best.indexOf(chosen ?? -1) + 1) % best.length] as number;
  await expect(shown(page)).toHaveText(sentence('O', '1', { '1': next }));
  await page.keyboard.press('Backspace');
  await expect(shown(page)).toHaveText(sentence('O', ''));
  await expectFocus(page, 'going out');
});

test('a link opens its spot, and a broken one says what is wrong @deep', async ({ page }) => {
  await open(page, '#side=O&at=40');
  await expect(shown(page)).toHaveText(sentence('O', '4', { '4': 0 }));
  await page.goto(`${MAP}#side=X&at=00`);
  await expect(page.locator('#map .notice')).toHaveText(
    say.addressProblems([{ code: 'off-map', cell: 0, at: 2 }], 'X'),
  );
  await page.goto(`${MAP}#side=X&at=%3Cb%3E`);
  await expect(page.locator('#map .notice')).toHaveText(
    say.addressProblems([{ code: 'bad-field', field: 'at', text: '<b>' }], 'X'),
  );
  const noSide = say.addressProblems([{ code: 'bad-field', field: 'side', text: 'Q' }], 'X');
  await page.goto(`${MAP}#side=Q`);
  await expect(page.locator('#map .notice')).toHaveText(noSide);
  await expect(page.locator('#map').getByRole('status')).toHaveText(noSide);
  for (const hash of ['#at=40', '#at=%00', '#at=zz']) {
    await page.goto('about:blank');
    await page.goto(`${MAP}${hash}`);
    await expect(page.locator('#map .notice'), hash).toHaveText(
      say.addressProblems([{ code: 'bad-field', field: 'side' }], 'X'),
    );
    await expect(page.locator('.nb-notice p')).toHaveText('');
  }
  await page.goto(`${MAP}#side=O&side=X&foo=1`);
  await expect(page.locator('#map .notice')).toHaveText(/“foo”.* more than once/);
});

test('a position is found by its nine signs, on the other map too @deep', async ({ page }) => {
  await open(page);
  const find = async (text: string) => {
    await page.getByRole('button', { name: say.tools.find }).click();
    const panel = page.getByRole('region', { name: editor.title });
    await panel.getByText(editor.text.title, { exact: true }).click();
    await panel.getByLabel(editor.text.label).fill(text);
    await panel.getByRole('button', { name: editor.use }).click();
  };
  await find('X...O....');
  await expect(page.locator('#map .notice')).toHaveText(say.find.here('X'));
  await expect(shown(page)).toHaveText(sentence('X', '04'));
  await expectFocus(page, 'finding');
  // X in a corner and O on an edge: nobody who plays O well gets there.
  await page.getByRole('button', { name: say.sideName('O') }).click();
  await find('X....O...');
  await expect(page.locator('#map .notice')).toHaveText(say.find.otherSide('X'));
  await expect(page.getByRole('button', { name: say.sideName('X') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the picture zooms by wheel, buttons and clicks, and draws what is in sight @deep', async ({
  page,
}) => {
  await open(page);
  const picture = page.locator('#map .picture svg');
  const lens = picture.locator('> g');
  const boards = () => picture.locator('.rules').count();
  const all = placedBoards('X', {}, () => true).length;
  await expect.poll(boards).toBeGreaterThan(40);
  expect(await boards()).toBeLessThanOrEqual(all);
  const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  // The hand on the map is loaded when the pointer comes near.
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect(lens).toHaveAttribute('transform', /scale\((?!1\))/, { timeout: 300 });
  }).toPass();
  await page.getByRole('button', { name: say.tools.whole }).click();
  await arrived(page);
  await expect(lens).toHaveAttribute('transform', /scale\(1\)/);
  // A click into the middle cell is a click on the board in it.
  await picture.click();
  await arrived(page);
  expect(address(page)).toMatch(/^#side=X&at=04/);
  await page.getByRole('button', { name: say.tools.closer }).click();
  await page.getByRole('button', { name: say.tools.out }).click();
});

test('zooming through the map of O needs a part of each frame @deep', async ({ page }) => {
  await open(page, '#side=O');
  await page.locator('#map .picture svg').hover();
  await arrived(page);
  const client = await page.context().newCDPSession(page);
  // What the page's own thread works: waiting for a busy machine does not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const parts = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    const sum = metrics.filter(({ name }) => parts.includes(name));
    return 1000 * sum.reduce((all, { value }) => all + value, 0);
  };
  const before = await worked();
  const FRAMES = 40;
  await page.evaluate(async (frames) => {
    const svg = document.querySelector('#map .picture svg') as SVGSVGElement;
    const { left, top, width, height } = svg.getBoundingClientRect();
    for (let i = 0; i < frames; i++) {
      const at = { clientX: left + width * 0.55, clientY: top + height * 0.55 };
      const deltaY = i < 24 ? -60 : 60;
      svg.dispatchEvent(
        new WheelEvent('wheel', { ...at, deltaY, bubbles: true, cancelable: true }),
      );
      await new Promise(requestAnimationFrame);
    }
  }, FRAMES);
  const each = ((await worked()) - before) / FRAMES;
  test.info().annotations.push({ type: 'work a frame', description: `${each.toFixed(1)} ms` });
  expect(each).toBeGreaterThan(0);
  expect(each, 'ms of script and layout a frame').toBeLessThan(16);
});

test('the poster is one drawing of every board, and saves as a file @deep', async ({ page }) => {
  await open(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: say.tools.download }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(say.poster.file('X'));
  const stream = await download.createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const moves = placedBoards('X', {}, () => true).filter(
    ({ board }) => board.chosen !== undefined,
  ).length;
  expect(text.match(/#ffe27a/g)).toHaveLength(moves);
  const problem = await page.evaluate(
    (svg) =>
      new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')
        ?.textContent,
    text,
  );
  expect(problem).toBeUndefined();
  // On paper the same drawing stands in the place of the figure.
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: say.tools.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.nb-poster svg')).toBeVisible();
  await expect(page.locator('#map')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#map')).toBeVisible();
  // From the open board on, as broad as the sheet; nothing else of the page is on it.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('about:blank');
  await open(page, '#side=O&at=0');
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: say.tools.printBoard }).click();
  await page.emulateMedia({ media: 'print' });
  const title = say.poster.title('O', [{ mark: 'X', cell: 0 }]);
  await expect(page.locator('.nb-poster svg')).toContainText(title);
  const inside = placedBoards('O', {}, () => true, mapBoard, '0');
  await expect(page.locator('.nb-poster rect[fill="#ffe27a"]')).toHaveCount(
    inside.filter(({ board }) => board.chosen !== undefined).length,
  );
  const shownToo = await page.evaluate(() =>
    [...document.body.children]
      .filter((each) => each.checkVisibility())
      .map((each) => each.className),
  );
  expect(shownToo).toEqual(['nb-poster']);
});

test('on a phone nothing sticks out sideways @deep', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '#side=O&at=041');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  await expect(page.locator('#map .picture')).toBeInViewport();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('the first boards are drawn @deep', async ({ page }) => {
    await page.goto(MAP);
    const boards = page.locator('#map .picture .rules');
    expect(await boards.count()).toBeGreaterThan(8);
    await expect(shown(page)).toHaveText(sentence('X', ''));
  });
});

test('on a school laptop map and tools are in the window, and what is beside it scrolls @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, '#side=O');
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const drawing = await box('#map .picture');
  expect(drawing.width).toBeGreaterThan(500);
  expect(drawing.y + drawing.height, 'the map is seen whole').toBeLessThanOrEqual(768);
  expect(Math.abs(drawing.width - drawing.height)).toBeLessThan(2);
  const beside = await box('#map .beside');
  // The squared paper is no higher than the map on it.
  expect(beside.height).toBeLessThan(drawing.height + 40);
  const find = page.getByRole('button', { name: say.tools.find });
  const { y, height } = (await find.boundingBox())!;
  expect(y + height).toBeLessThan(drawing.y + drawing.height);
  await expect(page.locator('#map .panel h2').last()).toHaveText(say.replies.title('X', true));
});
