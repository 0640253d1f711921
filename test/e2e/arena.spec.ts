import { expect, test, type Page } from '@playwright/test';
import { arenaMessages as words } from '#language/arena/messages';
import { botMessages as bots } from '#language/players/messages';
import { outcomeOf, playerAt } from '../../src/components/arena/arena.ts';
import { complaintsOf, openPage } from './pages.ts';

const ARENA = './arena/';
const say = words.pair;
const RULES_0 = { kind: 'rule-ratings', level: 0 } as const;

const pairOf = (page: Page) => page.getByRole('region', { name: say.title });
const cellAt = (page: Page, row: string, column: string) =>
  page.locator(`td[data-row="${row}"][data-column="${column}"]`);

test('a pair from the table, by keyboard, exactly', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page, baseURL);
  await openPage(page, ARENA);
  await cellAt(page, 'random', 'random').focus();
  // Rows: random, rules of thumb, rule ratings 1 …; Home goes to the first opponent.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Home', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(cellAt(page, 'rule-ratings:1', 'random')).toBeFocused();
  await expect(cellAt(page, 'rule-ratings:1', 'random')).toHaveAttribute('aria-selected', 'true');
  // What has the focus is not scrolled away by what it opens.
  await expect(cellAt(page, 'rule-ratings:1', 'random')).toBeInViewport();
  const { win, draw, loss } = outcomeOf(playerAt('rule-ratings:1') ?? -1, 0, 'first');
  const shares = [win, draw, loss].map(({ number }) => words.wholePercent(number));
  const said = words.matrix.said(shares);
  await expect(page.locator('.peek')).toHaveText(
    words.matrix.peek('Rule ratings 1', 'Random', said),
  );
  await expect(page.locator('thead .at')).toHaveText('Random');
  await expect(page).toHaveURL(/#first=rule-ratings:1&second=random$/);
  const pair = pairOf(page);
  await expect(pair.getByRole('combobox', { name: say.first })).toHaveValue(/\d/);
  await expect(pair.getByRole('heading', { level: 3 }).first()).toHaveText(
    words.beaten.of(bots.player({ ...RULES_0, level: 1 }), 'first'),
  );
  expect(complaints).toEqual([]);
});
