import { readdirSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { testSite } from '../../scripts/lib/testSite.mjs';
import { siteMessages } from '#language/site/messages';

/** Every page of the built site, as addresses below the base; a new page is there by itself. */
export const PAGES: readonly string[] = readdirSync(testSite.dir, {
  recursive: true,
  encoding: 'utf8',
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.html') && !path.startsWith('pagefind/'))
  .map((path) => `./${path.replace(/(^|\/)index\.html$/, '$1')}`)
  .sort();

export const HOME = './';
export const LESSON = './lessons/minimax/';
export const TREE = './tree/';

/** The words of the frame around the pages. */
export const shell = siteMessages;

/** The windows that the suite looks through. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Holds these files back until the function that this resolves to is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await held;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

/** As if another tab were at this store: what this page keeps waits until the function that this resolves to is called. */
export async function holdStore(page: Page, key: string): Promise<() => Promise<void>> {
  const end = await page.evaluateHandle(
    (name) =>
      new Promise<() => void>((held) => {
        void navigator.locks.request(name, () => new Promise<void>((end) => held(() => end())));
      }),
    key,
  );
  return () => end.evaluate((letGo) => letGo());
}

/** Opens a page and waits until all of its islands are awake, those far below as well. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wakeAll(page);
}

/** Opens a page and wakes one island of it, where the others are of no account. */
export async function openPart(page: Page, path: string, part: Locator): Promise<void> {
  await page.goto(path);
  await wakePart(part);
}

/** The exercises of a lesson, and what the lesson does without, are folded at first, and so is what lies behind a tab. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('details:is(.exercises, .nb-among), section.still-only').evaluateAll((all) =>
    all.forEach((each) => {
      each.setAttribute('open', '');
      each.classList.remove('still-only');
    }),
  );

/** Wakes the island that a part of the page lies in. */
export async function wakePart(part: Locator): Promise<void> {
  await unfold(part.page());
  await part.scrollIntoViewIfNeeded();
  const awake = part.page().locator('astro-island:not([ssr])').filter({ has: part });
  await expect(awake).not.toHaveCount(0);
}

/** Waits for the page's next frames. A machine that stands still draws none: then a moment has to do. */
export async function frames(page: Page, count = 1): Promise<void> {
  await page.evaluate(async (wanted) => {
    for (let drawn = 0; drawn < wanted; drawn++) {
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
      });
    }
  }, count);
}

/** What sleeps where it can be seen. */
const ASLEEP = 'astro-island[ssr]:not(details:not([open]) *)';

/** Islands wake at once, in an idle moment, or when the reader comes near; what is folded is opened, unless it is to stay so. */
export async function wakeAll(page: Page, unfolds = true): Promise<void> {
  if (unfolds) await unfold(page);
  await page.evaluate(async (asleep) => {
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 250);
      });
    const isAsleep = () => document.querySelector(asleep) !== null;
    await frame();
    // On a busy machine one may miss its moment in the window: it is passed again.
    for (const end = performance.now() + 30_000; isAsleep() && performance.now() < end;) {
      for (const island of document.querySelectorAll(`${asleep}[client="visible"]`)) {
        // The island itself may have no box of its own: what is seen of it is scrolled to.
        [...island.children]
          .find((part) => part.checkVisibility() && part.getBoundingClientRect().height > 0)
          ?.scrollIntoView({ block: 'center', behavior: 'instant' });
        // What watches for it is told at the end of the frame.
        await frame();
      }
      for (let waited = 0; isAsleep() && waited < 120; waited++) await frame();
    }
  }, ASLEEP);
  await expect(page.locator(ASLEEP)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/**
 * What must never happen on a page, collected while it is used: an error or a warning on the
 * console, an exception, a request that is not a plain GET to the site itself.
 */
export function complaintsOf(page: Page, baseURL: string | undefined): string[] {
  const { origin } = new URL(baseURL ?? '');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    // Said by the runner, not by the page.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['data:', 'blob:'].includes(url.protocol)) return;
    if (request.method() !== 'GET' || url.origin !== origin || request.postData() !== null) {
      complaints.push(`${request.method()} ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Where the focus is, in words: the element's tag and its name or text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nowhere';
    const name = at.getAttribute('aria-label') ?? at.textContent?.trim() ?? '';
    return `${at.tagName.toLowerCase()} ${name.replace(/\s+/g, ' ').slice(0, 60)}`.trim();
  });
}

/** The focus is somewhere: not on the page as a whole, where the next Tab begins again. */
export async function expectFocus(page: Page, after: string): Promise<void> {
  await expect
    .poll(() => focused(page), { message: `the focus after ${after}` })
    .not.toBe('nowhere');
}

/** Numbers that look like chance and are the same each time: mulberry32. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Until nothing is on its way from one look to another. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}
