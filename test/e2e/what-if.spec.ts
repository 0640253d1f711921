import { expect, test } from '@playwright/test';
import { whatIfMessages as say } from '#language/stepper/search/whatIf';
import { stepCount, suppose, WIN } from '../../src/engine/index.ts';
import { NINE, openFigure, pageErrors } from './support.ts';

const LESSON = './lessons/minimax/';
const last = stepCount(NINE.trace) - 1;
const WON = suppose(NINE, new Map([[8, WIN]]));

test('a leaf’s score is changed by keys: the calls above follow, and a button leads back', async ({
  page,
}) => {
  const errors = pageErrors(page);
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.sentence.press('End');
  await figure.expectStep(NINE, last);
  const nine = figure.root.getByRole('spinbutton', { name: say.score(9), exact: true });
  await nine.press('End');
  await expect(nine).toHaveAttribute('aria-valuetext', 'plus 10');
  await expect(figure.sentence).toContainText('What if call 9 returned +10 instead of −10?');
  await expect(figure.sentence).toContainText('call 1 still returns +10, from call 5');
  await expect(figure.live).toContainText('What if call 9');
  // The other steps are those of the search that would be.
  await figure.sentence.press('Home');
  await figure.expectStep(WON, 0);
  await figure.sentence.press('End');
  await nine.press('ArrowLeft');
  await expect(figure.root.locator('[role="spinbutton"]:focus')).toHaveAttribute(
    'aria-label',
    say.score(8),
  );
  await figure.button(say.back).click();
  await figure.expectStep(NINE, last);
  await expect(figure.button(say.back)).toHaveCount(0);
  await expect(figure.live).toHaveText(/.+/);
  expect(errors).toEqual([]);
});
