import { expect, test } from '@playwright/test';
import { ratedSetup } from '../../src/components/lessons/ratings/rated.ts';
import { ruleRatingsView } from '../../src/components/algorithms/rule-ratings/view.ts';
import { ruleRatings, ruleRatingsRun, smallInput, type Setup } from '../../src/engine/index.ts';
import { count } from '#language/ui/language/grammar';
import { ruleRatingsMessages as ruleRatingsMessages } from '#language/algorithms/rule-ratings/messages';
import { openPart } from './pages.ts';
import { FigurePage } from './support.ts';

const RATINGS = './lessons/ratings/';
const fig = 'reasons';

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
