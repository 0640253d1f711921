import type { Browser, BrowserContext, Page } from '@playwright/test';
import * as inPage from './inPage.ts';
import { storedFor } from './openings.ts';

const WAKING_MS = 8000;
const LIBRARY = Object.values(inPage).map(String).join('\n');
export const pause = (milliseconds: number) =>
  new Promise((done) => setTimeout(done, milliseconds));

/** One tab with storage of its own, and what is known of its requests. */
export class Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly errors: string[] = [];
  /** Files of scripts that were asked for, and those that have arrived. */
  readonly asked = new Set<string>();
  readonly arrived = new Set<string>();
  readonly #base: string;
  #pending = 0;

  static async open(browser: Browser, base: string, opening: string): Promise<Tab> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      // It would keep every file of the site.
      serviceWorkers: 'block',
    });
    await context.addInitScript((stored) => {
      window.print = () => undefined;
      for (const [key, text] of Object.entries(stored)) {
        localStorage.setItem(key, text);
        sessionStorage.setItem(key, text);
      }
    }, storedFor(opening));
    return new Tab(context, await context.newPage(), base);
  }

  private constructor(context: BrowserContext, page: Page, base: string) {
    [this.context, this.page, this.#base] = [context, page, base];
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('dialog', (dialog) => void dialog.dismiss());
    const nameOf = (url: string) => /\/(_astro\/[^?#]+\.js)/.exec(url)?.[1];
    context.on('request', (request) => {
      const name = nameOf(request.url());
      if (!name) return;
      this.asked.add(name);
      this.#pending++;
    });
    const settled = (url: string) => {
      if (nameOf(url)) this.#pending--;
    };
    context.on('requestfailed', (request) => settled(request.url()));
    context.on('requestfinished', (request) => settled(request.url()));
    context.on('response', (response) => {
      const name = nameOf(response.url());
      if (name && response.ok()) this.arrived.add(name);
    });
  }

  /** Runs a function of `inPage.ts`. */
  run<Name extends keyof typeof inPage>(
    name: Name,
    ...args: Parameters<(typeof inPage)[Name]>
  ): Promise<Awaited<ReturnType<(typeof inPage)[Name]>>> {
    return this.page.evaluate(
      `(() => { ${LIBRARY}\n return ${name}(...${JSON.stringify(args)}); })()`,
    );
  }

  async goto(opening: string): Promise<void> {
    await this.page.goto(new URL(opening, this.#base).href, { waitUntil: 'commit' });
    await this.page
      .waitForLoadState('domcontentloaded', { timeout: WAKING_MS })
      .catch(() => undefined);
  }

  /** Until nothing has been on its way for a moment. */
  async rest(quiet = 60, most = 2500): Promise<void> {
    const end = performance.now() + most;
    let since = performance.now();
    while (performance.now() < end && performance.now() - since < quiet) {
      await pause(20);
      if (this.#pending > 0) since = performance.now();
    }
  }

  async wake(): Promise<void> {
    await this.run('wakeIslands');
    await this.rest(150);
  }
}

/** Asks again and again until there is an answer, or for so many milliseconds. */
export async function waitFor<Value>(
  look: () => Promise<Value | undefined | false>,
  most: number,
): Promise<Value | undefined> {
  const end = performance.now() + most;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    if (performance.now() > end) return undefined;
    await pause(60);
  }
}
