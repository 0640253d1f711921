import { expect, test, type Browser, type Page } from '@playwright/test';
import { exercises } from '#language/exercises/frame/messages';
import { ownMachineMessages as machine } from '#language/exercises/own-machine/messages';
import { gradebookMessages as gradebook } from '#language/classroom/gradebook/messages';
import { pupilMessages as words } from '#language/classroom/pupil/messages';
import { taskMessages as say } from '#language/classroom/task';
import { workbenchMessages as bench } from '#language/classroom/workshop/messages';
import { workshopMessages as workshop } from '#language/classroom/workshop/start';
import { cardMessages, codeMessages } from '#language/bot/messages';
import { spoken } from '#language/ui/language/grammar';
import {
  MACHINE_GOALS,
  MACHINE_WAYS,
  cardsSource,
  leastCards,
  ownMachine,
  type CardId,
  type MachineGoal,
  type MachineWay,
  type ParamsOf,
} from '../../src/engine/index.ts';
import { complaintsOf, openPage } from './pages.ts';

/** What the teacher ticks, and how many cards are allowed. */
const BY_PROGRAM = { goals: ['never-lose', 'take-wins'], by: ['python'], most: 6 } as const;
const TASK = { goals: ['never-lose', 'take-wins'], by: ['cards'], most: 6 } as const;

type Params = ParamsOf<'own-machine'>;

/** Sets the task in the workshop, and gives the link to it. */
async function setTask(page: Page, { goals: wanted, by, most: cards }: Params): Promise<string> {
  const region = page.getByRole('region', { name: workshop.region });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  await openPage(page, './teach/');
  await button(workshop.fresh).click();
  await region.locator('[data-kind="own-machine"]').click();
  const { goals, by: ways, most } = machine.fields;
  const box = (goal: MachineGoal) => region.getByLabel(goals.option([goal]), { exact: true });
  const way = (each: MachineWay) => region.getByRole('checkbox', { name: ways.option([each]) });
  const count = region.getByRole('combobox', { name: most.label });
  await count.selectOption('1');
  for (const goal of MACHINE_GOALS) await box(goal).setChecked(false);
  await expect(region.getByText(bench.edit.cannot)).toBeVisible();
  for (const goal of wanted) await box(goal).setChecked(true);
  // One card is too few.
  await expect(region.locator('.problem')).toContainText(/at least 5/);
  await count.selectOption(`${cards}`);
  await expect(region.getByText(bench.edit.cannot)).toBeHidden();
  for (const each of by) await way(each).setChecked(true);
  for (const each of MACHINE_WAYS) await way(each).setChecked(by.some((one) => one === each));
  await expect(count).toHaveCount(by.some((each) => each === 'cards') ? 1 : 0);
  await button(bench.handOut).click();
  const field = region.getByRole('textbox', { name: bench.out.link, exact: true });
  await expect(field).toHaveValue(/#a=1\./);
  return field.inputValue();
}

/** Lays the cards by thumb, those that are wanting after a first check, and gives the code of the result. */
async function build(browser: Browser, base: string, link: string, cards: readonly CardId[]) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const complaints = complaintsOf(page, base);
  await page.goto(link);
  const part = page.getByRole('region', { name: words.region });
  await part.getByLabel(words.begin.name).fill(`${cards.length} cards`);
  await page.keyboard.press('Enter');
  const check = part.getByRole('button', { name: say.check, exact: true });
  for (const [at, card] of cards.entries()) {
    await part.getByRole('button', { name: cardMessages.add(card) }).tap();
    if (at !== 1) continue;
    await check.tap();
    await expect(part.getByText(exercises.partly(1 / 2), { exact: true })).toBeVisible();
    // The card that speaks is marked while the lost game plays.
    await expect(part.locator('.card.speaks')).toHaveCount(1);
  }
  if (cards.length > 2) {
    await check.tap();
    await expect(part.getByText(exercises.right, { exact: true })).toBeVisible();
  }
  await part.getByRole('button', { name: words.handIn.button, exact: true }).tap();
  await part.locator('summary', { hasText: words.result.code }).tap();
  const code = await part.getByLabel(words.result.code).inputValue();
  await context.close();
  return { code, complaints };
}

test('a machine of cards: set, built on a phone, handed in, proved again, and given back', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = String(baseURL);
  const complaints = complaintsOf(page, base);
  const link = await setTask(page, TASK);
  const right = leastCards(TASK.goals);
  const made = [
    await build(browser, base, link, ['win', 'block']),
    await build(browser, base, link, right),
  ];
  for (const each of made) expect(each.complaints).toEqual([]);

  await openPage(page, './teach/grade/');
  await page
    .getByLabel(gradebook.add.label)
    .fill([link, ...made.map(({ code }) => code)].join('\n'));
  await page.getByRole('button', { name: gradebook.add.read }).click();
  const rows = page.getByRole('grid').locator('tbody tr');
  await expect(rows.filter({ hasText: '2 cards' }).locator('.sum')).toHaveText('0.5 of 1');
  await expect(rows.filter({ hasText: '5 cards' }).locator('.sum')).toHaveText('1 of 1');

  // The lost game, and what is missing.
  await rows.filter({ hasText: '2 cards' }).getByRole('button').nth(1).click();
  const answer = page.locator('#grade-opened .answer');
  const verdict = ownMachine.grade(TASK, { kind: 'cards', cards: ['win', 'block'] });
  const [reason] = verdict.reasons;
  const { refutation } = verdict;
  if (!reason || !refutation || !('moves' in refutation)) throw new Error('two cards lose');
  await expect(answer.getByText(spoken(machine.reason(reason)), { exact: true })).toBeVisible();
  const frames = answer.getByRole('listbox', { name: machine.board }).getByRole('option');
  await expect(frames).toHaveCount(refutation.moves.length);
  await expect(frames.filter({ hasText: cardMessages.game.slip })).toHaveCount(1);
  await frames.last().click();
  await expect(frames.last()).toHaveAttribute('aria-selected', 'true');
  await frames.last().press('ArrowUp');
  await expect(frames.last()).toHaveAttribute('aria-selected', 'false');

  // Given back: the same game, in the pupil's hands.
  await rows.filter({ hasText: '2 cards' }).getByRole('button').first().click();
  const back = page.getByRole('textbox', { name: gradebook.back.link });
  await expect(back).toHaveValue(/#r=1\.|#f=1\./);
  await page.goto(await back.inputValue());
  await expect(page.getByText(exercises.partly(1 / 2), { exact: true })).toBeVisible();
  await expect(page.getByRole('listbox', { name: machine.board })).toBeVisible();
  expect(complaints).toEqual([]);
});

/** A program that plays by cards, and takes the first of several cells: chance would have to be followed. */
const programOf = (cards: readonly CardId[]) =>
  cardsSource(cards, 'python', () => '').replaceAll(/random\.choice\((.*)\)/g, 'min($1)');

/** Python has to be fetched, and asked about each position twice. */
const LONG = { timeout: 60_000 };

test('a program in Python: written, run apart, handed in, run again by the teacher, and given back', async ({
  page,
  browser,
  baseURL,
}) => {
  const base = String(baseURL);
  test.slow();
  const complaints = complaintsOf(page, base);
  const link = await setTask(page, BY_PROGRAM);

  const context = await browser.newContext({ baseURL: base });
  const pupil = await context.newPage();
  await pupil.goto(link);
  const part = pupil.getByRole('region', { name: words.region });
  await part.getByLabel(words.begin.name).fill('Ada');
  await pupil.keyboard.press('Enter');
  const field = part.getByRole('textbox', { name: codeMessages.editor });
  const check = part.getByRole('button', { name: say.check, exact: true });
  await expect(field).toBeVisible();
  await check.click();
  await expect(part.getByText(machine.unanswered(BY_PROGRAM.by)).first()).toBeVisible();
  await field.fill('def play(board, mark):\n    return mark +\n');
  await check.click();
  await expect(part.getByText(/^Line 2: /)).toBeVisible(LONG);
  await expect(part.getByRole('status').filter({ hasText: 'Line 2: ' })).toHaveCount(1);
  await field.fill(programOf(leastCards(BY_PROGRAM.goals)));
  await check.click();
  await expect(part.getByText(exercises.right, { exact: true })).toBeVisible(LONG);
  await part.getByRole('button', { name: words.handIn.button, exact: true }).click();
  await part.locator('summary', { hasText: words.result.code }).click();
  const code = await part.getByLabel(words.result.code).inputValue();
  await context.close();

  await openPage(page, './teach/grade/');
  await page.getByLabel(gradebook.add.label).fill(`${link}\n${code}`);
  await page.getByRole('button', { name: gradebook.add.read }).click();
  const sum = page.getByRole('grid').locator('tbody .sum');
  // Nothing of it has run here: it is there to be read first.
  await expect(sum).toHaveText(`0 of 1 ${gradebook.matrix.toRead(1)}`);
  const asked = await page.evaluateHandle(() => {
    const requests: unknown[] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, request: unknown) {
      requests.push(request);
      postMessage.call(this, request);
    };
    return requests;
  });
  await page.getByRole('button', { name: gradebook.matrix.readAll(1) }).click();
  await expect(page.getByText('def play(board, mark):')).toBeVisible();
  expect(await asked.jsonValue(), 'an answer is asked for once').toHaveLength(1);
  await page.getByRole('button', { name: gradebook.side.runAll(1) }).click();
  await expect(sum).toHaveText('1 of 1', LONG);
  await page.reload();
  await expect(sum).toHaveText('1 of 1');

  await page.getByRole('grid').locator('tbody tr').getByRole('button').first().click();
  const back = page.getByRole('textbox', { name: gradebook.back.link });
  await expect(back).toHaveValue(/#f=1\./);
  await page.goto(await back.inputValue());
  await expect(page.getByText('def play(board, mark):')).toBeVisible();
  await expect(page.getByRole('button', { name: exercises.program.run })).toBeVisible();
  expect(complaints).toEqual([]);
});
