import { expect, test } from '@playwright/test';
import { recordingMessages } from '#language/stepper/frame';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import { stepCount } from '../../src/engine/index.ts';
import { longTasksDuring } from './checks/longTasks.ts';
import { expectFocus, hold } from './pages.ts';
import {
  NINE,
  TREE_HOME,
  fragment,
  openFigure,
  pageErrors,
  wholeGame,
  words,
  type FigurePage,
} from './support.ts';

const WORKER = /engine\.worker[^/]*\.js$/;
const whole = wholeGame();
const WHOLE_LINK = makeAddress({ ...whole.request, figure: 'tree', step: 1000 }, TREE_HOME);
const wholeLast = stepCount(whole.trace) - 1;

async function ask(figure: FigurePage, hash: string): Promise<void> {
  await figure.page.evaluate((link) => (location.hash = link), hash);
}

const progress = (figure: FigurePage) =>
  figure.root.getByRole('progressbar', { name: recordingMessages.working });

/** Records the whole game; in how many frames progress was seen. */
async function watchRecording(figure: FigurePage): Promise<number> {
  await ask(figure, '#fig=tree');
  await figure.expectSearch(TREE_HOME, 0);
  await figure.root.evaluate((root) => {
    const seen = { progress: 0, isDone: false };
    Object.assign(window, { seen });
    const frame = () => {
      if (root.querySelector('progress')) seen.progress++;
      if (!seen.isDone) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await ask(figure, WHOLE_LINK);
  await expect(figure.slider).toHaveJSProperty('max', String(wholeLast));
  await figure.expectStep(whole, 1000);
  return figure.page.evaluate(() => {
    const { seen } = window as unknown as { seen: { progress: number } };
    return Object.assign(seen, { isDone: true }).progress;
  });
}

test('the whole game records in the background, with progress, and the page stays awake', async ({
  page,
  browser,
}) => {
  const errors = pageErrors(page);
  const figure = await openFigure(page, './tree/', 'tree');
  // What shows the progress is loaded with the first recording, which may be over before.
  for (let take = 0, seen = 0; seen === 0; take++) {
    expect(take, 'recordings without progress').toBeLessThan(4);
    const tasks = await longTasksDuring(browser, async () => {
      seen = await watchRecording(figure);
    });
    expect(tasks, 'long tasks while it records').toEqual([]);
  }
  await expect(progress(figure)).toHaveCount(0);

  // The skyline of three million steps is read anew for another width.
  const canvas = figure.root.locator('.range canvas');
  const before = await canvas.evaluate(({ clientWidth }) => clientWidth);
  const tasks = await longTasksDuring(browser, async () => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect.poll(() => canvas.evaluate(({ clientWidth }) => clientWidth)).not.toBe(before);
    await page.waitForTimeout(500);
  });
  expect(tasks, 'long tasks while the skyline is drawn').toEqual([]);
  expect(errors).toEqual([]);
});

test('a recording can be stopped: the old search stays, and can be tried again', async ({
  page,
}) => {
  const letGo = await hold(page, WORKER);
  const figure = await openFigure(page, './tree/', 'tree');
  await figure.slider.fill('13');
  // What the figure puts into the address once it rests would take the place of the link.
  await expect.poll(() => fragment(page)).toContain('step=14');
  await ask(figure, WHOLE_LINK);
  await expect(progress(figure)).toBeVisible();
  await expect(figure.root.getByText(recordingMessages.progress(0))).toBeVisible();
  // While it records, the old search can still be stepped through.
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 14);
  await figure.button(recordingMessages.cancel).press('Enter');
  await expect(progress(figure)).toHaveCount(0);
  await expectFocus(page, 'stopping');
  await expect(figure.notices.getByText(words.workerProblem.cancelled)).toBeVisible();
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 15);
  letGo();
  await figure.button(recordingMessages.again).click();
  await expect(figure.slider).toHaveJSProperty('max', String(wholeLast));
  await figure.expectStep(whole, 1000);
  await expect(figure.notices.getByText(words.workerProblem.cancelled)).toHaveCount(0);
});
