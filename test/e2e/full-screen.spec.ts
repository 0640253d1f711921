import { expect, test } from '@playwright/test';
import { aloud } from '#language/ui/language/grammar';
import { nextQuestionStep, questionsAt } from '../../src/components/stepper/search/prediction.ts';
import { NINE, openFigure, say, textOf, words } from './support.ts';

const LESSON = './lessons/minimax/';

test('a class is asked: hands are counted, scores are hidden, and one key goes on', async ({
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
  // By key, by click, and by number.
  const { options, answer } = question;
  const name = (option: number | undefined) => aloud(words.score(option ?? 0));
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
      .locator('.tree .chip text')
      .evaluateAll(
        (texts) => texts.filter((text) => getComputedStyle(text).visibility === 'visible').length,
      );
  expect(await seen()).toBe(0);
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
