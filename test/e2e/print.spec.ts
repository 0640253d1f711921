import { expect, test, type Page } from '@playwright/test';
import { callRows } from '../../src/components/lessons/parts/callRows.ts';
import { makeAssignment } from '../../src/engine/index.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { templateOf } from '../../src/components/classroom/workshop/templates.ts';
import { pupilMessages as pupils } from '#language/classroom/pupil/messages';
import { taskMessages } from '#language/classroom/task';
import { FIGURES, lessonRun, type FigureId } from '../../src/components/lessons/parts/runs.ts';
import { stepCount } from '../../src/engine/index.ts';
import { lesson } from '#language/lessons/parts/messages';
import { asPrinted, plain, printed, textOf } from './checks/paper.ts';
import { HOME, LESSON, openPage, shell } from './pages.ts';
import { expected, say, snippet } from './support.ts';

/** No word of a control. */
function expectNoControls(text: string): void {
  const { tools, controls, code } = say;
  for (const word of [tools.full, tools.goTo, controls.over, controls.play]) {
    expect(text).not.toContain(plain(word));
  }
  for (const word of [code.stopAt(6), shell.contents, shell.searchField]) {
    expect(text).not.toContain(plain(word));
  }
}

/** Every row of the table, with its score. */
function expectRows(text: string): void {
  const head = text.indexOf(plain(lesson.callTable.reached));
  expect(head).toBeGreaterThan(0);
  let at = head;
  for (const { call, move, score, outcome } of callRows(lessonRun('nine'))) {
    const { callTable } = lesson;
    const reached = move ? callTable.move(move.mark, move.cell) : callTable.root;
    const start = text.indexOf(plain(`${call}${reached}`), at);
    expect(start, `call ${call} after the one before`).toBeGreaterThanOrEqual(at);
    const end = text.indexOf(plain(lesson.score(score)), start);
    expect(end - start, `the score of call ${call} in its row`).toBeLessThan(60);
    if (outcome.kind === 'won') {
      expect(text).toContain(plain(callTable.won(outcome.winner, outcome.line)));
    }
    at = end;
  }
}

/** Every figure, and all of the code once. */
async function expectFigures(page: Page, text: string): Promise<void> {
  const lines = snippet.lines.map(plain).filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) expect(text).toContain(line);
  // The same listing stands in every figure: on paper in the first only.
  expect(text.split(lines[0] ?? '').length - 1, lines[0]).toBe(1);
  await asPrinted(page);
  // The others stand in the lessons whose searches they are.
  const ids = (Object.keys(FIGURES) as FigureId[]).filter((id) => !('search' in FIGURES[id]));
  expect(ids.length).toBeGreaterThan(1);
  for (const id of ids) {
    // On paper nobody can step: the finished search is printed.
    const run = lessonRun(id);
    expect(text).toContain(plain(expected(run, stepCount(run.trace) - 1).sentence));
    const figure = page.locator(`figure#${id}`);
    // The tree has the board of the call that runs in its place, so it does not stand beside it as well.
    const tree = await figure.locator('.drawing svg').boundingBox();
    const box = await figure.boundingBox();
    expect(tree && box && tree.width > 100 && tree.height > 100).toBe(true);
    expect((tree?.y ?? 0) + (tree?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    await expect(figure.locator('.views > .board')).toBeHidden();
    const code = figure.locator('.panel.code');
    const isCut = await code.evaluate((each) => getComputedStyle(each).overflow !== 'visible');
    expect(isCut, 'the code is cut').toBe(false);
    for (const part of ['.range', '.play', '.lens', '.bar']) {
      await expect(figure.locator(part), part).toBeHidden();
    }
  }
}

/** All answers, unfolded. */
async function expectAnswers(page: Page, text: string): Promise<void> {
  const why = await page.locator('.guess .why').allTextContents();
  expect(why.length).toBeGreaterThan(2);
  for (const answer of why) expect(text).toContain(plain(answer));
}

test('the printed lesson has its table, figures, code and answers, and no control', async ({
  page,
}) => {
  await openPage(page, LESSON);
  const sheets = await printed(page);
  const text = textOf(sheets);
  const heights = sheets.flatMap(({ pieces }) => pieces.map(({ top, bottom }) => bottom - top));
  // The smallest are numbers in the cells of a small board, where one is shown.
  expect(Math.min(...heights), 'points of the smallest letters').toBeGreaterThan(7.5);
  expectNoControls(text);
  expectRows(text);
  await expectAnswers(page, text);
  await expectFigures(page, text);
});

test('a game and an assignment are printed whole: every move, and every task', async ({ page }) => {
  await openPage(page, './play/#x=person&o=person&moves=0418');
  await expect(page.locator('[data-cell="8"][aria-label*="O"]')).toHaveCount(1);
  const moves = textOf(await printed(page));
  expect(moves).toMatch(/X0.*O4.*X1.*O8/);
  const code = await pack(
    makeAssignment(templateOf({ id: 'lessons/folk', title: 'Tricks' }, 'first')),
  );
  await page.goto(`./do/#a=${code}`);
  await page.getByRole('button', { name: pupils.begin.start, exact: true }).click();
  await expect(
    page.getByRole('heading', { name: taskMessages.title(1), exact: true }),
  ).toBeVisible();
  const tasks = textOf(await printed(page));
  for (const number of [1, 2, 3, 4, 5]) expect(tasks).toContain(plain(taskMessages.title(number)));
});

test('a drawing on a canvas is painted for white paper, and for the screen again', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('starlight-theme', 'dark'));
  await openPage(page, HOME);
  const middle = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const [red = 0] =
          canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data ?? [];
        return red;
      });
  const send = (name: string) => page.evaluate((event) => dispatchEvent(new Event(event)), name);
  await expect.poll(middle).toBeLessThan(80);
  await send('beforeprint');
  await expect.poll(middle).toBeGreaterThan(200);
  await send('afterprint');
  await expect.poll(middle).toBeLessThan(80);
});
