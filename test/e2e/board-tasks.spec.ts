import { expect, test, type Locator, type Page } from '@playwright/test';
import { exercises } from '#language/exercises/frame/messages';
import { smallExercises } from '#language/exercises/frame/small';
import { paramsProblem } from '#language/exercises/frame/problems';
import { gradebookMessages as gradebook } from '#language/classroom/gradebook/messages';
import { paperMessages as paper } from '#language/classroom/paper/messages';
import { pupilMessages as words } from '#language/classroom/pupil/messages';
import { taskMessages as say } from '#language/classroom/task';
import { editorMessages } from '#language/ui/board-editor/messages';
import { workbenchMessages as bench } from '#language/classroom/workshop/messages';
import { workshopMessages as workshop } from '#language/classroom/workshop/start';
import { landing, withClick } from '../../src/components/ui/board-editor/edits.ts';
import { X, emptySetup, makeVariant, movesOnBoard } from '../../src/engine/index.ts';
import { complaintsOf, openPage } from './pages.ts';

/** A cell, on one of the sheets of a board. */
type Place = readonly [cell: number, sheet?: number];

/** What the teacher chooses and places, and the cell that wins at once. */
const TASKS: readonly {
  readonly size: Readonly<Record<'m' | 'n' | 'k', number> & { layers?: number }>;
  readonly falls?: boolean;
  readonly marks: readonly Place[];
  readonly wins: Place;
  readonly named: string;
}[] = [
  // X and O in turn: X has three in the lowest row of four by four.
  {
    size: { m: 4, n: 4, k: 4 },
    marks: [[12], [0], [13], [1], [14], [6]],
    wins: [15],
    named: 'cell d1',
  },
  // Pressed in the top row, three marks of each fall into two columns.
  {
    size: { m: 5, n: 4, k: 4 },
    falls: true,
    marks: [[0], [1], [0], [1], [0], [1]],
    wins: [0],
    named: 'cell a4',
  },
  // From corner to corner through the cube.
  {
    size: { m: 3, n: 3, layers: 3, k: 3 },
    marks: [[0], [1], [4, 1], [2]],
    wins: [8, 2],
    named: 'sheet 3, row 3, column 3',
  },
  // O is about to complete two lines, so that X has to complete its own.
  {
    size: { m: 4, n: 4, layers: 4, k: 4 },
    marks: [[0], [0, 1], [5, 1], [1, 1], [10, 2], [2, 1], [7], [4, 1], [9, 3], [8, 1]],
    wins: [15, 3],
    named: 'sheet 4, row 4, column 4',
  },
];

/** How many cells are best: in the small cube all that X can still take. */
function countBest({ size, falls = false, marks }: (typeof TASKS)[number]): number {
  const variant = makeVariant({ ...size, gravity: falls });
  const setup = marks.reduce(
    (before, [cell, sheet = 0]) =>
      withClick(before, landing(before.cells, variant, cell + size.m * size.n * sheet)),
    emptySetup(X, variant),
  );
  return movesOnBoard({ variant, setup })?.right.length ?? 0;
}

const cellIn = (part: Locator, { size }: (typeof TASKS)[number], [cell, sheet = 0]: Place) =>
  part
    .getByRole('grid')
    .first()
    .locator(`[data-cell="${cell + size.m * size.n * sheet}"]`);

async function setUp(region: Locator): Promise<void> {
  const { fields } = bench;
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  const editor = region.locator('.field');
  for (const [at, task] of TASKS.entries()) {
    const { size, falls, marks } = task;
    if (at > 0) await button(bench.list.add).click();
    await region.locator('[data-kind="board-move"]').click();
    for (const [name, value] of Object.entries(size)) {
      await editor
        .getByLabel(editorMessages.variant[name as keyof typeof size])
        .selectOption(`${value}`);
    }
    await editor.getByLabel(editorMessages.variant.gravity).setChecked(Boolean(falls));
    await editor.getByLabel(editorMessages.variant.misere).setChecked(false);
    // A line longer than the board is no question; what stands on the board is there again afterwards.
    const clear = button(fields.clear);
    if ((await clear.getAttribute('aria-disabled')) !== 'true') await clear.click();
    for (const place of marks) await cellIn(editor, task, place).click();
    const length = editor.getByLabel(editorMessages.variant.k);
    await length.selectOption('8');
    await expect(region.getByText(bench.edit.cannot)).toBeVisible();
    await expect(region.locator('.problem')).toContainText(
      paramsProblem({ code: 'no-line', winLength: 8, longest: size.m }),
    );
    await length.selectOption(`${size.k}`);
    await expect(region.getByText(bench.edit.cannot)).toBeHidden();
    await expect(editor.getByRole('gridcell', { name: /, [XO]$/ })).toHaveCount(marks.length);
  }
}

/** Does the tasks, with keys and with the mouse by turns, and gives back the code of the result. */
async function solve(page: Page): Promise<string> {
  const part = page.getByRole('region', { name: words.region });
  await part.getByLabel(words.begin.name).fill('Anna');
  await page.keyboard.press('Enter');
  for (const [at, task] of TASKS.entries()) {
    const { wins, named } = task;
    const heading = part.getByRole('heading', { name: say.title(at + 1), exact: true });
    await expect(heading).toBeVisible();
    const cell = cellIn(part.locator('.task'), task, wins);
    if (at % 2 === 0) await cell.press('Enter');
    else await cell.click();
    await expect(part.getByText(smallExercises.choice.chosen('X', named))).toBeVisible();
    await part.getByRole('button', { name: say.check, exact: true }).press('Enter');
    await expect(part.getByText(exercises.right, { exact: true })).toBeVisible();
    if (at + 1 < TASKS.length) {
      await heading.focus();
      await page.keyboard.press('n');
    }
  }
  await part.getByRole('button', { name: words.handIn.button, exact: true }).press('Enter');
  await part.locator('summary', { hasText: words.result.code }).press('Enter');
  return part.getByLabel(words.result.code).inputValue();
}

test('4×4, falling marks and both cubes: from the workshop by a link to the points, and onto paper', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  const region = page.getByRole('region', { name: workshop.region });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  await openPage(page, './teach/');
  await button(workshop.fresh).click();
  await setUp(region);
  await button(bench.handOut).click();
  const field = region.getByRole('textbox', { name: bench.out.link, exact: true });
  await expect(field).toHaveValue(/#a=1\./);
  const link = await field.inputValue();

  await page.goto(link);
  const code = await solve(page);

  await openPage(page, './teach/grade/');
  await page.getByLabel(gradebook.add.label).fill(`${link}\n${code}`);
  await page.getByRole('button', { name: gradebook.add.read }).click();
  await expect(page.getByRole('grid').locator('tbody .sum')).toHaveText('4 of 4');

  await page.goto(`./teach/paper/${new URL(link).hash}&show=both`);
  await expect(page.getByRole('heading', { name: paper.task(TASKS.length) }).last()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // Two boards and seven sheets with their questions, and with their answers: in pencil what is right.
  const boards = page.locator('svg.board');
  await expect(boards).toHaveCount(18);
  const best = TASKS.map(countBest);
  expect(best).toEqual([1, 1, 23, 1]);
  await expect(boards.locator('.mark.faint')).toHaveCount(best.reduce((sum, count) => sum + count));
  for (const { named } of TASKS) await expect(page.getByText(named).last()).toBeVisible();
  expect(complaints).toEqual([]);
});
