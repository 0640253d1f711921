import { expect, test } from '@playwright/test';
import {
  judgePrediction,
  kindsFor,
  nextQuestionStep,
  questionsAt,
  type PredictionQuestion,
  type QuestionKind,
} from '../../src/components/stepper/search/prediction.ts';
import { recordSearch, stepCount, type SearchRun } from '../../src/engine/index.ts';
import { NINE, openFigure, request, say, textOf, words, type FigurePage } from './support.ts';
import { deep } from '../deep.ts';

test.use({ trace: 'off' });

const LESSON = './lessons/minimax/';
const TREE = './tree/';
/** What can be asked of minimax. */
const SMALL_KINDS = kindsFor('minimax');
const last = stepCount(NINE.trace) - 1;
const card = (figure: FigurePage) =>
  figure.root.getByRole('region', { name: words.prediction.title });

const tallyText = (right: number, asked: number, skipped: number) =>
  textOf(say.predict.tallied({ right, asked, skipped }));

async function choose(figure: FigurePage, kinds: readonly QuestionKind[]): Promise<void> {
  const panel = await figure.open('predict');
  // Who opens it wants to guess: the first kinds are chosen a moment later.
  await expect(panel.getByLabel(say.predict.kinds[SMALL_KINDS[0] as QuestionKind])).toBeChecked();
  for (const kind of SMALL_KINDS) {
    const box = panel.getByLabel(say.predict.kinds[kind]);
    // What is stored may be read between a click and the look at it.
    await expect(() => box.setChecked(kinds.includes(kind))).toPass();
  }
}

function optionName(question: PredictionQuestion, option: number): string {
  if (question.kind === 'kept') return words.prediction.rival(question, option);
  return question.kind === 'returns' ? words.score(option) : words.prediction.cell(option);
}

async function expectQuestion(figure: FigurePage, question: PredictionQuestion): Promise<void> {
  await expect(card(figure).locator('.ask')).toContainText(
    textOf(words.prediction.question(question)),
  );
  await expect(card(figure).locator('.option')).toHaveText(
    question.options.map((option) => optionName(question, option)),
  );
}

async function answer(
  figure: FigurePage,
  question: PredictionQuestion,
  option: number,
): Promise<void> {
  const byBoard = question.kind === 'cell' && option % 2 === 0;
  if (byBoard) await figure.cell(option).click();
  else {
    await card(figure)
      .getByRole('button', { name: optionName(question, option), exact: true })
      .click();
  }
  const { right } = judgePrediction(question, option);
  const verdict = card(figure).locator('.verdict');
  await expect(verdict).toContainText(right ? say.predict.right : say.predict.wrong);
  await expect(verdict).toContainText(textOf(words.prediction.reason(question)));
}

/** Goes forward from the first step to the last, and answers everything that is asked. */
async function predictAll(
  figure: FigurePage,
  run: SearchRun,
  kinds: readonly QuestionKind[],
): Promise<{ right: number; asked: number; skipped: number }> {
  const tally = { right: 0, asked: 0, skipped: 0 };
  let turn = 0;
  const steps = stepCount(run.trace) - 1;
  for (let step = 1; step <= steps; step++) {
    const questions = questionsAt(run, step, kinds);
    await figure.slider.press('ArrowRight');
    for (const question of questions) {
      await expectQuestion(figure, question);
      // Nothing is told before the answer: the figure still stands at the step before.
      await expect(figure.slider).toHaveJSProperty('valueAsNumber', step - 1);
      if (turn++ % 5 === 4) {
        await card(figure).getByRole('button', { name: say.predict.skip }).click();
        tally.skipped++;
        continue;
      }
      const wrong = question.options.find((option) => option !== question.answer) as number;
      const given = turn % 3 === 0 ? wrong : question.answer;
      await answer(figure, question, given);
      tally.asked++;
      if (given === question.answer) tally.right++;
      await card(figure).getByRole('button', { name: say.predict.goOn }).click();
    }
    await expect(card(figure)).toHaveCount(0);
    await figure.expectStep(run, step);
  }
  return tally;
}

test('nothing is asked unless it is switched on @deep', async ({ page }) => {
  const figure = await openFigure(page, TREE, 'tree');
  for (let step = 1; step <= last; step++) {
    await figure.slider.press('ArrowRight');
    expect(await card(figure).count()).toBe(0);
  }
});

test('"Guess first" asks at once, what comes first @deep', async ({ page }) => {
  const figure = await openFigure(page, TREE, 'tree');
  const panel = await figure.open('predict');
  const [kind, other] = SMALL_KINDS as [QuestionKind, QuestionKind];
  for (const each of SMALL_KINDS) {
    const checked = each === kind || each === other;
    await expect(panel.getByLabel(say.predict.kinds[each])).toBeChecked({ checked });
  }
  await expect(panel.getByText(tallyText(0, 0, 0))).toBeVisible();
  const first = nextQuestionStep(NINE, 0, [kind]) as number;
  await figure.button(say.controls.last).click();
  await expectQuestion(figure, questionsAt(NINE, first, [kind])[0] as PredictionQuestion);
  // Who only had a look is asked nowhere else.
  await page.reload();
  await figure.awake();
  await expect(figure.tool('predict')).not.toContainText(say.tools.on);
  // Who wants none has none.
  const box = (await figure.open('predict')).getByLabel(say.predict.kinds[kind]);
  await expect(box).toBeChecked();
  await box.uncheck();
  await figure.panel.getByLabel(say.predict.kinds[other]).uncheck();
  await figure.button(say.controls.last).click();
  await figure.expectStep(NINE, last);
});

// On a push they are asked by keyboard, in the last test.
for (const kinds of [...SMALL_KINDS.map((kind) => [kind]), SMALL_KINDS]) {
  test(`asked on the way: ${kinds.join(', ')} @deep`, async ({ page }) => {
    const figure = await openFigure(page, TREE, 'tree');
    await choose(figure, kinds);
    const { right, asked, skipped } = await predictAll(figure, NINE, kinds);
    expect(asked).toBeGreaterThan(0);
    await expect(figure.panel.getByRole('status')).toContainText(tallyText(right, asked, skipped));
    await figure.panel.getByRole('button', { name: say.predict.again }).click();
    await expect(figure.panel.getByText(tallyText(0, 0, 0))).toBeVisible();
  });
}

test('which of equals is kept follows the settings @deep', async ({ page }) => {
  const run = recordSearch(request('O.XX.X.OO', 'X', { ties: 'last' }));
  const kinds: QuestionKind[] = ['kept'];
  const figure = await openFigure(page, './tree/#fig=tree&ties=last', 'tree');
  await choose(figure, kinds);
  const steps = Array.from({ length: last + 1 }, (_, step) => step);
  const asked = steps.filter((step) => questionsAt(run, step, kinds).length > 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const step of asked) {
    await figure.slider.fill(String(step - 1));
    await figure.slider.press('ArrowRight');
    for (const question of questionsAt(run, step, kinds)) {
      await expectQuestion(figure, question);
      await answer(figure, question, question.answer);
      await card(figure).getByRole('button', { name: say.predict.goOn }).click();
    }
    await figure.expectStep(run, step);
  }
});

test('leaps and play wait at the next question; slider and steps back do not ask @deep', async ({
  page,
}) => {
  const kinds: QuestionKind[] = ['returns'];
  const figure = await openFigure(page, TREE, 'tree');
  await choose(figure, kinds);
  const first = nextQuestionStep(NINE, 0, kinds) as number;
  const [question] = questionsAt(NINE, first, kinds) as [PredictionQuestion];
  // Questions come with a file of their own, a moment after they were chosen.
  await expect(async () => {
    await figure.slider.press('Home');
    await figure.slider.press('End');
    await expect(card(figure)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectQuestion(figure, question);
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', first - 1);
  // Stepping back leaves the question, and the slider passes over all of them.
  await figure.slider.press('ArrowLeft');
  await expect(card(figure)).toHaveCount(0);
  await figure.expectStep(NINE, first - 2);
  await figure.slider.fill(String(last));
  await expect(card(figure)).toHaveCount(0);
  await figure.expectStep(NINE, last);
  for (let step = last - 1; step > last - 8; step--) {
    await figure.slider.press('ArrowLeft');
    await figure.expectStep(NINE, step);
  }
  await figure.slider.press('Home');
  await figure.expectStep(NINE, 0);
  await figure.setSpeed(60);
  await figure.play.click();
  await expectQuestion(figure, question);
  await expect(figure.play).toHaveText(say.controls.play);
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', first - 1);
});

test('the chosen kinds are remembered on the next page @deep', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await choose(figure, ['kept', 'cell']);
  await page.reload();
  await figure.awake();
  const first = nextQuestionStep(NINE, 0, ['kept', 'cell']) as number;
  // Questions come with a file of their own, a moment after the figure.
  await expect(async () => {
    await figure.slider.press('Home');
    await figure.slider.press('End');
    await expect(card(figure)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectQuestion(figure, questionsAt(NINE, first, ['kept', 'cell'])[0] as PredictionQuestion);
  const other = await openFigure(page, TREE, 'tree');
  const panel = await other.open('predict');
  for (const kind of SMALL_KINDS) {
    await expect(panel.getByLabel(say.predict.kinds[kind])).toBeChecked({
      checked: kind !== 'returns',
    });
  }
});

test('predictions can be made by keyboard, without losing the place', async ({ page }) => {
  const kinds: QuestionKind[] = deep(['returns', 'kept', 'cell'], ['returns', 'kept']);
  const figure = await openFigure(page, TREE, 'tree');
  await choose(figure, kinds);
  await figure.sentence.focus();
  let [turn, rights] = [0, 0];
  for (let step = 1; step <= deep(Math.ceil(last / 3), last); step++) {
    await page.keyboard.press('ArrowRight');
    for (const question of questionsAt(NINE, step, kinds)) {
      await expectQuestion(figure, question);
      // The first one too, whose card comes over the network.
      await expect(card(figure)).toBeFocused();
      await expect(figure.button(say.controls.forward)).toHaveAttribute('aria-disabled', 'true');
      await figure.button(say.controls.forward).press('Enter');
      await expect(card(figure), 'it is asked again').toBeFocused();
      // Every third answer is wrong, and is told to be.
      const wrong = question.options.find((option) => option !== question.answer) as number;
      const given = turn++ % 3 === 2 ? wrong : question.answer;
      const name = optionName(question, given);
      await card(figure).getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      const { right } = judgePrediction(question, given);
      if (right) rights++;
      const told = right ? say.predict.right : say.predict.wrong;
      await expect(card(figure).locator('.verdict')).toContainText(told);
      await expect(card(figure).getByRole('button', { name: say.predict.goOn })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await figure.expectStep(NINE, step);
    await expect(figure.sentence).toBeFocused();
  }
  expect([turn > rights, rights > 0]).toEqual([true, true]);
  await expect(figure.panel.getByRole('status')).toContainText(tallyText(rights, turn, 0));
});
