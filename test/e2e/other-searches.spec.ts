import { expect, test } from '@playwright/test';
import {
  SEARCHES,
  eventAt,
  recordSearch,
  stepCount,
  type SearchRequest,
  type SearchRun,
  SEARCH_TRAITS,
} from '../../src/engine/index.ts';
import { editorMessages } from '#language/ui/board-editor/messages';
import { TREE_HOME, openFigure, pageErrors, type FigurePage } from './support.ts';

test.use({ trace: 'off' });

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
