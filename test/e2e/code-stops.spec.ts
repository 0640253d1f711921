import { expect, test } from '@playwright/test';
import { sliderTicks } from '../../src/components/stepper/timeline.svelte.ts';
import { eventsOfLine } from '../../src/components/stepper/codeView.ts';
import { stepsOfKinds } from '../../src/components/stepper/stepping.ts';
import { stepCount } from '../../src/engine/index.ts';
import { NINE, openFigure, say, snippet, type FigurePage } from './support.ts';
import { deep } from '../deep.ts';

const TREE = './tree/';
const last = stepCount(NINE.trace) - 1;
const stoppable = snippet.lines
  .map((_, index) => index + 1)
  .filter((line) => eventsOfLine(snippet, line).length > 0);

const stopsOf = (line: number) => [...stepsOfKinds(NINE, eventsOfLine(snippet, line))];

/** The ticks stand where the stops are, as shares of the slider's length. */
async function expectTicks(figure: FigurePage, stops: readonly number[]): Promise<void> {
  const shares = sliderTicks(Uint32Array.from(stops), stepCount(NINE.trace), 160);
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
async function expectPlayStops(figure: FigurePage, line: number, count: number): Promise<void> {
  await figure.slider.press('Home');
  const stops = stopsOf(line);
  const ahead = stops.filter((step) => step > 0 && step < last);
  for (const stop of [...ahead, last].slice(0, deep(count, 4))) {
    await figure.play.click();
    const moment = async () => ({
      step: (await figure.shown()).step,
      play: (await figure.play.textContent())?.trim(),
    });
    await expect.poll(moment, { intervals: [50] }).toEqual({ step: stop, play: say.controls.play });
    await figure.expectStep(NINE, stop, stops.includes(stop) ? { stoppedAt: line } : {});
  }
}

test('play stops at a line of the code that was clicked', async ({ page }) => {
  const figure = await openFigure(page, TREE, 'tree');
  await figure.setSpeed(60);
  await figure.open('code');
  for (const line of deep([stoppable[0] as number, stoppable.at(-1) as number], stoppable)) {
    const stops = stopsOf(line);
    const number = figure.button(say.code.stopAt(line));
    await number.click();
    await expect(number).toHaveAttribute('aria-pressed', 'true');
    await expectTicks(figure, stops);
    await expectPlayStops(figure, line, 1);
    await number.click();
    await expect(number).toHaveAttribute('aria-pressed', 'false');
    await expectTicks(figure, []);
  }
  // What is copied of the listing is its lines: no numbers, no values.
  const copied = await figure.root
    .getByRole('group', { name: say.code.label })
    .evaluate((lines) => {
      getSelection()?.selectAllChildren(lines);
      const clipboardData = new DataTransfer();
      lines.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }));
      return clipboardData.getData('text/plain');
    });
  expect(copied).toBe(snippet.lines.join('\n'));
});
