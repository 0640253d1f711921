import { expect, test, type Browser, type Page } from '@playwright/test';
import { deep } from '../deep.ts';
import { PAGES, wakeAll } from './pages.ts';

/** As a browser that translates the page: elements come to the place of each text. Here they say the same. */
function translateAll(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, svg, font, option'))
      continue;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    inner.textContent = text.data;
    text.replaceWith(font);
  }
}

/** Steps through figures, takes a cell of each board, and opens what is closed. */
async function act(page: Page, afterEach: () => Promise<unknown>): Promise<void> {
  for (const slider of (await page.locator('.controls input[type=range]').all()).slice(0, 4)) {
    await slider.evaluate((each) => (each as HTMLElement).focus({ preventScroll: true }));
    for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    await afterEach();
  }
  await page.evaluate(() => {
    const press = (found: Element | null | undefined) =>
      (found as HTMLElement | undefined)?.click();
    for (const grid of document.querySelectorAll('[role=grid]'))
      press(
        [...grid.querySelectorAll('[data-cell]')].find(
          ({ ariaLabel }) => !/[XO]/.test(`${ariaLabel}`),
        ),
      );
    for (const closed of document.querySelectorAll('main button[aria-expanded=false]'))
      press(closed);
  });
  await afterEach();
}

/** What is seen of each part that changes; spaces and lines are the browser's. */
const seen = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('astro-island')].flatMap(({ innerText }) =>
      innerText.replaceAll(/\s+/g, '').split('.'),
    ),
  );

/** A game, a lesson with a tree, and a page of the classroom. */
const FEW = /^.\/(|teach\/grade\/|lessons\/minimax\/)$/;

/** Opens a page as somebody who has never been here, and does what there is to do. */
async function visit(browser: Browser, path: string, translate: boolean): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  page.setDefaultTimeout(20_000);
  await page.addInitScript(() => {
    Math.random = () => 0.4;
    crypto.getRandomValues = (numbers) => numbers;
  });
  const translateNow = () => (translate ? page.evaluate(translateAll) : Promise.resolve());
  await page.goto(path);
  // Some parts are still asleep.
  await translateNow();
  await wakeAll(page);
  await act(page, translateNow);
  // What is only spoken depends on how fast the keys came.
  await page.addStyleTag({ content: '.sr-only { display: none !important; }' });
  return page;
}

/** A window that stands still without a word, as one has done in a scroll, is left, and the page opened once more. */
async function visitInTime(...asked: Parameters<typeof visit>): Promise<Page> {
  const late = new Promise<undefined>((done) => setTimeout(done, 60_000, undefined));
  return (await Promise.race([visit(...asked), late])) ?? visit(...asked);
}

// On the others a machine chooses by chance.
for (const path of PAGES.filter((each) => deep(FEW, /^((?!folk|sayings).)*$/).test(each))) {
  test(`${path} says the same when the browser translates it`, async ({ browser }) => {
    test.slow();
    const pages = await Promise.all([false, true].map((each) => visitInTime(browser, path, each)));
    // They say the same once nothing is on its way any more. On a busy machine an answer of a worker may come late.
    await expect(async () => {
      const [before] = await Promise.all(pages.map(seen));
      await pages[0]!.waitForTimeout(400);
      const [plain, translated] = await Promise.all(pages.map(seen));
      expect(plain).toEqual(before);
      expect(translated).toEqual(plain);
    }).toPass({ timeout: 30_000, intervals: [0] });
    for (const page of pages) await page.close();
  });
}
