import { expect, test, type Page } from '@playwright/test';
import {
  KINDS,
  O,
  X,
  fingerprint,
  makeAssignment,
  makeStones,
  makeWork,
  seededRng,
  type TaskQuestion,
} from '../../src/engine/index.ts';
import { bookFormat, gradeTextStore } from '../../src/components/classroom/gradebook/gradeStore.ts';
import {
  BOOK_LIMITS,
  EMPTY_BOOK,
  keptAssignment,
  keptWork,
  withAssignments,
  withWorks,
} from '../../src/components/classroom/gradebook/results.ts';
import { LONGEST_LIST } from '../../src/components/classroom/gradebook/import.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
import { stepper } from '#language/stepper/stepper';
import { longTasksDuring } from './checks/longTasks.ts';
import { LESSON, openPage, shell, wakeAll } from './pages.ts';
import { SMALL, slowWork, store, taskOf } from './worstInputs.ts';

// Tests beside it make a task half as long again: what is too long three times is too long.
test.describe.configure({ retries: 2 });

const GRADE = './teach/grade/';

const NOTHING_ADDED = {
  fresh: 0,
  same: 0,
  noRoom: 0,
  assignments: 0,
  noPlace: 0,
  bad: 0,
  noCode: [],
};
const OPEN = { kind: 'open', params: KINDS.open.generate(seededRng(1), 1) } as TaskQuestion;
/** By a paste event, as a person does it: what a test types the browser edits letter by letter. */
async function readPasted(page: Page, text: string): Promise<void> {
  await page.getByLabel(words.add.label).evaluate((field: HTMLTextAreaElement, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (field.dispatchEvent(event)) {
      field.value = given;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);
  // A very long one is read at once.
  const read = page.getByRole('button', { name: words.add.read });
  if (text.length < 200_000) await read.click();
}

test('a task that is too long is found @deep', async ({ browser, page }) => {
  const tasks = await longTasksDuring(browser, async () => {
    await page.goto('about:blank');
    await page.evaluate(
      () =>
        new Promise<void>((done) =>
          setTimeout(() => {
            // So much work, however long a busy machine takes over it.
            let sum = 0;
            for (let at = 0; at < 1e9; at++) sum += Math.sqrt(sum + 1);
            document.title = String(sum);
            done();
          }),
        ),
    );
  });
  expect(tasks).toHaveLength(1);
});

test('a thousand results open, and so do their names @deep', async ({ browser, page }) => {
  const name = fingerprint(SMALL);
  const works = Array.from({ length: BOOK_LIMITS.entries }, (_, at) => {
    const attempts = [{ answer: String(at % 9), seconds: at }];
    const tasks = SMALL.tasks.map(() => ({ attempts, hints: 0 }));
    return {
      work: keptWork({ assignment: name, pupil: String(at), claimed: 0, tasks }),
      from: 'x',
    };
  });
  const { book } = withWorks(withAssignments(EMPTY_BOOK, [keptAssignment(SMALL)]).book, works);
  const roster = works.map(({ work }) => `${work.pupil};Pupil ${work.pupil}`).join('\n');
  await store(page, gradeTextStore.key, bookFormat.make({ ...book, roster }));
  const tasks = await longTasksDuring(browser, async () => {
    await openPage(page, GRADE);
    await expect(page.getByText(words.matrix.rows(1, 50, 1000))).toBeVisible();
    await expect(page.getByText(/^Graded \d/)).toHaveCount(0, { timeout: 30_000 });
    await page.getByRole('button', { name: words.matrix.later }).click();
    await expect(page.getByRole('grid').getByText('Pupil 99', { exact: true })).toBeVisible();
    await page.getByText(words.names.title, { exact: true }).click();
    await page.getByLabel(words.names.label).press('End');
    await page.keyboard.type('x');
    await expect(page.getByText(words.names.known(1000))).toBeVisible();
  });
  expect(tasks).toEqual([]);
});

test('games that take minutes to grade are set aside, now and at the next opening @deep', async ({
  browser,
  page,
}) => {
  const { assignment, tasks: done } = slowWork();
  const work = { assignment: fingerprint(assignment), pupil: '7', claimed: 0, tasks: done };
  const codes = await Promise.all([makeAssignment(assignment), makeWork(work)].map(pack));
  // Every machine is too slow for it, because the worker's clock runs fast.
  await page.route(/gradebook\.worker-/, async (route) => {
    const response = await route.fetch();
    const clock =
      'const real = performance.now.bind(performance); performance.now = () => 100 * real();';
    await route.fulfill({ response, body: `{ ${clock} }\n${await response.text()}` });
  });
  const tasks = await longTasksDuring(browser, async () => {
    await openPage(page, GRADE);
    await readPasted(page, codes.join('\n'));
    await expect(page.getByText(words.aside.told(1))).toBeVisible({ timeout: 40_000 });
    await page.reload();
    await expect(page.getByText(words.aside.told(1))).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: words.aside.retry }).click();
    await expect(page.getByText(words.aside.trying)).toBeVisible();
    await page.getByRole('button', { name: words.add.stop, exact: true }).click();
    await expect(page.getByText(words.aside.outcome.stopped('7'))).toBeVisible();
  });
  expect(tasks).toEqual([]);
});

test('a flood of assignments can be stopped @deep', async ({ browser, page }) => {
  const codes: string[] = [];
  for (let at = 0; at < 900; at++) {
    codes.push(
      await pack(
        makeAssignment({ ...SMALL, title: String(at), tasks: [...SMALL.tasks, ...SMALL.tasks] }),
      ),
    );
  }
  const tasks = await longTasksDuring(browser, async () => {
    await openPage(page, GRADE);
    await readPasted(page, codes.join('\n'));
    const stop = page.getByRole('button', { name: words.add.stop, exact: true });
    const isDone = page.getByText(/assignments added/);
    await expect(stop.or(isDone).first()).toBeVisible();
    if (await stop.isVisible()) await stop.click({ timeout: 2000 }).catch(() => undefined);
    // Stopped at once, it may have found nothing yet.
    await expect(page.getByText(/assignments added|Stopped\./).first()).toBeVisible();
    await expect(stop).toHaveCount(0);
  });
  expect(tasks).toEqual([]);
});

test('assignments of a quarter of a megabyte are read, and those without room counted @deep', async ({
  browser,
  page,
}) => {
  // Each of its characters takes six in the text, and next to none in the code.
  const tasks = Array.from({ length: 20 }, () => ({
    ...taskOf(OPEN),
    text: '\u0001'.repeat(2000),
  }));
  const textOf = (at: number) => makeAssignment({ title: `No. ${at}`, order: 'given', tasks });
  const { length } = textOf(100);
  expect(length).toBeGreaterThan(240_000);
  const places = Math.floor(BOOK_LIMITS.assignmentLetters / length);
  // A few more than there is room for, or two hundred.
  const count = 200;
  const texts = Array.from({ length: count }, (_, at) => textOf(100 + at));
  const codes = await Promise.all(texts.map(pack));
  const long = await longTasksDuring(browser, async () => {
    await openPage(page, GRADE);
    await readPasted(page, codes.join('\n'));
    const added = words.added(
      { ...NOTHING_ADDED, assignments: places, noPlace: count - places },
      BOOK_LIMITS,
    );
    await expect(page.getByText(added)).toBeVisible({ timeout: 60_000 });
  });
  expect(long).toEqual([]);
});

test('fifty megabytes of pasted text are refused @deep', async ({ browser, page }) => {
  await openPage(page, GRADE);
  // What the clipboard holds is not made by the page.
  const clipboard = await page.evaluateHandle(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `1.${'x'.repeat(242_000)}\n`.repeat(200));
    return clipboardData;
  });
  const long = await longTasksDuring(browser, async () => {
    await page.getByLabel(words.add.label).evaluate((field, clipboardData) => {
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
    }, clipboard);
    const why = words.troubles.whyNot({ from: '', why: { of: 'large', limit: LONGEST_LIST } });
    await expect(page.getByText(why)).toBeVisible();
  });
  expect(long).toEqual([]);
});

test('the whole bot steps through the largest board with the most marks @deep', async ({
  browser,
  page,
}) => {
  const [side, marks] = [50, 400];
  const stones = Array.from({ length: marks }, (_, at) => {
    // Two on, in rows two apart: each marks new cells to be weighed.
    const x = 2 * (at % 25) + (Math.floor(at / 25) % 2);
    return { x, y: 3 * Math.floor(at / 25), mark: at % 2 === 0 ? X : O };
  });
  const link = `fig=whole&size=${side}x${side}&stones=${makeStones(stones)}`;
  // How long the page takes to be laid out is the same without the link.
  await page.goto('./lessons/weight/');
  await wakeAll(page);
  const figure = page.locator('#whole');
  const last = figure.getByRole('button', { name: stepper.controls.last });
  const button = await last.elementHandle();
  const tasks = await longTasksDuring(browser, async () => {
    await page.evaluate((hash) => (location.hash = hash), link);
    // What a test asks of the page counts as well, so it asks for little.
    await page.waitForFunction(
      (words) => document.getElementById('whole')?.textContent.includes(words),
      `${marks} marks`,
    );
    await button?.evaluate((element: HTMLElement) => element.click());
    await page.waitForFunction(
      (element) => element?.matches(':disabled, [aria-disabled="true"]'),
      button,
    );
  });
  await expect(last).toBeDisabled();
  expect(tasks).toEqual([]);
});

test('a link of two megabytes leaves a page as it is @deep', async ({ browser, page }) => {
  for (const path of [LESSON, './do/', './about/']) {
    await openPage(page, path);
    // The browser itself needs a tenth of a second for so long an address: what the page makes of it is told apart.
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, 'x=&'.repeat(690_000));
    await expect(page.getByText(shell.strangeLink)).toBeVisible();
    const tasks = await longTasksDuring(browser, () =>
      page.evaluate(() => void dispatchEvent(new HashChangeEvent('hashchange'))),
    );
    expect(tasks, path).toEqual([]);
  }
});
