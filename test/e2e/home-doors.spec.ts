import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import {
  MENACE,
  Trainer,
  chancesOf,
  emptySetup,
  markName,
  newLearner,
  policyOf,
  policyTable,
  recordSearch,
  stepCount,
  treeSize,
} from '../../src/engine/index.ts';
import { homeGame } from '../../src/components/play/home/game.ts';
import { makeHomeLink } from '../../src/components/play/home/homeLink.ts';
import { losingMove } from '../../src/components/play/home/machine.ts';
import { stagesOf, whyOf, type Why } from '../../src/components/play/home/why.ts';
import { setupOf, take } from '../../src/components/play/small/smallGame.ts';
import { reasonMessages as reasons } from '#language/play/home/reasons';
import { playMessages as play } from '#language/play/home/messages';
import { thinkMessages as think } from '#language/play/home/think';
import { learnMessages as learn } from '#language/site/home/messages';
import { shelfMessages } from '#language/ui/shelf/messages';
import { deep } from '../deep.ts';
import { HOME, PHONE, complaintsOf, hold, openPage, wakeAll } from './pages.ts';
import { answered, cell, choosePerson, expectGame, freeCells, grid, turnOf } from './homeGames.ts';
import { FigurePage } from './support.ts';

test('each mark opens its slice of the disc, and the calls that are left are counted @deep', async ({
  page,
}) => {
  await openPage(page, HOME);
  const says = page.locator('.think .says');
  await expect(page.locator('.think canvas')).toBeVisible();
  await expect(says).toContainText(think.number(treeSize(emptySetup())));
  let game = homeGame('X');
  for (const at of [5, 8]) {
    await cell(page, at).click();
    for (let made = take(game, at); ; made = answered(made)) {
      const calls = treeSize(setupOf(made));
      const [before, after] = think.left(made.moves.length, calls);
      await expect(says).toHaveText(`${before}${think.number(calls)}${after}`);
      game = made;
      if (turnOf(made) === 'person') break;
    }
  }
  // A pen line leads from the reader's mark into the slice; on a phone one door is seen at a time.
  const pen = page.locator('.doors > .pen');
  await expect(pen.locator('path').first()).toHaveAttribute('d', /^M[\d.]+ [\d.]+C/);
  await expect(pen).toBeVisible();
  const calls = treeSize(setupOf(game));
  const left = think.left(game.moves.length, calls).join(think.number(calls));
  await expect(page.locator('.think [role=status]')).toHaveText(left);
  await page.setViewportSize(PHONE);
  await expect(pen).toBeHidden();
});

test('the matchboxes learn in front of the reader, and go on in the laboratory @deep', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, HOME);
  const door = page.locator('.learn.door');
  const button = door.locator('.primary');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  const learner = newLearner(MENACE, 'first', 1);
  const chance = policyTable((setup) => policyOf({ kind: 'random' }, setup));
  const lossNow = () => learn.percent(chancesOf(learner, chance).loss);
  const before = lossNow();
  await expect(door.locator('.says b')).toHaveText(before);
  await button.click();
  new Trainer(learner, chance).play(20_000);
  await expect(door.locator('.says b')).toHaveText(lossNow());
  expect(lossNow()).not.toBe(before);
  await expect(door.locator('[role=status]')).toContainText(lossNow());
  await door.getByRole('slider').press('ArrowRight');
  await expect(door.locator('figcaption')).toContainText(shelfMessages.box(2));
  await door.getByRole('link', { name: learn.play }).click();
  await expect(page.locator('.lab')).toContainText(learn.games(20_000));
  await expect(page.locator('#lab-game')).toBeInViewport({ ratio: 0.5 });
});

test('a press on “teach” before the shelf is there is kept, and holds once @deep', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await hold(page, /\/LearnShelf\.[^/]+\.js$/);
  await page.goto(HOME);
  await expect(page.locator('.think canvas')).toBeVisible();
  const button = page.locator('.learn.door .primary');
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  for (let presses = 0; presses < 2; presses++) await button.click({ force: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  letGo();
  await expect(button).toHaveText(learn.teach(20_000, true));
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await expect(page.locator('.learn.door .says')).toContainText(learn.after(20_000)[0] ?? '?');
});

test('what is pressed before the page is awake is taken when it wakes @deep', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await hold(page, '**/*.js');
  // A cell is heard as soon as it is there, though the rest of the page has yet to come.
  const half = async (route: Route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: text.split('</astro-island>')[0] ?? '' });
  };
  await page.route('**/', half, { times: 1 });
  await page.goto(HOME, { waitUntil: 'commit' });
  await cell(page, 4).click();
  await expect(cell(page, 4)).toHaveAttribute('data-kept', '');
  await page.goto(HOME, { waitUntil: 'commit' });
  await cell(page, 4).click();
  const teach = page.locator('.learn.door .primary');
  await teach.click();
  await expect(page.locator('[data-kept]')).toHaveCount(2);
  // Another cell before it wakes takes the place of the first.
  await cell(page, 8).press('Enter');
  await expect(cell(page, 4)).not.toHaveAttribute('data-kept');
  letGo();
  await expectGame(page, answered(take(homeGame('X'), 8)));
  await expect(page.locator('[data-kept]')).toHaveCount(0);
  await expect(teach).toHaveText(learn.teach(20_000, true));
});

test('on a processor four times as slow the first tap is answered in time @phone', async ({
  page,
}) => {
  // From the tap to the mark of the machine, by the clock of the page.
  await page.addInitScript(() => {
    const clock = window as unknown as { tapped?: number; answered?: number };
    addEventListener('click', () => (clock.tapped ??= performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector('.play [aria-label$=", O"]')) clock.answered ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  // Whatever else this machine has to do at the moment is none of the page's business: the best of three counts.
  while (times.length < 3 && !times.some((time) => time < 1500)) {
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
    await page.goto(HOME, { waitUntil: 'commit' });
    await cell(page, 4).tap();
    await expect(grid(page).locator('[aria-label$=", O"]')).toHaveCount(1, { timeout: 10_000 });
    times.push(
      await page.evaluate(() => {
        const { tapped = 0, answered: at = Infinity } = window as unknown as Record<string, number>;
        return at - tapped;
      }),
    );
  }
  expect(Math.min(...times)).toBeLessThan(1500);
});

test('a lost game shows which move lost it @deep', async ({ page }) => {
  await openPage(page, HOME);
  let game = homeGame('X');
  // The first free cell each time is poor play.
  while (turnOf(game) === 'person') {
    const [at = 0] = freeCells(game).filter((free) => free !== 4 || game.moves.length > 0);
    await cell(page, at).click();
    game = answered(take(game, at));
    await expectGame(page, game);
  }
  const lost = losingMove(game);
  expect(lost, 'the machine won').toBeDefined();
  await expect(page.locator('.play .note')).toHaveText('');
  await expect(page.locator('.play .reason')).toHaveText(reasons.lostBy(lost!.cell));
  await expect(page.locator('.play [role=status]')).toContainText(reasons.lostBy(lost!.cell));
  await expect(page.locator('.think .says')).toContainText(think.ray(lost!.index + 1));
  await expect(page.locator('.think .says a')).toHaveText(think.nine);
  // The ray is grey as long as the game was a draw, and then has the ink of the machine.
  await expect(page.locator('.think .ray')).toHaveCount(game.moves.length);
  const inks = await page
    .locator('.think .ray')
    .evaluateAll((rays) => rays.map((ray) => ray.classList[1]));
  expect(inks).toEqual(game.moves.map((_, at) => (at < lost!.index ? 'draw' : 'o')));
  // One picture to keep, and a link to the very game.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: think.share }).click();
  const png = await readFile(await (await saved).path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: think.copy }).click();
  await expect(page.locator('.think .says')).toContainText(think.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.endsWith(makeHomeLink(game))).toBe(true);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await wakeAll(page);
  await expectGame(page, game);
  await page.locator('.think .why.primary').click();
  const why = whyOf(game)!;
  await expect(page.locator('.think .says')).toHaveText(wordsOf(why));
  await expect(page.locator('.think .branch')).toHaveCount(2);
  await expectTree(page, why);
});

const wordsOf = ({ of, made, other }: Why) =>
  (of === 'machine' ? think.why.ofMachine : think.why.ofPerson)(made, other);

/** The link under the branches leads to the search of the position that they begin with. */
async function expectTree(page: Page, why: Why): Promise<void> {
  await page.getByRole('link', { name: think.why.tree }).click();
  const figure = await new FigurePage(page, 'tree').awake();
  const run = recordSearch(why.search);
  await figure.expectStep(run, stepCount(run.trace) - 1);
}

test('two fast clicks on “Why?” ask once @deep', async ({ page }) => {
  await openPage(page, HOME);
  await cell(page, 4).click();
  const why = page.locator('.think .why.primary');
  await expect(why).toHaveAttribute('aria-disabled', 'false');
  await why.dblclick();
  await expect(why).toHaveText(think.close);
  await page.waitForTimeout(500);
  await expect(why).toHaveText(think.close);
  await why.click();
  await expect(why).not.toHaveText(think.close);
});

test('“Why?” before the machine has moved says that there is nothing to explain @deep', async ({
  page,
}) => {
  const letGo = await hold(page, /\/ThinkDisc\.[^/]+\.js$/);
  await openPage(page, HOME);
  const second = page.locator('.think.door');
  await second.getByRole('button', { name: play.why(undefined) }).press('Enter');
  await expect(second.locator('.says')).toHaveText(play.noReason);
  await expect(second.getByRole('status')).toHaveText(play.noReason);
  // A disc that comes later does not speak over the answer.
  letGo();
  await expect(second.locator('canvas').first()).toBeVisible();
  await expect(second.getByRole('status')).toHaveText(play.noReason);
  await page.setViewportSize(PHONE);
  const first = page.locator('.play.door');
  await first.getByRole('button', { name: play.why(undefined) }).press('Enter');
  await expect(first.locator('.says').first()).toContainText(play.noReason);
  await expect(first.getByRole('status')).toContainText(play.noReason);
  await cell(page, 4).click();
  await expect(second.locator('.says')).not.toHaveText(play.noReason);
  // On the smallest phone its answer is in the door whole.
  await page.setViewportSize({ width: 320, height: 700 });
  await second.locator('.primary.why').click();
  const right = (part: string) =>
    second.locator(part).evaluate((each) => Math.round(each.getBoundingClientRect().right));
  await expect(second.locator('.why ol')).toHaveCount(2);
  for (const branch of ['.branches', '.branch >> nth=1', 'li >> nth=-1'])
    expect(await right(branch), branch).toBeLessThanOrEqual(await right('.stage'));
});

test('what did not arrive is said with the space of its door @phone @deep', async ({ page }) => {
  await page.route(/\/(ThinkDisc|LearnShelf)\.[^/]+\.js$/, (route) => route.abort());
  await page.goto(HOME);
  for (const name of ['think', 'learn']) {
    const door = page.locator(`.${name}.door`);
    await door.scrollIntoViewIfNeeded();
    const text = door.locator('.stage .lost p');
    await expect(text).toBeVisible();
    const left = (each: Locator) => each.evaluate((it) => it.getBoundingClientRect().left);
    const inset = (await left(text)) - (await left(door));
    expect(inset, name).toBeGreaterThanOrEqual(16);
  }
});

test('“Why?” is answered on the spot, by what was done and what would have come otherwise', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  for (const person of deep(['X'] as const, ['X', 'O'] as const)) {
    await openPage(page, HOME);
    await choosePerson(page, person);
    let game = answered(homeGame(person));
    for (let moves = 0; moves < 2; moves++) {
      const at = freeCells(game).at(-1) ?? 0;
      await cell(page, at).click();
      game = answered(take(game, at));
      await expectGame(page, game);
    }
    const why = whyOf(game)!;
    await page.locator('.think .why.primary').click();
    await expect(page.locator('.think .says')).toHaveText(wordsOf(why));
    await expect(page.locator('.think [role=status]')).not.toHaveText('');
    for (const [i, branch] of [why.made, ...(why.other ? [why.other] : [])].entries()) {
      const line = page.locator('.think .branch').nth(i);
      await expect(line.locator('li')).toHaveCount(stagesOf(branch).length);
      await expect(line.locator('b')).toHaveText(think.why.ends[branch.end]);
    }
    expect(markName(why.search.computer) === person).toBe(why.of === 'person');
    await expectTree(page, why);
  }
  expect(complaints).toEqual([]);
});
