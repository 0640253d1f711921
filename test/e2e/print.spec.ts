import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { callRows } from '../../src/components/lesson/callRows.ts';
import { FIGURES, lessonRun, type FigureId } from '../../src/components/lesson/runs.ts';
import { stepCount } from '../../src/engine/index.ts';
import { lesson } from '../../src/i18n/en/lesson.ts';
import { HOME, LESSON, PAGES, TREE, openPage, shell } from './pages.ts';
import { expected, say, snippet } from './support.ts';

/** A piece of printed text; points from the top left of the page. */
interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

const MM = 72 / 25.4;
/** The margins of print.css. */
const MARGIN = { side: 16 * MM, top: 16 * MM, bottom: 18 * MM };

async function printed(page: Page): Promise<Sheet[]> {
  const file = await page.pdf({ format: 'A4', printBackground: false });
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const sheet = await pdf.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    const pieces = items.flatMap((item) => {
      if (!('transform' in item) || item.str.trim() === '') return [];
      const [, , , , x, y] = item.transform as number[];
      const [left = 0, base = 0] = [x, y];
      const top = height - base - item.height;
      return [{ text: item.str, left, right: left + item.width, top, bottom: height - base }];
    });
    sheets.push({ width, height, pieces });
  }
  return sheets;
}

/** Words with one space between them: a PDF breaks text wherever it likes. */
const plain = (text: string) => text.replace(/\s+/g, '');
const textOf = (sheets: readonly Sheet[]) =>
  plain(sheets.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(''));

/** Reads the page as it would be laid out on A4, where it can be asked what does not fit. */
async function asPrinted(page: Page): Promise<void> {
  await page.setViewportSize({ width: Math.round((210 - 2 * 16) * (96 / 25.4)), height: 990 });
  await page.emulateMedia({ media: 'print' });
}

for (const path of PAGES) {
  test(`${path} prints inside its margins, nothing clipped, no control`, async ({ page }) => {
    await openPage(page, path);
    const sheets = await printed(page);
    expect(sheets.length).toBeGreaterThan(0);
    for (const { width, height, pieces } of sheets) {
      expect(Math.round(width / MM)).toBe(210);
      expect(Math.round(height / MM)).toBe(297);
      for (const piece of pieces) {
        const where = `"${piece.text}"`;
        expect(piece.left, where).toBeGreaterThan(MARGIN.side - 1);
        expect(piece.right, where).toBeLessThan(width - MARGIN.side + 1);
        expect(piece.top, where).toBeGreaterThan(MARGIN.top - 3);
        expect(piece.bottom, where).toBeLessThan(height - MARGIN.bottom + 3);
      }
    }
    await asPrinted(page);
    expect.soft(await clipped(page)).toEqual([]);
    const controls = page.locator('main').locator('button, input, select, textarea, [role=tab]');
    const seen = await controls.evaluateAll((all) =>
      all
        // Rows of the stack are buttons too, but what they say is the figure's text.
        .filter((each) => each.checkVisibility() && !each.closest('.stack ol, .lines'))
        .map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim()),
    );
    expect(seen).toEqual([]);
  });
}

test('the printed lesson has no word of a control', async ({ page }) => {
  await openPage(page, LESSON);
  const text = textOf(await printed(page));
  const { tools, controls, code, tree } = say;
  for (const word of [tools.stops, tools.position, tools.goTo, controls.over, controls.play]) {
    expect(text).not.toContain(plain(word));
  }
  for (const word of [code.breakpoint(6), tree.asList, shell.contents, shell.searchField]) {
    expect(text).not.toContain(plain(word));
  }
});

/** Boxes on the printed page that hide a part of what is in them. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((box) => {
        if (!box.checkVisibility() || box instanceof SVGElement) return false;
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const isUnseen = clipPath !== 'none' || box.closest('.sr, .sr-only, .unseen, .twin');
        const hides = overflowX !== 'visible' || overflowY !== 'visible';
        const over = Math.max(
          box.scrollWidth - box.clientWidth,
          box.scrollHeight - box.clientHeight,
        );
        return !isUnseen && hides && over > 1;
      })
      .map((box) => `${box.tagName.toLowerCase()}.${box.className}`),
  );
}

test('the printed lesson has every row of the table with its score', async ({ page }) => {
  await openPage(page, LESSON);
  const sheets = await printed(page);
  const text = textOf(sheets);
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
});

test('the printed lesson has every figure, and all of the code once', async ({ page }) => {
  await openPage(page, LESSON);
  const text = textOf(await printed(page));
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
    const board = await figure.locator('.views svg.board').first().boundingBox();
    const box = await figure.boundingBox();
    expect(board && box && board.width > 100 && board.height > 100).toBe(true);
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    for (const part of ['.range', '.play', '.lens', '.bar']) {
      await expect(figure.locator(part), part).toBeHidden();
    }
  }
});

test('the printed lesson has its answers unfolded', async ({ page }) => {
  await openPage(page, LESSON);
  const text = textOf(await printed(page));
  const why = await page.locator('nb-predict .why').allTextContents();
  expect(why.length).toBeGreaterThan(2);
  for (const answer of why) expect(text).toContain(plain(answer));
});

test('the first page and the tree print their words', async ({ page }) => {
  for (const path of [HOME, TREE]) {
    await openPage(page, path);
    const text = textOf(await printed(page));
    for (const heading of await page.locator('main h1, main h2').allTextContents()) {
      expect(text).toContain(plain(heading));
    }
  }
});
