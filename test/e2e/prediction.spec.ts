import { expect, test } from '@playwright/test';
import { kindsFor, questionsAt } from '../../src/components/stepper/search/prediction.ts';
import { aloud } from '#language/ui/language/grammar';
import type { PredictionQuestion, QuestionKind } from '../../src/components/stepper/questions.ts';
import { stepCount } from '../../src/engine/index.ts';
import { NINE, openFigure, say, textOf, words, type FigurePage } from './support.ts';
import { deep } from '../deep.ts';

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

test('predictions can be made by keyboard, without losing the place @engines', async ({ page }) => {
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
      const name = aloud(optionName(question, given));
      await card(figure).getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      const right = question.answer === given;
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
