import { expect, test, type Page } from '@playwright/test';
import { cardMessages as say, duelMessages, machineMessages as page } from '#language/bot/messages';
import { botMessages } from '#language/players/messages';
import { makeMachine, makePolicyText } from '../../src/engine/index.ts';
import { pageErrors } from './support.ts';
import { wakePart } from './pages.ts';

const list = (at: Page) => at.getByRole('listbox', { name: say.list });
const cards = (at: Page) => list(at).getByRole('option');
const verdict = (at: Page) => at.locator('.bench h2').first();
const chip = (at: Page, card: keyof typeof say.cards) =>
  at.getByRole('button', { name: say.add(card), exact: true });

test('cards are moved by keys and buttons: each order has its verdict, and a reload keeps it', async ({
  page: at,
}) => {
  const errors = pageErrors(at);
  await at.goto('./bot/');
  await wakePart(list(at));
  await expect(verdict(at)).toHaveText(`${say.verdict.beaten(7)} ${say.verdict.holes(52)}`);
  for (const card of ['stopFork', 'corner', 'centre'] as const) {
    await chip(at, card).press('Enter');
    await expect(at.locator('.chip:focus')).toHaveCount(1);
  }
  await expect(cards(at)).toHaveCount(5);
  await cards(at).last().focus();
  await at.keyboard.press('Alt+ArrowUp');
  await expect(verdict(at)).toHaveText(say.verdict.proved);
  await expect(at.locator('.bench > [role="status"]')).toHaveText(
    `${say.placed('centre', 3, 5)} ${say.verdict.proved}`,
  );
  await expect(cards(at).nth(3)).toBeFocused();
  await at.keyboard.press('Delete');
  await expect(cards(at)).toHaveCount(4);
  await at.keyboard.press('Control+z');
  await expect(verdict(at)).toHaveText(say.verdict.proved);
  // What a card is for, and its buttons.
  await cards(at).nth(2).press('Enter');
  const detail = at.locator('.detail', { hasText: say.detail.does('stopFork') });
  await expect(detail.getByText(say.detail.decides(38, false))).toBeVisible();
  await expect(at.locator('.bench > [role="status"]')).toContainText(say.detail.does('stopFork'));
  const down = detail.getByRole('button', { name: say.detail.down('stopFork') });
  await down.press('Enter');
  await expect(down).toBeFocused();
  await at.getByRole('button', { name: say.detail.out('stopFork') }).click();
  await expect(verdict(at)).toHaveText(/holes/);
  await at.reload();
  await wakePart(list(at));
  await expect(cards(at)).toHaveCount(4);
  expect(errors).toEqual([]);
});

test('a card is carried by the pointer, and its verdict does not wait; a hole shows the way into it; the link brings it to a friend who keeps their own', async ({
  page: at,
}) => {
  await at.goto('./bot/#machine=c.win-block-stopFork-centre&name=Ada');
  await wakePart(list(at));
  await expect(verdict(at)).toHaveText(`${say.verdict.beaten(7)} ${say.verdict.holes(1)}`);
  await at.getByRole('button', { name: page.keepGuest }).click();
  const from = (await chip(at, 'corner').boundingBox())!;
  const to = (await at.locator('.card.last').boundingBox())!;
  await at.mouse.move(from.x + 20, from.y + 15);
  await at.mouse.down();
  await at.mouse.move(to.x + 40, to.y - 4, { steps: 4 });
  await expect(verdict(at)).toHaveText(say.verdict.proved);
  await at.keyboard.press('Escape');
  await at.mouse.up();
  await expect(verdict(at)).toHaveText(/One hole/);
  // In the lower right, where the hole is: the way to the rim.
  const disc = (await at.locator('.bench .disc').boundingBox())!;
  await at.mouse.click(disc.x + disc.width * 0.56, disc.y + disc.height * 0.9);
  await expect(at.getByRole('heading', { name: say.game.hole })).toBeVisible();
  await expect(at.getByRole('option', { name: new RegExp(say.game.slip) })).toHaveCount(1);
  // Boxes that somebody has trained meet it at once, with their age.
  const boxes = { kind: 'trained', games: 312, numbers: makePolicyText(() => []) } as const;
  await at.goto(`./bot/#name=Zoe&machine=${makeMachine(boxes)}`);
  await expect(at.locator('.duel .standings tr').last()).toContainText(/Zoe\s*312 games old/);
  // Somebody else's machine is looked at, and does not take the place of one's own.
  await at.goto('./bot/#machine=c.win-block-middle&name=Mia');
  await expect(at.getByRole('alert')).toContainText('middle');
  await expect(cards(at)).toHaveCount(2);
  await at.getByRole('button', { name: duelMessages.open }).click();
  await expect(at.locator('.duel .standings th .name')).toHaveText([duelMessages.mine, 'Mia']);
  await at.getByRole('button', { name: page.own }).click();
  await expect(cards(at)).toHaveCount(4);
  // It is an opponent on the page where one plays.
  await at.getByRole('link', { name: say.play }).click();
  await at.locator('[role="gridcell"][data-cell="0"]').click();
  await expect(at.getByText(botMessages.name('cards')).first()).toBeVisible();
  await expect(at.locator('[role="gridcell"][data-cell="4"]')).toHaveAccessibleName(/O/);
});
