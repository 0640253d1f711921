import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { makePackage } from '../../src/components/classroom/scorm/package.dom.ts';
import { bestMove, seededRng } from '../../src/engine/index.ts';
import { packagePlayerMessages as packagePlayer } from '#language/classroom/scorm/messages';
import { pupilMessages as say } from '#language/classroom/pupil/messages';
import { taskMessages as words } from '#language/classroom/task';
import { assignmentOf, moveTask } from '../engine/assignment/made.ts';

/** A learning platform that nobody can reach but by what is answered here. */
const LMS = 'http://platform.example';
const FOLDER = `${LMS}/courses/7/package/`;

const QUESTIONS = [1, 2].map((seed) => bestMove.generate(seededRng(seed), 1));
const ASSIGNMENT = assignmentOf(
  [1, 2].map((seed) => moveTask(seed, { points: 2, hints: 1 })),
  { title: 'Лучший ход & "четыре"' },
);
const right = QUESTIONS.map((params) => bestMove.key(params));
const wrongCell = (at: number) => {
  const params = QUESTIONS[at];
  const cells = params?.setup.cells ?? [];
  return cells.findIndex(
    (content, cell) =>
      content === 0 && params !== undefined && bestMove.grade(params, cell).points === 0,
  );
};

type Files = Readonly<Record<string, Uint8Array>>;

const strict = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, '../components/classroom/scorm/strictRuntime.ts'), 'utf8'),
).replace('export class', 'class');

/**
 * A page of the platform with the package in a frame; what the strict run-time keeps outlives the page, and it is ready
 * only a while after the package.
 */
const platform = `<!doctype html><title>Platform</title>
<script>${strict}</script>
<script>
  const api = new StrictRuntime({
    'cmi.core.student_name': 'Abel, Anna',
    ...JSON.parse(localStorage.getItem('lms') ?? '{}'),
  });
  const commit = api.LMSCommit.bind(api);
  api.LMSCommit = (empty) => {
    const taken = commit(empty);
    localStorage.setItem('lms', JSON.stringify(api.kept));
    localStorage.setItem('refused', JSON.stringify(api.refused));
    return taken;
  };
  setTimeout(() => (window.API = api), 1200);
</script>
<iframe src="${FOLDER}index.html" title="Tasks" style="width:1000px;height:800px"></iframe>`;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
};

/** Nothing but the platform answers; whatever else is asked for is told, and what the page's policy refuses. */
async function openPlatform(page: Page, files: Files) {
  const asked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) asked.push(message.text());
  });
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    const name = url.startsWith(FOLDER) ? url.slice(FOLDER.length).replace(/[?#].*/, '') : '';
    const body = files[name];
    if (url === `${LMS}/`) {
      await route.fulfill({ contentType: 'text/html', body: platform });
    } else if (body) {
      const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await route.fulfill({ contentType, body: Buffer.from(body) });
    } else {
      asked.push(url);
      await route.abort();
    }
  });
  return asked;
}

async function answer(frame: FrameLocator | Page, cell: number): Promise<void> {
  await frame.getByRole('gridcell').nth(cell).click();
  await frame.getByRole('button', { name: words.check, exact: true }).click();
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lms') ?? '{}') as Record<string, string>);

let files: Files;
test.beforeAll(async ({ baseURL }) => {
  const zipped = await makePackage(ASSIGNMENT, String(baseURL));
  files = unzipSync(new Uint8Array(await zipped.arrayBuffer()));
});

test('a package keeps each task in a strict run-time, and is resumed', async ({ page }) => {
  const asked = await openPlatform(page, files);
  await page.goto(`${LMS}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(packagePlayer.connected)).toBeVisible();
  // The platform knows who it is.
  await expect(frame.getByText(say.begin.known('Abel, Anna'))).toBeVisible();
  await expect(frame.getByRole('textbox')).toHaveCount(0);
  await frame.getByRole('button', { name: say.begin.start }).click();
  await answer(frame, right[0] ?? 0);
  await expect.poll(async () => (await kept(page))['cmi.interactions.0.result']).toBe('correct');
  expect((await kept(page))['cmi.core.lesson_status']).toBe('incomplete');
  expect(await kept(page)).toMatchObject({
    'cmi.interactions.0.id': '1-find-a-best-move',
    'cmi.interactions.0.student_response': `cell ${right[0] ?? ''}`,
  });
  await frame.getByRole('button', { name: say.tasks.nextTo(2) }).click();
  await answer(frame, wrongCell(1));
  // The lesson is left in this very moment, and opened again.
  await page.goto(`${LMS}/`);
  const before = await kept(page);
  expect(before['cmi.interactions.1.result']).toBe('wrong');
  expect(before['cmi.core.session_time']).toMatch(/^\d{4}:\d\d:\d\d$/);
  await expect(frame.getByRole('button', { name: say.tasks.item(1, 'right') })).toBeVisible();
  await frame.getByRole('button', { name: say.tasks.item(2, 'wrong') }).click();
  await answer(frame, right[1] ?? 0);
  await frame.getByRole('button', { name: say.handIn.button, exact: true }).click();
  await expect(frame.getByRole('heading', { name: say.result.title })).toBeVisible();
  await expect(frame.getByText(packagePlayer.sent)).toBeVisible();
  await expect(frame.getByText(say.result.send)).toHaveCount(0);
  await expect.poll(async () => (await kept(page))['cmi.core.lesson_status']).toBe('passed');
  expect((await kept(page))['cmi.core.score.raw']).toBe('100');
  expect(await page.evaluate(() => localStorage.getItem('refused'))).toBe('[]');
  expect(asked).toEqual([]);
});

test('a package without a platform works, and shows the code', async ({ page }) => {
  const asked = await openPlatform(page, files);
  await page.goto(`${FOLDER}index.html`);
  await expect(page.getByText(packagePlayer.alone)).toBeVisible();
  await page.getByRole('button', { name: say.begin.start }).click();
  // What is only said takes no room, here as on the site.
  for (const said of await page.locator('.sr-only').all()) {
    await expect(said).toHaveCSS('position', 'absolute');
  }
  await answer(page, right[0] ?? 0);
  await page.getByRole('button', { name: say.handIn.button, exact: true }).click();
  await page.getByRole('button', { name: say.handIn.allTheSame }).click();
  await page.getByText(say.result.code, { exact: true }).click();
  await expect(page.getByRole('textbox', { name: say.result.code })).toHaveValue(/^1\.[\w-]+$/);
  expect(asked).toEqual([]);
});
