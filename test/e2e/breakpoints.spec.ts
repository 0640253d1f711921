import { expect, test } from '@playwright/test';
import {
  breakpointSteps,
  sliderTicks,
  type Breakpoint,
} from '../../src/components/stepper/breakpoints.ts';
import { eventsOfLine } from '../../src/components/stepper/codeView.ts';
import { cellsAt } from '../../src/components/ui/board/moves.ts';
import { makeAddress } from '../../src/components/stepper/search/address.ts';
import {
  makePosition,
  nodeAt,
  nodeCount,
  stepCount,
  type SearchRun,
} from '../../src/engine/index.ts';
import {
  NINE,
  TREE_HOME,
  openFigure,
  say,
  snippet,
  wholeGame,
  words,
  type FigurePage,
} from './support.ts';
import { panels } from '#language/stepper/panels';
import { deep } from '../deep.ts';

test.use({ trace: 'off' });

const TREE = './tree/';
const last = stepCount(NINE.trace) - 1;
const stoppable = snippet.lines
  .map((_, index) => index + 1)
  .filter((line) => eventsOfLine(snippet, line).length > 0);

function stopsOf(points: readonly Breakpoint[], run: SearchRun = NINE): number[] {
  return [...breakpointSteps(run, snippet, points)];
}

/** The ticks stand where the stops are, as shares of the slider's length. */
async function expectTicks(
  figure: FigurePage,
  stops: readonly number[],
  run = NINE,
): Promise<void> {
  const shares = sliderTicks(Uint32Array.from(stops), stepCount(run.trace), 160);
  const ticks = figure.root.locator('.range .tick');
  await expect(ticks).toHaveCount(shares.length);
  const seen = await figure.root.locator('.range').evaluate((range) => {
    // As far as the middle of the thumb can go.
    const { left, width } = range.getBoundingClientRect();
    return [...range.querySelectorAll('.tick')].map((tick) => {
      const box = tick.getBoundingClientRect();
      return (box.left + box.width / 2 - left - 9) / (width - 18);
    });
  });
  for (const [index, share] of shares.entries()) expect(seen[index]).toBeCloseTo(share, 2);
}

/** Plays from the first step, and expects it to stand at each of the first few stops in turn. */
async function expectPlayStops(
  figure: FigurePage,
  point: Breakpoint,
  count: number,
): Promise<void> {
  await figure.slider.press('Home');
  const stops = stopsOf([point]);
  const ahead = stops.filter((step) => step > 0 && step < last);
  for (const stop of [...ahead, last].slice(0, deep(count, 4))) {
    await figure.play.click();
    const moment = async () => ({
      step: (await figure.shown()).step,
      play: (await figure.play.textContent())?.trim(),
    });
    await expect.poll(moment, { intervals: [50] }).toEqual({ step: stop, play: say.controls.play });
    await figure.expectStep(NINE, stop, stops.includes(stop) ? { stoppedBy: point } : {});
  }
}

async function add(
  figure: FigurePage,
  kind: 'improve' | 'leaf' | 'call' | 'ply' | 'position',
  value?: string,
): Promise<void> {
  await figure.panel.getByLabel(say.stops.add).selectOption(say.stops.kinds[kind]);
  if (value !== undefined && (kind === 'call' || kind === 'ply')) {
    await figure.panel.getByLabel(say.stops.value[kind]).fill(value);
  }
  await figure.panel.getByRole('button', { name: say.stops.addButton, exact: true }).click();
}

// Which steps a line or a condition stops at is tried in test/components/stepper/breakpoints.test.ts.
test('play stops at a line of the code that was clicked', async ({ page }) => {
  const figure = await openFigure(page, TREE, 'tree');
  await figure.setSpeed(60);
  await figure.open('code');
  for (const line of deep([stoppable[0] as number, stoppable.at(-1) as number], stoppable)) {
    const stops = stopsOf([{ kind: 'line', line }]);
    const number = figure.button(say.code.breakpoint(line));
    await number.click();
    await expect(number).toHaveAttribute('aria-pressed', 'true');
    await expectTicks(figure, stops);
    await expectPlayStops(figure, { kind: 'line', line }, 1);
    await number.click();
    await expect(number).toHaveAttribute('aria-pressed', 'false');
    await expectTicks(figure, []);
  }
});

test('the code is one tab stop, whose lines are reached by arrows and set by Enter @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, TREE, 'tree');
  await figure.open('code');
  const lines = figure.root.locator('.code .line button');
  await expect(lines).toHaveText(stoppable.map(String));
  await expect(figure.root.locator('.code .line button[tabindex="0"]')).toHaveCount(1);
  const first = stoppable[0] as number;
  await figure.button(say.code.breakpoint(first)).focus();
  for (const line of stoppable.slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(figure.button(say.code.breakpoint(line))).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const set = figure.button(say.code.breakpoint(stoppable.at(-1) as number));
  await expect(set).toHaveAttribute('aria-pressed', 'true');
  await figure.expectStep(NINE, 0);
  await expectTicks(figure, stopsOf([{ kind: 'line', line: stoppable.at(-1) as number }]));
});

test('a condition of each kind stops play, shows its ticks, and can be removed @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, TREE, 'tree');
  await figure.setSpeed(60);
  await figure.slider.fill('24');
  const position = makePosition(cellsAt(NINE, nodeAt(NINE.trace, 24)));
  await figure.open('stops');
  await expect(figure.panel.getByText(say.stops.none)).toBeVisible();
  const points: Breakpoint[] = [
    { kind: 'position', position },
    { kind: 'call', call: 6 },
    { kind: 'ply', ply: 9 },
    { kind: 'leaf' },
    { kind: 'improve' },
    { kind: 'ply', ply: 2 },
  ];
  // On a push those that take a position, a call, a ply that is never reached, and nothing at all.
  for (const point of points.slice(0, 6)) {
    const name = say.breakpoint(point);
    if (point.kind === 'position') await figure.slider.fill('24');
    if (point.kind === 'line') throw new Error('lines are set in the code');
    const value = point.kind === 'call' ? point.call : point.kind === 'ply' ? point.ply : undefined;
    await add(figure, point.kind, value === undefined ? undefined : String(value));
    const stops = stopsOf([point]);
    await expect(figure.panel.getByRole('listitem')).toHaveText([name]);
    await expect(figure.panel.getByText(say.stops.matches(stops.length))).toBeVisible();
    await expectTicks(figure, stops);
    await expectPlayStops(figure, point, 1);
    await figure.slider.press('Home');
    const ahead = [...stops.filter((step) => step > 0 && step < last), last];
    for (const stop of ahead) {
      await figure.button(panels.stops.next).click();
      await figure.expectStep(NINE, stop, stops.includes(stop) ? { stoppedBy: point } : {});
    }
    await figure.button(say.stops.remove(name)).click();
    await expect(figure.panel.getByText(say.stops.none)).toBeVisible();
    await expectTicks(figure, []);
  }
});

test('conditions add up, none is there twice, and wrong numbers are explained @deep', async ({
  page,
}) => {
  const figure = await openFigure(page, TREE, 'tree');
  await figure.open('code');
  await figure.button(say.code.breakpoint(stoppable[0] as number)).click();
  await figure.open('stops');
  await add(figure, 'leaf');
  await add(figure, 'leaf');
  await add(figure, 'call', '2');
  const points: Breakpoint[] = [
    { kind: 'line', line: stoppable[0] as number },
    { kind: 'leaf' },
    { kind: 'call', call: 2 },
  ];
  await expect(figure.panel.getByRole('listitem')).toHaveCount(points.length);
  const stops = stopsOf(points);
  await expect(figure.panel.getByText(say.stops.matches(stops.length))).toBeVisible();
  await expectTicks(figure, stops);
  const calls = nodeCount(NINE.trace);
  for (const wrong of ['0', String(calls + 1), '', 'six', '1.5']) {
    await add(figure, 'call', wrong);
    await expect(figure.panel.getByText(say.stops.badCall(calls))).toBeVisible();
  }
  for (const wrong of ['10', '-1', 'x']) {
    await add(figure, 'ply', wrong);
    await expect(figure.panel.getByText(say.stops.badPly)).toBeVisible();
  }
  await expect(figure.panel.getByRole('listitem')).toHaveCount(points.length);
  await figure.button(say.stops.clear).click();
  await expectTicks(figure, []);
});

test('in the whole game ticks stand for what they can, and the next breakpoint is far away @deep', async ({
  page,
}) => {
  const run = wholeGame();
  const link = makeAddress({ ...run.request, figure: 'tree', step: 0 }, TREE_HOME);
  const figure = await openFigure(page, `./tree/${link}`, 'tree');
  await expect(figure.slider).toHaveJSProperty('max', String(stepCount(run.trace) - 1));
  await figure.open('stops');
  const call = 400_000;
  await add(figure, 'call', String(call));
  await expectTicks(figure, stopsOf([{ kind: 'call', call }], run), run);
  await figure.button(panels.stops.next).click();
  await figure.expectStep(run, run.trace.enterAt[call - 1] as number, {
    stoppedBy: { kind: 'call', call },
  });
  await add(figure, 'leaf');
  const stops = stopsOf([{ kind: 'call', call }, { kind: 'leaf' }], run);
  await expect(figure.panel.getByText(say.stops.matches(stops.length))).toContainText(
    words.count(stops.length),
  );
  await expectTicks(figure, stops, run);
});
