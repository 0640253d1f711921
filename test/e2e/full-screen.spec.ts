import { expect, test, type Locator } from '@playwright/test';
import { KINDS, makeAssignment, seededRng } from '../../src/engine/index.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { pupilMessages } from '#language/classroom/pupil/messages';
import { largeMessages } from '#language/ui/large';
import { playShared } from '#language/play/messages';
import { openPage } from './pages.ts';
import { nextQuestionStep, questionsAt } from '../../src/components/stepper/search/prediction.ts';
import { NINE, openFigure, say, textOf, words } from './support.ts';

const LESSON = './lessons/minimax/';

/** The box of a part in the window. */
const boxOf = (at: Locator) =>
  at.evaluate((part) => part.getBoundingClientRect().toJSON() as DOMRect);

for (const way of ['the browser’s full screen', 'a layer over the page, where there is none']) {
  test(`F fills the screen by ${way}, and everything is as it was afterwards${way.startsWith('a layer') ? ' @deep' : ''}`, async ({
    page,
  }) => {
    if (way.startsWith('a layer')) {
      await page.addInitScript(() =>
        Reflect.deleteProperty(Element.prototype, 'requestFullscreen'),
      );
    }
    const figure = await openFigure(page, LESSON, 'nine');
    await figure.slider.fill('45');
    await figure.root.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const code = figure.tool('code');
    await figure.button(say.controls.back).focus();
    await page.keyboard.press('f');
    await expect(figure.root).toHaveAttribute('data-full', '');
    await expect(code).toHaveAttribute('aria-expanded', 'false');
    const window = await page.evaluate(() => [innerWidth, innerHeight]);
    await expect
      .poll(async () => boxOf(figure.root))
      .toMatchObject({ x: 0, y: 0, width: window[0], height: window[1] });
    // For the last row of a class: the picture has the whole width, and its scores and calls are read.
    expect((await boxOf(figure.root.locator('.tree'))).width).toBeGreaterThan(
      0.95 * (window[0] ?? 0),
    );
    const drawn = await figure.root
      .locator('.tree svg text')
      .evaluateAll((texts) =>
        texts.map((text) => text.getBoundingClientRect().height).filter((height) => height > 0),
      );
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(18);
    const letters = await figure.sentence.locator('p').evaluate((text) => {
      const { zoom, fontSize } = getComputedStyle(text.parentElement as Element);
      return Number(zoom) * parseFloat(fontSize);
    });
    expect(letters).toBeGreaterThanOrEqual(25);
    const keys = await figure.root
      .locator('.foot')
      .evaluate((foot) => parseFloat(getComputedStyle(foot).fontSize) * foot.currentCSSZoom);
    expect(keys).toBeGreaterThanOrEqual(17);
    await page.keyboard.press('ArrowRight');
    await figure.expectStep(NINE, 46);
    // The code, if it is wanted, stands beside the picture.
    await page.keyboard.press('c');
    await expect(code).toHaveAttribute('aria-expanded', 'true');
    const tree = await boxOf(figure.root.locator('.tree'));
    expect((await boxOf(figure.panel)).left).toBeGreaterThanOrEqual(tree.right);
    await page.keyboard.press('f');
    await expect(figure.root).not.toHaveAttribute('data-full');
    await expect(figure.button(say.controls.back)).toBeFocused();
    await expect(code).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await figure.button(say.tools.full).click();
    await expect(figure.root).toHaveAttribute('data-full', '');
    // The corners of the button that leads back point inwards.
    const back = figure.button(say.tools.leaveFull);
    expect(await back.evaluate((each) => getComputedStyle(each, '::before').rotate)).toBe('180deg');
    await page.keyboard.press('Escape');
    await expect(figure.root).not.toHaveAttribute('data-full');
  });
}

for (const [width, height, least] of [
  [1366, 768, 24],
  [1920, 1080, 30],
] as const) {
  test(`letters are as large as a screen of ${width} × ${height} has room for, and a question takes nothing of them @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const figure = await openFigure(page, `${LESSON}#fig=nine&step=46`, 'nine');
    await figure.sentence.focus();
    await page.keyboard.press('f');
    await expect(figure.root).toHaveAttribute('data-full', '');
    /** The smallest letters of the tree, and its smallest board. */
    const drawn = () =>
      figure.root.locator('.drawing svg').evaluateAll(([svg]) => {
        const all = (what: string) => [...(svg?.querySelectorAll<SVGGraphicsElement>(what) ?? [])];
        const letters = all('.score text, text.move, text.call, text.row').map(
          (text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
        );
        const boards = all('.node .box').map((box) => box.getBoundingClientRect().width);
        // Nothing is there for a moment while the tree is drawn anew.
        const least = (sizes: number[]) => (sizes.length > 0 ? Math.round(Math.min(...sizes)) : 0);
        return [least(letters), least(boards)];
      });
    await expect.poll(async () => (await drawn())[0]).toBeGreaterThanOrEqual(least);
    let side = 0;
    await expect.poll(async () => (side = (await drawn())[1] ?? 0)).toBeGreaterThan(height / 11.5);
    // The board of the call that runs lies on it, and its numbers are as large.
    const aside = async () => {
      const board = await boxOf(figure.root.locator('.stage > .board'));
      const now = await boxOf(figure.root.locator('.now .box'));
      return Math.abs(board.x - now.x) + Math.abs(board.y - now.y);
    };
    await expect.poll(aside).toBeLessThan(5);
    // What the frames and scores mean is said below it.
    await expect(figure.root.locator('.legend')).toHaveCSS('visibility', 'visible');
    const around = figure.root.locator('.legend, .picture .label, .foot, .where.long');
    const sizes = await around.evaluateAll((all) =>
      all.map((each) => parseFloat(getComputedStyle(each).fontSize) * each.currentCSSZoom),
    );
    expect(sizes.length).toBe(4);
    if (width === 1920) expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
    // Every finished game has its line.
    await expect(figure.root.locator('.drawing .won')).toHaveCount(5);
    // In the tree only the call that runs is yellow: one that is looked at has a frame.
    const yellow = await figure.root
      .locator('.stage > .board')
      .evaluate((each) => getComputedStyle(each).backgroundColor);
    const other = await boxOf(figure.root.locator('.node .box').nth(1));
    await page.mouse.move(other.x + other.width / 2, other.y + other.height / 2);
    await expect(figure.root.locator('.stage > .board')).not.toHaveCSS('background-color', yellow);
    await page.mouse.move(4, height - 4);

    await page.keyboard.press('Home');
    await page.keyboard.press('g');
    const card = figure.root.getByRole('region', { name: words.prediction.title });
    await expect(figure.tool('predict')).toContainText(say.tools.on);
    const at = nextQuestionStep(NINE, 0, ['returns'], Infinity) ?? 0;
    for (let step = 0; step < at; step++) await page.keyboard.press('PageDown');
    await expect(card).toHaveCount(1);
    await expect.poll(async () => (await drawn())[0]).toBeGreaterThanOrEqual(least);
    await expect.poll(async () => (await drawn())[1]).toBeGreaterThanOrEqual(side - 2);
    // Nobody has voted: the answer is shown, and not counted.
    await page.keyboard.press('PageDown');
    await expect(card.getByRole('button', { name: say.predict.goOn })).toBeFocused();
    expect((await drawn())[0]).toBeGreaterThanOrEqual(least);
    await page.keyboard.press('PageDown');
    await expect(card).toHaveCount(0);
    await page.keyboard.press('g');

    await expect(figure.panel).toContainText(
      textOf(say.predict.tallied({ right: 0, asked: 0, skipped: 0 })),
    );
  });
}

test('a class is asked: hands are counted, scores are hidden, and one key goes on @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.sentence.focus();
  await page.keyboard.press('f');
  await expect(figure.root).toHaveAttribute('data-full', '');
  await page.keyboard.press('g');
  await expect(figure.tool('predict')).toContainText(say.tools.on);
  const at = nextQuestionStep(NINE, 0, ['returns'], Infinity) ?? 0;
  const [question] = questionsAt(NINE, at, ['returns']);
  if (!question) throw new Error('nothing is asked');
  const card = figure.root.getByRole('region', { name: words.prediction.title });
  for (let step = 1; step < at; step++) await page.keyboard.press('PageDown');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('PageDown');
  await expect(card).toContainText(textOf(words.prediction.question(question)));
  const letters = await card
    .getByRole('button')
    .first()
    .evaluate((button) => {
      const { zoom } = getComputedStyle(button.closest('.card') as Element);
      return Number(zoom) * parseFloat(getComputedStyle(button).fontSize);
    });
  expect(letters).toBeGreaterThanOrEqual(22);

  // By key, by click, and by number.
  const { options, answer } = question;
  const name = (option: number | undefined) => words.score(option ?? 0);
  const hands = (option: number | undefined) =>
    card.getByLabel(say.predict.vote.hands(name(option)), { exact: true });
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(hands(options[0])).toHaveValue('2');
  await card.getByRole('button', { name: name(options[1]), exact: true }).click();
  await expect(hands(options[1])).toHaveValue('1');
  await hands(answer).fill('12');
  const all = [2, 1, 0].reduce((sum, each, at) => sum + (options[at] === answer ? 12 : each), 0);
  // The button goes with the press: the focus is on the one that takes its place.
  await card.getByRole('button', { name: say.predict.vote.reveal }).click();
  await expect(card).toContainText(say.predict.vote.right(12, all));
  await expect(card.getByRole('button', { name: say.predict.goOn })).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(card).toHaveCount(0);
  await figure.expectStep(NINE, at);

  await page.keyboard.press('v');
  await expect(figure.sentence).toContainText(textOf(say.tools.veiled()));
  const seen = () =>
    figure.root
      .locator('.tree .score text')
      .evaluateAll(
        (texts) => texts.filter((text) => getComputedStyle(text).visibility === 'visible').length,
      );
  expect(await seen()).toBe(0);
  // Nor what kind of step it is, or where a call changes its mind.
  await expect(figure.sentence.locator('.nb-tag')).toBeHidden();
  await expect(figure.root.locator('.picture .mind')).toBeHidden();
  await expect(figure.root.locator('.picture canvas')).toBeHidden();
  // There are no scores to explain, and none to drag.
  await expect(figure.root.locator('.legend .score').first()).toBeHidden();
  await expect(figure.root.locator('.legend .grab')).toBeHidden();
  await expect(figure.root.locator('.legend .call').first()).toBeVisible();
  // Which side keeps what is no score: a class needs it for its guess.
  await expect(figure.root.locator('.tree text.row').first()).toBeVisible();
  // Nor are they heard: in the list of calls, in those that wait, and when S asks where one is.
  const heard = () => figure.root.ariaSnapshot();
  const score = /(plus|minus|[+−-]) ?10\b/;
  await page.keyboard.press('s');
  await expect(figure.root.getByText(say.tools.unsaid(at, NINE.trace.events.length))).toHaveCount(
    1,
  );
  expect(await heard()).not.toMatch(score);
  await page.keyboard.press('v');
  await expect.poll(seen).toBeGreaterThan(0);
  expect(await heard()).toMatch(score);
  await page.keyboard.press('v');
  await page.keyboard.press('f');
  await expect(figure.root).not.toHaveAttribute('data-veiled');
});

test('a task fills the screen, and N goes to the next one there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const tasks = [1, 2].map((seed) => ({
    question: { kind: 'best-move', params: KINDS['best-move'].generate(seededRng(seed), 1) },
    text: '',
    points: 1,
    hints: 0,
    attempts: 2,
    feedback: 'at-once',
  })) as Parameters<typeof makeAssignment>[0]['tasks'];
  const code = await pack(makeAssignment({ title: 'Forks', order: 'given', tasks }));
  await openPage(page, `./do/#a=${code}`);
  await page.getByRole('button', { name: pupilMessages.begin.start }).click();
  const name = (task: number) => largeMessages.show(pupilMessages.tasks.name(task));
  await page.getByRole('button', { name: name(1) }).click();
  const sheet = page.locator('.nb-large[data-full]');
  await expect(sheet).toHaveCount(1);
  await expect
    .poll(async () => boxOf(sheet))
    .toMatchObject({ x: 0, y: 0, width: 1280, height: 720 });
  const board = sheet.getByRole('grid');
  // On paper, and not on the black of a screen without a page; the board is as high as the question leaves room for.
  expect(await sheet.evaluate((part) => getComputedStyle(part).backgroundColor)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  );
  expect((await boxOf(board)).height).toBeGreaterThan(0.48 * 720);
  const letters = await sheet.getByRole('heading').evaluate((heading) => {
    const { zoom } = getComputedStyle(heading.closest('.nb-large') as Element);
    return Number(zoom) * parseFloat(getComputedStyle(heading).fontSize);
  });
  expect(letters).toBeGreaterThanOrEqual(24);
  await page.keyboard.press('n');
  await expect(sheet.getByRole('heading', { name: pupilMessages.tasks.name(2) })).toBeFocused();
  // A click still finds the cell that is under it.
  const cell = board.locator('.free').last();
  await cell.click();
  await expect(cell).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // And a large board, as high as the screen: a click finds its cell there too.
  await openPage(page, './play/large/');
  const show = page.getByRole('button', { name: largeMessages.show(playShared.controls.board) });
  await show.click();
  const large = sheet.getByRole('grid');
  await expect.poll(async () => (await boxOf(large)).height).toBeGreaterThan(500);
  const { x, y, width, height } = await boxOf(large);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(sheet.getByText(/h8/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(show).toBeVisible();
});
