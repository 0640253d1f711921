import { expect, test } from '@playwright/test';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { stepCount } from '../../src/engine/index.ts';
import { deep } from '../deep.ts';
import type { FigurePage } from './support.ts';
import { NINE, TREE_HOME, fragment, openFigure, say, spokenAt } from './support.ts';

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

test('what a linear step has found flies to where it is kept', async ({ page }) => {
  const figure = await openFigure(page, './lessons/fin/', 'fin');
  await page.evaluate(() => {
    const flown: string[] = [];
    Object.assign(window, { flown });
    const views = document.querySelector('figure#fin .views')!;
    new MutationObserver((changes) => {
      for (const added of changes.flatMap((change) => [...change.addedNodes]))
        flown.push(((added as HTMLElement).matches('[data-tells]') && added.textContent) || '?');
    }).observe(views, { childList: true });
  });
  const flown = () => page.evaluate(() => (window as unknown as { flown: string[] }).flown);
  await figure.slider.press('Home');
  await figure.slider.press('ArrowRight');
  // AND of 100, 100 and 001 comes from its lamps into the list of lines.
  await expect.poll(flown).toEqual(['0']);
  await expect(figure.root.locator('.views > span')).toHaveCount(0);
  await figure.slider.press('Home');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await figure.slider.press('ArrowRight');
  expect(await flown()).toHaveLength(1);
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
  for (let step = 1; step <= deep(8, last); step++) {
    await page.keyboard.press('ArrowRight');
    expect(await moving()).toBe(0);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let most = 0;
  await page.keyboard.press('Home');
  for (let step = 1; step <= deep(8, last); step++) {
    await page.keyboard.press('ArrowRight');
    most = Math.max(most, await moving());
  }
  // Otherwise something does move, so that the loop above has looked at something.
  expect(most).toBeGreaterThan(0);
});
