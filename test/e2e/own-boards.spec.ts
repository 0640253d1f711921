import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import {
  KINDS,
  finish,
  ownAssignment,
  parseAssignment,
  type Assignment,
  type Task,
} from '../../src/engine/index.ts';
import { codeIn } from '../../src/components/classroom/handOut.ts';
import { unpack } from '../../src/components/classroom/packing.ts';
import { feedbackMessages as given } from '#language/classroom/pupil/feedback';
import { giveBackMessages as back } from '#language/classroom/gradebook/giveBack';
import { gradebookMessages as gradebook } from '#language/classroom/gradebook/messages';
import { pupilMessages as words } from '#language/classroom/pupil/messages';
import { workbenchMessages as bench } from '#language/classroom/workshop/messages';
import { workshopMessages as workshop } from '#language/classroom/workshop/start';
import { axeFindings } from './checks/axe.ts';
import { complaintsOf, openPage } from './pages.ts';

async function handOut(page: Page): Promise<string> {
  const region = page.getByRole('region', { name: workshop.region });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  await openPage(page, './teach/');
  await button(workshop.fresh).click();
  await region.locator('[data-kind="best-move"]').click();
  await expect(region.getByText(bench.preview.key)).toBeVisible();
  await region.locator('summary', { hasText: bench.rules.title }).click();
  await region.getByLabel(bench.rules.own).first().check();
  await button(bench.handOut).click();
  const link = region.getByRole('textbox', { name: bench.out.link, exact: true });
  await expect(link).toHaveValue(/#a=1\./);
  // The boards of the class, with what they have in common.
  await region.getByText(bench.out.own.title).click();
  await expect(region.getByText(/30 pupils (have|share) \d+ different boards/)).toBeVisible();
  await expect(region.getByRole('row')).toHaveCount(31);
  expect(await axeFindings(page)).toEqual([]);
  return link.inputValue();
}

function keyOf({ question }: Task): string {
  const rules = KINDS[question.kind] as unknown as {
    key(params: object): unknown;
    answer: { encode(answer: unknown): string };
  };
  return rules.answer.encode(rules.key(question.params));
}

/** Answers on boards of one's own, and gives back the code of the result. */
async function doIt(browser: Browser, base: string, link: string, name: string, answer: string) {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  await page.goto(link);
  const part = page.getByRole('region', { name: words.region });
  // Without a name there are no boards.
  await part.getByRole('button', { name: words.begin.start }).click();
  await expect(part.getByText(words.begin.needed)).toBeVisible();
  await part.getByLabel(words.begin.name).fill(name);
  await page.keyboard.press('Enter');
  await part.locator('summary', { hasText: 'type' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(answer);
  await page.keyboard.press('Enter');
  await expect(part.getByRole('button', { name: words.head.change })).toHaveCount(0);
  await part.getByRole('button', { name: words.handIn.button, exact: true }).click();
  await part.locator('summary', { hasText: words.result.code }).press('Enter');
  const code = await part.getByLabel(words.result.code).inputValue();
  await context.close();
  return code;
}

test('own boards from the workshop to two pupils, graded, and given back with a comment', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = String(baseURL);
  const complaints = complaintsOf(page, base);
  const link = await handOut(page);
  const text = await unpack(codeIn(link) ?? '');
  const read = parseAssignment(text.ok ? text.value : '');
  const assignment = (read as { value: Assignment }).value;
  const keys = ['7', '8'].map((name) =>
    keyOf(finish(ownAssignment(assignment, name)).assignment.tasks[0] as Task),
  );
  const codes = [
    await doIt(browser, base, link, '7', keys[0] ?? ''),
    await doIt(browser, base, link, ' 08', keys[1] ?? ''),
  ];

  await openPage(page, './teach/grade/');
  await page.getByLabel(gradebook.add.label).fill(codes.join('\n'));
  await page.getByRole('button', { name: gradebook.add.read }).click();
  const sums = page.getByRole('grid').locator('tbody .sum');
  await expect(sums).toHaveText(['1 of 1', '1 of 1']);
  await expect(page.getByText(/answered other boards/)).toHaveCount(0);

  await page.getByRole('grid').locator('tbody td button').first().click();
  await page.getByLabel(back.comment).fill('Well seen!');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: back.all }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(files)).toHaveLength(2);
  await expect(page.getByText(back.saved(2))).toBeVisible();
  await page.getByRole('grid').locator('tbody th button').first().click();
  const returned = await page.getByLabel(back.link, { exact: true }).inputValue();
  expect(complaints).toEqual([]);

  // On another device, where there is nothing of it.
  const other = await browser.newContext({ baseURL: base });
  const pupil = await other.newPage();
  await pupil.goto(returned);
  await expect(pupil.getByRole('heading', { level: 2 }).first()).toHaveText(/^Given back/);
  await expect(pupil.getByText('Well seen!')).toBeVisible();
  await expect(pupil.getByText(given.sum(1, 1)).first()).toBeVisible();
  expect(await axeFindings(pupil)).toEqual([]);
  expect(await pupil.evaluate(() => localStorage.getItem('noughtbook.work'))).toBeNull();
  await pupil.getByRole('button', { name: given.other }).click();
  await pupil.locator('input[type=file]').setInputFiles({
    name: 'given-back.json',
    mimeType: 'application/json',
    buffer: Buffer.from(Object.values(files)[1] ?? []),
  });
  await expect(pupil.getByRole('heading', { level: 2 }).first()).toHaveText(/^Given back/);
  await other.close();
});
