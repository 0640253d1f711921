import { expect, test, type Locator, type Page } from '@playwright/test';
import { emptyAt, keptBy, scoreOf } from '../../src/components/lesson/reading.ts';
import { lessonRun, type FigureId, type RunName } from '../../src/components/lesson/runs.ts';
import { seeTarget } from '../../src/components/lesson/seeTarget.ts';
import { callAnchor } from '../../src/components/lesson/links.ts';
import { stepOfCall, stepOfReturn } from '../../src/components/state/stepping.ts';
import { DRAW, LOSS, WIN } from '../../src/engine/index.ts';
import { lesson } from '../../src/i18n/en/lesson.ts';
import { readLesson, type Tag } from '../lesson/mdx.ts';
import { LESSON, openPage, wakeAll } from './pages.ts';
import { openFigure, say, FigurePage } from './support.ts';

const text = readLesson('src/content/docs/lessons/minimax.mdx');
const tags = (name: string): Tag[] => text.tags.filter((tag) => tag.name === name);

/** Where a phrase of the text points, worked out from what its author wrote. */
function momentOf({ attributes }: Tag): { fig: FigureId; call: number; step: number } {
  const fig = (attributes['fig'] ?? 'nine') as FigureId;
  const number = (name: string) =>
    attributes[name] === undefined ? undefined : Number(attributes[name]);
  const at = attributes['at'] === 'return' ? ('return' as const) : undefined;
  const { call } = seeTarget(fig, { call: number('call'), at, step: number('step') });
  const run = lessonRun(fig);
  const step = number('step') ?? (at ? stepOfReturn(run, call) : stepOfCall(run, call)) ?? -1;
  return { fig, call, step };
}

test('every phrase sets its figure to the step that it tells of', async ({ page }) => {
  await openPage(page, LESSON);
  const phrases = page.locator('main a.see');
  const moments = tags('See').map(momentOf);
  await expect(phrases).toHaveCount(moments.length);
  for (const [i, { fig, call, step }] of moments.entries()) {
    const phrase = phrases.nth(i);
    await expect(phrase).toHaveAttribute('href', `#${callAnchor(fig, call)}`);
    await phrase.click();
    await expect(phrase).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('a.see[aria-current]')).toHaveCount(1);
    await new FigurePage(page, fig).expectStep(lessonRun(fig), step);
  }
});

test('phrases by keyboard; with a key held down they are plain links', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  const run = lessonRun('nine');
  const phrase = page.locator('a.see[data-call="6"]:not([data-at])').first();
  await phrase.focus();
  await page.keyboard.press('Enter');
  await figure.expectStep(run, stepOfCall(run, 6) ?? -1);
  await figure.slider.fill('0');
  await phrase.dispatchEvent('click', { ctrlKey: true, button: 0 });
  await figure.expectStep(run, 0);
});

test('a phrase stops a figure that plays', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.play.click();
  await expect(figure.play).toHaveText(say.controls.pause);
  await page.locator('a.see[data-call="2"]').first().click();
  await expect(figure.play).toHaveText(say.controls.play);
});

test('"before you go on": wrong answers are told, the right one opens the reason', async ({
  page,
}) => {
  await openPage(page, LESSON);
  const asked = tags('Predict');
  const cards = page.locator('nb-predict');
  await expect(cards).toHaveCount(asked.length);
  for (const [i, { attributes }] of asked.entries()) {
    const run = lessonRun((attributes['run'] ?? 'nine') as RunName);
    const call = Number(attributes['call']);
    const isKept = 'kept' in attributes;
    const [values, right] = isKept
      ? [emptyAt(run, call), keptBy(run, call)]
      : [[WIN, DRAW, LOSS], scoreOf(run, call)];
    const named = (value: number) => (isKept ? lesson.cells([value]) : lesson.score(value));
    await expectCard(cards.nth(i), values.map(named), named(right));
  }
});

async function expectCard(card: Locator, options: string[], right: string): Promise<void> {
  const buttons = card.getByRole('button');
  const details = card.locator('details');
  const shown = await buttons.allTextContents();
  expect(shown.map((option) => option.trim())).toEqual(options);
  const wrong = options.filter((option) => option !== right);
  for (const option of wrong) {
    await card.getByRole('button', { name: option, exact: true }).focus();
    await card.page().keyboard.press('Enter');
    await expect(card.getByRole('status')).toHaveText(`${option}? ${lesson.predict.wrong}`);
    await expect(details).not.toHaveAttribute('open');
  }
  await card.getByRole('button', { name: right, exact: true }).click();
  await expect(card.getByRole('status')).toHaveText(`${right}? ${lesson.predict.right}`);
  await expect(details).toHaveAttribute('open');
  await expect(card.locator('.why')).toContainText(lesson.capital(right));
}

test('a link to a row of the table leads there, and leaves the figures alone', async ({ page }) => {
  await page.goto(`${LESSON}#call-6`);
  await wakeUp(page);
  await expect(page.locator('#call-6')).toBeInViewport();
  await new FigurePage(page, 'nine').expectStep(lessonRun('nine'), 0);
});

async function wakeUp(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client="visible"])')).toHaveCount(0);
}

test('links to the whole game open the tree page at their moment', async ({ page }) => {
  await openPage(page, LESSON);
  const links = page.locator('main a[href*="/tree/#"]:not(.search a)');
  const addresses = await links.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(addresses.filter((href) => href.includes('board=.........')).length).toBe(
    tags('TreeLink').length,
  );
  await wakeAll(page);
});
