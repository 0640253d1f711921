import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  KINDS,
  gradeWork,
  makeAssignment,
  parseWork,
  seededRng,
  type Assignment,
  type KindId,
  type Task,
  type Work,
} from '../../src/engine/index.ts';
import { pack, unpack } from '../../src/components/classroom/packing.ts';
import { workStore } from '../../src/components/classroom/pupil/workStore.ts';
import { exercises } from '#language/exercises/frame/messages';
import { pupilMessages as words } from '#language/classroom/pupil/messages';
import { taskMessages as say } from '#language/classroom/task';
import { complaintsOf } from './pages.ts';

const DO = './do/';

function taskOf(kind: KindId, change: Partial<Task> = {}): Task {
  const question = { kind, params: KINDS[kind].generate(seededRng(4), 1) } as Task['question'];
  const rest = { text: '', points: 2, hints: 2, attempts: 0 } as const;
  return { question, ...rest, ...change };
}

const ASSIGNMENT: Assignment = {
  title: 'Вилки',
  order: 'given',
  tasks: [
    taskOf('best-move', { text: 'Look at **every** line.', attempts: 3 }),
    taskOf('best-move'),
    taskOf('count-forms'),
  ],
};
/** Its key is kept until it is given back. It was due a minute after 1970 began. */
const TEST: Assignment = {
  ...ASSIGNMENT,
  title: 'Ладья',
  isTest: true,
  handTo: 'to weber@school.example',
  due: 60,
};
const linkTo = async (assignment: Assignment) =>
  `${DO}#a=${await pack(makeAssignment(assignment))}`;

const keyOf = ({ question: { kind, params } }: Task) => String(KINDS[kind].key(params as never));
const wrongOf = (task: Task) => {
  const { setup } = task.question.params as { setup: { cells: readonly number[] } };
  const cells = [...setup.cells.keys()].filter((cell) => setup.cells[cell] === 0);
  const rules = KINDS['best-move'];
  return cells.find((cell) => rules.grade(task.question.params as never, cell).points === 0) ?? -1;
};

const part = (page: Page): Locator => page.getByRole('region', { name: words.region });
const heading = (page: Page, number: number) =>
  part(page).getByRole('heading', { name: say.title(number), exact: true });
const button = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true });
const cellOf = (page: Page, answer: string) => part(page).locator(`.task [data-cell="${answer}"]`);

const result = (page: Page, points: number) =>
  part(page).getByRole('heading', {
    name: `${words.result.title}: ${words.result.points(points, 6)}`,
    exact: true,
  });

async function begin(page: Page, name: string): Promise<void> {
  await part(page).getByLabel(words.begin.name).fill(name);
  await page.keyboard.press('Enter');
  await expect(heading(page, 1)).toBeFocused();
}

/** Chooses an answer, a cell or one of the buttons, and confirms it. */
async function give(page: Page, answer: string): Promise<void> {
  const radio = part(page).getByRole('radio', { name: answer, exact: true });
  if ((await radio.count()) > 0) await radio.press('Space');
  else await cellOf(page, answer).press('Enter');
  await part(page).locator('.task .actions button').first().press('Enter');
}

/** The code that is shown, read as a teacher's gradebook would. */
async function resultOn(page: Page): Promise<Work> {
  const code = await part(page).getByLabel(words.result.code).inputValue();
  const text = await unpack(code);
  const work = parseWork(text.ok ? text.value : '');
  if (!work.ok) throw new Error(`the result cannot be read: ${code}`);
  return work.value;
}

test('an assignment is done by keys alone, with a reload in the middle @engines', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  const [first, second, third] = ASSIGNMENT.tasks as [Task, Task, Task];
  await page.route(/openSession/, async (route) => {
    await expect(part(page).getByText(words.opening)).toBeVisible();
    await route.continue();
  });
  await page.goto(await linkTo(ASSIGNMENT));
  await expect(part(page).getByText(words.begin.read)).toHaveCount(0);
  await begin(page, 'Лиса 7');
  await expect(part(page).getByText(say.rules(3))).toBeVisible();
  await give(page, String(wrongOf(first)));
  await expect(part(page).getByText(exercises.wrong, { exact: true })).toBeVisible();
  await expect(part(page).getByText(say.left(2), { exact: true })).toBeVisible();
  await page.reload();
  await expect(heading(page, 1)).toBeFocused();
  await expect(button(page, words.tasks.item(1, 'wrong'))).toBeVisible();
  await give(page, keyOf(first));
  await expect(part(page).getByText(exercises.right, { exact: true })).toBeVisible();

  await heading(page, 1).focus();
  await page.keyboard.press('n');
  await expect(heading(page, 2)).toBeFocused();
  await cellOf(page, keyOf(second)).click();
  await button(page, say.check).click();
  await expect(part(page).getByText(exercises.right, { exact: true })).toBeVisible();

  await button(page, words.handIn.button).press('Enter');
  await expect(part(page).getByText(words.handIn.open([3]))).toBeVisible();
  // The task without an answer is the way on, not handing in.
  await expect(button(page, words.tasks.name(3)).last()).toHaveClass(/primary/);
  await expect(button(page, words.handIn.allTheSame)).not.toHaveClass(/primary/);
  await button(page, words.handIn.allTheSame).press('Enter');
  await expect(result(page, 4)).toBeFocused();
  await part(page).locator('summary', { hasText: words.result.code }).press('Enter');

  const work = await resultOn(page);
  expect(work.pupil).toBe('Лиса 7');
  expect(work.tasks.map(({ attempts }) => attempts.map(({ answer }) => answer))).toEqual([
    [String(wrongOf(first)), keyOf(first)],
    [keyOf(second)],
    [],
  ]);
  expect(gradeWork(ASSIGNMENT, work).points).toBe(4);

  // Points and code stay those of the work that was handed in, until it is handed in again.
  await button(page, words.tasks.item(3, 'not-tried')).press('Enter');
  await give(page, keyOf(third));
  await expect(part(page).getByText(exercises.right, { exact: true })).toBeVisible();
  await expect(part(page).getByText(words.result.changed)).toBeVisible();
  await expect(result(page, 4)).toBeVisible();
  expect(await resultOn(page)).toEqual(work);
  await button(page, words.handIn.again).first().press('Enter');
  await expect(result(page, 6)).toBeFocused();
  await expect(part(page).getByText(words.result.changed)).toHaveCount(0);
  await expect.poll(async () => gradeWork(ASSIGNMENT, await resultOn(page)).points).toBe(6);
  // On paper the answers are told, and no code that nobody could type.
  await page.emulateMedia({ media: 'print' });
  await expect(part(page).locator('.tick.nb-strong')).toHaveText(`✓ ${keyOf(third)}`);
  await expect(part(page).locator('summary', { hasText: words.result.code })).toBeHidden();

  expect(complaints).toEqual([]);
});

test('a test is corrected until it is handed in, and then opens for nobody else on the device', async ({
  page,
}) => {
  const [first] = TEST.tasks as [Task, Task, Task];
  await page.goto(await linkTo(TEST));
  await expect(part(page).getByText(words.begin.late)).toBeVisible();
  await begin(page, 'Лиса 7');
  await expect(part(page).getByText(say.untilHandedIn)).toBeVisible();
  await give(page, String(wrongOf(first)));
  await expect(part(page).getByText(say.kept).first()).toBeVisible();
  await cellOf(page, keyOf(first)).click();
  await button(page, say.keep).click();
  await expect(part(page).getByText(say.kept).first()).toBeVisible();
  await expect(part(page).getByText(exercises.right, { exact: true })).toHaveCount(0);
  await button(page, words.handIn.button).press('Enter');
  await button(page, words.handIn.allTheSame).press('Enter');
  await expect(page.getByRole('heading', { name: words.result.title, exact: true })).toBeFocused();
  await expect(part(page).getByText(words.result.kept)).toBeVisible();
  await expect(part(page).getByText(say.solution)).toHaveCount(0);
  await expect(part(page).getByText(words.tasks.states.right, { exact: true })).toHaveCount(0);
  await part(page).locator('summary', { hasText: words.result.code }).press('Enter');
  const mail = part(page).getByRole('link', { name: words.result.mail });
  await expect(mail).toBeVisible();
  const code = await part(page).getByLabel(words.result.code).inputValue();
  await expect(mail).toHaveAttribute(
    'href',
    new RegExp(`^mailto:weber@school\\.example\\?.*&body=${code}$`),
  );
  const { tasks } = await resultOn(page);
  expect(tasks[0]?.attempts.map(({ answer }) => answer)).toEqual([keyOf(first)]);

  // Another tab on the same device may be somebody else's: nothing is shown unasked.
  const next = await page.context().newPage();
  await next.goto(await linkTo(TEST));
  await expect(next.getByRole('heading', { name: words.who.title })).toBeFocused();
  await expect(part(next)).not.toContainText('Лиса');
  await part(next).getByLabel(words.head.label).fill('Ежи');
  await next.keyboard.press('Enter');
  // A slip is mended before anything is begun.
  await expect(part(next).getByText(words.begin.as('Ежи'))).toBeVisible();
  await button(next, words.begin.otherName).click();
  await part(next).getByLabel(words.head.label).fill('Ёж');
  await next.keyboard.press('Enter');
  await button(next, words.begin.start).click();
  await expect(button(next, words.tasks.item(1, 'not-tried'))).toBeVisible();
  // It is put away in turn; whoever says the first name is asked, and what was right stays with the teacher.
  await button(next, words.head.putAway).click();
  await part(next).getByLabel(words.head.label).fill(' лиса7');
  await next.keyboard.press('Enter');
  await expect(next.getByRole('heading', { name: words.who.isThatYou })).toBeFocused();
  // Somebody else of that name begins afresh.
  await button(next, words.who.no).click();
  await expect(part(next).getByText(words.begin.as('лиса7'))).toBeVisible();
  await button(next, words.begin.otherName).click();
  await part(next).getByLabel(words.head.label).fill(' лиса7');
  await next.keyboard.press('Enter');
  await button(next, words.who.yes).last().click();
  await expect(part(next).getByText(words.result.kept)).toBeVisible();
  await expect(part(next).getByText(say.solution)).toHaveCount(0);
  // The way back from the list asks again, and the way forward leads to the list.
  await button(next, words.head.other).click();
  await next.goBack();
  await expect(next.getByRole('heading', { name: words.who.title })).toBeFocused();
  await next.goForward();
  const list = next.getByRole('heading', { name: words.stored.title });
  // A row of it asks, too, and from there the way back leads to the list.
  await part(next).getByRole('button', { name: TEST.title }).first().click();
  await expect(next.getByRole('heading', { name: words.who.title })).toBeFocused();
  await next.goBack();
  await expect(list).toBeVisible();
  await next.close();
});

test('work goes on without a network and on a full disk, and a copy of it can be opened', async ({
  page,
  context,
}) => {
  await page.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name: string, value: string) {
      if (name === key) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    };
  }, workStore.key);
  await page.goto(await linkTo(TEST));
  await expect(part(page).getByLabel(words.begin.name)).toBeVisible();
  await context.setOffline(true);
  await begin(page, '');
  await expect(part(page).getByText(words.store({ code: 'full' }))).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect(heading(page, 3)).toBeFocused();
  await page.keyboard.press('p');
  const [, second] = TEST.tasks as [Task, Task, Task];
  await give(page, keyOf(second));
  await expect(part(page).getByText(say.kept).first()).toBeVisible();

  const saved = page.waitForEvent('download');
  await button(page, words.head.copy).first().click();
  const copy = readFileSync(await (await saved).path(), 'utf8');
  await context.setOffline(false);
  await button(page, words.head.other).click();
  const open = (name: string, buffer: Buffer) =>
    part(page).locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  await open('photo.png', Buffer.from('89504e470d0a1a0a0000000d', 'hex'));
  await expect(part(page).getByText(words.open.fileForeign)).toBeVisible();
  await open('copy.json', Buffer.from(copy));
  await expect(heading(page, 2)).toBeVisible();
  await expect(button(page, words.tasks.item(2, 'answered'))).toBeVisible();
});
