import { expect, test } from '@playwright/test';
import { codeOfCells, makePosition, placeOf } from '../../src/engine/index.ts';
import { atlasEntryOf } from '../../src/components/atlas/atlasEntries.ts';
import { atlasMessages as atlas } from '#language/atlas/messages';
import { playShared as words } from '#language/play/messages';
import { analysisMessages } from '#language/play/small/messages';
import { openPage } from './pages.ts';
import { PLAY, button, region } from './playing.ts';
import { setupOf } from '../setupOf.ts';

/** What is said after an act goes through a region that was there before, and the focus stays. */
test('a hint, and the analysis, are spoken', async ({ page }) => {
  await openPage(page, `${PLAY}#x=person&o=person&moves=041`);
  const status = region(page).locator('.table [role=status]');
  await button(page, words.controls.hint).press('Enter');
  await expect(status).not.toHaveText('');
  await expect(status).toHaveText((await region(page).locator('.says').innerText()).trim());
  await button(page, words.controls.analysis).press('Enter');
  const shown = await region(page).locator('.analysis p').first().innerText();
  await expect(status).toHaveText(`${analysisMessages.opened} ${shown}`);
});

test('the atlas: what is found, and the last undo', async ({ page }) => {
  await openPage(page, './lessons/table/');
  const figure = page.locator('#atlas');
  const setup = setupOf('..X.O....');
  await figure.getByLabel(atlas.find.label).fill(makePosition(setup.cells));
  await page.keyboard.press('Enter');
  const spoken = figure.locator('.sr-only[role=status]').last();
  const row = atlas.position.title(placeOf(setup)?.at ?? -1).replace(/^Row (\d+).*/, 'row $1.');
  await expect(spoken).toContainText(row);
  const labels = figure.getByRole('grid', { name: atlas.grid }).getByRole('gridcell');
  const { cells } = setup;
  expect(atlasEntryOf(codeOfCells(cells)).mover).toBe('X');
  await expect(labels.first()).toHaveAccessibleName(/^Empty\. X to move, a draw: =\. Row \d+\.$/);
  await figure.getByRole('button', { name: atlas.table.undo }).press('Enter');
  await expect(spoken).toHaveText(atlas.table.nothingToUndo);
});
