import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { makeAssignment, type KindId } from '../../src/engine/index.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { paperMessages as words } from '#language/classroom/paper/messages';
import { assignmentOf, moveTask, questionOf } from '../engine/assignment/made.ts';
import { deep } from '../deep.ts';

const assignment = (kinds: readonly KindId[]) =>
  assignmentOf(
    kinds.map((kind, at) => moveTask(at, { question: questionOf(kind, at), points: 2 })),
    { title: 'Проверка № 1' },
  );

/** Opens the worksheet of an assignment; gives back the address that its pupils open. */
async function openPaper(page: Page, kinds: readonly KindId[], baseURL = ''): Promise<string> {
  const code = await pack(makeAssignment(assignment(kinds)));
  await page.goto(`./teach/paper/#a=${code}&show=both`);
  await expect(page.getByRole('heading', { name: words.task(kinds.length) }).last()).toBeVisible();
  return `${baseURL}do/#a=${code}`;
}

const required = createRequire(import.meta.url);
const pdfjs = join(dirname(required.resolve('unpdf')), 'pdfjs.mjs');

/** What the camera of a phone would read off the first sheet of a file: drawn and read in the browser. */
async function readSheet(page: Page, file: Buffer) {
  await page.route('**/pdfjs.mjs', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(pdfjs, 'utf8') }),
  );
  // Not as a script of the page: the page's policy knows only its own.
  await page.evaluate(readFileSync(required.resolve('jsqr'), 'utf8'));
  return page.evaluate(async (bytes) => {
    const { jsQR } = window as unknown as { jsQR: typeof import('jsqr').default };
    const address = new URL('pdfjs.mjs', location.href).href;
    const { getDocument } = (await import(address)) as {
      getDocument: (of: object) => {
        promise: Promise<{
          numPages: number;
          getPage: (at: number) => Promise<{
            getViewport: (of: object) => { width: number; height: number };
            render: (of: object) => { promise: Promise<void> };
          }>;
        }>;
      };
    };
    const data = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
    const pdf = await getDocument({ data }).promise;
    const sheet = await pdf.getPage(1);
    const readAt = async (pixelsPerPoint: number) => {
      const viewport = sheet.getViewport({ scale: pixelsPerPoint });
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
      const canvasContext = canvas.getContext('2d');
      if (!canvasContext) throw new Error('this browser does not draw');
      await sheet.render({ canvas, canvasContext, viewport }).promise;
      const { data: seen } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
      return jsQR(seen, canvas.width, canvas.height)?.data;
    };
    // A phone that cannot read it is held a little nearer.
    const read = (await readAt(2)) ?? (await readAt(3));
    const points = sheet.getViewport({ scale: 1 }).width;
    return { read, points, sheets: pdf.numPages };
  }, file.toString('base64'));
}

test('the QR code of a printed sheet is read back from the file that is printed', async ({
  page,
  baseURL,
}) => {
  const link = await openPaper(page, ['best-move', 'line-attacks'], baseURL);
  for (const [format, width] of [['A4', 595], ...deep([], [['Letter', 612]] as const)] as const) {
    const file = await page.pdf({ format });
    const { read, points, sheets } = await readSheet(page, file);
    expect(Math.abs(points - width)).toBeLessThan(2);
    // One sheet with questions, one with answers.
    expect(sheets).toBe(2);
    expect(read).toBe(link);
  }
});

const SHEETS = [
  { name: 'A4', width: 210 - 32, height: 297 - 34 },
  { name: 'Letter', width: 215.9 - 32, height: 279.4 - 34 },
];

const px = (mm: number) => (mm / 25.4) * 96;

/** As wide and as high as a sheet between its margins. */
const layOut = (page: Page, { width, height }: (typeof SHEETS)[number]) =>
  page.setViewportSize({ width: Math.round(px(width)), height: Math.round(px(height)) });

/** Chooses how the sheets are laid out, as the teacher does before printing. */
async function choose(page: Page, layout: keyof typeof words.layouts): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel(words.layout).selectOption(layout);
  await page.emulateMedia({ media: 'print' });
}

/** Values that lie over a cell of a board, and boards that are smaller than 8 mm. */
const badBoards = (page: Page) =>
  page.evaluate(() => {
    const boxes = (all: string) =>
      [...document.querySelectorAll(all)]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect());
    const boards = boxes('.node .board svg');
    const covers = (chip: DOMRect) =>
      boards.some(
        (board) =>
          chip.left < board.right &&
          chip.right > board.left &&
          chip.top < board.bottom - 0.5 &&
          chip.bottom > board.top,
      );
    const chips = boxes('.node .tag, .node .blank');
    return {
      chips: chips.length,
      covering: chips.filter(covers).length,
      small: boards.filter(({ width }) => width < (8 / 25.4) * 96 * 0.8).length,
    };
  });

test('the tasks of a lesson fit one sheet, and nothing covers a cell of a tree', async ({
  page,
}) => {
  await openPaper(page, ['best-move', 'fill-tree', 'line-attacks', 'open']);
  const heightOf = () =>
    page.locator('.questions').evaluate((each) => each.getBoundingClientRect().height);
  expect.soft((await badBoards(page)).covering, 'on the screen').toBe(0);
  for (const sheet of SHEETS) {
    await choose(page, 'compact');
    await layOut(page, sheet);
    expect.soft(await heightOf(), sheet.name).toBeLessThan(px(sheet.height));
    const { chips, covering, small } = await badBoards(page);
    expect.soft(chips).toBeGreaterThan(0);
    expect.soft({ covering, small }, sheet.name).toEqual({ covering: 0, small: 0 });
    // Four tasks with a board of nine take two rows.
    const tops = await page
      .locator('.questions .task')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect.soft(new Set(tops).size, sheet.name).toBe(2);
    await choose(page, 'roomy');
    expect.soft(await heightOf(), sheet.name).toBeGreaterThan(px(sheet.height));
    expect.soft((await badBoards(page)).covering, `${sheet.name}, roomy`).toBe(0);
  }
  await choose(page, 'compact');
  for (const format of deep(['A4'], ['A4', 'Letter'] as const)) {
    const { numPages } = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
    // One with questions, and at the most two with answers.
    expect.soft(numPages, format).toBeLessThanOrEqual(3);
  }
});
