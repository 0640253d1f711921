import { expect, test } from '@playwright/test';
import { ratingAt } from '../../src/components/lessons/ratings/facts.ts';
import { readableRatings } from '../../src/components/lessons/ratings/ratingReasons.ts';
import { ratedSetup } from '../../src/components/lessons/ratings/rated.ts';
import { ruleRatingsView } from '../../src/components/algorithms/rule-ratings/view.ts';
import {
  KINDS,
  RATING,
  RULES_OF_THUMB,
  emptySetup,
  ratingChoices,
  ruleRatings,
  ruleRatingsRun,
  rulesOfThumb,
  rulesOfThumbRun,
  seededRng,
  smallInput,
  weightedChoiceRun,
  type Setup,
} from '../../src/engine/index.ts';
import { exercises } from '#language/exercises/frame/messages';
import { count } from '#language/ui/language/grammar';
import { ruleRatingsMessages as ruleRatingsMessages } from '#language/algorithms/rule-ratings/messages';
import { rulesOfThumbMessages as rulesOfThumbMessages } from '#language/algorithms/rules-of-thumb/messages';
import { ratingMessages } from '#language/lessons/ratings/messages';
import { openPart } from './pages.ts';
import { FigurePage } from './support.ts';

const { read } = ratingMessages;
const RATINGS = './lessons/ratings/';
const fig = 'reasons';

const recordingOf = (setup: Setup) => ruleRatingsRun.record(smallInput(setup));

/** What the cells of the figure's board say to someone who does not see them. */
async function expectRatings(figure: FigurePage, setup: Setup): Promise<void> {
  for (const [cell, rating] of ruleRatings(setup).entries()) {
    const label = new RegExp(rating > 0 ? ruleRatingsMessages.note(count(rating)) : '^cell');
    await expect(figure.cell(cell)).toHaveAttribute('aria-label', label);
  }
}

const sentenceOf = (sentence: readonly { readonly text: string }[]) =>
  sentence.map(({ text }) => text).join('');

test('the rating is stepped through by keyboard, from the first step to the ratings of the engine', async ({
  page,
}) => {
  const figure = new FigurePage(page, fig);
  await openPart(page, RATINGS, figure.root);
  const input = smallInput(ratedSetup('reasons'));
  const trace = ruleRatingsRun.record(input);
  await figure.slider.focus();
  for (let step = 0; step < trace.events.length; step++) {
    const facts = ruleRatingsView.facts({ input, trace, step });
    const sentence = sentenceOf(ruleRatingsMessages.sentence[facts.kind](facts));
    await expect(figure.root.locator('.say p')).toHaveText(sentence);
    if (step < trace.events.length - 1) await page.keyboard.press('ArrowRight');
  }
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', trace.events.length - 1);
  await expectRatings(figure, ratedSetup('reasons'));
  // And back again: nothing is left of what has been taken away.
  await page.keyboard.press('Home');
  await expect(figure.cell(8)).toHaveAttribute('aria-label', 'cell 8, empty');
});

test('a phrase of the text shows its addition @deep', async ({ page }) => {
  const figure = new FigurePage(page, fig);
  await openPart(page, RATINGS, figure.root);
  await page.getByRole('link', { name: /when the bot looks at cell/ }).click();
  await expect(figure.root.locator('.say p')).toHaveText(/^Cell 8 gets \+1,000: .*cross on cell 4/);
  await expect(figure.root.locator('.line.now')).toHaveText(/RATING\.stopFork/);
});

test('another board is rated, and its link leads there @deep', async ({ page }) => {
  const last = recordingOf(emptySetup()).events.length;
  await page.goto(`${RATINGS}#fig=${fig}&board=.........&step=${last}`);
  const figure = await new FigurePage(page, fig).awake();
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', last - 1);
  await expectRatings(figure, emptySetup());

  await page.goto(`${RATINGS}#fig=${fig}&board=XXX......&step=2`);
  await expect(figure.notices).toContainText(/\S/);
  await expect(figure.cell(0)).toHaveAttribute('aria-label', 'cell 0, X');
});

test('the figure asks how much is added @deep', async ({ page }) => {
  const figure = new FigurePage(page, fig);
  await openPart(page, RATINGS, figure.root);
  const panel = await figure.open('predict');
  await panel.getByRole('checkbox').check();
  const input = smallInput(ratedSetup('reasons'));
  const trace = ruleRatingsRun.record(input);
  const step = trace.events.findIndex((_, at) =>
    ruleRatingsView.question?.({ input, trace, step: at }),
  );
  const question = ruleRatingsView.question?.({ input, trace, step });
  await figure.slider.focus();
  for (let at = 0; at < step; at++) await page.keyboard.press('ArrowRight');
  const answers = figure.root.getByRole('button', { name: /^\+[\d,]+$/ });
  await expect(answers).toHaveText(Object.values(RATING).map((amount) => `+${count(amount)}`));
  await answers.getByText(`+${count(question?.answer ?? 0)}`, { exact: true }).click();
  await expect(figure.root.getByText(/Right|Yes/).first()).toBeVisible();
});

test('the choice shows the very cell that the seed draws, at both levels @deep', async ({
  page,
}) => {
  for (const [level, seed] of [
    [0, 9],
    [1, 4],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`./lessons/arena/#fig=choice&level=${level}&seed=${seed}&step=end`);
    const figure = await new FigurePage(page, 'choice').awake();
    const { events } = weightedChoiceRun.record(smallInput(ratedSetup('corner'), { level, seed }));
    const taken = events.at(-1)?.values[0];
    await expect(figure.root.locator('.say p')).toHaveText(new RegExp(`takes cell ${taken}\\.`));
  }
});

test('the rules of thumb find what the engine finds @deep', async ({ page }) => {
  await page.goto(`${RATINGS}#fig=thumb&step=end`);
  const figure = await new FigurePage(page, 'thumb').awake();
  const setup = ratedSetup('trap');
  const rule =
    RULES_OF_THUMB[rulesOfThumbRun.record(smallInput(setup)).events.at(-1)?.values[0] ?? 0];
  const found = rulesOfThumb(setup);
  const row = figure.root.locator('.account tr.now');
  await expect(row).toHaveText(new RegExp(`${found.join(', ')}$`));
  expect(rule).toBe('stopFork');
  await expect(figure.cell(found[0] ?? -1)).toHaveAttribute(
    'aria-label',
    new RegExp(`${rulesOfThumbMessages.note('')}$`),
  );
});

test('a rating is read digit by digit, and each digit shows its lines @deep', async ({ page }) => {
  await page.goto(RATINGS);
  const card = page.locator('section.read');
  const [win] = readableRatings('reasons').cells.find(({ cell }) => cell === 8)?.digits ?? [];
  if (!win) throw new Error('cell 8 has no digits');
  const digit = card.getByRole('button', { name: read.digit(win.rule, win.times) });
  await expect(async () => {
    await digit.click();
    await expect(digit).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await expect(card.getByRole('status')).toHaveText(read.reason(win.rule, win.times, win.amount));
  await expect(card.locator('path.lit')).toHaveCount(win.lines.length);
  // Another cell is read afresh.
  await card.getByRole('button', { name: read.cell(2, ratingAt('reasons', 2)) }).click();
  await expect(card.getByRole('status')).toHaveText(read.hint);
  await expect(card.locator('path.lit')).toHaveCount(0);
});

test('the question in the text is answered from the engine @deep', async ({ page }) => {
  await page.goto(RATINGS);
  const card = page.locator('.guess').first();
  await card.getByRole('button', { name: 'None of them' }).click();
  await expect(card.getByRole('status')).toContainText(
    'Cells with equal ratings aren’t always equally good.',
  );
  await card.getByRole('button', { name: 'The corners' }).click();
  await expect(card.getByRole('status')).toContainText('Yes');
});

test('a rating is counted as an exercise, and a wrong one is told what to count again @deep', async ({
  page,
}) => {
  const title = 'What rating does this cell get?';
  const card = page.locator('.exercise', { has: page.getByRole('heading', { name: title }) });
  await openPart(page, RATINGS, card);
  const kind = KINDS['cell-rating'];
  const params = kind.generate(seededRng(6), 1);
  const right = kind.key(params);
  const wrong = ratingChoices(params).find((each) => each !== right) ?? NaN;
  await card.getByRole('radio', { name: count(wrong), exact: true }).check();
  await card.getByRole('button', { name: exercises.check, exact: true }).click();
  await expect(card).toContainText('Count again how often');
  await card.getByRole('radio', { name: count(right), exact: true }).check();
  await card.getByRole('button', { name: exercises.check, exact: true }).click();
  await expect(card).toContainText(`It is ${count(right)}:`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('numbers, chances and rules are there to be read @deep', async ({ page }) => {
    await page.goto(RATINGS);
    const text = await page.locator('main').innerText();
    for (const rating of ruleRatings(ratedSetup('reasons')).filter((each) => each > 0)) {
      expect(text).toContain(count(rating));
    }
    await expect(page.locator(`figure#${fig} .say p`)).toContainText('O to move');
    // An exercise has tables of its own beside its question.
    await expect(page.locator('.nb-rules:not(.exercise .nb-rules)')).toHaveCount(2);
  });
});

test('the digits of a rating stay within their card @deep', async ({ page }) => {
  await openPart(page, RATINGS, page.locator('.read'));
  for (const width of [390, 480, 1000, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const room = await page.locator('.read').evaluate((card) => {
      const digit = card.querySelector('.number')?.lastElementChild?.getBoundingClientRect();
      return card.getBoundingClientRect().right - (digit?.right ?? Infinity);
    });
    expect(room, `${width} px`).toBeGreaterThan(8);
  }
});

test('ratings stand within the frames of their cells, and amounts on their lines @deep', async ({
  page,
}) => {
  const figure = new FigurePage(page, fig);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openPart(page, RATINGS, figure.root);
    const { events } = recordingOf(ratedSetup('reasons'));
    await figure.slider.focus();
    for (const _ of events.slice(1)) {
      await page.keyboard.press('ArrowRight');
      expect(await figure.root.locator('svg.board').evaluate(crossedFrames)).toEqual([]);
    }
    expect(await page.locator('.crossing').evaluate(amountsBesideLines), `${width}`).toEqual([]);
  }
});

/** Numbers of a board that a frame around a cell runs through. */
function crossedFrames(board: Element): string[] {
  const frames = [...board.querySelectorAll<SVGRectElement>('rect.also, rect.changed')];
  return [...board.querySelectorAll<SVGTextElement>('text')]
    .filter((text) => {
      const { x, y, width, height } = text.getBBox();
      return frames.some((frame) => {
        const at = frame.getBBox();
        const overlaps =
          x < at.x + at.width && x + width > at.x && y < at.y + at.height && y + height > at.y;
        const isWithin = x > at.x + 1 && x + width < at.x + at.width - 1;
        return overlaps && !isWithin;
      });
    })
    .map((text) => text.textContent ?? '');
}

/** Amounts of the crossing lines whose ends lie outside of both. */
function amountsBesideLines(picture: Element): string[] {
  return [...picture.querySelectorAll<SVGTextElement>('.amounts text')]
    .filter((text) => {
      const { x, width } = text.getBBox();
      const middle = Number(text.getAttribute('y')) - 5;
      const lines = text.closest('.board')?.querySelectorAll<SVGPathElement>('path:not(.rim)');
      return [x - 1, x + width + 1].some((end) =>
        [middle - 5, middle + 5].some(
          (height) =>
            ![...(lines ?? [])].some((line) =>
              line.isPointInStroke(new DOMPoint(end, height) as unknown as SVGPoint),
            ),
        ),
      );
    })
    .map((text) => text.textContent ?? '');
}
