import { expect, test, type Page } from '@playwright/test';
import { homeGame } from '../../src/components/play/home/game.ts';
import { take } from '../../src/components/play/small/smallGame.ts';
import { lessonRequest } from '../../src/components/lessons/parts/runs.ts';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { factsAt } from '../../src/components/stepper/search/facts.ts';
import { changeOfMind } from '../../src/components/stepper/tree/treeMoment.ts';
import { recordSearch, stepCount, type SearchRun } from '../../src/engine/index.ts';
import { answered, cell, expectGame, freeCells } from './homeGames.ts';
import { deep } from '../deep.ts';
import { HOME, openPage } from './pages.ts';
import {
  NINE,
  TREE_HOME,
  expected,
  fragment,
  openFigure,
  say,
  spokenAt,
  FigurePage,
} from './support.ts';

test.use({ trace: 'off' });

const LESSON = './lessons/minimax/';
const last = stepCount(NINE.trace) - 1;

/** Notes whatever a live region of the figure says, and the address, while it plays and after. */
async function listen(figure: FigurePage): Promise<() => Promise<string[]>> {
  await figure.root.evaluate((root) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const isPlaying = () => root.querySelector('.play')?.textContent?.trim() !== 'Play';
    const live = [...root.querySelectorAll('[aria-live], [role="status"], [role="alert"]')];
    for (const region of live) {
      new MutationObserver(() => {
        const text = region.textContent?.trim();
        if (text) heard.push(`${isPlaying() ? 'playing' : 'still'}: ${text}`);
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
    const { replaceState } = history;
    history.replaceState = (...given) => {
      if (isPlaying()) heard.push(`playing: ${String(given[2])}`);
      replaceState.apply(history, given);
    };
  });
  return () => figure.page.evaluate(() => (window as unknown as { heard: string[] })['heard']);
}

test('play goes to the end in silence, and speaks once when it stops', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  const heard = await listen(figure);
  await figure.setSpeed(60);
  await figure.play.click();
  await expect(figure.play).toHaveText(say.controls.pause);
  await expect(figure.play).toHaveText(say.controls.play, { timeout: 20_000 });
  await figure.expectStep(NINE, last);
  await expect(figure.live).toHaveText(spokenAt(NINE, last));
  expect(await heard()).toEqual([`still: ${spokenAt(NINE, last)}`]);
  await expect
    .poll(() => fragment(page))
    .toBe(makeAddress({ ...TREE_HOME, figure: 'nine', step: last }, TREE_HOME));
  // The speed is remembered for the next figure.
  const tree = await openFigure(page, './tree/', 'tree');
  await tree.openMore();
  const other = page.getByRole('combobox', { name: say.speed });
  await expect(other.locator('option:checked')).toHaveText(say.speeds[60]);
});

test('play that begins again at the end is silent from its first moment @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.slider.press('End');
  await expect(figure.live).toHaveText(spokenAt(NINE, last));
  const heard = await listen(figure);
  await figure.setSpeed(4);
  await figure.slider.press('Space');
  await figure.reach(1);
  expect(await heard()).toEqual([]);
  const step = await figure.pause();
  await expect.poll(heard).toEqual([`still: ${spokenAt(NINE, step)}`]);
});

test('a step just before play does not speak into it @deep', async ({ page }) => {
  const figure = await openFigure(page, LESSON, 'nine');
  const heard = await listen(figure);
  await figure.setSpeed(4);
  await figure.slider.focus();
  await figure.slider.evaluate((slider) => {
    for (const code of ['ArrowRight', 'Space']) {
      slider.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    }
  });
  await figure.reach(2);
  const step = await figure.pause();
  await expect.poll(heard).toEqual([`still: ${spokenAt(NINE, step)}`]);
});

test('the slider says where play is, and what kind of step it is when it rests @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, LESSON, 'nine');
  await figure.setSpeed(1);
  await figure.play.click();
  await expect(figure.slider).toHaveAttribute('aria-valuetext', expected(NINE, 0).where);
  await figure.play.click();
  await expect(figure.slider).toHaveAttribute('aria-valuetext', expected(NINE, 0).spoken);
  // A step, a leap or a breakpoint list stops play as the pause button does.
  for (const stop of ['ArrowRight', 'ArrowLeft', 'Home'] as const) {
    await figure.play.click();
    await expect(figure.play).toHaveText(say.controls.pause);
    await figure.slider.press(stop);
    await expect(figure.play).toHaveText(say.controls.play);
  }
});

test('play works on a page that was opened by a link to a step @deep', async ({ page }) => {
  const link = makeAddress({ ...TREE_HOME, figure: 'tree', step: 20 }, TREE_HOME);
  const figure = await openFigure(page, `./tree/${link}`, 'tree');
  await figure.expectStep(NINE, 20);
  await figure.setSpeed(15);
  await figure.play.click();
  await figure.reach(24);
  const step = await figure.pause();
  await figure.expectStep(NINE, step);
  await expect
    .poll(() => fragment(page))
    .toBe(makeAddress({ ...TREE_HOME, figure: 'tree', step }, TREE_HOME));
});

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figure = await openFigure(page, LESSON, 'nine');
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => {
            const { duration } = effect?.getComputedTiming() ?? {};
            return playState === 'running' && Number(duration) > 1;
          })
          .map((animation) => (animation as CSSAnimation).animationName).length,
    );
  await figure.slider.focus();
  for (let step = 1; step <= deep(16, last); step++) {
    await page.keyboard.press('ArrowRight');
    expect(await moving()).toBe(0);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let most = 0;
  await page.keyboard.press('Home');
  for (let step = 1; step <= deep(16, last); step++) {
    await page.keyboard.press('ArrowRight');
    most = Math.max(most, await moving());
  }
  // Otherwise something does move, so that the loop above has looked at something.
  expect(most).toBeGreaterThan(0);
});

/** Of a hundred frames, those that come later than 34 ms in the motion that `act` begins; not a number if nothing moves. */
async function lateFrames(page: Page, act: () => Promise<void>): Promise<number> {
  const late = page.evaluate(async () => {
    const { prototype } = CanvasRenderingContext2D;
    const { putImageData } = prototype;
    let [falls, paints] = [false, 0];
    prototype.putImageData = function (image: ImageData, x: number, y: number) {
      paints++;
      putImageData.call(this, image, x, y, 0, 0, image.width, image.height);
    };
    const frame = () => new Promise<number>(requestAnimationFrame);
    const gaps: number[] = [];
    let before = await frame();
    for (const end = before + 1200; before < end;) {
      const now = await frame();
      gaps.push(now - before);
      before = now;
      const running = falls ? [] : document.getAnimations();
      falls ||= running.some((each) => (each as CSSAnimation).animationName?.endsWith('-fall'));
    }
    prototype.putImageData = putImageData;
    return falls || paints > 5 ? (100 * gaps.filter((gap) => gap > 34).length) / gaps.length : NaN;
  });
  await act();
  return late;
}

/** The best of three: the machine may have been busy with something else. */
async function expectSmooth(page: Page, act: () => Promise<void>, again: () => Promise<void>) {
  const tries: number[] = [];
  while (tries.length < 3 && !((tries.at(-1) ?? 100) <= 20)) {
    tries.push(await lateFrames(page, act));
    await again();
  }
  expect(tries.at(-1), `late frames of a hundred: ${tries.join(', ')}`).toBeLessThanOrEqual(20);
}

test('a change of mind, a cut and the slice of a game come without late frames @deep', async ({
  page,
}) => {
  const cuts = recordSearch(lessonRequest('cuts'));
  const isCut = (run: SearchRun, step: number) => factsAt(run, step).kind === 'cut';
  const isChange = (run: SearchRun, step: number) => changeOfMind(factsAt(run, step))?.isMade;
  for (const [path, id, run, isIt] of [
    [LESSON, 'nine', NINE, isChange],
    ['./lessons/whole-tree/', 'cuts', cuts, isCut],
  ] as const) {
    const step = Array.from({ length: stepCount(run.trace) }, (_, at) => at).find((at) =>
      isIt(run, at),
    ) as number;
    const figure = await openFigure(page, `${path}#fig=${id}&step=${step}`, id);
    const isAt = (at: number) => expect(figure.slider).toHaveJSProperty('valueAsNumber', at);
    const back = async () => {
      await figure.slider.press('ArrowLeft');
      await isAt(step - 1);
    };
    // The first step brings what draws the motions.
    await isAt(step - 1);
    await figure.slider.press('ArrowRight');
    await isAt(step);
    await figure.root.locator('.drawing :is(.compared, .window)').waitFor({ state: 'attached' });
    await back();
    await expectSmooth(page, () => figure.slider.press('ArrowRight'), back);
  }
  // Who asks for less motion gets the end frames, and who goes about by the slider meets no ghost.
  const figure = new FigurePage(page, 'cuts');
  const ghost = figure.root.locator('.cut .ghost');
  await figure.slider.press('ArrowRight');
  await expect(ghost).toHaveCount(1);
  await expect(ghost).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const still of [ghost, figure.root.locator('.window .jaw').first()]) {
    await expect(still).toHaveCSS('animation-name', 'none');
  }
  await expect(ghost).toHaveCSS('opacity', '0');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await figure.slider.press('End');
  await expect(figure.root.locator('.cut .spared')).not.toHaveCount(0);
  await expect(ghost).toHaveCount(0);

  await openPage(page, HOME);
  await expect(page.locator('.think canvas')).toBeVisible();
  let game = homeGame('X');
  const at = () => freeCells(game)[0] as number;
  await expectSmooth(
    page,
    () => cell(page, at()).click(),
    async () => {
      game = answered(take(game, at()));
      await expectGame(page, game);
    },
  );
});
