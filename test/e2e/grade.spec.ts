import { readFile } from 'node:fs/promises';
import { csvParseRows } from 'd3-dsv';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  EMPTY,
  KINDS,
  fingerprint,
  makeAssignment,
  makeWork,
  type KindId,
  type Setup,
  type Work,
} from '../../src/engine/index.ts';
import { gradeStore } from '../../src/components/classroom/gradebook/gradeStore.ts';
import { BOOK_LIMITS } from '../../src/components/classroom/gradebook/results.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { templateOf } from '../../src/components/classroom/workshop/templates.ts';
import { smallExercises } from '#language/exercises/frame/small';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
import { assignmentOf, keyText, moveTask, questionOf } from '../engine/assignment/made.ts';
import { lessonText } from '../components/lessons/mdx.ts';
import { axeFindings } from './checks/axe.ts';
import { PHONE, complaintsOf, holdStore, openPage } from './pages.ts';

const GRADE = './teach/grade/';

const task = (kind: KindId, points: number) =>
  moveTask(3, { question: questionOf(kind, 3), points, attempts: 2 });
const ASSIGNMENT = assignmentOf([task('best-move', 2), task('fork', 3), task('open', 4)]);
const KEYS = ASSIGNMENT.tasks.map(({ question }) => keyText(question));
const FORK = ASSIGNMENT.tasks[1]?.question.params as { readonly setup: Setup };
const TAKEN = String(FORK.setup.cells.findIndex((content) => content !== EMPTY));
const WRITTEN = KINDS.open.answer.encode('Two!');

/** A work whose own count claims all points. */
function work(pupil: string, answers: readonly (readonly string[])[]): Work {
  const tasks = answers.map((each) => ({
    attempts: each.map((answer) => ({ answer, seconds: 9 })),
    hints: 0,
  }));
  return { assignment: fingerprint(ASSIGNMENT), pupil, claimed: 9, tasks };
}
const WORKS = [
  work('7', [[KEYS[0] as string], [TAKEN, KEYS[1] as string], [WRITTEN]]),
  work('12', [[KEYS[0] as string], [TAKEN, TAKEN, KEYS[1] as string], []]),
];

const cell = (page: Page, row: number, column: number): Locator =>
  page.getByRole('grid').locator(`tbody tr:nth-child(${row}) :is(th, td):nth-child(${column + 1})`);
const sum = (page: Page, row: number): Locator => cell(page, row, 4);

test('codes in a mail become marks, graded again; a table comes out @engines', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  const codes = await Promise.all(WORKS.map((each) => pack(makeWork(each))));
  const link = `https://x.org/do/#a=${await pack(makeAssignment(ASSIGNMENT))}`;
  await openPage(page, GRADE);
  const box = page.getByLabel(words.add.label);
  await box.fill(`Hello,\n> ${codes[0]}\nand ${codes[1]}, and ${codes[0]?.slice(0, 80)} as well`);
  await page.getByRole('button', { name: words.add.read }).click();
  await expect(
    page.getByText(
      words.added(
        {
          fresh: 2,
          same: 0,
          noRoom: 0,
          assignments: 0,
          noPlace: 0,
          bad: 1,
        },
        BOOK_LIMITS,
      ),
    ),
  ).toBeVisible();
  await expect(page.getByText('Pasted text, line 3')).toBeVisible();
  await expect(page.getByText(words.assignment.missing(2))).toBeVisible();
  // The form stays open while the assignment is missing.
  await box.fill(link);
  await page.getByRole('button', { name: words.add.read }).click();

  // What the codes claim counts for nothing, nor does an attempt too many.
  await expect(sum(page, 1)).toHaveText(`5 of 9 ${words.matrix.toRead(1)}`);
  await expect(sum(page, 2)).toHaveText('2 of 9');
  await expect(cell(page, 2, 2)).toContainText(words.states.wrong);

  // By keys: the answer that needs a person, and its points.
  await cell(page, 1, 0).focus();
  await page.keyboard.press('End');
  await expect(sum(page, 1)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(page.locator('tfoot .sum')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('rowheader', { name: words.matrix.mean })).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell(page, 1, 0)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.answer.title('7', 3) })).toBeFocused();
  // It is there to be read, once, and not to be written in.
  const answer = page.locator('#grade-opened .answer');
  await expect(answer.getByText('Two!')).toHaveCount(1);
  await expect(answer.getByText(words.answer.answered)).toBeVisible();
  await expect(answer.locator('textarea')).toHaveCount(0);
  await page.getByLabel(words.answer.give(4)).fill('3.5');
  await page.getByLabel(words.answer.give(4)).press('Enter');
  await expect(sum(page, 1)).toHaveText('8.5 of 9');
  await expect(cell(page, 1, 3)).toContainText(words.states.partly);

  // Closed, it is where it was opened.
  await page.getByRole('button', { name: words.answer.close }).click();
  await expect(cell(page, 1, 3)).toBeFocused();

  // Attempts one by one: the last one allowed comes first, then the one too many.
  await cell(page, 2, 2).getByRole('button').click();
  await expect(page.getByText(words.answer.counts)).toBeVisible();
  await expect(answer.getByText(`${words.answer.right}: cell`)).toBeVisible();
  await expect(answer.getByText(smallExercises.choice.chosen('X', '').slice(0, 11))).toHaveCount(0);
  await page.getByRole('button', { name: words.answer.later }).click();
  await expect(page.getByText(words.answer.beyond)).toBeVisible();
  expect(await axeFindings(page, '[data-hears="a r q"]')).toEqual([]);

  await page.getByText(words.names.title, { exact: true }).click();
  await page.getByLabel(words.names.label).fill('7;=HYPERLINK("x")\n12;Аня');
  await expect(cell(page, 2, 0)).toContainText('Аня');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.save.csv }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const [head, ...lines] = csvParseRows(text.slice(1));
  expect(head?.slice(2, 7)).toEqual([
    words.columns.handed,
    words.columns.due,
    'Task 1: Find a best move (of 2)',
    'Task 2: Make a fork (of 3)',
    'Task 3: Your own question (of 4)',
  ]);
  expect(lines.map((line) => line.join('|'))).toEqual([
    `7|'=HYPERLINK("x")|||2|3|3.5|8.5|9|94.44|0|right|right|partly|1|2|1|0|0|0|9|18|9`,
    '12|Аня|||2|0|0|2|9|22.22|0|right|wrong|not tried|1|2||0|0|0|9|27|',
  ]);
  expect(complaints).toEqual([]);
});

test('an example is kept over a reload, erased, and brought back @phone', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await page.setViewportSize(PHONE);
  await openPage(page, GRADE);
  await page.getByRole('button', { name: words.add.example }).click();
  await expect(page.getByRole('heading', { name: words.matrix.heading })).toBeFocused();
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(3);
  // The shadow at the edge, where the table goes on, is as high as the table.
  for (const head of await page.getByRole('grid').locator('thead th:not(.pupil), tfoot td').all())
    await expect(head).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.reload();
  await cell(page, 2, 2).getByRole('button').click();
  await expect(page.getByRole('heading', { name: words.answer.title('7', 2) })).toBeFocused();
  // Its own mark is on the board.
  await expect(page.getByText('move 1 of')).toBeVisible();
  // What is typed in is not squeezed by what stands beside it.
  const { title, reason, give, missing } = words.side.overrule;
  await page.getByText(title, { exact: true }).click();
  const field = await page.getByLabel(reason).boundingBox();
  expect(field?.width).toBeGreaterThan(PHONE.width / 2);
  // What is said of a form stays in sight.
  await page.getByRole('button', { name: give }).click();
  await expect(page.getByText(missing)).toBeVisible();
  // From kind to kind: none is given the question of another, which would be a complaint.
  for (const task of [3, 4, 5, 6]) {
    await page.getByRole('button', { name: words.answer.taskAfter }).click();
    await expect(page.locator('#grade-opened .answer')).toBeVisible();
    await expect(page.getByRole('heading', { name: words.answer.title('7', task) })).toBeFocused();
  }
  // The teacher's question is larger than how to answer it; the next answer is a button away.
  const letters = (what: string) =>
    page.locator(what).evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  expect(await letters('#grade-opened .teacher-text')).toBeGreaterThan(
    await letters('#grade-opened .answer .question.nb-faint'),
  );
  const opened = page.locator('#grade-opened');
  await expect(opened.getByRole('button', { name: words.matrix.read })).toBeEnabled();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', PHONE.width);
  await page.keyboard.press('Escape');
  await expect(cell(page, 2, 6)).toBeFocused();
  // One result is removed, and brought back.
  await cell(page, 1, 0).getByRole('button').click();
  await page.getByRole('button', { name: words.pupil.remove }).click();
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: words.matrix.heading })).toBeFocused();
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await page.getByRole('button', { name: words.erase.title }).click();
  await page.getByRole('button', { name: words.erase.all }).click();
  await expect(page.getByRole('heading', { name: words.empty.title })).toBeFocused();
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(3);
  // A file with points by hand: the question has the focus.
  const stored = await page.evaluate((key) => localStorage.getItem(key), gradeStore.key);
  const marked = (stored ?? '').replace('"byPerson":{}', '"byPerson":{"5":1}');
  await page.locator('input[type="file"][multiple]').setInputFiles({
    name: 'marks.json',
    mimeType: 'application/json',
    buffer: Buffer.from(marked),
  });
  const asked = page.getByRole('heading', { name: words.file.title });
  await expect(asked).toBeFocused();
  const wanted = page.getByRole('button', { name: words.file.open });
  await expect(wanted).toHaveClass(/primary/);
  await wanted.click();
  await expect(asked).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('points belong to the answer that they were typed for, whatever is looked at when they are stored', async ({
  page,
  context,
}) => {
  const link = `https://x.org/do/#a=${await pack(makeAssignment(ASSIGNMENT))}`;
  const written = ['5', '6'].map((pupil) => work(pupil, [[], [], [WRITTEN]]));
  const codes = await Promise.all(written.map((each) => pack(makeWork(each))));
  await openPage(page, GRADE);
  await page.getByLabel(words.add.label).fill([link, ...codes].join('\n'));
  await page.getByRole('button', { name: words.add.read }).click();
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(2);
  // Another tab is at the store: it adds a result, and keeps what is done here waiting.
  const other = await context.newPage();
  await openPage(other, GRADE);
  const letGo = await holdStore(other, gradeStore.key);
  await cell(page, 1, 3).getByRole('button').click();
  await page.getByLabel(words.answer.give(4)).fill('1');
  await page.getByLabel(words.answer.give(4)).press('Enter');
  await page.getByLabel(words.back.comment).fill('One.');
  await page.getByRole('button', { name: words.answer.after }).click();
  await expect(page.getByRole('heading', { name: words.answer.title('6', 3) })).toBeFocused();
  await other.evaluate(
    ({ key, text }) => {
      const stored = JSON.parse(localStorage.getItem(key) ?? '') as { works: object[] };
      stored.works.push({ ...stored.works[0], id: 9, text });
      localStorage.setItem(key, JSON.stringify(stored));
    },
    { key: gradeStore.key, text: makeWork(work('8', [[], [], [WRITTEN]])) },
  );
  await letGo();
  await expect(page.getByRole('grid').locator('tbody tr')).toHaveCount(3);
  await page.reload();
  await expect(sum(page, 1)).toHaveText('1 of 9');
  await expect(sum(page, 2)).toHaveText(`0 of 9 ${words.matrix.toRead(1)}`);
  await cell(page, 1, 3).getByRole('button').click();
  await expect(page.getByLabel(words.back.comment)).toHaveValue('One.');
});

test('a ready assignment of a lesson is recognised where nobody has ever opened it', async ({
  page,
}) => {
  const [, title = ''] = /^title: (.*)$/m.exec(lessonText('count').frontmatter) ?? [];
  const ready = templateOf({ id: 'lessons/count', title }, 'first');
  const tasks = ready.tasks.map(() => ({ attempts: [], hints: 0 }));
  const code = makeWork({ assignment: fingerprint(ready), pupil: 'Ada', claimed: 0, tasks });
  await openPage(page, GRADE);
  await page.getByLabel(words.add.label).fill(await pack(code));
  await page.getByRole('button', { name: words.add.read }).click();
  await expect(page.locator('main option').filter({ hasText: title })).toHaveCount(1);
});
