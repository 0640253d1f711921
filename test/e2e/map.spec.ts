import { expect, test, type Page } from '@playwright/test';
import { editor } from '#language/ui/board-editor/messages';
import { mapMessages as say } from '#language/map/messages';
import { mapBoard } from '../../src/components/map/mapBoards.ts';
import { mapPanel } from '../../src/components/map/mapPanel.ts';
import { complaintsOf, expectFocus } from './pages.ts';

const MAP = './map/';

/** What the page must say of a board. */
function sentence(side: 'X' | 'O', id: string, choices = {}): string {
  const { board, end } = mapPanel(side, id, choices);
  return say.board(side, board.chosen, board.best, end);
}
const shown = (page: Page) => page.locator('#map .sentence');
const address = (page: Page) => new URL(page.url()).hash;

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`${MAP}${hash}`);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  await page.getByRole('button', { name: say.tools.list }).click();
}

test('a reply leads into its board, address, list and sentence follow, and a position is found', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  await open(page);
  await expect(shown(page)).toHaveText(sentence('X', ''));
  const usual = mapBoard('X', '').chosen ?? 0;
  const reply = page.getByRole('button', { name: say.replies.button('O', 4), exact: true });
  await reply.hover();
  await expect(page.locator('#map rect.pointed')).toHaveCount(1);
  await reply.click();
  await expect(shown(page)).toHaveText(sentence('X', `${usual}4`));
  expect(address(page)).toBe(`#side=X&at=${usual}4`);
  await expectFocus(page, 'a reply that is gone with its board');
  const rows = page.locator('#map table').first().locator('tbody tr');
  await expect(rows).toHaveCount(mapBoard('X', `${usual}4`).replies.length);
  await page.getByRole('navigation', { name: say.way }).getByText(say.start).click();
  await expect(shown(page)).toHaveText(sentence('X', ''));
  await expectFound(page);
  expect(complaints).toEqual([]);
});

test('the list goes in and out, and to the next best move @engines', async ({ page }) => {
  await open(page, '#side=O');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  await press(say.replies.button('X', 1));
  await expect(shown(page)).toHaveText(sentence('O', '1'));
  const { best, chosen } = mapBoard('O', '1');
  const next = best.find((each) => each !== chosen) ?? 0;
  await press(say.best.button('O', next));
  await expect(shown(page)).toHaveText(sentence('O', '1', { '1': next }));
  await press(say.tools.out);
  await expect(shown(page)).toHaveText(sentence('O', ''));
  await expectFocus(page, 'going out');
});

/** A position is found by its nine signs, on the other map too. */
async function expectFound(page: Page): Promise<void> {
  const map = page.locator('#map .drawing');
  const find = async (text: string) => {
    const top = (await map.boundingBox())?.y;
    await page.getByRole('button', { name: say.tools.find }).click();
    const panel = page.getByRole('region', { name: editor.title });
    await expect(panel).toBeVisible();
    // The board is set up beside the map, which stays where it is.
    expect((await map.boundingBox())?.y).toBe(top);
    await panel.getByLabel(editor.text.label).fill(text);
    await panel.getByRole('button', { name: editor.use }).click();
  };
  await find('X...O....');
  await expect(page.locator('#map .notice')).toHaveText(say.find.here('X'));
  await expect(shown(page)).toHaveText(sentence('X', '04'));
  await expectFocus(page, 'finding');
  // X in a corner and O on an edge: nobody who plays O well gets there.
  await page.getByRole('button', { name: say.sideName('O') }).click();
  await find('X....O...');
  await expect(page.locator('#map .notice')).toHaveText(say.find.here('X'));
  await expect(page.getByRole('button', { name: say.sideName('X') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
}
