import { expect, test } from '@playwright/test';
import { whatIfMessages as say } from '#language/stepper/search/whatIf';
import { markBoardMessages as marks } from '#language/stepper/search/markBoard';
import { stepperMessages } from '#language/stepper/search/messages';
import { recordSearch, stepCount, suppose, WIN } from '../../src/engine/index.ts';
import { NINE, openFigure, pageErrors } from './support.ts';
import { setupOf } from '../components/stepper/replay.ts';
import { deep } from '../deep.ts';

const LESSON = './lessons/minimax/';
const last = stepCount(NINE.trace) - 1;
const WON = suppose(NINE, new Map([[8, WIN]]));

test(`a leaf’s score is changed by keys: the calls above follow, and a button leads back${deep('', ' @both')}`, async ({
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

test('a leaf’s score is dragged, and a phrase of the text leads back to the true ones @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.sentence.press('End');
  const nine = figure.root.getByRole('spinbutton', { name: say.score(9), exact: true });
  await figure.root.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await nine.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 - 20, { steps: 4 });
  await expect(nine).toHaveAttribute('aria-valuetext', '0');
  await page.mouse.move(x + width / 2, y + height / 2 - 40, { steps: 4 });
  await page.mouse.up();
  await expect(nine).toHaveAttribute('aria-valuetext', 'plus 10');
  await page.locator('[data-fig="nine"]').first().click();
  await expect(figure.button(say.back)).toHaveCount(0);
});

test(`marks are put on the figure’s own board: the tree grows again at once ${deep('@phone', '@both')}`, async ({
  page,
}) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.sentence.press('End');
  await figure.expectStep(NINE, last);
  await figure.button(stepperMessages.stepper.board.mark).click();
  const board = figure.root.getByRole('grid', { name: marks.label });
  await expect(board.locator('[data-cell="0"]')).toBeFocused();
  await board.locator('[data-cell="1"]').click();
  const other = recordSearch({ ...NINE.request, setup: setupOf('OXXX.X.OO') });
  await expect(figure.slider).toHaveAttribute('max', `${stepCount(other.trace) - 1}`);
  await expect(figure.root).toContainText(marks.calls(other.trace.callCount));
  // Dragged off the board it is gone, and dragged to another cell it is there.
  const carry = async (from: number, cells: readonly [number, number]) => {
    const cell = board.locator(`[data-cell="${from}"]`);
    // The board goes to its new place in the tree; this waits until it is there.
    await cell.hover();
    const { x, y, width, height } = (await cell.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + (cells[0] + 0.5) * width, y + (cells[1] + 0.5) * height, {
      steps: 4,
    });
    await page.mouse.up();
  };
  await carry(1, [2.2, 0]);
  await expect(figure.slider).toHaveAttribute('max', `${last}`);
  await carry(5, [-1, 0]);
  await expect(board.locator('[data-cell="4"]')).toHaveAttribute('aria-label', marks.cell(4, 'X'));
  await board.locator('[data-cell="4"]').press('Delete');
  await board.locator('[data-cell="5"]').press('x');
  await board.locator('[data-cell="1"]').click();
  await expect(figure.slider).toHaveAttribute('max', `${stepCount(other.trace) - 1}`);
  // A mark too many is said to be one, and the search stays.
  await board.locator('[data-cell="4"]').press('x');
  await expect(figure.root.getByRole('status').filter({ hasText: /X/ }).first()).toBeVisible();
  await board.locator('[data-cell="4"]').press('Delete');
  await figure.button(stepperMessages.stepper.board.home).click();
  await expect(figure.slider).toHaveAttribute('max', `${last}`);
  await figure.button(marks.done).click();
  await figure.expectStep(NINE, last);
});
