import { readFileSync } from 'node:fs';
import { expect, test, type Locator } from '@playwright/test';
import { callBy, emptyAt, keptBy, scoreOf } from '../../src/components/lessons/parts/reading.ts';
import { lessonRun, type FigureId } from '../../src/components/lessons/parts/runs.ts';
import { seeTarget } from '../../src/components/lessons/parts/seeTarget.ts';
import { callAnchor } from '../../src/components/lessons/parts/callRows.ts';
import { stepOfCall, stepOfReturn } from '../../src/components/stepper/stepping.ts';
import { DRAW, LOSS, WIN } from '../../src/engine/index.ts';
import { wholeMessages as whole } from '#language/lessons/minimax/messages';
import { lesson } from '#language/lessons/parts/messages';
import { readLesson, seePropsOf, type Tag } from '../components/lessons/mdx.ts';
import { LESSON, frames, openPage } from './pages.ts';
import { FigurePage } from './support.ts';
import { deep } from '../deep.ts';

const text = readLesson('src/content/docs/lessons/minimax.mdx');
const tags = (name: string): Tag[] => text.tags.filter((tag) => tag.name === name);

/** Where a phrase of the text points, worked out from what its author wrote. */
const momentOf = (tag: Tag) => {
  const fig = (tag.attributes['fig'] ?? 'nine') as FigureId;
  return { fig, ...seeTarget(fig, seePropsOf(tag)) };
};

test('every phrase sets its figure to the step that it tells of @engines', async ({ page }) => {
  await openPage(page, LESSON);
  // Answers to questions are folded, too.
  const folds = page.locator('main details:has(a.see):not([open]) > summary');
  while ((await folds.count()) > 0) {
    await folds.first().click();
  }
  const phrases = page.locator('main a.see');
  const moments = tags('See').map(momentOf);
  await expect(phrases).toHaveCount(moments.length);
  for (const [i, { fig, call, step, run }] of moments.entries()) {
    if (i % deep(5, 1) > 0) continue;
    const phrase = phrases.nth(i);
    await expect(phrase).toHaveAttribute('href', `#${callAnchor(fig, call)}`);
    await phrase.click();
    await expect(phrase).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('a.see[aria-current]')).toHaveCount(1);
    await new FigurePage(page, fig).expectStep(run, step);
  }
  // By keyboard; with a key held down they are plain links.
  const figure = new FigurePage(page, 'nine');
  const run = lessonRun('nine');
  const phrase = page.locator('a.see[data-call="6"]:not([data-at])').first();
  await phrase.focus();
  await page.keyboard.press('Enter');
  await figure.expectStep(run, stepOfCall(run, 6) ?? -1);
  await figure.slider.fill('0');
  await phrase.dispatchEvent('click', { ctrlKey: true, button: 0 });
  await figure.expectStep(run, 0);
});

test('a figure follows the text until it is touched, and again after a phrase', async ({
  page,
}) => {
  await openPage(page, './lessons/table/');
  const phrases = page.locator('a.see[data-fig="lookup"]:visible');
  const slider = page.locator('figure#lookup input[type=range]');
  /** A phrase comes to the line at which one reads. */
  const read = (at: number) =>
    phrases.nth(at).evaluate((phrase) => {
      const { top } = phrase.getBoundingClientRect();
      scrollBy({ top: top - innerHeight * 0.42, behavior: 'instant' });
    });
  const expectPhrase = async (at: number) => {
    await expect(phrases.nth(at)).toHaveAttribute('aria-current', 'true');
    const step = await phrases.nth(at).getAttribute('data-step');
    await expect(slider).toHaveJSProperty('value', step);
  };
  await read(0);
  await expectPhrase(0);
  await read(3);
  await expectPhrase(3);
  // Nobody hears of it, and the address says nothing of it.
  expect(new URL(page.url()).hash).toBe('');
  await slider.press('Home');
  await read(0);
  await read(3);
  await frames(page, 3);
  await expect(slider).toHaveJSProperty('value', '0');
  await phrases.nth(4).click();
  await expectPhrase(4);
  // Once the page has come to rest.
  await expect(async () => {
    await read(2);
    await read(0);
    await expect(phrases.nth(0)).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
  await expectPhrase(0);
  // So does one that isn't stepped through.
  await openPage(page, './lessons/breakpoints/');
  const phrase = page.locator('a.see[data-fig="breaks"]:visible').first();
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await phrase.evaluate((each) => each.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(phrase).toHaveAttribute('aria-current', 'true', { timeout: 500 });
  }).toPass();
});

test('the whole program is copied and saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LESSON);
  await page.locator('summary', { hasText: 'to take home' }).click();
  const file = page.getByRole('link', { name: whole.save('minimax.py') });
  const part = page.getByRole('listitem').filter({ has: file });
  await part.getByRole('button', { name: whole.copy }).click();
  await expect(part.getByRole('status')).toHaveText(whole.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('def minimax(board, player, computer):');
  const saved = page.waitForEvent('download');
  await file.click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe(copied);
});

test('"before you go on": wrong answers are told why and where to look, the right one opens the reason', async ({
  page,
}) => {
  await openPage(page, LESSON);
  const asked = tags('Predict');
  const cards = page.locator('.guess');
  await expect(cards).toHaveCount(asked.length);
  for (const [i, { attributes }] of asked.entries()) {
    // On a push the first two: a score, and what is kept.
    if (i >= deep(2, asked.length)) break;
    const fig = (attributes['run'] ?? 'nine') as FigureId;
    const run = lessonRun(fig);
    const call = Number(attributes['call']);
    const isKept = 'kept' in attributes;
    const [values, right] = isKept
      ? [emptyAt(run, call), keptBy(run, call)]
      : [[WIN, DRAW, LOSS], scoreOf(run, call)];
    const named = (value: number) =>
      lesson.capital(isKept ? lesson.cells([value]) : lesson.score(value));
    const card = cards.nth(i);
    await expect(card.locator('label')).toHaveText(values.map(named));
    // Each lies where it can be pressed.
    for (const at of values.keys()) await card.locator('label').nth(at).click({ trial: true });
    for (const value of values.filter((each) => each !== right)) {
      await expectWrong(card, named(value));
      const about = isKept ? callBy(run, call, value) : call;
      const look = card.getByRole('status').getByRole('link');
      await expect(look).toHaveText(lesson.predict.look(about));
      await look.click();
      await new FigurePage(page, fig).expectStep(run, stepOfReturn(run, about) ?? -1);
    }
    await expectRight(card, named(right));
  }
  // What one explains in one's own words is there at the next visit.
  const words = page.getByLabel(lesson.explain.label);
  await words.fill('Because O chooses.');
  await page.goto('./about/');
  await page.goto(LESSON);
  await expect(words).toHaveValue('Because O chooses.');
});

async function expectWrong(card: Locator, option: string): Promise<void> {
  await card.getByRole('radio', { name: option, exact: true }).focus();
  await card.page().keyboard.press('Space');
  await expect(card.getByRole('status')).toContainText(lesson.predict.wrong(option));
  await expect(card.locator('details')).not.toHaveAttribute('open');
}

async function expectRight(card: Locator, option: string): Promise<void> {
  // Whatever arrow keys have done elsewhere, a click answers.
  await card.page().keyboard.press('ArrowLeft');
  await card.getByRole('radio', { name: option, exact: true }).click();
  await expect(card.getByRole('status')).toContainText(lesson.predict.right(option));
  await expect(card.locator('details')).toHaveAttribute('open');
  await expect(card.locator('.why')).toContainText(option);
}
