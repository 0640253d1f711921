import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  FOLK_IDS,
  folkClaim,
  mainLine,
  makePosition,
  markName,
  solvedMoves,
  startOfProof,
  verdictOf,
  type FolkClaim,
} from '../../src/engine/index.ts';
import { folkMoment } from '../../src/components/lessons/folk/folkView.ts';
import { folkMessages as words } from '#language/lessons/folk/messages';
import { IN_LESSON } from '../../src/components/lessons/folk/verdicts.ts';
import { expectFocus, frames, openPage, openPart, wakePart } from './pages.ts';

const FOLK = './lessons/folk/';
const { steps: say } = words;
const SAYINGS = './sayings/';
/** The page that a claim is on. */
const pageOf = (id: number) => (IN_LESSON.includes(id) ? FOLK : SAYINGS);
/** Two claims answer one question, and share the board of the second. */
const ON_A_BOARD = FOLK_IDS.filter((id) => id !== 1);

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

test('the trick with three corners loses, and wins from another corner @both @deep', async ({
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

test('every verdict on the pages is the engine’s, and old links to claims lead on @deep', async ({
  page,
}) => {
  const verdict = (id: number) => verdictOf(claimOf(id).parts[0]);
  for (const path of [FOLK, SAYINGS]) {
    await page.goto(path);
    for (const id of FOLK_IDS.filter((each) => pageOf(each) === path)) {
      const section = page.locator(`section:has(> .words > #claim-${id})`);
      await expect(section.locator('.badge')).toHaveText(words.verdicts[verdict(id)]);
    }
  }
  for (const id of FOLK_IDS) {
    const row = page.locator(`tr[data-verdict]:has(a[href$="#claim-${id}"])`);
    await expect(row).toHaveAttribute('data-verdict', verdict(id));
  }
  await page.goto(`${FOLK}#claim-13`);
  await page.locator('#claim-13').getByRole('link').click();
  await expect(page).toHaveURL(/\/sayings\/#claim-13$/);
  await expect(page.locator('#claim-13')).toBeInViewport();
});

test('the table of verdicts can be filtered, and leads to the claims @deep', async ({ page }) => {
  await openPage(page, SAYINGS);
  const rows = page.locator('tr[data-verdict]');
  for (const verdict of ['true', 'false', 'only-if'] as const) {
    const count = FOLK_IDS.filter((id) => verdictOf(claimOf(id).parts[0]) === verdict).length;
    const button = page.locator(`button[data-show="${verdict}"]`);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(rows.filter({ visible: true })).toHaveCount(count);
    await expect(page.locator('nb-verdicts [role=status]')).toHaveText(words.table.shown(count));
  }
  await rows.filter({ visible: true }).first().getByRole('link').click();
  await expect(page).toHaveURL(/#claim-\d+$/);
});

test('a refutation is stepped through by keyboard, and says which move breaks it', async ({
  page,
}) => {
  const board = boardOf(page, 11);
  await openPart(page, FOLK, board);
  const proof = claimOf(11).proofs[0];
  const line = mainLine(proof);
  await expectMarks(board, makePosition(startOfProof(proof).cells));
  await board.getByRole('button', { name: say.forward }).focus();
  for (let at = 1; at <= line.length; at++) {
    await page.keyboard.press('Enter');
    const now = folkMoment(proof, line.slice(0, at));
    const signs = now.board.cells.map(({ mark }) => mark ?? '.').join('');
    await expectMarks(board, signs);
    if (now.last) await expect(board.locator('.told')).toContainText(say.took(now.last));
    if (now.better && now.last) {
      await expect(board.locator('.told')).toContainText(say.breaks(now.better, now.last.mark));
    }
  }
  await expect(board.locator('.told')).toContainText(say.won('O'));
  await expectFocus(page, 'the last step');
  await board.getByRole('button', { name: say.first }).press('Enter');
  await board.getByRole('button', { name: say.last }).press('Enter');
  await expect(board.locator('.told')).toContainText(say.won('O'));
  await expect(board.locator('.line li.played')).toHaveCount(line.length);
  await board.getByRole('button', { name: say.back }).press('Enter');
  await expect(board.locator('.told')).not.toContainText(say.won('O'));
  await board.getByRole('button', { name: say.first }).press('Enter');
  await expectMarks(board, makePosition(startOfProof(proof).cells));
});

test('whatever is answered on the board, the plan wins @deep', async ({ page }) => {
  const board = boardOf(page, 4);
  await openPart(page, pageOf(4), board);
  const proof = claimOf(4).proofs[0];
  for (const which of [0, -1]) {
    if (which !== 0) await board.getByRole('button', { name: say.first }).click();
    let moves: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      const { next, choices, mover } = folkMoment(proof, moves);
      if (mover === undefined || next === undefined) break;
      if (choices.length > 0) {
        const cell = choices.at(which) ?? next;
        await board.locator(`[data-cell="${cell}"]`).focus();
        await page.keyboard.press('Enter');
        moves = [...moves, cell];
      } else {
        await board.getByRole('button', { name: say.forward }).click();
        moves = [...moves, next];
      }
    }
    await expect(board.locator('.told')).toContainText(say.won('X'));
  }
});

test('games of the claims can be opened and stepped to their end @deep', async ({ page }) => {
  for (const id of ON_A_BOARD) {
    await page.goto(pageOf(id));
    const board = boardOf(page, id);
    await wakePart(board);
    const { proofs } = claimOf(id);
    for (const proof of proofs) {
      if (proofs.length > 1) {
        await board
          .getByRole('button', { name: words.proofs[id]?.[proof.name] ?? '', exact: true })
          .click();
      }
      const line = mainLine(proof);
      await board.getByRole('button', { name: say.forward }).evaluate((button, moves) => {
        for (let at = 0; at < moves; at++) (button as HTMLElement).click();
      }, line.length);
      const { winner } = folkMoment(proof, line);
      await expect(board.locator('.told')).toContainText(winner ? say.won(winner) : say.drawn);
      await expect(board.locator('.line li.played')).toHaveCount(line.length);
    }
  }
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

test('the task takes the place of the proof, and nothing is thrown off the screen @phone @deep', async ({
  page,
}) => {
  const board = boardOf(page, 11);
  await openPart(page, FOLK, board);
  const { drill } = claimOf(11);
  const top = () => board.evaluate((figure) => figure.getBoundingClientRect().top);
  const bar = (await page.locator('.nb-top').boundingBox())?.height ?? 0;
  // With text above it in sight, with its top just under the bar, and with its top scrolled away.
  for (const offset of [120, bar + 4, -90]) {
    await board.evaluate((figure, at) => {
      scrollBy({ top: figure.getBoundingClientRect().top - at, behavior: 'instant' });
    }, offset);
    for (const [name, opened] of [
      [say.drill[drill.goal](markName(drill.person)), 1],
      [say.close, 0],
    ] as const) {
      const before = await top();
      await board
        .getByRole('button', { name, exact: true })
        .evaluate((button: HTMLElement) => button.click());
      await expect(board.locator('.drill')).toHaveCount(opened);
      // Anchoring acts with the frames that follow.
      await frames(page, 4);
      const after = await top();
      if (before >= 0) expect(Math.abs(after - before), name).toBeLessThanOrEqual(1);
      else expect(after, name).toBeGreaterThanOrEqual(0);
      await expect(board.getByRole('grid').filter({ visible: true })).toBeInViewport();
    }
  }
});

test('on a phone each board fits, and its main controls are large enough @phone @deep', async ({
  page,
}) => {
  for (const id of [11, 5]) {
    await openPage(page, pageOf(id));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    const box = await boardOf(page, id).getByRole('button', { name: say.forward }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every claim has its verdict and its games as text @deep', async ({ page }) => {
    for (const id of ON_A_BOARD) {
      await page.goto(pageOf(id));
      await expect(page.locator(`section:has(> .words > #claim-${id}) .badge`)).toBeVisible();
      const board = boardOf(page, id);
      await expect(board.locator('ol.line').filter({ visible: true })).toHaveCount(
        claimOf(id).proofs.length,
      );
    }
  });
});
