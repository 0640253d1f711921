import { expect, test, type Page } from '@playwright/test';
import { cubeMessages } from '#language/cube/messages';
import { dimensionsMessages as words } from '#language/lessons/dimensions/messages';
import { openPart, wakePart } from './pages.ts';

const LESSON = './lessons/dimensions/';
const cell = (page: Page, figure: string, at: number) =>
  page.locator(`#${figure} [data-cell="${at}"]`);

test('a cube: keys walk through its sheets, its pile turns, and O loses by X’s fourth mark', async ({
  page,
}) => {
  const cube = page.locator('#cube');
  await openPart(page, LESSON, cube);
  // From sheet 2, row 2, column 2: one sheet down and one column to the right.
  await cell(page, 'cube', 21).press('PageDown');
  await cell(page, 'cube', 37).press('ArrowRight');
  await expect(cell(page, 'cube', 38)).toBeFocused();
  // The cell has said where it is.
  await expect(cube.getByRole('status')).toHaveText(/^lies on/);
  await expect(cube.locator('.cube-pile .number')).toHaveCount(21);
  await cube.getByRole('slider').press('ArrowRight');
  await expect(cube.getByRole('slider')).toHaveAttribute('aria-valuetext', /341|342/);
  await cube.getByRole('button', { name: cubeMessages.side(3) }).click();
  await expect(cube.getByRole('gridcell')).toHaveCount(27);
  await page.getByRole('link', { name: 'the corner' }).click();
  await expect(cell(page, 'cube', 0)).toHaveAttribute('aria-selected', 'true');
  const corner = cubeMessages.placeCapital({ sheet: 0, row: 0, column: 0 });
  await expect(cube.getByRole('status')).toContainText(corner);

  const three = page.locator('#three');
  const says = three.locator('.nb-board-says');
  await wakePart(three);
  await cell(page, 'three', 26).click();
  await expect(three.locator('.cube-sheets .mark:not(.faint)')).toHaveCount(3);
  await cell(page, 'three', 26).press('Enter');
  await expect(says).toHaveText(
    words.three.taken(cubeMessages.place({ sheet: 2, row: 2, column: 2 })),
  );
  // Elsewhere than at the threat: X completes its line.
  const free = three.locator('[data-cell][aria-disabled=false]');
  await free.last().click();
  await expect(says).toHaveText(/threat|Over/);
  await three.getByRole('button', { name: words.three.again }).click();
  await three.getByRole('button', { name: words.three.forward }).click();
  const arrived = words.three.arrived(words.three.step(2, 19), 'sheet 1', false).slice(0, -1);
  await expect(three.getByRole('status')).toContainText(arrived);
  // In the tree a tap goes to the dot that is nearest.
  await three.getByRole('img').click({ position: { x: 3, y: 80 } });
  await expect(three).toContainText(words.three.step(1, 19));
  // Exercises that are folded away keep nobody waiting.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(4_500);
  await expect(page.locator('.nb-notice')).toHaveAttribute('data-kind', '');
});
