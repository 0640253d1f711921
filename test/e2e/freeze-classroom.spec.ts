import { expect, test } from '@playwright/test';
import { fingerprint, makeAssignment } from '../../src/engine/index.ts';
import { pack } from '../../src/components/classroom/packing.ts';
import { startWork, type OwnWork } from '../../src/components/classroom/pupil/ownWork.ts';
import { workStore } from '../../src/components/classroom/pupil/workStore.ts';
import { draftOf } from '../../src/components/classroom/workshop/draft.ts';
import { draftStore } from '../../src/components/classroom/workshop/draftStore.ts';
import { pupilMessages as say } from '#language/classroom/pupil/messages';
import { whoMessages } from '#language/classroom/pupil/who';
import { workbenchMessages as bench } from '#language/classroom/workshop/messages';
import { bankMessages as bankWords } from '#language/classroom/workshop/bank';
import { workshopMessages as workshop } from '#language/classroom/workshop/start';
import { longTasksDuring } from './checks/longTasks.ts';
import { openPage } from './pages.ts';
import { SMALL, slowWork, store } from './worstInputs.ts';

// Tests beside it make a task half as long again: what is too long three times is too long.
test.describe.configure({ retries: 2 });

/** Forty boards on each of which a win is searched for, to read the link alone. */
const slowLink = async () => `a=${await pack(makeAssignment(slowWork().assignment))}`;

/** A copy of work on them: fifty attempts at each, none of which wins. */
function slowCopy(): OwnWork {
  const { assignment, tasks } = slowWork();
  return {
    ...startWork(makeAssignment(assignment), tasks.length, 1),
    pupil: '7',
    at: 0,
    tasks: tasks.map((task) => ({ ...task, spent: 0 })),
  };
}

test('forty slow boards open for a pupil, are answered and handed in @deep', async ({
  browser,
  page,
}) => {
  const link = await slowLink();
  const tasks = await longTasksDuring(browser, async () => {
    await page.goto(`./do/#${link}`);
    await page.getByRole('button', { name: say.begin.start }).click();
    await page.getByRole('button', { name: say.tasks.nextTo(2) }).click();
    await expect(page.getByText(say.tasks.place(2, 40))).toBeVisible();
  });
  expect(tasks).toEqual([]);
});

test('two thousand answers on them open, count and are handed in @deep', async ({
  browser,
  page,
}) => {
  const copy = slowCopy();
  const name = fingerprint(slowWork().assignment);
  await store(page, workStore.key, workStore.make(new Map([[name, { work: copy, stamp: 1 }]])));
  const tasks = await longTasksDuring(browser, async () => {
    await page.goto(`./do/#w=${name}`);
    await page.getByLabel(say.head.label).fill(copy.pupil);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: whoMessages.yes }).click();
    await expect(page.getByText(say.tasks.soFar(0, 80)).first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: say.handIn.button }).click();
    const points = `${say.result.title}: ${say.result.points(0, 80)}`;
    await expect(page.getByRole('heading', { name: points })).toBeVisible();
  });
  expect(tasks).toEqual([]);
});

test('forty slow boards are printed with their answers @deep', async ({ browser, page }) => {
  const link = await slowLink();
  const tasks = await longTasksDuring(browser, async () => {
    await page.goto(`./teach/paper/#${link}&show=both`);
    await expect(page.locator('.answers li')).toHaveCount(40, { timeout: 60_000 });
  });
  expect(tasks).toEqual([]);
});

test('forty slow boards are taken up in the workshop, and handed out @deep', async ({
  browser,
  page,
}) => {
  const link = await slowLink();
  const tasks = await longTasksDuring(browser, async () => {
    await page.goto(`./teach/#${link}`);
    await expect(page.getByLabel(bench.title)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: bench.handOut }).click();
    await expect(page.getByRole('textbox', { name: bench.out.link, exact: true })).toHaveValue(
      /#a=1/,
    );
    // It is on the bench again after a reload.
    await page.reload();
    await expect(page.getByLabel(bench.title)).toBeVisible({ timeout: 60_000 });
  });
  expect(tasks).toEqual([]);
});

test('nine hundred assignments are a list, and one of them opens and is changed @deep', async ({
  browser,
  page,
}) => {
  const drafts = Array.from({ length: 900 }, (_, at) => {
    const assignment = { ...SMALL, title: `Number ${at}`, tasks: [...SMALL.tasks, ...SMALL.tasks] };
    return { id: at + 1, draft: draftOf(assignment), text: makeAssignment(assignment) };
  });
  await store(page, draftStore.key, draftStore.make({ drafts, handed: [] }));
  const tasks = await longTasksDuring(browser, async () => {
    await openPage(page, './teach/');
    await expect(page.getByRole('button', { name: bankWords.more(48, 852) })).toBeVisible();
    await page.getByRole('searchbox', { name: bankWords.find }).fill('Number 899');
    await page.getByRole('button', { name: workshop.openDraft('Number 899') }).click();
    await page.getByLabel(bench.title).fill('Another');
    await expect(page.getByText(bench.saved)).toBeVisible();
    await page.getByRole('button', { name: bench.all }).click();
    await expect(page.getByRole('button', { name: workshop.openDraft('Another') })).toBeVisible();
  });
  expect(tasks).toEqual([]);
});
