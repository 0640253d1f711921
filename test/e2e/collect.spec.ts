import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { decode } from 'fast-png';
import jsQR from 'jsqr';
import { generate } from 'lean-qr';
import {
  bestMove,
  fingerprint,
  makeAssignment,
  makeWork,
  seededRng,
} from '../../src/engine/index.ts';
import { qrTexts } from '../../src/components/classroom/camera/qrParts.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { cameraMessages, partsMessages } from '#language/classroom/camera/messages';
import { gradebookMessages as gradebook } from '#language/classroom/gradebook/messages';
import { pupilMessages as words } from '#language/classroom/pupil/messages';
import { taskMessages } from '#language/classroom/task';
import { assignmentOf, moveTask, questionOf } from '../engine/assignment/made.ts';
import { openPage } from './pages.ts';

/*
 * Results go by camera: the codes of a pupil's page are read as a camera would, and filmed for a browser whose camera shows
 * that film.
 */
const rng = seededRng(14);
/** Letters that deflating cannot make much shorter. */
const noise = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(97 + rng.int(26))).join('');

const params = bestMove.generate(seededRng(1), 1);
const task = { points: 2, attempts: 1 };
const ASSIGNMENT = assignmentOf([
  moveTask(1, { ...task, text: noise(900) }),
  moveTask(1, { ...task, question: questionOf('open', 1) }),
]);

const [WIDTH, HEIGHT] = [640, 480];

/** A film in which each of the texts is shown for half a second, as a QR code. */
function film(texts: readonly string[], file: string): void {
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F4:1 Ip A1:1 C420jpeg\n`)];
  for (const text of texts) {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), pictureOf(text)]);
    parts.push(frame, frame);
  }
  writeFileSync(file, Buffer.concat(parts));
}

/** Brightness of each dot, then the two planes of colour at a quarter of the size. */
function pictureOf(text: string): Buffer {
  const code = generate(text);
  const scale = Math.floor(440 / code.size);
  const [left, top] = [WIDTH, HEIGHT].map((side) => (side - scale * code.size) >> 1);
  const dots = Buffer.alloc(WIDTH * HEIGHT * 1.5, 128);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isDark = code.get(
        Math.floor((x - (left ?? 0)) / scale),
        Math.floor((y - (top ?? 0)) / scale),
      );
      dots[y * WIDTH + x] = isDark ? 20 : 230;
    }
  }
  return dots;
}

/** A page of a browser whose camera shows these texts, again and again. */
async function filmed(texts: readonly string[], use: (page: Page) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const file = join(folder, 'camera.y4m');
  film(texts, file);
  const { launchOptions, baseURL } = test.info().project.use;
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions?.args ?? []),
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ],
    });
    await use(await browser.newPage({ baseURL: baseURL ?? '' }));
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true });
  }
}

/** What a camera would read off the page. */
async function readCode(page: Page, label: string): Promise<string> {
  const picture = await page.getByRole('img', { name: label }).screenshot();
  const { data, width, height, channels } = decode(picture);
  const dots = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : (data[Math.floor(at / 4) * channels + (at % 4)] ?? 0),
  );
  return jsQR(dots, width, height)?.data ?? '';
}

/** Hands in as `name`, with an answer of so many letters, and reads the codes that are shown. */
async function handIn(page: Page, name: string, answer: string): Promise<string[]> {
  await openPage(page, `./do/#a=${await pack(makeAssignment(ASSIGNMENT))}`);
  await expect(page.getByText(words.begin.read)).toBeVisible();
  await page.getByLabel(words.begin.name).fill(name);
  await page.getByLabel(words.begin.name).press('Enter');
  await page.getByRole('gridcell').nth(bestMove.key(params)).click();
  await page.getByRole('button', { name: taskMessages.check, exact: true }).click();
  await page.getByRole('button', { name: words.tasks.nextTo(2) }).click();
  await page.locator('textarea.nb-field').first().fill(answer);
  await page.getByRole('button', { name: words.handIn.button, exact: true }).click();
  await page.getByRole('button', { name: words.handIn.keep([2]) }).click();
  await page.getByText(words.result.qr).click();
  const pause = page.getByRole('button', { name: partsMessages.pause });
  await pause.click();
  const place = page.getByText(/^Part \d+ of \d+$/);
  const total = Number(/\d+$/.exec(await place.innerText())?.[0]);
  const parts = new Map<number, string>();
  while (parts.size < total) {
    const number = Number(/\d+/.exec(await place.innerText())?.[0]);
    parts.set(number, await readCode(page, partsMessages.label(number, total)));
    await page.getByRole('button', { name: partsMessages.next }).click();
  }
  return [...parts.values()];
}

test('results are held up to the camera of the gradebook, in parts and mixed', async ({ page }) => {
  const anna = await handIn(page, 'Anna', noise(700));
  expect(anna.length).toBeGreaterThan(2);
  const attempt = (answer: string) => ({ hints: 0, attempts: [{ answer, seconds: 3 }] });
  const tasks = [attempt(String(bestMove.key(params))), { hints: 0, attempts: [] }];
  const ben = makeWork({ assignment: fingerprint(ASSIGNMENT), pupil: 'Ben', claimed: 2, tasks });
  const field = { address: 'https://school.example/teach/grade/', field: 'r', most: 180 } as const;
  const bens = qrTexts(await pack(ben), field) ?? [];
  const mixed = anna.flatMap((part, at) => [part, bens[at] ?? 'https://example.org/']);
  await filmed(mixed.reverse(), async (teacher) => {
    await openPage(teacher, `./teach/grade/`);
    const assignment = await pack(makeAssignment(ASSIGNMENT));
    await teacher.getByLabel(gradebook.add.label).fill(assignment);
    await teacher.getByRole('button', { name: gradebook.add.read }).click();
    await teacher.getByRole('button', { name: gradebook.collect.open }).click();
    const camera = teacher.getByRole('region', { name: cameraMessages.region });
    await expect(camera.getByText(cameraMessages.read(2, undefined))).toBeVisible({
      timeout: 40_000,
    });
    const all = camera.getByRole('list', { name: cameraMessages.sets }).getByRole('listitem');
    await expect(all).toHaveCount(2);
    await expect(camera.getByRole('status')).toContainText(
      /(Anna|Ben): 1 result added|not one of ours/,
    );
    await camera.getByRole('button', { name: cameraMessages.close }).click();
    await expect(teacher.getByRole('button', { name: gradebook.collect.open })).toBeFocused();
    for (const name of ['Anna', 'Ben']) {
      await expect(teacher.getByRole('grid').getByText(name)).toHaveCount(1);
    }
  });
});
