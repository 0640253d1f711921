import { expect, test } from '@playwright/test';
import { KINDS, seededRng } from '../../src/engine/index.ts';
import { countMessages as words } from '#language/lessons/count/messages';
import { exercises } from '#language/exercises/frame/messages';
import { openPage } from './pages.ts';

const COUNT = './lessons/count/';

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

test('how many forms: chosen by keyboard', async ({ page }) => {
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
