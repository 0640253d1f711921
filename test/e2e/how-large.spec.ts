import { expect, test } from '@playwright/test';
import { howLargeMessages } from '#language/lessons/how-large/messages';

const { table, pairs } = howLargeMessages;

test('the sheet for three in a row fills, its corner says each board by keys, and four is another sheet', async ({
  page,
}) => {
  await page.goto('./lessons/how-large/');
  const sheet = page.getByRole('figure', { name: table.region });
  await sheet.getByRole('button', { name: table.fill, exact: true }).click();
  await expect(sheet.getByRole('status')).toContainText('36 of 36 settled', { timeout: 60_000 });
  const corner = sheet.getByRole('slider', { name: table.slider });
  await corner.focus();
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'PageUp', 'ArrowDown', 'ArrowDown'])
    await corner.press(key);
  await expect(corner).toHaveAttribute('aria-valuetext', /^Three by three: a draw\./);
  await corner.press('ArrowRight');
  await expect(corner).toHaveAttribute('aria-valuetext', /^Four by three: whoever begins wins\./);
  await sheet.getByRole('button', { name: table.row(4) }).click();
  await expect(corner).toHaveAttribute('aria-valuetext', /Who wins\? Press Fill\.$/);
});

test('O answers in the pair, goes anywhere after the centre, and a mark is taken back', async ({
  page,
}) => {
  await page.goto('./lessons/how-large/');
  const game = page.getByRole('figure', { name: pairs.region });
  await game.scrollIntoViewIfNeeded();
  const cell = (name: string) => game.getByRole('gridcell', { name: new RegExp(`^cell ${name},`) });
  const said = game.getByRole('status').first();
  await cell('c3').click();
  await expect(said).toContainText('C3 has no partner');
  await game.getByRole('button', { name: pairs.undo }).click();
  await expect(said).toContainText(pairs.begin);
  const partner = /paired with (\w\d)/.exec((await cell('a1').getAttribute('aria-label')) ?? '');
  await cell('a1').click();
  await expect(cell(partner?.[1] ?? '')).toHaveAttribute('aria-label', /, O, /);
  await cell('a1').press('Enter');
  await expect(game).toContainText('Cell a1 is taken.');
});
