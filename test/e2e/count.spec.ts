import { expect, test } from '@playwright/test';
import { plies } from '../../src/components/lessons/count/plies.ts';
import { drawnForms } from '../../src/components/lessons/count/formsView.ts';
import { KINDS, gamesByMove, seededRng, type CellContent } from '../../src/engine/index.ts';
import { countMessages as words } from '#language/lessons/count/messages';
import { exercises } from '#language/exercises/frame/messages';
import { gamesFromMessages } from '#language/exercises/games-from/messages';
import { count } from '#language/ui/language/grammar';
import { openPage } from './pages.ts';

const COUNT = './lessons/count/';

test('the walk shows the counts of every number of marks @deep', async ({ page }) => {
  await openPage(page, COUNT);
  const walk = page.getByRole('region', { name: words.walk.region });
  const slider = walk.getByRole('slider');
  for (const { ply, calls, ended, positions, classes, boards } of plies()) {
    await slider.fill(String(ply));
    await expect(slider).toHaveAttribute('aria-valuetext', words.walk.value(ply));
    await expect(walk.locator('dd b')).toHaveText([calls, ended, positions, classes].map(count));
    await expect(walk.locator('.boards li')).toHaveCount(boards.length);
    // Twice as long is twice as many: each bar beside the longest, which fills its row.
    const most = Math.max(calls, ended, positions, classes);
    const shares = [calls, ended, positions, classes].map((each) => each / most);
    const lengths = () =>
      walk.locator('.track').evaluateAll((tracks) =>
        tracks.map((track) => {
          const bar = track.firstElementChild?.getBoundingClientRect().width ?? 0;
          return bar / track.getBoundingClientRect().width;
        }),
      );
    for (const [row, share] of shares.entries()) {
      // A number above nothing has a sliver of a bar, its two borders.
      await expect
        .poll(async () => Math.abs(((await lengths())[row] ?? 9) - share))
        .toBeLessThan(0.02);
    }
    await expect(walk.getByRole('status')).toHaveText(
      words.walk.said(ply, calls, positions, classes),
    );
  }
});

test('the walk goes by keyboard, and stops at its ends', async ({ page }) => {
  await openPage(page, COUNT);
  const walk = page.getByRole('region', { name: words.walk.region });
  const shown = walk.locator('.at');
  await walk.getByRole('button', { name: words.walk.forward }).press('Enter');
  await expect(shown).toHaveText('3');
  for (let step = 0; step < 5; step++) {
    await walk.getByRole('button', { name: words.walk.back }).press('Enter');
  }
  await expect(shown).toHaveText('0');
  await expect(walk.getByRole('button', { name: words.walk.back })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a board is changed, turned and mirrored, and its forms are told apart @deep', async ({
  page,
}) => {
  await openPage(page, COUNT);
  const forms = page.getByRole('region', { name: words.forms.region });
  const letters = (cells: readonly CellContent[]) => drawnForms(cells).map(({ letter }) => letter);
  const shown = forms.locator('ol b');
  await forms.getByRole('button', { name: words.forms.clear }).click();
  await expect(shown).toHaveText(letters([0, 0, 0, 0, 0, 0, 0, 0, 0]));
  await expect(forms.locator('.said')).toHaveText(words.forms.said(1));

  // By keyboard: X into the first corner, then an O beside it.
  await forms.locator('[data-cell="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(letters([1, 0, 0, 0, 0, 0, 0, 0, 0]));
  await expect(forms.locator('.said')).toHaveText(words.forms.said(4));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(forms.locator('[data-cell="1"]')).toHaveAttribute(
    'aria-label',
    words.forms.cell(1, 'O'),
  );
  await expect(forms.locator('.said')).toHaveText(words.forms.said(8));

  await forms.getByRole('button', { name: words.forms.turn }).click();
  await expect(forms.locator('[data-cell="2"]')).toHaveAttribute(
    'aria-label',
    words.forms.cell(2, 'X'),
  );
  await forms.getByRole('button', { name: words.forms.mirror }).click();
  await expect(forms.locator('[data-cell="0"]')).toHaveAttribute(
    'aria-label',
    words.forms.cell(0, 'X'),
  );
});

test('how many games follow: a wrong number, then the right one @deep', async ({ page }) => {
  await openPage(page, COUNT);
  const place = page.getByRole('region', { name: 'How many games can follow?' });
  const kind = KINDS['games-from'];
  const params = kind.generate(seededRng(20), 1);
  const games = kind.key(params);
  const check = place.getByRole('button', { name: exercises.check });
  await place.getByLabel(gamesFromMessages.choose).fill(String(games + 3));
  await check.click();
  await expect(place.locator('.verdict')).toContainText(exercises.wrong);
  await place.getByLabel(gamesFromMessages.choose).fill(String(games));
  await check.click();
  await expect(place.locator('.verdict')).toContainText(exercises.right);
  const [first] = gamesByMove(params.setup);
  await expect(place.locator('.verdict')).toContainText(
    `${first?.games} after cell ${first?.cell}`,
  );
});

test('how many forms: chosen by keyboard @deep', async ({ page }) => {
  await openPage(page, COUNT);
  const place = page.getByRole('region', { name: 'How many forms does this board have?' });
  const kind = KINDS['count-forms'];
  const forms = kind.key(kind.generate(seededRng(24), 1));
  const radio = place.getByRole('radio', { name: String(forms), exact: true });
  await radio.focus();
  await page.keyboard.press('Space');
  await place.getByRole('button', { name: exercises.check }).press('Enter');
  await expect(place.locator('.verdict')).toContainText(exercises.right);
});

test('a game is played, named as the one it is, and counted @deep', async ({ page }) => {
  await openPage(page, COUNT);
  const tally = page.getByRole('region', { name: words.tally.region });
  const said = tally.getByRole('status');
  const play = async (cells: readonly number[]) => {
    for (const cell of cells) await tally.locator(`[data-cell="${cell}"]`).click();
  };
  await expect(said).toContainText(words.tally.none);
  await play([0, 3, 1, 4, 2]);
  await expect(said).toContainText(words.tally.over('X'));
  await expect(said).toContainText('1 of 255,168');
  const again = tally.getByRole('button', { name: words.tally.again });
  await again.press('Enter');
  await expect(said).toContainText(words.tally.turn('X'));
  // The same marks in another order are another game; the same order is not.
  await play([1, 3, 0, 4, 2]);
  await expect(said).toContainText('2 of 255,168');
  await again.click();
  await play([0, 3, 1, 4, 2]);
  await expect(said).toContainText(words.tally.old);
  await expect(said).toContainText('2 of 255,168');
  await tally.getByRole('button', { name: words.tally.many(1000) }).click();
  const many = /^\D*(\d+|1,\d+) of/.exec((await said.locator('.num').innerText()).trim())?.[1];
  expect(Number(many?.replace(',', ''))).toBeGreaterThan(900);
});

test('a guess is answered, and the right one opens the reason @deep', async ({ page }) => {
  await openPage(page, COUNT);
  const card = page.locator('.guess', { has: page.getByRole('button', { name: '549,946' }) });
  await card.getByRole('button', { name: '549,946' }).click();
  await expect(card.getByRole('status')).toContainText('549,946');
  await expect(card.getByRole('status')).toContainText(words.thatIs(words.counted['count.calls']));
  await expect(card.locator('details')).not.toHaveAttribute('open');
  await card.getByRole('button', { name: '5,478' }).click();
  await expect(card.locator('details')).toHaveAttribute('open');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the table and the first boards are there @both @deep', async ({ page }) => {
    await page.goto(COUNT);
    const walk = page.getByRole('region', { name: words.walk.region });
    await expect(walk.locator('dd b').first()).toHaveText('72');
    await expect(walk.locator('input')).toBeHidden();
    await expect(page.locator('td', { hasText: '255,168' })).toBeVisible();
  });
});
