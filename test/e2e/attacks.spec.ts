import { expect, test, type Locator, type Page } from '@playwright/test';
import { lineDrawerMessages as words } from '#language/algorithms/line-attacks/drawer';
import { ruleMessages as rules } from '#language/algorithms/line-attacks/rules';
import { complaintsOf, openPage } from './pages.ts';

const PAGE = './lessons/attacks/';
const figure = (page: Page, id: 'draw' | 'weigh'): Locator => page.locator(`#${id}`);
const tags = (of: Locator) => of.locator('.tags span');

test('a line is drawn by keyboard, and every attack is named at once', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, PAGE);
  const draw = figure(page, 'draw');
  const clear = draw.getByRole('button', { name: words.clear });
  await expect(clear).toHaveCount(0);
  await draw.getByRole('gridcell').first().press('x');
  await clear.click();
  await expect(tags(draw)).toHaveCount(0);
  await draw.getByRole('gridcell').first().focus();
  // One cell free, three X, an O: then the edge takes the O away.
  for (const key of ['ArrowRight', 'x', 'ArrowRight', 'x', 'ArrowRight', 'x', 'ArrowRight', 'o']) {
    await page.keyboard.press(key);
  }
  await expect(tags(draw)).toHaveText(['[3 : 1]', '[1 : 1]']);
  await page.keyboard.press('Delete');
  await expect(tags(draw)).toHaveText(['[3 : 2]']);
  await expect(draw.locator('.account')).toContainText(words.name(3, 2));
  await page.keyboard.press('Home');
  await page.keyboard.press('e');
  await expect(tags(draw)).toHaveText(['[3 : 1]']);
  expect(complaints).toEqual([]);
});

test('numbers of the reader weigh at once; a bad one is told, and the old one counts', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const weigh = figure(page, 'weigh');
  const field = weigh.getByLabel(rules.entry(3, 2));
  const sum = weigh.locator('tfoot td').first();
  await expect(sum).toHaveText('7');
  await field.fill('12,5');
  await expect(sum).toHaveText('12.5');
  await field.fill('seven');
  await expect(weigh.locator('.troubles')).toHaveText(
    rules.troubles(rules.nameOf('3:2'), 'not-a-number', '12.5'),
  );
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(sum).toHaveText('12.5');
  await weigh.getByRole('button', { name: rules.reset }).click();
  await expect(sum).toHaveText('7');
  await expect(field).toHaveValue('7');
});
