import { expect, test, type Page } from '@playwright/test';
import { chancesOf } from '../../src/engine/index.ts';
import { learningMessages as words } from '#language/lab/messages';
import { LabPage, RANDOM, trained } from './labPage.ts';
import { complaintsOf } from './pages.ts';

declare global {
  interface Window {
    /** The sum of all shifts since they are counted. */
    moved: number;
  }
}

test('a table learns in the worker what the engine says, and is there after a reload @engines', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  const lab = await new LabPage(page).open();
  await expect(lab.root.getByText(words.status.fresh)).toBeVisible();
  // The second click of two does not stop what the first began.
  await lab.button(words.train.games(100)).dblclick();
  await lab.trained();
  const learner = trained(100);
  await lab.expectLearner(learner);
  const { win, draw, loss } = chancesOf(learner, RANDOM);
  await expect(
    lab.root.getByText(words.curve.sentence({ games: 100, win, draw, loss })),
  ).toBeVisible();
  await lab.root.getByText(words.curve.table).click();
  const last = lab.root
    .getByRole('row')
    .filter({ hasText: words.count(100) })
    .last();
  await expect(last).toContainText(words.percent(loss));

  await page.reload();
  await lab.root.scrollIntoViewIfNeeded();
  await lab.expectLearner(learner);
  await lab.train(100);
  await lab.expectLearner(trained(200));
  expect(complaints).toEqual([]);
});

/** Where a button has taken another's place, it does not hear at once. */
const settled = (page: Page) => page.waitForTimeout(450);

test('who leaves while a table trains finds what it had learnt', async ({ page }) => {
  const lab = await new LabPage(page).open();
  // Where there may be motion the tables wait for the eye: that takes some seconds.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await lab.button(words.train.games(200_000)).click();
  const games = lab.root.getByText(/^[1-9][\d,]* of 200,000 games$/);
  await expect(games).toBeVisible();
  await page.goto('./about/');
  await lab.open();
  await expect(lab.root.getByText(/^The table has learnt from [\d,]+ games\.$/)).toBeVisible();
});

test('training can be stopped, by keys alone @engines', async ({ page }) => {
  const lab = await new LabPage(page).open();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // On a busy machine a training may be over before it is stopped: then there is another.
  await expect(async () => {
    await lab.button(words.train.games(200_000)).focus();
    await page.keyboard.press('Enter');
    await expect(lab.button(words.train.stop)).toBeFocused();
    await expect(lab.root.getByText(/^([2-9]|[1-9][\d,]+) of 200,000 games$/)).toBeVisible();
    await settled(page);
    await page.keyboard.press('Enter');
    await expect(lab.button(words.train.games(200_000))).toBeFocused();
    const stopped = lab.root.getByText(/^Stopped after [\d,]+ games\. The table has learnt/);
    await expect(stopped).toHaveCount(2, { timeout: 2000 });
  }).toPass();
});
