import { expect, test } from '@playwright/test';
import { breakBoard } from '../../src/components/lessons/breakpoints/facts.ts';
import { breakLinesMessages as say } from '#language/breakpoints/messages';
import { openPage } from './pages.ts';

const BREAKPOINTS = './lessons/breakpoints/';

test('a phrase shows the answers that hold; a careless one, by keyboard, loses', async ({
  page,
}) => {
  await openPage(page, BREAKPOINTS);
  const figure = page.locator('figure#breaks');
  const sentence = figure.locator('.say');
  await expect(sentence).toContainText('two lines break');

  const phrase = page.locator('a.see[data-fig="breaks"]').filter({ hasText: 'answers hold' });
  await phrase.click();
  await expect(phrase).toHaveAttribute('aria-current', 'true');
  await expect(figure.getByRole('combobox')).toHaveValue('1');
  const { holding, answers, cell } = breakBoard('three');
  const names = holding.map(({ x, y }) => `(${x}, ${y}), empty, an answer that holds`);
  for (const name of names) {
    await expect(figure.getByRole('gridcell', { name, exact: true })).toHaveCount(1);
  }

  // A cell beside the marks, on none of the lines that matter; focused as a reading program does it.
  await figure.getByRole('button', { name: say.holding }).click();
  const careless = answers.find(
    (each) => each.loses && each.cell.y === cell.y + 2 && each.cell.x === cell.x + 1,
  )?.cell;
  const named = `(${careless?.x}, ${careless?.y}), empty`;
  await figure.getByRole('gridcell', { name: named, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(sentence).toContainText('That was careless');
  await figure.getByRole('button', { name: say.again }).click();
  const { x, y } = holding[0] ?? { x: 0, y: 0 };
  await figure.getByRole('gridcell', { name: `(${x}, ${y}), empty`, exact: true }).click();
  await expect(sentence).toContainText(`(${x}, ${y}) holds`);
  await figure.getByRole('button', { name: say.back }).click();
  await expect(sentence).toContainText('one line breaks');
});
