import { readFile } from 'node:fs/promises';
import { csvParseRows } from 'd3-dsv';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import {
  KINDS,
  makeWork,
  parseAssignment,
  parseWork,
  type Assignment,
  type KindId,
  type Task,
} from '../../src/engine/index.ts';
import { codeIn } from '../../src/components/classroom/handOut.ts';
import { pack, unpack } from '../../src/components/classroom/packing.ts';
import { exercises } from '#language/exercises/frame/messages';
import { aloud, formatScore } from '#language/ui/language/grammar';
import { gradebookMessages as gradebook } from '#language/classroom/gradebook/messages';
import { pupilMessages as words } from '#language/classroom/pupil/messages';
import { taskMessages as say } from '#language/classroom/task';
import { workbenchMessages as bench } from '#language/classroom/workshop/messages';
import { workshopMessages as workshop } from '#language/classroom/workshop/start';
import { keyText } from '../engine/assignment/made.ts';
import { deep } from '../deep.ts';
import { complaintsOf, openPage } from './pages.ts';

/** Ten kinds whose answers can be typed as their codecs write them. */
const TEN: readonly KindId[] = [
  'best-move',
  'fork',
  'find-win',
  'stop-loss',
  'dead-lines',
  'count-forms',
  'evaluation',
  'return-value',
  'depth-rating',
  'moves-to-win',
];

/** Of this one the answer is typed. */
const TYPED: KindId = 'evaluation';

/** Those of them whose answers are small numbers, and not of cells. */
const COUNTS: readonly KindId[] = ['count-forms', 'moves-to-win'];

interface Rules {
  grade(params: object, answer: unknown): { readonly points: number };
  readonly answer: {
    decode(text: string): { readonly ok: boolean; readonly value?: unknown };
  };
}
const rulesOf = ({ question }: Task) => KINDS[question.kind] as unknown as Rules;

const NUMBERS = ['-10', '0', '10', ...Array.from({ length: 33 }, (_, number) => String(number))];

function wrongText(task: Task): string {
  const rules = rulesOf(task);
  const found = NUMBERS.find((text) => {
    const answer = rules.answer.decode(text);
    // A taken cell would be refused where it is typed; a count is no cell.
    const isFree = COUNTS.includes(task.question.kind) || !isTaken(task, Number(text));
    return answer.ok && isFree && rules.grade(task.question.params, answer.value).points === 0;
  });
  if (found === undefined) throw new Error(`${task.question.kind}: every answer is right`);
  return found;
}

function isTaken({ question }: Task, cell: number): boolean {
  const { setup } = question.params as { readonly setup?: { readonly cells: readonly number[] } };
  return (setup?.cells[cell] ?? 0) !== 0;
}

/** Every request of a page is a plain GET to the site, and none carries what is in the link. */
function watched(page: Page, baseURL: string | undefined): string[] {
  const complaints = complaintsOf(page, baseURL);
  page.on('request', (request) => {
    if (/[#&]a=|[#&]r=|1\.[\w-]{40}/.test(request.url())) complaints.push(request.url());
  });
  return complaints;
}

const session = (page: Page): Locator => page.getByRole('region', { name: words.region });

async function buildInWorkshop(page: Page): Promise<string> {
  const region = page.getByRole('region', { name: workshop.region });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  await openPage(page, './teach/');
  await button(workshop.fresh).click();
  for (const [at, kind] of TEN.entries()) {
    if (at > 0) await button(bench.list.add).click();
    await region.locator(`[data-kind="${kind}"]`).click();
    await expect(region.getByText(bench.preview.key)).toBeVisible();
  }
  await region.getByLabel(bench.title).fill('Десять заданий');
  await button(bench.handOut).click();
  const link = region.getByRole('textbox', { name: bench.out.link, exact: true });
  await expect(link).toHaveValue(/#a=1\./);
  return link.inputValue();
}

async function assignmentIn(link: string): Promise<Assignment> {
  const text = await unpack(codeIn(link) ?? '');
  const read = parseAssignment(text.ok ? text.value : '');
  if (!read.ok) throw new Error('the link cannot be read');
  return read.value;
}

interface Pupil {
  readonly name: string;
  readonly answers: readonly string[];
  readonly isRight: boolean;
  /** The page is loaded again before this task. */
  readonly reloadAt?: number;
}

/** On the board, or by one of the buttons below it. */
async function choose(part: Locator, kind: KindId, answer: string): Promise<void> {
  const name = kind === 'return-value' ? aloud(formatScore(Number(answer))) : answer;
  const radio = part.getByRole('radio', { name, exact: true });
  if ((await part.getByRole('radio').count()) > 0) await radio.press('Space');
  else await part.locator(`.task [data-cell="${answer}"]`).press('Enter');
  await part.getByRole('button', { name: say.check, exact: true }).press('Enter');
}

/** Into the kind's own field. */
async function typeOwn(part: Locator, answer: string): Promise<void> {
  await part.locator('.task').getByRole('textbox').pressSequentially(answer);
  await part.getByRole('button', { name: say.check, exact: true }).press('Enter');
}

/** Does the whole assignment by keys alone, and gives back the code of the result. */
async function doIt(browser: Browser, base: string, link: string, pupil: Pupil) {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  const complaints = watched(page, base);
  await page.goto(link);
  const part = session(page);
  await part.getByLabel(words.begin.name).fill(pupil.name);
  await page.keyboard.press('Enter');
  for (const [at, answer] of pupil.answers.entries()) {
    const heading = part.getByRole('heading', { name: say.title(at + 1), exact: true });
    await expect(heading).toBeVisible();
    if (at === pupil.reloadAt) {
      await page.reload();
      await expect(heading).toBeVisible();
    }
    const kind = TEN[at] ?? TYPED;
    if (kind === TYPED) await typeOwn(part, answer);
    else await choose(part, kind, answer);
    const verdict = pupil.isRight ? exercises.right : exercises.wrong;
    await expect(part.getByText(verdict, { exact: true })).toBeVisible();
    if (at + 1 < pupil.answers.length) {
      await heading.focus();
      await page.keyboard.press('n');
    }
  }
  await part.getByRole('button', { name: words.handIn.button, exact: true }).press('Enter');
  await part.locator('summary', { hasText: words.result.code }).press('Enter');
  const code = await part.getByLabel(words.result.code).inputValue();
  await context.close();
  return { code, complaints };
}

/** The same result with another claim of points. */
async function boasting(code: string): Promise<string> {
  const text = await unpack(code);
  const work = parseWork(text.ok ? text.value : '');
  if (!work.ok) throw new Error('the result cannot be read');
  return pack(makeWork({ ...work.value, claimed: 999 }));
}

test('ten kinds from the workshop to the pupils, to the gradebook, to a table', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = String(baseURL);
  const complaints = watched(page, base);
  const link = await buildInWorkshop(page);
  const { tasks } = await assignmentIn(link);
  expect(tasks.map(({ question }) => question.kind)).toEqual(TEN);
  const right = tasks.map(({ question }) => keyText(question));
  const wrong = tasks.map(wrongText);

  const pupils: Pupil[] = [
    { name: 'Ёж', answers: right, isRight: true, reloadAt: 5 },
    { name: '=1+1', answers: wrong, isRight: false },
    ...deep([], [{ name: '12', answers: right, isRight: true }]),
  ];
  const results = await Promise.all(pupils.map((pupil) => doIt(browser, base, link, pupil)));
  for (const each of results) expect(each.complaints).toEqual([]);
  const [first = '', second = '', ...others] = results.map(({ code }) => code);

  await openPage(page, './teach/grade/');
  await page
    .getByLabel(gradebook.add.label)
    .fill([first, await boasting(second), ...others].join('\n'));
  await page.getByRole('button', { name: gradebook.add.read }).click();
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows).toHaveCount(pupils.length);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: gradebook.save.csv }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const [head, ...marks] = csvParseRows(text.replace(/^\uFEFF/, ''));
  const most = tasks.reduce((sum, each) => sum + each.points, 0);
  expect(head?.length).toBeGreaterThan(10);
  const at = head?.indexOf(gradebook.columns.sum) ?? -1;
  const sums = new Map(marks.map((row) => [row[0], Number(row[at])]));
  expect(Object.fromEntries(sums)).toEqual({ Ёж: most, "'=1+1": 0, ...deep({}, { '12': most }) });
  expect(complaints).toEqual([]);
});
