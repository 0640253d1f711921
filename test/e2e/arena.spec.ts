import { expect, test, type Page } from '@playwright/test';
import { arenaMessages as words } from '#language/arena/messages';
import { botMessages as bots } from '#language/players/messages';
import { audit, botTable, makeFraction, prove } from '../../src/engine/index.ts';
import { outcomeOf, playerAt } from '../../src/components/arena/arena.ts';
import { PHONE, complaintsOf, openPage } from './pages.ts';

const ARENA = './arena/';
const say = words.pair;
const RULES_1 = { kind: 'rule-ratings', level: 1 } as const;
const RULES_0 = { kind: 'rule-ratings', level: 0 } as const;
const MINIMAX = { kind: 'minimax' } as const;

const pairOf = (page: Page) => page.getByRole('region', { name: say.title });
const grid = (page: Page) => page.getByRole('grid', { name: words.matrix.title });
const cellAt = (page: Page, row: string, column: string) =>
  page.locator(`td[data-row="${row}"][data-column="${column}"]`);

test('a pair from the table, by keyboard, exactly', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, ARENA);
  await cellAt(page, 'random', 'random').focus();
  // Rows: random, rules of thumb, rule ratings 0 …; Home goes to the first opponent.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Home', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(cellAt(page, 'rule-ratings:0', 'random')).toBeFocused();
  await expect(cellAt(page, 'rule-ratings:0', 'random')).toHaveAttribute('aria-selected', 'true');
  const { win, draw, loss } = outcomeOf(playerAt('rule-ratings:0') ?? -1, 0, 'first');
  const shares = [win, draw, loss].map(({ number }) => words.rounded(number));
  const said = words.matrix.said(shares);
  await expect(page.locator('.peek')).toHaveText(
    words.matrix.peek('Rule ratings 0', 'Random', said),
  );
  await expect(page.locator('thead .at')).toHaveText('Random');
  await expect(page).toHaveURL(/#first=rule-ratings:0&second=random$/);
  const pair = pairOf(page);
  await expect(pair.getByRole('combobox', { name: say.first })).toHaveValue(/\d/);
  await expect(pair.getByRole('heading', { level: 3 }).first()).toHaveText(
    words.beaten.of(bots.player(RULES_0), 'first'),
  );
  expect(complaints).toEqual([]);
});

test('the pair that is shown at first is chosen in the table, and another one after it @deep', async ({
  page,
}) => {
  await openPage(page, ARENA);
  const chosen = grid(page).locator('td[aria-selected="true"]');
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toHaveAttribute('data-row', 'random');
  await expect(chosen).toHaveAttribute('data-column', 'rule-ratings:1');
  await expect(grid(page).locator('tr.chosen th')).toHaveText('Random');
  await expect(grid(page).locator('thead .chosen')).toHaveText('Rule ratings 1');
  await cellAt(page, 'minimax', 'learning-table').click();
  await expect(chosen).toHaveCount(1);
  await expect(grid(page).locator('tr.chosen th')).toHaveText('Minimax');
  await expect(grid(page).locator('thead .chosen')).toHaveText('Matchboxes');
});

test('what is known of a pair begins beside the table on a wide screen @deep', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, ARENA);
  const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
  const table = await boxOf('.arena .scroll');
  const result = await boxOf('.pair .result');
  const cards = await boxOf('.pair .cards');
  expect(result.x).toBeGreaterThan(table.x + table.width);
  expect(cards.y - (table.y + table.height)).toBeGreaterThan(0);
  expect(cards.y - (table.y + table.height)).toBeLessThan(120);
});

test('the table is one stop of the Tab key @deep', async ({ page }) => {
  await openPage(page, ARENA);
  await expect(grid(page).locator('td[tabindex="0"]')).toHaveCount(1);
  await page.locator('nb-arena button').last().focus();
  await page.keyboard.press('Tab');
  await expect(grid(page).locator('td:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(grid(page).locator('td:focus')).toHaveCount(0);
});

test('the Tab key comes to the chosen pair, and only its row and column are marked from elsewhere @deep', async ({
  page,
}) => {
  await openPage(page, ARENA);
  const marked = grid(page).locator('thead :is(.at, .chosen)');
  const tabIn = async (): Promise<void> => {
    await page.locator('nb-arena button').last().focus();
    await page.keyboard.press('Tab');
  };
  await tabIn();
  await expect(cellAt(page, 'random', 'rule-ratings:1')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(marked).toHaveText(['Random', 'Rule ratings 1']);
  await page.keyboard.press('Tab');
  await expect(marked).toHaveText('Rule ratings 1');
  await expect(page.locator('.peek')).toHaveText(words.matrix.how);
  await tabIn();
  await expect(cellAt(page, 'random', 'rule-ratings:1')).toBeFocused();
});

test('a bot against itself has two names, and its two games as well @deep', async ({ page }) => {
  await openPage(page, `${ARENA}#first=rule-ratings:0&second=rule-ratings:0`);
  const pair = pairOf(page);
  for (const name of words.twoNames(bots.player(RULES_0), bots.player(RULES_0)))
    await expect(pair.locator('dt', { hasText: say.wins(name) })).toHaveCount(1);
  for (const side of ['first', 'second'] as const) {
    const name = words.game.group(bots.player(RULES_0), side);
    await expect(pair.getByRole('group', { name, exact: true })).toHaveCount(1);
  }
});

test('levels that a link names are unfolded; the way back leads to the pair that was there first @deep', async ({
  page,
}) => {
  await openPage(page, `${ARENA}#first=depth-ratings:5&second=minimax`);
  await expect(cellAt(page, 'depth-ratings:5', 'minimax')).toBeVisible();
  await openPage(page, './glossary/');
  await openPage(page, ARENA);
  await cellAt(page, 'minimax', 'random').click();
  await expect(pairOf(page).locator('dt').first()).toContainText('Minimax');
  await page.goBack();
  await expect(pairOf(page).locator('dt').first()).toContainText('Random');
  const chosen = grid(page).locator('td[aria-selected="true"]');
  await expect(chosen).toHaveAttribute('data-column', 'rule-ratings:1');
});

test('levels unfold and fold again @deep', async ({ page }) => {
  await openPage(page, ARENA);
  const middle = cellAt(page, 'depth-ratings:5', 'depth-ratings:4');
  await expect(middle).toBeHidden();
  const button = page.getByRole('button', { name: words.matrix.levels('Depth ratings', 9) });
  await button.click();
  await expect(middle).toBeVisible();
  await button.click();
  await expect(middle).toBeHidden();
  await expect(grid(page).locator('td[tabindex="0"]')).toBeVisible();
});

test('fractions of any length are worked out in the worker @deep', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, `${ARENA}#first=random&second=rule-ratings:0`);
  const pair = pairOf(page);
  await expect(pair).toContainText(say.long);
  await pair.getByRole('button', { name: say.work }).click();
  await expect(pair).toContainText('Worked out on this device in');
  await expect(pair).not.toContainText(say.long);
  const { win } = audit(botTable({ kind: 'random' }), botTable(RULES_0), 'first');
  await pair.locator('summary').first().click();
  await expect(pair.locator('dd code').first()).toHaveText(makeFraction(win));
  expect(complaints).toEqual([]);
});

test('the game in which a bot is beaten, move by move @deep', async ({ page }) => {
  await openPage(page, `${ARENA}#first=minimax&second=rule-ratings:1`);
  const pair = pairOf(page);
  await expect(pair).toContainText(
    words.beaten.proof(
      prove(botTable(MINIMAX), 'first').positions,
      prove(botTable(MINIMAX), 'first').decisions,
      59,
    ),
  );
  const moves = prove(botTable(RULES_1), 'second').shortestLoss ?? [];
  const game = pair.getByRole('group', { name: words.game.group(bots.player(RULES_1), 'second') });
  for (let at = 1; at <= moves.length; at++) {
    await game.getByRole('button', { name: words.game.forward }).click();
    await expect(game).toContainText(words.game.where(at, moves.length));
    await expect(game).toContainText(words.move(at % 2 === 1 ? 'X' : 'O', moves[at - 1] ?? -1));
    if (at === 4) await expect(game).toContainText(words.game.mistake);
  }
  await expect(game).toContainText(words.game.over('X'));
  await game.getByRole('link', { name: words.game.play }).click();
  await expect(page).toHaveURL(/\/play\/#.*rule-ratings:1/);
});

test('choosing and changing sides is kept in the address @deep', async ({ page }) => {
  await openPage(page, ARENA);
  const pair = pairOf(page);
  await pair
    .getByRole('combobox', { name: say.first })
    .selectOption({ label: bots.player({ kind: 'depth-ratings', level: 3 }) });
  await expect(page).toHaveURL(/#first=depth-ratings:3&second=rule-ratings:1$/);
  await pair.getByRole('button', { name: say.swap }).click();
  await expect(page).toHaveURL(/#first=rule-ratings:1&second=depth-ratings:3$/);
  await page.reload();
  await expect(pair.getByRole('heading', { level: 3 }).first()).toHaveText(
    words.beaten.of(bots.player(RULES_1), 'first'),
  );
});

test('a link to nobody says so @deep', async ({ page }) => {
  await openPage(page, `${ARENA}#first=Hercules&second=minimax`);
  await expect(page.getByRole('alert')).toContainText(
    say.problems([{ code: 'bad-field', field: 'first', text: 'Hercules' }]),
  );
  await expect(pairOf(page)).toContainText(words.beaten.of(bots.player(RULES_1), 'second'));
  // What leads to a pair is used, and the rest is told.
  await page.goto('about:blank');
  await openPage(page, `${ARENA}#first=minimax&second=random&second=minimax&foo=1`);
  await expect(page.getByRole('alert')).toHaveText(/“foo”.* the second player more than once/);
  await expect(pairOf(page)).toContainText(
    words.beaten.of(bots.player({ kind: 'minimax' }), 'first'),
  );
});

test('on a phone nothing but the table scrolls sideways @deep', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of [ARENA, './lessons/arena/']) {
    await openPage(page, path);
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(over).toBe(0);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every pair and every proof can be read @deep', async ({ page }) => {
    await page.goto(ARENA);
    await expect(cellAt(page, 'depth-ratings:5', 'depth-ratings:4')).toBeVisible();
    await expect(cellAt(page, 'minimax', 'random')).toContainText('Wins 99, draws 1, loses 0.');
    await expect(page.getByRole('button', { name: /show all/ })).toBeHidden();
    await expect(page.getByText(words.beaten.caption)).toBeVisible();
    await expect(page.getByText('0 4 8 2 6 3 7').first()).toBeVisible();
  });
});

test('in the chart of losses no two numbers touch @deep', async ({ page }) => {
  for (const [path, width] of [
    [ARENA, 1366],
    ['./lessons/arena/', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const chart = page.locator('.nb-chart').filter({ hasText: words.chart.title });
    const picture = chart.locator('svg.nb-plot:visible');
    await picture.scrollIntoViewIfNeeded();
    const touching = await picture.evaluate((svg) => {
      const boxes = [...svg.querySelectorAll('text')].map((text) => text.getBoundingClientRect());
      return boxes.filter((a, at) =>
        boxes
          .slice(at + 1)
          .some(
            (b) =>
              a.left < b.right && a.right > b.left && a.top < b.bottom - 2 && a.bottom - 2 > b.top,
          ),
      ).length;
    });
    expect(touching, path).toBe(0);
  }
});

for (const [lesson, fig] of [
  ['arena', 'choice'],
  ['learning', 'values'],
] as const) {
  test(`the figure ${fig} lies beside its text, whole, its table beside its board @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`./lessons/${lesson}/#fig=${fig}&step=3`);
    const figure = page.locator(`figure#${fig}`);
    await expect(figure.getByRole('slider')).toBeInViewport({ ratio: 1 });
    await expect(figure).toBeInViewport({ ratio: 0.99 });
    const [board, account] = await Promise.all(
      ['.views > .board', '.account'].map((part) => figure.locator(part).first().boundingBox()),
    );
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(account?.x ?? 0);
  });
}
