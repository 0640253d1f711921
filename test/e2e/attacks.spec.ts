import { expect, test, type Locator, type Page } from '@playwright/test';
import { exercises } from '#language/exercises/frame/messages';
import { lineAttacksMessages } from '#language/exercises/line-attacks/messages';
import { lineDrawerMessages as words } from '#language/algorithms/line-attacks/drawer';
import { lineAttacksKind, seededRng } from '../../src/engine/index.ts';
import { axeFindings } from './checks/axe.ts';
import { PHONE, complaintsOf, openPage } from './pages.ts';

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
  await draw.getByRole('button', { name: words.clear }).click();
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

test('numbers of the reader weigh at once; a bad one is told, and the old one counts @deep', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const weigh = figure(page, 'weigh');
  const field = weigh.getByLabel(words.weights.field(3, 2));
  const sum = weigh.locator('tfoot td').first();
  await expect(sum).toHaveText('7');
  await field.fill('12,5');
  await expect(sum).toHaveText('12.5');
  await field.fill('seven');
  await expect(weigh.locator('.trouble')).toHaveText(words.weights.troubles['not-a-number']);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(sum).toHaveText('12.5');
  await weigh.getByRole('button', { name: words.weights.reset }).click();
  await expect(sum).toHaveText('7');
  await expect(field).toHaveValue('7');
});

test('an exercise gives part of its points, and all for the key', async ({ page }) => {
  await openPage(page, PAGE);
  const key = lineAttacksKind.key(lineAttacksKind.generate(seededRng(3), 1));
  const exercise = page.locator('section.exercise').first();
  const runs = exercise.locator('.runs fieldset');
  await expect(runs).toHaveCount(key.length);
  for (const [at, attack] of key.entries()) {
    const field = (part: 'power' | 'potential') =>
      runs.nth(at).getByLabel(lineAttacksMessages.parts[part]);
    await field('power').selectOption(String(attack?.power));
    // The first is wrong at first.
    const potential = attack?.potential ?? 0;
    await field('potential').selectOption(String(at === 0 ? (potential + 1) % 3 : potential));
  }
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.locator('.verdict')).toContainText('Run 1: look at the cell before it');
  await runs
    .first()
    .getByLabel(lineAttacksMessages.parts.potential)
    .selectOption(String(key[0]?.potential));
  await exercise.getByRole('button', { name: exercises.check }).click();
  await expect(exercise.locator('.verdict')).toContainText(exercises.right);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('cells are large enough for a finger, and nothing sticks out @deep', async ({ page }) => {
    await openPage(page, PAGE);
    const box = await figure(page, 'draw').getByRole('gridcell').first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await figure(page, 'draw').getByRole('gridcell').first().tap();
    await expect(tags(figure(page, 'draw'))).toHaveCount(4);
    expect(await axeFindings(page, '#draw, #weigh')).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });
});
