import { expect, test, type Page } from '@playwright/test';
import { CODE_FIGURE } from '../../src/components/lessons/five/claims.ts';
import { GAPS_FIGURE } from '../../src/components/lessons/attacks/triedLines.ts';
import { largeInputOf } from '../../src/components/stepper/linear/start.ts';
import { drawLine } from '../../src/components/algorithms/line-attacks/strip.ts';
import { lineView } from '../../src/components/algorithms/line-attacks/view.ts';
import {
  EMPTY,
  X,
  recordRun,
  lineSumRun,
  makeStones,
  scanFromLastRun,
  type LargeInput,
} from '../../src/engine/index.ts';
import { drawingMessages as drawing } from '#language/stepper/linear/messages';
import { lineMessages } from '#language/algorithms/line-attacks/messages';
import { axeFindings } from './checks/axe.ts';
import { FigurePage, fragment, openFigure } from './support.ts';

const LINES = './lessons/attacks/';
const FIVE = './lessons/five/';
const says = lineMessages;
const OWN = largeInputOf(GAPS_FIGURE);
const LAST = recordRun(lineSumRun, OWN).events.length - 1;

/** The sentence of a step of a line: computed, never typed. */
function sentenceOf(input: LargeInput, step: number): string {
  const facts = lineView.facts({ input, trace: recordRun(lineSumRun, input), step });
  return says.sentence[facts.kind](facts)
    .map(({ text }) => text)
    .join('');
}

async function expectStep(figure: FigurePage, input: LargeInput, step: number): Promise<void> {
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', step);
  await expect(figure.sentence.locator('p')).toHaveText(sentenceOf(input, step));
}

async function expectClean(page: Page, figure: string): Promise<void> {
  expect(await axeFindings(page, `figure#${figure}`)).toEqual([]);
}

test('a line of one’s own is drawn by keyboard, and is in the link', async ({ page }) => {
  const figure = await openFigure(page, `${LINES}#gaps`, 'gaps');
  const cell = (offset: number) => figure.grid.getByRole('gridcell').nth(offset + 5);
  // At the last step of all, the result of each change is seen at once.
  await figure.slider.press('End');
  await cell(1).focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  const drawn = drawLine(drawLine(OWN, 1, EMPTY), 2, X);
  await expectStep(figure, drawn, recordRun(lineSumRun, drawn).events.length - 1);
  await expect(cell(2)).toHaveAccessibleName(/cell 2, X/);
  await expectClean(page, 'gaps');
  await expect.poll(() => fragment(page)).toContain(`stones=${makeStones(drawn.sheet.stones)}`);
  const link = page.url();
  await page.goto('about:blank');
  const again = await openFigure(page, link, 'gaps');
  await expectStep(again, drawn, recordRun(lineSumRun, drawn).events.length - 1);
  // The browser's undo is the figure's: back, and back to its own.
  await again.open('position');
  await again.button(drawing.reset).click();
  await expect(again.sentence.locator('p')).toHaveText(sentenceOf(OWN, LAST));
  await again.button(drawing.undo).click();
  await expectStep(again, drawn, recordRun(lineSumRun, drawn).events.length - 1);
});

test('marks are placed on the board itself, and one that cannot stand is told', async ({
  page,
}) => {
  const own = largeInputOf(CODE_FIGURE, scanFromLastRun);
  const { cell } = own;
  await page.goto(FIVE);
  const figure = new FigurePage(page, CODE_FIGURE.id);
  // It wakes when it comes into sight.
  await figure.root.scrollIntoViewIfNeeded();
  await figure.awake();
  const at = (x: number, y: number) => figure.grid.locator(`[data-x="${x}"][data-y="${y}"]`);
  await at(cell.x, cell.y).focus();
  await page.keyboard.press('Delete');
  // The scan asks about the last mark: that is the one before now.
  const before = own.sheet.stones.at(-2);
  if (!before) throw new Error('the figure has more marks');
  const stones = own.sheet.stones.slice(0, -1);
  const trace = recordRun(scanFromLastRun, {
    ...own,
    sheet: { ...own.sheet, stones },
    cell: { x: before.x, y: before.y },
  });
  await expect(figure.slider).toHaveJSProperty('max', String(trace.events.length - 1));
  await expect.poll(() => fragment(page)).toContain(`stones=${makeStones(stones)}`);
  await figure.button(drawing.clear).click();
  await expect(figure.panel.getByRole('alert')).toHaveText(drawing.problem['no-marks']);
  await expectClean(page, CODE_FIGURE.id);
});
