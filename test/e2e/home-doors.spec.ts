import { expect, test, type Page, type Route } from '@playwright/test';
import {
  MENACE,
  Trainer,
  chancesOf,
  newLearner,
  policyOf,
  policyTable,
  recordSearch,
  stepCount,
} from '../../src/engine/index.ts';
import { homeGame } from '../../src/components/play/home/game.ts';
import { stagesOf, whyOf, type Why } from '../../src/components/play/home/why.ts';
import { take } from '../../src/components/play/games/smallGame.ts';
import { thinkMessages as think } from '#language/play/home/think';
import { learnMessages as learn } from '#language/site/home/messages';
import { shelfMessages } from '#language/ui/shelf/messages';
import { againstMessages } from '#language/play/small/messages';
import { deep } from '../deep.ts';
import { HOME, LESSON, complaintsOf, hold, openPage } from './pages.ts';
import { answered, cell, choosePerson, expectGame, freeCells, grid } from './homeGames.ts';
import { FigurePage, say } from './support.ts';

test('the matchboxes learn in front of the reader, and go on in the laboratory', async ({
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
  await expect(door.locator('.says b')).toHaveText(lossNow());
  await button.click();
  new Trainer(learner, chance).play(20_000);
  await expect(door.locator('.says b')).toHaveText(lossNow());
  await expect(door.locator('[role=status]')).toContainText(lossNow());
  await door.getByRole('slider').press('ArrowRight');
  await expect(door.locator('figcaption')).toContainText(shelfMessages.box(2));
  await door.getByRole('link', { name: learn.play }).click();
  await expect(page.locator('.lab')).toContainText(learn.games(20_000));
  // The table of the link is taught again first, which takes a slow machine a while.
  await expect(page.locator('#lab-game')).toBeInViewport({ ratio: 0.5, timeout: 60_000 });
});

test('what is pressed before the page is awake is taken when it wakes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const letGo = await hold(page, '**/*.js');
  // A cell is heard as soon as it is there, though the rest of the page has yet to come.
  const half = async (route: Route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: text.slice(0, text.indexOf('</astro-island>', text.indexOf('role="grid"'))),
    });
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

test('on other pages, too, what is pressed while it is asleep is done when it wakes', async ({
  page,
}) => {
  const figure = new FigurePage(page, 'nine');
  const player = page.getByLabel(againstMessages.group, { exact: true });
  const press = {
    [LESSON]: () => figure.button(say.controls.forward).click(),
    './lessons/five/': () => page.locator('.surface').first().click(),
    // Awake, but its game has not been read.
    './play/#seed=7': async () => {
      await expect(page.locator('astro-island:not([ssr])')).toHaveCount(1);
      await page.locator('[aria-controls=play-more]').press('4');
      await player.selectOption('random');
    },
  };
  for (const [path, act] of Object.entries(press)) {
    const letGo = await hold(page, path.includes('#') ? '**/pageParts*' : '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await act();
    await expect(page.locator('[data-kept]')).toHaveCount(1);
    letGo();
    await expect(page.locator('[data-kept]')).toHaveCount(0);
    if (path === LESSON) await expect(figure.slider).toHaveJSProperty('valueAsNumber', 1);
    else await expect(page.getByRole('gridcell', { name: /, X/ })).not.toHaveCount(0);
    if (path.includes('#')) await expect(player).toHaveValue('random');
    await page.unrouteAll();
  }
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

const wordsOf = ({ of, made, other }: Why) =>
  (of === 'machine' ? think.why.ofMachine : think.why.ofPerson)(made, other);

/** The link under the branches leads to the search of the position that they begin with. */
async function expectTree(page: Page, why: Why): Promise<void> {
  await page.getByRole('link', { name: think.why.tree }).click();
  const figure = await new FigurePage(page, 'tree').awake();
  const run = recordSearch(why.search);
  await figure.expectStep(run, stepCount(run.trace) - 1);
}

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
    await expectTree(page, why);
    // The game is still there after that look at its search.
    await page.goBack();
    await expectGame(page, game);
  }
  expect(complaints).toEqual([]);
});
