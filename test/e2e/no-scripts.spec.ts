import { expect, test } from '@playwright/test';
import { FIGURES, lessonRun, type FigureId } from '../../src/components/lessons/parts/runs.ts';
import { playMessages as play } from '#language/play/home/messages';
import { HOME, LESSON, TREE, unfold } from './pages.ts';
import { expected } from './support.ts';

test.use({ javaScriptEnabled: false });

test('the lessons show their positions, and the sentence of the first step', async ({ page }) => {
  const seen: string[] = [];
  for (const path of [
    LESSON,
    './lessons/depth/',
    './lessons/whole-tree/',
    './lessons/why-not-search/',
  ]) {
    await page.goto(path);
    await unfold(page);
    for (const figure of await page.locator('main figure.nb-figure').all()) {
      const id = (await figure.getAttribute('id')) as FigureId;
      seen.push(id);
      const { sentence, list } = expected(lessonRun(id), 0);
      await expect(figure.locator('.say p')).toHaveText(sentence);
      const marks = [...FIGURES[id].board].filter((sign) => sign !== '.');
      await expect(figure.locator('.views svg.board .mark')).toHaveCount(marks.length);
      // Alpha and beta come with the script of the list.
      const calls = list.map((text) => text.replace(/, α[^,]*/, ''));
      await expect(figure.getByRole('treeitem')).toHaveText(calls);
    }
  }
  expect(seen.sort()).toEqual(Object.keys(FIGURES).sort());
});

test('the labels to print are chosen without scripts', async ({ page }) => {
  await page.goto('./matchboxes/');
  const [small, full] = [page.locator('.set.small'), page.locator('.set.full')];
  await expect(small).toBeVisible();
  await expect(full).toBeHidden();
  await page.locator('.nb-labels input[value="full"]').check();
  await expect(full).toBeVisible();
  await expect(small).toBeHidden();
});

test('every answer can be unfolded', async ({ page }) => {
  await page.goto(LESSON);
  // What needs scripts is not there to be unfolded.
  const details = await page.locator('main details:visible').all();
  expect(details.length).toBeGreaterThan(3);
  for (const each of details) {
    const isOpen = (await each.getAttribute('open')) !== null;
    const inside = each.locator(':scope > :not(summary)').first();
    if (!isOpen) await each.locator(':scope > summary').click();
    await expect(inside).toBeVisible();
    expect((await inside.innerText()).trim()).not.toBe('');
  }
});

test('home and the tree say what needs scripts, and what does not', async ({ page }) => {
  // By their elements: texts inside <noscript> are not searched by text.
  await page.goto(HOME);
  const sign = page.locator('.play noscript .says');
  await expect(sign).toBeVisible();
  await expect(sign).toContainText(play.noScript.text);
  await sign.locator('a').click();
  await expect(page).toHaveURL(/lessons\/minimax\/$/);
  await page.goto(TREE);
  const note = page.locator('main noscript p');
  await expect(note).toBeVisible();
  await expect(note).toContainText('scripts');
  await expect(note.locator('a')).toHaveAttribute('href', /lessons\/minimax\/$/);
});
