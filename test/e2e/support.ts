import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { root } from '../../scripts/lib/paths.mjs';
import { codeLineAt, type CodeSnippet } from '../../src/components/view/codeView.ts';
import { boardAtStep } from '../../src/components/view/boardView.ts';
import { factsAt } from '../../src/components/view/facts.ts';
import { stackView } from '../../src/components/view/stackView.ts';
import { treeList } from '../../src/components/view/treeList.ts';
import { treeRowText, treeRows } from '../../src/components/view/treeRows.ts';
import { TREE_LIMIT, treeView } from '../../src/components/view/treeView.ts';
import type { BoardView, Sentence, StackRow } from '../../src/components/view/types.ts';
import {
  childrenOf,
  markOf,
  nodeAt,
  readSetup,
  recordSearch,
  snippetOf,
  stepCount,
  tutorialRequest,
  type MarkName,
  type SearchRequest,
  type SearchRun,
} from '../../src/engine/index.ts';
import { dictionary } from '../../src/i18n/index.ts';
import { seldomWords } from '../../src/i18n/seldom.ts';

export const words = { ...dictionary('en'), ...seldomWords('en') };
export const say = words.stepper;

/** The code that the figures show, as the site takes it from the running source. */
export const snippet: CodeSnippet = snippetOf(
  readFileSync(join(root, 'src/engine/search/minimax.ts'), 'utf8'),
  'minimax',
);

/** The request of a board by the tutorial's rules, with what differs. */
export function request(
  board: string,
  move: MarkName,
  differs: Partial<SearchRequest> = {},
): SearchRequest {
  const setup = readSetup(board, markOf(move));
  if (!setup.ok) throw new Error(`"${board}" cannot be: ${setup.problem.code}`);
  return { ...tutorialRequest(setup.value), ...differs };
}

/** What a figure shows of its step, in words, as one can read it on the page. */
export interface Shown {
  readonly where: string;
  readonly step: number;
  readonly last: number;
  readonly spoken: string;
  readonly tag: string;
  readonly sentence: string;
  /** The labels of the board's cells. */
  readonly cells: readonly string[];
  /** The tab that is open. */
  readonly tool: string | undefined;
  /** The waiting calls as they are read out, innermost first. */
  readonly stack: readonly string[];
  readonly line: number | undefined;
  /** Calls that are drawn, and the counts of those that are not, as they are written. */
  readonly drawn: number;
  readonly counts: readonly string[];
  /** The rows of the list. */
  readonly list: readonly string[];
}

interface Folding {
  readonly unfolded?: readonly number[];
  readonly folded?: readonly number[];
}

/** What a figure must show at a step: worked out by the engine and the view. */
export function expected(run: SearchRun, step: number, folds: Folding = {}): Shown {
  const facts = factsAt(run, step);
  const sentence = words.sentence[facts.kind](facts);
  const last = stepCount(run.trace) - 1;
  const where = say.controls.where(step, last + 1);
  const folding = {
    unfolded: new Set(folds.unfolded),
    folded: new Set(folds.folded),
    limit: TREE_LIMIT,
  };
  const tree = treeView(run, step, folding);
  return {
    where,
    step,
    last,
    spoken: `${where}: ${words.tags[facts.kind]}`,
    tag: words.tags[facts.kind],
    sentence: textOf(sentence),
    cells: cellLabels(run, nodeAt(run.trace, step), boardAtStep(run, step)),
    tool: 'code',
    stack: stackView(run, step).map(stackLabel),
    line: codeLineAt(snippet, facts.kind),
    drawn: tree.nodes.length,
    counts: tree.counts.map(({ count }) => `+${words.count(count)}`),
    list: treeRows(treeList(run, step, folding)).map((row) => treeRowText(row, words)),
  };
}

export function textOf(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join('');
}

/** How the cells of the board are read out: what they hold, or where the search goes from them. */
export function cellLabels(run: SearchRun, node: number, view: BoardView): string[] {
  const roads = childrenOf(run.trace, node).map((child) => run.trace.cell[child]);
  return view.cells.map(({ cell, mark, isLast }) =>
    roads.includes(cell) ? say.board.follow(cell) : say.board.cell(cell, mark, isLast),
  );
}

function stackLabel(row: StackRow): string {
  const { stack } = say;
  const came = row.move ? stack.took(row.move.mark, row.move.cell) : stack.root;
  const wants = row.maximising ? stack.most(row.mover) : stack.least(row.mover);
  const holds = row.best ? stack.by(words.score(row.best.score), row.best.cell) : stack.nothing;
  const state = row.returns === undefined ? holds : stack.returns(words.score(row.returns));
  const isByMove = row.isNow && row.move;
  const [first, after] = isByMove ? [came, wants] : [wants, came];
  return `${stack.call} ${words.count(row.call)} ${first}, ${state}, ${after}`;
}

/** A figure on the page. */
export class FigurePage {
  readonly page: Page;
  readonly root: Locator;
  readonly slider: Locator;
  readonly sentence: Locator;
  readonly where: Locator;
  readonly grid: Locator;
  readonly stack: Locator;
  readonly tree: Locator;
  readonly play: Locator;
  readonly live: Locator;
  readonly notices: Locator;
  readonly panel: Locator;

  constructor(page: Page, id: string) {
    this.page = page;
    this.root = page.locator(`figure#${id}`);
    this.slider = this.root.getByRole('slider', { name: say.controls.slider });
    this.sentence = this.root.getByRole('group', { name: say.controls.slider, exact: true });
    this.where = this.root.locator('.where:not([aria-hidden])');
    this.grid = this.root.locator('.views').getByRole('grid');
    this.stack = this.root.locator('.stack').getByRole('listitem').getByRole('button');
    this.tree = this.root.getByRole('tree', { name: say.tree.list });
    this.play = this.root.locator('.controls .play');
    this.live = this.root.locator('> [aria-live="polite"]');
    this.notices = this.root.locator('.notices');
    this.panel = this.root.getByRole('tabpanel');
  }

  /** Until the island is awake. */
  async awake(): Promise<this> {
    await expect(
      this.page.locator('astro-island:not([ssr])').filter({ has: this.root }),
    ).toHaveCount(1);
    return this;
  }

  cell(cell: number): Locator {
    return this.grid.locator(`[data-cell="${cell}"]`);
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  /** Until play has come to a step, or past it. */
  async reach(step: number): Promise<void> {
    const at = () => this.slider.evaluate((slider: HTMLInputElement) => slider.valueAsNumber);
    await expect.poll(at, { intervals: [50] }).toBeGreaterThanOrEqual(step);
  }

  /** Stops play, and gives the step at which it came to rest. */
  async pause(): Promise<number> {
    await this.slider.press('Space');
    await expect(this.play).toHaveText(say.controls.play);
    return (await this.shown()).step;
  }

  async setSpeed(speed: keyof typeof say.controls.speeds): Promise<void> {
    await this.root
      .getByRole('combobox', { name: say.controls.speed })
      .selectOption(say.controls.speeds[speed]);
  }

  /** Opens one of the panels behind the tabs. */
  async open(tool: Exclude<keyof typeof say.tools, 'group' | 'lost'>): Promise<Locator> {
    await this.root.getByRole('tab', { name: say.tools[tool] }).click();
    await expect(this.panel).toHaveClass(new RegExp(`\\b${tool}\\b`));
    return this.panel;
  }

  /** Everything that is shown of the step, read in one go. */
  async shown(): Promise<Shown> {
    return this.root.evaluate((figure) => {
      const text = (element: Element | null) => element?.textContent?.trim() ?? '';
      const all = (selector: string) => [...figure.querySelectorAll(selector)];
      const labels = (selector: string) =>
        all(selector).map((each) => each.getAttribute('aria-label') ?? '');
      const slider = figure.querySelector<HTMLInputElement>('input[type="range"]');
      const line = figure.querySelector<HTMLElement>('.line.now')?.dataset['line'];
      return {
        where: text(figure.querySelector('.where:not([aria-hidden])')),
        step: Number(slider?.value),
        last: Number(slider?.max),
        spoken: slider?.getAttribute('aria-valuetext') ?? '',
        tag: text(figure.querySelector('.say .nb-tag')),
        sentence: text(figure.querySelector('.say p')),
        cells: labels('.views [role="gridcell"]'),
        tool: figure.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.dataset[
          'tool'
        ],
        stack: all('.stack li button').map((row) =>
          text(row).replace(/\s+/g, ' ').replace(/ ,/g, ','),
        ),
        line: line === undefined ? undefined : Number(line),
        drawn: all('svg .node').length,
        counts: all('svg .count').map((count) => text(count.querySelector('text'))),
        list: all('[role="treeitem"]').map(text),
      };
    });
  }

  /** The page must show the search that was asked for, at this step. */
  async expectSearch(request: SearchRequest, step: number): Promise<void> {
    const run = recordSearch(request);
    await expect(this.slider).toHaveJSProperty('max', String(stepCount(run.trace) - 1));
    await expect(this.slider).toHaveJSProperty('valueAsNumber', step);
    await this.expectStep(run, step);
  }

  /** The tree and its list must show these calls. */
  async expectList(run: SearchRun, step: number, folds: Folding): Promise<void> {
    const { drawn, counts, list } = expected(run, step, folds);
    await expect
      .poll(async () => {
        const shown = await this.shown();
        return { drawn: shown.drawn, counts: shown.counts, list: shown.list };
      })
      .toEqual({ drawn, counts, list });
  }

  /** The page must show this step of this run, whole. */
  async expectStep(run: SearchRun, step: number, folds?: Folding): Promise<void> {
    const whole = expected(run, step, folds);
    let shown = await this.shown();
    // Behind another tab stack and code are not there to be seen.
    const { tool } = shown;
    const wanted = tool === 'code' ? whole : { ...whole, tool, stack: [], line: undefined };
    if (shown.step !== step) {
      await expect(this.slider).toHaveJSProperty('valueAsNumber', step);
      shown = await this.shown();
    }
    expect(shown).toEqual(wanted);
  }
}

/** Opens a page, with a fragment, and gives the figure on it once it is awake. */
export async function openFigure(page: Page, path: string, id: string): Promise<FigurePage> {
  await page.goto(path);
  return new FigurePage(page, id).awake();
}

/** Complaints of the page: exceptions that nobody caught. */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  return errors;
}

/** The fragment of the page's address. */
export function fragment(page: Page): string {
  return new URL(page.url()).hash;
}

/** The search that the tree page shows when its address asks for nothing else. */
export const TREE_HOME = request('O.XX.X.OO', 'X');

export const NINE = recordSearch(TREE_HOME);
let whole: SearchRun | undefined;
/** The whole game, recorded once. */
export function wholeGame(): SearchRun {
  return (whole ??= recordSearch(request('.........', 'X')));
}
