import { expect, test, type Page } from '@playwright/test';
import { makeAddress } from '../../src/components/state/address.ts';
import { stepCount } from '../../src/engine/index.ts';
import {
  NINE,
  TREE_HOME,
  openFigure,
  pageErrors,
  say,
  wholeGame,
  words,
  type FigurePage,
} from './support.ts';

const WORKER = /\/_astro\/[^/]*worker[^/]*\.js$/;
const whole = wholeGame();
const WHOLE_LINK = makeAddress({ ...whole.request, figure: 'tree', step: 1000 }, TREE_HOME);
const wholeLast = stepCount(whole.trace) - 1;

/** Holds the worker's script back until it is let go, so that a recording can be watched. */
async function holdWorker(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(WORKER, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return letGo;
}

async function ask(figure: FigurePage, hash: string): Promise<void> {
  await figure.page.evaluate((fragment) => (location.hash = fragment), hash);
}

const progress = (figure: FigurePage) =>
  figure.root.getByRole('progressbar', { name: say.recording.working });

test('the whole game records in the background, with progress, and the page stays awake', async ({
  page,
}) => {
  const errors = pageErrors(page);
  const figure = await openFigure(page, './tree/', 'tree');
  // The longest time between two frames, from the request to the last step on the screen.
  await figure.root.evaluate((root) => {
    const seen = { longest: 0, progress: 0, isDone: false };
    Object.assign(window, { seen });
    let last = performance.now();
    const frame = (now: number) => {
      seen.longest = Math.max(seen.longest, now - last);
      last = now;
      if (root.querySelector('progress')) seen.progress++;
      if (!seen.isDone) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await ask(figure, WHOLE_LINK);
  await expect(figure.slider).toHaveJSProperty('max', String(wholeLast));
  await figure.expectStep(whole, 1000);
  const seen = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Record<string, number | boolean> };
    seen['isDone'] = true;
    return seen;
  });
  expect(seen['progress']).toBeGreaterThan(0);
  expect(seen['longest']).toBeLessThan(200);
  await expect(progress(figure)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a recording can be stopped: the old search stays, and can be tried again', async ({
  page,
}) => {
  const letGo = await holdWorker(page);
  const figure = await openFigure(page, './tree/', 'tree');
  await figure.slider.fill('13');
  await ask(figure, WHOLE_LINK);
  await expect(progress(figure)).toBeVisible();
  await expect(figure.root.getByText(say.recording.progress(0))).toBeVisible();
  // While it records, the old search can still be stepped through.
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 14);
  await figure.button(say.recording.cancel).click();
  await expect(progress(figure)).toHaveCount(0);
  await expect(figure.notices.getByText(words.workerProblem.cancelled)).toBeVisible();
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 15);
  letGo();
  await figure.button(say.recording.again).click();
  await expect(figure.slider).toHaveJSProperty('max', String(wholeLast));
  await figure.expectStep(whole, 1000);
  await expect(figure.notices.getByText(words.workerProblem.cancelled)).toHaveCount(0);
});

for (const [name, body] of [
  ['that cannot be loaded', undefined],
  ['that throws at once', 'throw new Error("broken on purpose")'],
  ['that throws when asked', 'onmessage = () => { throw new Error("broken on purpose") }'],
  ['that is no script', '<!doctype html><title>Not here</title>'],
] as const) {
  test(`a worker ${name} is told in a sentence, and can be tried again`, async ({ page }) => {
    await page.route(WORKER, (route) =>
      body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
    );
    const figure = await openFigure(page, `./tree/${WHOLE_LINK}`, 'tree');
    await expect(figure.notices.getByText(words.workerProblem.died)).toBeVisible();
    await expect(progress(figure)).toHaveCount(0);
    await figure.expectStep(NINE, 0);
    await figure.slider.press('End');
    await figure.expectStep(NINE, stepCount(NINE.trace) - 1);
    await figure.button(say.recording.again).click();
    await expect(figure.notices.getByText(words.workerProblem.died)).toBeVisible();
    await page.unroute(WORKER);
    await figure.button(say.recording.again).click();
    await expect(figure.slider).toHaveJSProperty('max', String(wholeLast));
    await figure.expectStep(whole, 1000);
    await expect(figure.notices.getByText(words.workerProblem.died)).toHaveCount(0);
  });
}

test('without workers the browser is told to be unable, and small searches go on', async ({
  page,
}) => {
  const errors = pageErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined });
  });
  const figure = await openFigure(page, `./tree/${WHOLE_LINK}`, 'tree');
  await expect(figure.notices.getByText(words.workerProblem.unsupported)).toBeVisible();
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 1);
  expect(errors).toEqual([]);
});

test('a link that is overtaken by another leaves nothing behind', async ({ page }) => {
  const errors = pageErrors(page);
  const letGo = await holdWorker(page);
  const figure = await openFigure(page, './tree/', 'tree');
  await ask(figure, WHOLE_LINK);
  await expect(progress(figure)).toBeVisible();
  await ask(figure, makeAddress({ ...TREE_HOME, figure: 'tree', step: 7 }, TREE_HOME));
  await figure.expectStep(NINE, 7);
  await expect(progress(figure)).toHaveCount(0);
  letGo();
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 8);
  await expect(figure.notices).toHaveText('');
  expect(errors).toEqual([]);
});

test('a panel that cannot be loaded says so, and the figure goes on', async ({ page, context }) => {
  const figure = await openFigure(page, './lessons/minimax/', 'nine');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await figure.open('goTo');
  await expect(figure.panel.getByText(say.tools.lost)).toBeVisible();
  await figure.slider.press('ArrowRight');
  await figure.expectStep(NINE, 1);
  await figure.open('code');
  await figure.expectStep(NINE, 1);
  await context.setOffline(false);
});
