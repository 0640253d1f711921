import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { BAD_GAMES } from '../../src/components/lab/pieces.ts';
import { labStore } from '../../src/components/lab/labStore.ts';
import {
  MENACE,
  TD,
  chancesOf,
  makeLearnerFile,
  newLearner,
  parseLearnerFile,
} from '../../src/engine/index.ts';
import { learningMessages as words } from '#language/lab/messages';
import { LIGHT, expectCleanLook } from './checks/axe.ts';
import { LabPage, RANDOM, trained } from './labPage.ts';
import { PHONE, complaintsOf } from './pages.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}
declare global {
  interface Window {
    /** The sum of all shifts since they are counted. */
    moved: number;
  }
}

test('a table learns in the worker what the engine says, and is there after a reload @deep', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  const lab = await new LabPage(page).open();
  await expect(lab.root.getByText(words.status.fresh)).toBeVisible();
  // The second click of two does not stop what the first began.
  await lab.button(words.train.games(1000)).dblclick();
  await expect(lab.button(words.train.games(100))).toBeVisible({ timeout: 20_000 });
  const learner = trained(1000);
  await lab.expectLearner(learner);
  const { win, draw, loss } = chancesOf(learner, RANDOM);
  await expect(
    lab.root.getByText(words.curve.sentence({ win, draw, loss }, 1000, 1)),
  ).toBeVisible();
  await lab.root.getByText(words.curve.table).click();
  const last = lab.root
    .getByRole('row')
    .filter({ hasText: words.count(1000) })
    .last();
  await expect(last).toContainText(words.percent(loss));

  await page.reload();
  await lab.root.scrollIntoViewIfNeeded();
  await lab.expectLearner(learner);
  await lab.train(100);
  await lab.expectLearner(trained(1100));
  expect(complaints).toEqual([]);
});

test('a table is saved, given up, and loaded again; bad files change nothing @deep', async ({
  page,
}) => {
  const lab = await new LabPage(page).open();
  await lab.train(100);
  const learner = trained(100);
  const text = await lab.save();
  expect(parseLearnerFile(text)).toEqual({ ok: true, value: { learner, isDescribed: true } });
  expect(text).toBe(makeLearnerFile(learner, words.keep.tableName('menace', 100)));

  await lab.openSettings();
  await lab.button(words.settings.begin).click();
  await expect(lab.root.getByText(words.status.fresh)).toBeVisible();
  const bads = ['hello', text.replace('[4,', '[5,'), '', '{"format":"other"}', text.slice(0, 900)];
  // Each way to be bad is tried in the engine's tests.
  for (const bad of bads) {
    const read = parseLearnerFile(bad);
    expect(read.ok, bad.slice(0, 40)).toBe(false);
    await lab.load(bad);
    const alert = lab.root.getByRole('alert');
    await expect(alert).toContainText(read.ok ? '' : words.problems.file(read.problem));
    await expect(alert).toContainText(words.kept);
    await expect(lab.root.getByText(words.status.fresh)).toBeVisible();
    await alert.getByRole('button').click();
  }
  // A table that has learnt nothing yet says so when it is loaded again.
  await lab.load(await lab.save());
  await expect(lab.root.getByText(words.keep.loaded(0)).first()).toBeVisible();
  expect(words.keep.loaded(0)).not.toBe(words.keep.loaded(0, false));
  await lab.load(text);
  await expect(lab.root.getByText(words.keep.loaded(100)).first()).toBeVisible();
  await lab.expectLearner(learner);
});

test('a table travels in a link, and a damaged link changes nothing @deep', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lab = await new LabPage(page).open();
  await lab.train(100);
  const copied = async () => {
    const read = () => page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await lab.button(words.keep.link).click();
    await expect.poll(read).not.toBe('');
    await expect(lab.root.getByText(/^Copied/).first()).toBeVisible();
    return read();
  };
  const follow = async (link: string) => {
    await page.goto('about:blank');
    await page.goto(link);
    await lab.root.scrollIntoViewIfNeeded();
  };
  const short = await copied();
  expect(new URL(short).hash).toBe('#taught=100');
  // A table that did not learn from games of the worker alone travels bead by bead.
  await lab.button(words.game.auto('Random')).click();
  const long = await copied();
  expect(long.length).toBeLessThan(8000);
  await lab.openSettings();
  await lab.button(words.settings.begin).click();

  await follow(short);
  await expect(lab.root.getByText(words.keep.challenge(100, 1)).first()).toBeVisible();
  await lab.expectLearner(trained(100));
  expect(new URL(page.url()).hash).toBe('');
  await follow(long);
  await lab.expectLearner(trained(101));
  // What came with a link is a guest, until it is said to stay.
  await lab.button(words.keep.own).click();
  await lab.expectLearner(trained(100));
  await follow(long);
  await lab.button(words.keep.keepGuest).click();

  const alert = lab.root.getByRole('alert');
  await follow(long.slice(0, -20));
  await expect(alert).toContainText(words.problems.link.damaged);
  await follow(`${short}&seed=x`);
  await expect(alert).toContainText(words.problems.shelf([{ code: 'bad-field', field: 'seed' }]));
  await lab.expectLearner(trained(101));
});

test('twenty thousand games: the shelf and the curve are seen to change, and a bad teacher undoes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const lab = await new LabPage(page).open();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) window.moved += (shift as LayoutShift).value;
    }).observe({ type: 'layout-shift' });
  });
  const told = () => lab.shelf.getAttribute('aria-valuetext');
  const seen = new Set<string | null>();
  await lab.button(words.train.games(20_000)).click();
  const idle = lab.button(words.train.games(100));
  while (!(await idle.isVisible())) seen.add(await told());
  expect(seen.size).toBeGreaterThan(2);
  await lab.expectLearner(trained(20_000));
  expect(await page.evaluate(() => window.moved)).toBeLessThanOrEqual(0.02);
  await lab.shelf.focus();
  await page.keyboard.press('ArrowDown');
  await expect(lab.shelf).toHaveAttribute('aria-valuetext', /^Box 20 of 304/);
  await lab.button(words.train.bad(BAD_GAMES)).click();
  await expect(idle).toBeVisible({ timeout: 20_000 });
  await expect(lab.root.getByText(words.status.trained(20_000 + BAD_GAMES, 1))).toBeVisible();
});

test('a game is played against the table, learnt from, and undone', async ({ page }) => {
  const lab = await new LabPage(page).open();
  const fresh = newLearner(MENACE, 'first', 1);
  const board = lab.root.getByRole('grid', { name: words.game.board('O') });
  for (let move = 0; move < 5; move++) {
    const free = board.locator('[aria-disabled=false]');
    if ((await free.count()) === 0) break;
    await free.first().click();
  }
  await expect(board.locator('[aria-disabled=false]')).toHaveCount(0);
  await expect(lab.root.getByRole('heading', { name: words.game.corrections(1) })).toBeVisible();
  await expect(lab.root.getByText(words.status.trained(1, 1))).toBeVisible();
  await lab.button(words.game.undo).click();
  await expect(lab.root.getByText(words.game.undone(1)).first()).toBeVisible();
  await lab.expectLearner(fresh, words.status.fresh);
});

/** Where a button has taken another's place, it does not hear at once. */
const settled = (page: Page) => page.waitForTimeout(450);

test('who leaves while a table trains finds what it had learnt @deep', async ({ page }) => {
  const lab = await new LabPage(page).open();
  await lab.openSettings();
  await lab.root.getByLabel(words.train.pace).selectOption(words.train.paces[1000]);
  await lab.button(words.train.games(20_000)).click();
  await expect(lab.root.getByText(/^[1-9][\d,]* of 20,000 games$/)).toBeVisible();
  await page.goto('./about/');
  await lab.open();
  await expect(lab.root.getByText(/^The table has learnt from [\d,]+ games\.$/)).toBeVisible();
});

test('a worker whose script does not arrive is said not to have started @deep', async ({
  page,
}) => {
  await page.route(/training\.worker[^/]*\.js/, (route) => route.abort());
  const lab = await new LabPage(page).open();
  await lab.button(words.train.games(100)).click();
  await expect(lab.root.getByRole('alert')).toContainText(words.problems.worker['not-started']);
});

test('training can be slowed, paused and stopped, by keys alone @deep', async ({ page }) => {
  const lab = await new LabPage(page).open();
  await lab.openSettings();
  await lab.root.getByLabel(words.train.pace).selectOption(words.train.paces[50]);
  await lab.button(words.train.games(1000)).focus();
  await page.keyboard.press('Enter');
  await expect(lab.button(words.train.pause)).toBeFocused();
  // Paused before the first game is over, it would have learnt nothing.
  await expect(lab.root.getByText(/^([2-9]|[1-9]\d+) of 1,000 games$/)).toBeVisible();
  await settled(page);
  await page.keyboard.press('Enter');
  await expect(lab.button(words.train.resume)).toBeFocused();
  await expect(lab.root.getByText(/^Paused at/).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(lab.button(words.train.games(1000))).toBeFocused();
  await expect(lab.root.getByText(/^Stopped after \d+ games\. The table has learnt/)).toHaveCount(
    2,
  );
});

test('ten tables by values against themselves have a band, and settings are checked @deep', async ({
  page,
}) => {
  const lab = await new LabPage(page).open();
  const { settings } = words;
  await lab.openSettings();
  await lab.root.getByLabel(settings.scheme).selectOption('td');
  await lab.root.getByLabel(settings.rival).selectOption('itself');
  await lab.root.getByLabel(settings.runs).selectOption('10');
  const seed = lab.root.getByRole('textbox', { name: settings.seed });
  await seed.fill('seven');
  await lab.button(settings.begin).click();
  await expect(lab.root.getByText(settings.seedBad).first()).toBeVisible();
  await seed.fill('5');
  await lab.button(settings.begin).click();
  await lab.train(100);
  await expect(lab.root.getByText(words.status.trained(100, 10))).toBeVisible();
  await expect(lab.root.locator('.band.loss')).toBeVisible();
  const stored = await page.evaluate((key) => localStorage.getItem(key), labStore.key);
  expect(JSON.parse(stored ?? '{}')).toMatchObject({
    plan: { scheme: TD, rival: 'itself', seed: 5, runs: 10 },
  });
});

test('what cannot be read from the storage is quarantined, and said @deep', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"v":1,"plan":3}'), labStore.key);
  const lab = await new LabPage(page).open();
  await expect(lab.root.getByRole('alert')).toContainText(words.problems.storage.unreadable);
  await expect(lab.root.getByText(words.status.fresh)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    lab.button(words.keep.quarantined(1, 1)).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe('{"v":1,"plan":3}');
});

test('axe finds nothing in the laboratory, fresh and trained, nor on the labels @deep', async ({
  page,
}) => {
  const lab = await new LabPage(page).open();
  await lab.train(100);
  await lab.button(words.game.auto('Random')).click();
  await lab.openSettings();
  await expectCleanLook(page, 'a trained table', LIGHT, '.lab');
  await page.goto('./matchboxes/');
  await expect(page.locator('.set.small li')).toHaveCount(21);
  await expect(page.locator('.set.full')).toBeHidden();
  await page.getByRole('radio', { name: /^All/ }).check();
  await expect(page.locator('.set.full')).toBeVisible();
  await expect(page.locator('.set.small')).toBeHidden();
  // One part draws all 304 labels.
  const some = { include: ['.nb-labels'], exclude: ['.set.full li:nth-child(n + 7)'] };
  await expectCleanLook(page, 'all labels', LIGHT, some);
});
