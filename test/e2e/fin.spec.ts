import { expect, test } from '@playwright/test';
import { finView } from '../../src/components/algorithms/win-check/view.ts';
import { finRun, readSetup, smallInput, type SmallInput } from '../../src/engine/index.ts';
import { FIN_FIGURE } from '../../src/components/lessons/win-check/figures.ts';
import { finMessages } from '#language/algorithms/win-check/messages';
import { complaintsOf } from './pages.ts';
import { type FigurePage, openFigure, say } from './support.ts';

const FIN = './lessons/fin/';
const words = finMessages;

function inputOf(board: string): SmallInput {
  const setup = readSetup(board);
  if (!setup.ok) throw new Error(board);
  return smallInput(setup.value);
}

const OWN = inputOf(FIN_FIGURE.board);
const LAST = finRun.record(OWN).events.length - 1;
const textOf = (sentence: readonly { readonly text: string }[]) =>
  sentence.map(({ text }) => text).join('');

/** What must be seen at a step: computed, never typed. */
function wanted(input: SmallInput, step: number) {
  const at = { input, trace: finRun.record(input), step };
  const facts = finView.facts(at);
  const { account } = finView.moment(at);
  const shown = (cell: (typeof account)[number]['rows'][number]['cells'][number]) =>
    typeof cell === 'string' ? cell : (cell.text ?? words.terms[cell.term as 'open'] ?? '');
  return {
    step,
    tag: words.tags[facts.kind],
    sentence: textOf(words.sentence[facts.kind](facts)),
    rows: account.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(shown))),
    now: account.flatMap(({ rows }) => rows.map(({ isNow = false }) => isNow)),
  };
}

/** What is seen, read in one go. */
function seen(figure: FigurePage) {
  return figure.root.evaluate((root) => {
    const text = (element: Element | null) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const rows = [...root.querySelectorAll('.account tbody tr')];
    return {
      step: root.querySelector<HTMLInputElement>('input[type="range"]')?.valueAsNumber,
      tag: text(root.querySelector('.say .nb-tag')),
      sentence: text(root.querySelector('.say p')),
      rows: rows.map((row) => [...row.children].map(text)),
      now: rows.map((row) => row.getAttribute('aria-current') === 'step'),
    };
  });
}

async function expectStep(figure: FigurePage, input: SmallInput, step: number): Promise<void> {
  await expect(figure.slider).toHaveJSProperty('valueAsNumber', step);
  expect(await seen(figure)).toEqual(wanted(input, step));
}

test('the win check is walked by keyboard from the first step to the last and back', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page, baseURL);
  const figure = await openFigure(page, FIN, 'fin');
  await figure.sentence.focus();
  for (let step = 0; step <= LAST; step++) {
    await expectStep(figure, OWN, step);
    await page.keyboard.press('ArrowRight');
  }
  await expectStep(figure, OWN, LAST);
  // What is said at rest is the sentence of the last step.
  await expect(figure.live).toHaveText(wanted(OWN, LAST).sentence);
  for (let step = LAST; step > 0; step -= 1) await page.keyboard.press('ArrowLeft');
  await expectStep(figure, OWN, 0);
  await page.keyboard.press('End');
  await expectStep(figure, OWN, LAST);
  await page.keyboard.press('Home');
  await expectStep(figure, OWN, 0);
  // After a click on a button they go there too, and not to the end of the page.
  await figure.button(say.controls.forward).click();
  await page.keyboard.press('End');
  await expectStep(figure, OWN, LAST);
  await page.keyboard.press('Home');
  await expectStep(figure, OWN, 0);
  await figure.sentence.focus();
  // Nothing calls anything here: the keys for that do nothing.
  await page.keyboard.press('o');
  await page.keyboard.press('u');
  await expectStep(figure, OWN, 0);
  expect(complaints).toEqual([]);
});
