import { expect, test, type Page } from '@playwright/test';
import {
  ASSIGNMENT_LIMITS,
  KINDS,
  largePlay,
  makeAssignment,
  makeWork,
  seededRng,
  fingerprint,
  type Assignment,
  type KindId,
  type TaskQuestion,
  type TaskWork,
} from '../../src/engine/index.ts';
import { bookFormat, gradeTextStore } from '../../src/components/classroom/gradebook/gradeStore.ts';
import {
  BOOK_LIMITS,
  EMPTY_BOOK,
  keptAssignment,
  keptWork,
  withAssignment,
  withWorks,
} from '../../src/components/classroom/gradebook/results.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
import { longTasksDuring } from './checks/longTasks.ts';
import { LESSON, openPage } from './pages.ts';

const GRADE = './teach/grade/';

function taskOf(question: TaskQuestion): Assignment['tasks'][number] {
  return { question, text: '', points: 2, hints: 0, attempts: 0, feedback: 'at-once' };
}
const drawn = (kind: KindId, seed: number) =>
  taskOf({ kind, params: KINDS[kind].generate(seededRng(seed), 1) } as TaskQuestion);
const SMALL: Assignment = {
  title: 'Small',
  order: 'given',
  tasks: [drawn('best-move', 3), drawn('fork', 3), drawn('find-win', 3)],
};

/** A board of over a hundred marks on which every attempt is searched for what was missed. */
const BOARD =
  '25x26.YUYTsBWOQaCcdED6BqBSVoCQiBR8BQOnBmBOMOoBHmCYCfGaYLWX0BKKeYZuBJwBoBGEadwBRuCuB8CvB-CAkBGGYkBRAYGKSpB8BEGIyCiBgCjBILmBGYBeA8BiBiBBWMKZKJQUSIYGoCrBWDaeaEURMIMUMdMHACyCAAWsCXqBF0ByBqBhBYBUEaNAGeYGPKSCL0CUefamBSrB4BMOOEFERmBeEAAMkBZeFkCHiCHwBuBcFCNEWWT2BVcHwBkB6BfekB4CjBAIGQuBOWLkCRqCmBoBfKQIHsBSEEqBpBUKILOsBWlBYQeOEZ0BS~x~4';
/** Forty games on it, and fifty different attempts at each, none of which wins. */
function slowWork(): { readonly assignment: Assignment; readonly tasks: readonly TaskWork[] } {
  const read = largePlay.params.decode(BOARD);
  if (!read.ok) throw new Error('the board cannot be read');
  const params = read.value;
  const task = taskOf({ kind: 'large-play', params });
  const { size, stones } = params.sheet;
  const taken = new Set(stones.map(({ x, y }) => `${x} ${y}`));
  const rng = seededRng(7);
  const answer = () => {
    const cells = new Map<string, { readonly x: number; readonly y: number }>();
    while (cells.size < 4) {
      const cell = { x: rng.int(size?.width ?? 15), y: rng.int(size?.height ?? 15) };
      if (!taken.has(`${cell.x} ${cell.y}`)) cells.set(`${cell.x} ${cell.y}`, cell);
    }
    return { answer: largePlay.answer.encode([...cells.values()]), seconds: 9 };
  };
  const assignment: Assignment = {
    title: 'Slow',
    order: 'given',
    tasks: Array.from({ length: ASSIGNMENT_LIMITS.tasks }, () => task),
  };
  const tasks = assignment.tasks.map(() => ({
    hints: 0,
    attempts: Array.from({ length: ASSIGNMENT_LIMITS.kept }, answer),
  }));
  return { assignment, tasks };
}

const store = (page: Page, key: string, text: string) =>
  page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, text] as const);

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
  await page.getByRole('button', { name: words.add.read }).click();
}

test('a task that is too long is found', async ({ browser, page }) => {
  const tasks = await longTasksDuring(browser, async () => {
    await page.goto('about:blank');
    await page.evaluate(
      () =>
        new Promise<void>((done) =>
          setTimeout(() => {
            let sum = 0;
            const began = performance.now();
            while (performance.now() - began < 6000) sum += Math.sqrt(sum + 1);
            done();
          }),
        ),
    );
  });
  expect(tasks).toHaveLength(1);
});

test('a thousand results open, and so do their names', async ({ browser, page }) => {
  const name = fingerprint(SMALL);
  const works = Array.from({ length: BOOK_LIMITS.entries }, (_, at) => {
    const attempts = [{ answer: String(at % 9), seconds: at }];
    const tasks = SMALL.tasks.map(() => ({ attempts, hints: 0 }));
    return {
      work: keptWork({ assignment: name, pupil: String(at), claimed: 0, tasks }),
      from: 'x',
    };
  });
  const { book } = withWorks(withAssignment(EMPTY_BOOK, keptAssignment(SMALL)), works);
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

test('games that take minutes to grade are set aside, now and at the next opening', async ({
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

test('a flood of assignments can be stopped', async ({ browser, page }) => {
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
    await expect(page.getByText(/assignments added|could not be read\./).first()).toBeVisible();
    await expect(stop).toHaveCount(0);
  });
  expect(tasks).toEqual([]);
});

test('a link of two megabytes leaves a lesson as it is', async ({ browser, page }) => {
  const tasks = await longTasksDuring(browser, async () => {
    await openPage(page, LESSON);
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, 'x=&'.repeat(690_000));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
  });
  // The browser's own part of so long an address is in it. Asking the page once a field took twenty seconds.
  expect(tasks.filter((milliseconds) => milliseconds > 250)).toEqual([]);
});
