import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import {
  KINDS,
  makeAssignment,
  seededRng,
  type Assignment,
  type KindId,
  type Task,
} from '../../src/engine/index.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { paperMessages as words } from '#language/classroom/paper/messages';

const task = (kind: KindId, seed: number): Task => ({
  question: { kind, params: KINDS[kind].generate(seededRng(seed), 1) } as Task['question'],
  text: '',
  points: 2,
  hints: 0,
  attempts: 0,
  feedback: 'at-once',
});
const assignment = (kinds: readonly KindId[]): Assignment => ({
  title: 'Проверка № 1',
  order: 'given',
  tasks: kinds.map(task),
});

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
  for (const [format, width] of [
    ['A4', 595],
    ['Letter', 612],
  ] as const) {
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

/** A bot answers while one plays: done on a screen only. */
const GAMES: readonly KindId[] = ['play-on', 'large-play'];

test('every kind of task fits a sheet of paper, A4 or Letter', async ({ page }) => {
  const kinds = Object.keys(KINDS) as KindId[];
  const onPaper = kinds.filter((kind) => !GAMES.includes(kind));
  await openPaper(page, kinds);
  await page.emulateMedia({ media: 'print' });
  for (const { name, width, height } of SHEETS) {
    const px = (mm: number) => (mm / 25.4) * 96;
    await page.setViewportSize({ width: Math.round(px(width)), height: Math.round(px(height)) });
    const tasks = await page.locator('.questions > .task').evaluateAll((all) =>
      all.map((each) => ({
        over: [...each.querySelectorAll('*')].some(
          (part) =>
            part.checkVisibility() &&
            !part.closest('.sr-only') &&
            part.getBoundingClientRect().right > innerWidth + 1,
        ),
        height: each.getBoundingClientRect().height,
        controls: [...each.querySelectorAll('button, input, select, textarea')].filter((part) =>
          part.checkVisibility(),
        ).length,
      })),
    );
    expect(tasks).toHaveLength(onPaper.length);
    await expect(page.getByText(words.needsScreen)).toHaveCount(GAMES.length);
    for (const [at, { over, height: tall, controls }] of tasks.entries()) {
      const which = `${onPaper[at] ?? ''}, ${name}`;
      expect.soft(over, which).toBe(false);
      expect.soft(tall, which).toBeLessThan(px(height));
      expect.soft(controls, which).toBe(0);
    }
  }
});
