import { expect, test, type Page } from '@playwright/test';
import { finView } from '../../src/components/algorithms/win-check/view.ts';
import { finRun, readSetup, smallInput, type SmallInput } from '../../src/engine/index.ts';
import { EARLY, FIN_FIGURE, finStep } from '../../src/components/lessons/win-check/figures.ts';
import { lineContents, mistakenFor } from '../../src/components/lessons/win-check/contents.ts';
import { glanceRounds } from '../../src/components/lessons/win-check/glances.ts';
import { lessonFin } from '#language/lessons/win-check/lesson';
import { finMessages } from '#language/algorithms/win-check/messages';
import { dialogMessages } from '#language/stepper/dialogs';
import { axeFindings } from './checks/axe.ts';
import { complaintsOf } from './pages.ts';
import { type FigurePage, fragment, openFigure, say } from './support.ts';

const FIN = './lessons/fin/';
const words = finMessages;
const panels = dialogMessages.panels.predict;

function inputOf(board: string): SmallInput {
  const setup = readSetup(board);
  if (!setup.ok) throw new Error(board);
  return smallInput(setup.value);
}

const OWN = inputOf(FIN_FIGURE.board);
const LAST = finRun.record(OWN).events.length - 1;
const textOf = (sentence: readonly { readonly text: string }[]) =>
  sentence.map(({ text }) => text).join('');

/** What must be seen at a step: computed, never typed. */
function wanted(input: SmallInput, step: number) {
  const at = { input, trace: finRun.record(input), step };
  const facts = finView.facts(at);
  const { account } = finView.moment(at);
  const shown = (cell: (typeof account)[number]['rows'][number]['cells'][number]) =>
    typeof cell === 'string' ? cell : (cell.text ?? words.terms[cell.term as 'open'] ?? '');
  return {
    step,
    tag: words.tags[facts.kind],
    sentence: textOf(words.sentence[facts.kind](facts)),
    rows: account.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(shown))),
    now: account.flatMap(({ rows }) => rows.map(({ isNow = false }) => isNow)),
  };
}

/** What is seen, read in one go. */
function seen(figure: FigurePage) {
  return figure.root.evaluate((root) => {
    const text = (element: Element | null) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const rows = [...root.querySelectorAll('.account tbody tr')];
    return {
      step: root.querySelector<HTMLInputElement>('input[type="range"]')?.valueAsNumber,
      tag: text(root.querySelector('.say .nb-tag')),
      sentence: text(root.querySelector('.say p')),
      rows: rows.map((row) => [...row.children].map(text)),
      now: rows.map((row) => row.getAttribute('aria-current') === 'step'),
    };
  });
}

async function expectStep(figure: FigurePage, input: SmallInput, step: number): Promise<void> {
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', step);
  expect(await seen(figure)).toEqual(wanted(input, step));
}

async function expectClean(page: Page, state: string): Promise<void> {
  expect(await axeFindings(page, 'figure#fin'), state).toEqual([]);
}

test('the win check is walked by keyboard from the first step to the last and back', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  const figure = await openFigure(page, FIN, 'fin');
  await figure.sentence.focus();
  for (let step = 0; step <= LAST; step++) {
    await expectStep(figure, OWN, step);
    await page.keyboard.press('ArrowRight');
  }
  await expectStep(figure, OWN, LAST);
  // What is said at rest is the sentence of the last step.
  await expect(figure.live).toHaveText(wanted(OWN, LAST).sentence);
  for (let step = LAST; step > 0; step -= 1) await page.keyboard.press('ArrowLeft');
  await expectStep(figure, OWN, 0);
  await page.keyboard.press('End');
  await expectStep(figure, OWN, LAST);
  await page.keyboard.press('Home');
  await expectStep(figure, OWN, 0);
  // After a click on a button they go there too, and not to the end of the page.
  await figure.button(say.controls.forward).click();
  await page.keyboard.press('End');
  await expectStep(figure, OWN, LAST);
  await page.keyboard.press('Home');
  await expectStep(figure, OWN, 0);
  await figure.sentence.focus();
  // Nothing calls anything here: the keys for that do nothing.
  await page.keyboard.press('o');
  await page.keyboard.press('u');
  await expectStep(figure, OWN, 0);
  expect(complaints).toEqual([]);
});

test('a link leads to a step of any board, and what is bad in it is told @deep', async ({
  page,
}) => {
  const early = inputOf(EARLY);
  const figure = await openFigure(page, `${FIN}#fig=fin&step=41&board=XOXXOOOX.`, 'fin');
  await expectStep(figure, early, LAST);
  await figure.button(say.controls.back).click();
  await expect.poll(() => fragment(page)).toMatch(/^#fig=fin&step=40&board=XOXXOOOX\.&move=X$/);

  await page.goto('about:blank');
  const bad = await openFigure(page, `${FIN}#fig=fin&step=99&board=XXX......&seed=5`, 'fin');
  await expectStep(bad, OWN, LAST);
  for (const part of ['The board in this link can’t come up', 'the seed', 'no step 99']) {
    await expect(bad.notices).toContainText(part);
  }
  await bad.notices.getByRole('button', { name: say.close }).click();
  await expect(bad.sentence).toBeFocused();
});

test('phrases in the text set the figure @deep', async ({ page }) => {
  const figure = await openFigure(page, FIN, 'fin');
  await page.getByRole('link', { name: 'The second row' }).click();
  await expectStep(figure, OWN, finStep('open', 1));
  await page.getByRole('link', { name: 'Fin gives 1' }).click();
  await expectStep(figure, OWN, finStep('result'));
});

test('predictions are asked, judged and counted, by keyboard @deep', async ({ page }) => {
  const figure = await openFigure(page, FIN, 'fin');
  const panel = await figure.open('predict');
  await expect(panel.getByLabel(panels.steps)).toBeChecked();
  await expectClean(page, 'the panel of predictions');
  await figure.sentence.focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  const card = figure.root.locator('.card');
  await expect(card).toBeFocused();
  await expect(card).toContainText('What is this line?');
  await expectClean(page, 'an open question');
  await card.getByRole('button', { name: 'open' }).click();
  await expect(card).toContainText(panels.wrong);
  await expect(card).toContainText(wanted(OWN, 3).sentence);
  await page.keyboard.press('Enter');
  await expectStep(figure, OWN, 3);
  await expect(figure.sentence).toBeFocused();
  await page.keyboard.press('End');
  await card.getByRole('button', { name: 'open' }).click();
  await expect(card).toContainText(panels.right);
  await expect(card).toContainText(panels.tally(1, 2));
  await card.getByRole('button', { name: panels.goOn }).click();
  await expectStep(figure, OWN, 8);

  // What is chosen by hand is remembered on the next page.
  await panel.getByLabel(panels.steps).uncheck();
  await panel.getByLabel(panels.steps).check();
  await page.reload();
  const again = await openFigure(page, FIN, 'fin');
  await again.sentence.press('End');
  await expect(again.root.locator('.card')).toBeVisible();
});

test('play stops at a line of the code, and a board of one’s own is checked @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, FIN, 'fin');
  await figure.open('code');
  const won = figure.root.locator('.line', { hasText: "states.push('won')" });
  await won.getByRole('button').click();
  await figure.setSpeed(60);
  await figure.play.click();
  await expect(figure.play).toHaveText(say.controls.play);
  // The sentence is followed by why it has stopped.
  const { sentence } = wanted(OWN, 38);
  const shown = await seen(figure);
  expect({ ...shown, sentence }).toEqual(wanted(OWN, 38));
  expect(shown.sentence).toMatch(/Stopped at line \d+ of the code\.$/);
  await expect(figure.sentence).toContainText(sentence);

  await figure.open('position');
  const editor = figure.root.locator('.editor');
  await editor.locator('[data-cell="3"]').click();
  await editor.locator('[data-cell="3"]').press('o');
  await editor.getByRole('button', { name: 'Show this position' }).click();
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', 0);
  await expectStep(figure, inputOf('OOXOXXX.O'), 0);
});

test('a board is seen for a second, and the answer shows its line', async ({ page }) => {
  await page.goto(FIN);
  const card = page.locator('section.glance');
  const { glance } = lessonFin;
  await expect(card.locator('.cover')).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  // A second is short on a busy machine: the page itself presses and looks.
  await expect(async () => {
    const isOpen = await card.evaluate(async (root) => {
      root.querySelector('button')?.click();
      await new Promise((done) => setTimeout(done));
      return root.querySelector('.cover') === null;
    });
    expect(isOpen).toBe(true);
  }).toPass();
  await expect(card.locator('.cover')).toBeVisible();
  const [first, second] = glanceRounds();
  await card.getByRole('button', { name: glance.answer(first?.winner), exact: true }).click();
  await expect(card.getByRole('status')).toContainText(first?.truth ?? '?');
  await expect(card.getByRole('status')).toContainText(glance.verdict(true));
  await card.getByRole('button', { name: glance.next }).click();
  const wrong = second?.winner === 'X' ? 'O' : 'X';
  await card.getByRole('button', { name: glance.answer(wrong), exact: true }).click();
  await expect(card.getByRole('status')).toContainText(glance.verdict(false));
  expect(await axeFindings(page, 'section.glance')).toEqual([]);
});

test('the number for O is chosen, and clashes are told @deep', async ({ page }) => {
  await page.goto(FIN);
  const figure = page.locator('figure.numbers');
  await figure.scrollIntoViewIfNeeded();
  const slider = figure.getByRole('slider');
  for (let o = 8; o >= 2; o--) {
    await expect(async () => {
      await slider.fill(String(o));
      const mixed = lineContents().filter(
        (each) => mistakenFor(each, { x: 1, o }).length > 0,
      ).length;
      await expect(figure.getByRole('status')).toContainText(lessonFin.numbers.sums(o, mixed), {
        timeout: 500,
      });
    }).toPass();
  }
});
