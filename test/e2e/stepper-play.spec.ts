import { expect, test } from '@playwright/test';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { stepCount } from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import { FigurePage, NINE, TREE_HOME, fragment, openFigure, say, spokenAt } from './support.ts';

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
  await expect(figure.root.getByLabel(say.controls.speed(2))).toHaveCount(1);
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
  // On the button itself it goes round among those at which one reads.
  await tree.play.click();
  await tree.root.getByRole('button', { name: say.controls.speed(60) }).click();
  await tree.root.getByRole('button', { name: say.controls.speed(1) }).click();
  await expect(tree.root.getByRole('button', { name: say.controls.speed(2) })).toBeFocused();
  await expect(other.locator('option:checked')).toHaveText(say.speeds[2]);
});

/** Figures that are stepped through, by lesson: on a push one of each kind of drawing. */
const STEPPED = deep(
  'minimax/nine fin/fin ratings/thumb five/last,race threats/fours',
  `minimax/nine fin/fin ratings/reasons,thumb table/lookup arena/choice whole-tree/one depth/waits,limit
   why-not-search/guess five/last,race attacks/gaps outbid/whole threats/fours renju/check
   strongest/thinking learning/beads,values tuning/match`,
).split(/\s+/);

/** Of the first steps of a figure those in whose drawing nothing moves for eight frames. How many are drawn is up to the machine. */
const stillSteps = (figure: FigurePage, most: number) =>
  figure.slider.evaluate(async (slider: HTMLInputElement, most) => {
    const views = slider.closest('figure')!.querySelector('.views')!;
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      views.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    const longest = () =>
      Math.max(0, ...moving().map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
    const press = (code: string) =>
      slider.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
    // Until nothing of the step before begins any more.
    const rest = async () => {
      for (let left = 3; left > 0; left = moving().length > 0 ? 3 : left - 1) {
        for (const each of moving()) each.finish();
        await frame();
      }
    };
    const still: number[] = [];
    for (let step = 1; step <= Math.min(most, Number(slider.max)); step++) {
      await rest();
      press('ArrowRight');
      for (let waited = 0; waited < 30 && longest() < (8 * 1000) / 60; waited++) await frame();
      if (longest() < (8 * 1000) / 60) still.push(step);
    }
    press('Home');
    await rest();
    return still;
  }, most);

test('each step is seen to happen, and not by who asks for less motion', async ({ page }) => {
  test.setTimeout(deep(90_000, 600_000));
  const cast = await page.context().newCDPSession(page);
  const frames = new Set<string>();
  cast.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.add(data);
    void cast.send('Page.screencastFrameAck', { sessionId });
  });
  for (const [lesson, ids = ''] of STEPPED.map((each) => each.split('/'))) {
    await page.goto(`./lessons/${lesson}/`);
    await page.evaluate(() =>
      document.querySelectorAll('details').forEach((each) => (each.open = true)),
    );
    for (const id of ids.split(',')) {
      const figure = new FigurePage(page, id);
      await figure.root.scrollIntoViewIfNeeded();
      await figure.awake();
      // Ten times slower, so that a busy machine sees them too.
      await cast.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
      expect(await stillSteps(figure, deep(16, 200)), id).toEqual([]);
      await cast.send('Page.startScreencast');
      frames.clear();
      await figure.slider.press('ArrowRight');
      // AND of 100, 100 and 001 comes from its lamps into the list of lines.
      if (id === 'fin') await expect(figure.root.locator('.views > span')).toHaveText('0');
      await expect.poll(() => frames.size, id).toBeGreaterThanOrEqual(8);
      await cast.send('Page.stopScreencast');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await stillSteps(figure, 3), id).toHaveLength(3);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
    }
  }
});
