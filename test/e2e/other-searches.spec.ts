import { expect, test } from '@playwright/test';
import {
  SEARCHES,
  X,
  emptySetup,
  eventAt,
  recordSearch,
  stepCount,
  tutorialRequest,
  variantOfId,
  type SearchRequest,
  type SearchRun,
  SEARCH_TRAITS,
} from '../../src/engine/index.ts';
import { makeAddress, positionOn } from '../../src/components/stepper/search/address.ts';
import { editorMessages } from '#language/ui/board-editor/messages';
import { noBoard } from '#language/ui/board/problems';
import { TREE_HOME, openFigure, pageErrors, type FigurePage } from './support.ts';

const { settings } = editorMessages;

/** Every kind of event is shown once, with its sentence, board, stack, code line and list. */
async function expectEvents(figure: FigurePage, run: SearchRun): Promise<void> {
  const steps = new Map<string, number>();
  for (let step = 0; step < stepCount(run.trace); step++) {
    steps.set(eventAt(run.trace, step), step);
  }
  for (const step of steps.values()) {
    await figure.slider.fill(String(step));
    await figure.expectStep(run, step);
  }
}

test('the tree shows any search, with its own code and words', async ({ page }) => {
  const errors = pageErrors(page);
  const figure = await openFigure(page, './tree/', 'tree');
  const panel = await figure.open('settings');
  const choice = panel.getByRole('combobox', { name: settings.search.label, exact: true });
  for (const search of [...SEARCHES].reverse()) {
    await choice.selectOption(search);
    let request: SearchRequest = { ...TREE_HOME, search };
    if (SEARCH_TRAITS[search].hasLimit) {
      await panel.getByLabel(settings.depth.label).selectOption('2');
      request = { ...request, depth: 2 };
    }
    const run = recordSearch(request);
    await expect(figure.slider).toHaveJSProperty('max', String(stepCount(run.trace) - 1));
    await figure.open('code');
    await expect(figure.panel).toContainText(`${search}.ts`);
    // The figures of the lessons show every event, below.
    const last = stepCount(run.trace) - 1;
    await figure.slider.fill(String(last));
    await figure.expectStep(run, last);
    await expectEvents(figure, run);
    await figure.open('settings');
  }
  expect(errors).toEqual([]);
});

test('the tree takes other boards, and says which search is too long there', async ({ page }) => {
  const errors = pageErrors(page);
  const figure = await openFigure(page, './tree/', 'tree');
  const panel = await figure.open('settings');
  const { variant: parts } = editorMessages;
  let { setup } = TREE_HOME;
  const shows = async (id: string) => {
    const variant = variantOfId(id);
    const isAsLarge = setup.cells.length === variant.geometry.cellCount;
    setup = positionOn(variant, isAsLarge ? setup : TREE_HOME.setup);
    const run = recordSearch(tutorialRequest(setup, variant));
    await expect(figure.slider).toHaveJSProperty('max', String(stepCount(run.trace) - 1));
    return run;
  };
  const choose = (part: 'm' | 'n' | 'k', value: string) =>
    panel.getByLabel(parts[part], { exact: true }).selectOption(value);
  await choose('m', '4');
  await shows('4,3,3');
  await choose('n', '4');
  await shows('4,4,3');
  await choose('k', '5');
  await expect(panel).toContainText(noBoard({ code: 'no-line', winLength: 5, longest: 4 }));
  await choose('k', '4');
  const four = await shows('4,4,4');
  for (const step of [3, stepCount(four.trace) - 1]) {
    await figure.slider.fill(String(step));
    await figure.expectStep(four, step);
  }
  await panel.getByLabel(parts.gravity).check();
  const falling = await shows('4,4,4,gravity');
  // The empty board: too long for minimax, and not for alpha-beta.
  const empty = emptySetup(X, variantOfId('4,4,4,gravity'));
  const request = { ...falling.request, setup: empty };
  await page.evaluate(
    (hash) => (location.hash = hash),
    makeAddress({ ...request, figure: 'tree' }, TREE_HOME),
  );
  await expect(figure.root).toContainText('600,000');
  await panel.getByLabel(parts.misere).check();
  await expect(figure.root).not.toContainText('600,000');
  expect(errors).toEqual([]);
});
