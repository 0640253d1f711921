import { expect, test } from '@playwright/test';
import { codeOfCells, makePosition, placeOf } from '../../src/engine/index.ts';
import { taskText } from '../../src/components/play/small/speech.ts';
import { take } from '../../src/components/play/small/smallGame.ts';
import { playTaskOf, withRefutation } from '../../src/components/play/small/task.ts';
import { atlasEntryOf } from '../../src/components/atlas/atlasEntries.ts';
import { atlasMessages as atlas } from '#language/atlas/messages';
import { analysisMessages, playPageMessages as words } from '#language/play/small/messages';
import { expectFocus, openPage } from './pages.ts';
import { PLAY, button, cell, game, region } from './playing.ts';
import { setupOf } from '../setupOf.ts';

/** What is said after an act goes through a region that was there before, and the focus stays. */
test('a task: the verdict once, the refutation to its end, and back', async ({ page }) => {
  const link = '#board=X........&move=O&goal=draw';
  await openPage(page, PLAY + link);
  const status = region(page).locator('.table [role=status]');
  await expect(status).toHaveCount(1);
  await cell(page, 1).focus();
  await page.keyboard.press('Enter');
  const spoiled = withRefutation(take(game(link), 1));
  await expect(status).toHaveText(taskText(spoiled));
  const { line } = playTaskOf(spoiled)!.spoiled!;
  for (const [at, taken] of line.entries()) {
    await button(page, words.task.see).focus();
    await page.keyboard.press('Enter');
    await expect(status).toContainText(`took cell ${taken}.`);
    await expectFocus(page, `step ${at + 1} of the refutation`);
  }
  await expect(status).toContainText(words.task.missed);
  await expect(region(page).locator('.task .state')).toBeFocused();
  await button(page, words.task.takeBack).press('Enter');
  await expectFocus(page, 'taking it back');
});

test('a hint, and the analysis, are spoken', async ({ page }) => {
  await openPage(page, `${PLAY}#x=person&o=person&moves=041`);
  const status = region(page).locator('.table [role=status]');
  await button(page, words.controls.hint).press('Enter');
  await expect(status).not.toHaveText('');
  await expect(status).toHaveText((await region(page).locator('.hint p').innerText()).trim());
  await button(page, words.controls.analysis).press('Enter');
  await expect(status).toHaveText(analysisMessages.opened);
});

test('the atlas: what is found, and the last undo', async ({ page }) => {
  await openPage(page, './lessons/table/');
  const figure = page.locator('#atlas');
  const setup = setupOf('..X.O....');
  await figure.getByLabel(atlas.find.label).fill(makePosition(setup.cells));
  await page.keyboard.press('Enter');
  const spoken = figure.locator('.sr-only[role=status]');
  const row = atlas.position.title(placeOf(setup)?.at ?? -1).replace(/^Row (\d+).*/, 'row $1.');
  await expect(spoken).toContainText(row);
  const labels = figure.getByRole('grid', { name: atlas.grid }).getByRole('gridcell');
  const { cells } = setup;
  expect(atlasEntryOf(codeOfCells(cells)).mover).toBe('X');
  await expect(labels.first()).toHaveAccessibleName(/^Empty\. X to move, a draw: =\. Row \d+\.$/);
  await figure.getByRole('button', { name: atlas.table.undo }).press('Enter');
  await expect(spoken).toHaveText(atlas.table.nothingToUndo);
});
