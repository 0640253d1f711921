import { isDeepStrictEqual } from 'node:util';
import { expect, type Locator, type Page } from '@playwright/test';
import {
  recordSearch,
  stepCount,
  type SearchRequest,
  type SearchRun,
} from '../../src/engine/index.ts';
import type { Tool } from '../../src/components/stepper/pageFigure.svelte.ts';
import { expected, say, type Besides, type Shown } from './expected.ts';

export * from './expected.ts';

/** A figure on the page. */
export class FigurePage {
  readonly page: Page;
  readonly id: string;
  readonly root: Locator;
  readonly slider: Locator;
  readonly sentence: Locator;
  readonly where: Locator;
  readonly grid: Locator;
  readonly tree: Locator;
  readonly play: Locator;
  readonly live: Locator;
  readonly notices: Locator;
  readonly panel: Locator;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
    this.root = page.locator(`figure#${id}`);
    this.slider = this.root.getByRole('slider', { name: say.controls.slider });
    this.sentence = this.root.getByRole('group', { name: say.controls.slider, exact: true });
    this.where = this.root.locator('.where:not([aria-hidden])');
    this.grid = this.root.locator('.views').getByRole('grid');
    this.tree = this.root.getByRole('tree', { name: say.tree.list });
    this.play = this.root.locator('.controls .play');
    this.live = this.root.locator('> [aria-live="polite"]');
    this.notices = this.root.locator('.notices');
    this.panel = this.root.locator('> .panel').filter({ visible: true });
  }

  /** Until the island is awake. */
  async awake(): Promise<this> {
    const isAwake = (id: string) =>
      Boolean(document.getElementById(id)?.closest('astro-island:not([ssr])'));
    await this.page.waitForFunction(isAwake, this.id, { timeout: 10_000 });
    return this;
  }

  cell(cell: number): Locator {
    return this.grid.locator(`[data-cell="${cell}"]`);
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  async setSpeed(speed: keyof typeof say.speeds): Promise<void> {
    await this.openMore();
    await this.root.getByRole('combobox', { name: say.speed }).selectOption(say.speeds[speed]);
  }

  /** Shows what lies behind the three dots. */
  async openMore(): Promise<void> {
    const dots = this.button(say.tools.more);
    if ((await dots.getAttribute('aria-expanded')) === 'false') await dots.click();
    await this.root.locator('.more').waitFor();
  }

  /** The button of a tool: while questions are on, that of theirs is there twice. */
  tool(name: Tool): Locator {
    return this.root.locator(`[data-tool="${name}"]`).filter({ visible: true }).first();
  }

  /** Opens one of the tools; it may be open. */
  async open(name: Tool): Promise<Locator> {
    if (name !== 'code') await this.openMore();
    if ((await this.tool(name).getAttribute('aria-expanded')) === 'false') {
      await this.tool(name).click();
    }
    await expect(this.panel).toHaveClass(new RegExp(`\\b${name}\\b`));
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
        stack: labels('.stack li button'),
        line: line === undefined ? undefined : Number(line),
        drawn: all('svg .node').length,
        counts: all('svg .count').map((count) => text(count.querySelector('title'))),
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

  /** The page must show this step of this run, whole. */
  async expectStep(run: SearchRun, step: number, besides?: Besides): Promise<void> {
    const whole = expected(run, step, besides);
    if (isDeepStrictEqual(await this.shown(), whole)) return;
    // The list of calls, and what a link leads to, may be on their way.
    await expect.poll(() => this.shown()).toEqual(whole);
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
