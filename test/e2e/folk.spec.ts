import { expect, test, type Locator, type Page } from '@playwright/test';
import { folkClaim, markName, solvedMoves, type FolkClaim } from '../../src/engine/index.ts';
import { folkMessages as words } from '#language/lessons/folk/messages';
import { IN_LESSON } from '../../src/components/lessons/folk/verdicts.ts';
import { openPart } from './pages.ts';

const FOLK = './lessons/folk/';
const { steps: say } = words;
const SAYINGS = './sayings/';
/** The page that a claim is on. */
const pageOf = (id: number) => (IN_LESSON.includes(id) ? FOLK : SAYINGS);

function claimOf(id: number): FolkClaim {
  const claim = folkClaim(id);
  if (!claim) throw new Error(`no claim ${id}`);
  return claim;
}

const boardOf = (page: Page, id: number): Locator =>
  page.getByRole('region', { name: say.region(id), exact: true });

async function expectMarks(board: Locator, signs: string): Promise<void> {
  const labels = [...signs].map((sign) => (sign === '.' ? 'empty' : sign));
  await expect
    .poll(() =>
      board
        .getByRole('gridcell')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(', ')[1])),
    )
    .toEqual(labels);
}

test('the trick with three corners loses, and wins from another corner @phone', async ({
  page,
}) => {
  const game = page.getByRole('region', { name: words.trap.region });
  await openPart(page, FOLK, game);
  const said = game.getByRole('status');
  const { stages } = words.trap;
  await expect(said).toHaveText(stages.second());
  await game.locator('[data-cell="6"]').click();
  await expect(said).toHaveText(stages.third(3));
  await game.locator('[data-cell="8"]').click();
  await expect(said).toHaveText(stages['lost-with-fork'](4));
  await expectMarks(game, 'X..OOOX.X');
  await game.getByRole('button', { name: words.trap.again }).press('Enter');
  await expect(said).toHaveText(stages.second());
  for (const cell of [2, 6, 4]) {
    await game.locator(`[data-cell="${cell}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await expect(said).toHaveText(stages['won-by-trick']());
});

test('a drill is played to its goal against the best defence', async ({ page }) => {
  const id = 4;
  const board = boardOf(page, id);
  await openPart(page, pageOf(id), board);
  const { drill } = claimOf(id);
  const person = markName(drill.person);
  await board.getByRole('button', { name: say.drill[drill.goal](person) }).click();
  await expect(board.getByRole('button', { name: say.close })).toBeVisible();
  const task = board.locator('.drill');
  const signsNow = () =>
    task
      .getByRole('gridcell')
      .evaluateAll((all) =>
        all
          .map(
            (each) => (/[,:] (X|O)\b/.exec(each.getAttribute('aria-label') ?? '') ?? [])[1] ?? '.',
          )
          .join(''),
      );
  for (let turn = 0; turn < 5; turn++) {
    await expect
      .poll(async () => {
        const signs = await signsNow();
        return signs.length === 9 && signs.replaceAll('.', '').length % 2 === 0;
      })
      .toBe(true);
    const signs = await signsNow();
    const cells = [...signs].map((sign) => (sign === 'X' ? 1 : sign === 'O' ? 4 : 0));
    const best = solvedMoves({ cells, toMove: drill.person })
      .filter(({ value }) => value === 1)
      .sort((a, b) => a.distance - b.distance)[0];
    if (!best) throw new Error(`no win in ${signs}`);
    await task.locator(`[data-cell="${best.cell}"]`).click();
    if (best.distance === 1) break;
    await expect.poll(async () => (await signsNow()).replaceAll('.', '').length % 2).toBe(0);
  }
  await expect(task).toContainText(/X has won|You have won|You win|won/i);
  await board.getByRole('button', { name: say.close }).click();
  await expect(task).toHaveCount(0);
});
