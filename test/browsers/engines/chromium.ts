import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import type { Browser, Places } from '../driver.ts';

/** Starts Chromium or Chrome with Playwright, as the other browser tests do. */
export async function startChromium({ site, scratch }: Places): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const downloads = join(scratch, 'downloads');
  return {
    site,
    title: `Chromium ${browser.version()}`,
    async open() {
      const context = await browser.newContext();
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('download', (file) => {
        void file.saveAs(join(downloads, file.suggestedFilename()));
      });
      return {
        errors: async () => errors,
        downloads,
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        resize: (width, height) => page.setViewportSize({ width, height }),
        evaluate: (body) => page.evaluate<string>(`(async () => { ${body} })()`),
        click: ({ x, y }) => page.mouse.click(x, y),
        async drag(from, to) {
          await page.mouse.move(from.x, from.y);
          await page.mouse.down();
          await page.mouse.move(to.x, to.y, { steps: 5 });
          await page.mouse.up();
        },
        async wheel({ x, y }, deltaY) {
          await page.mouse.move(x, y);
          await page.mouse.wheel(0, deltaY);
        },
        press: (key) => page.keyboard.press(key),
        picture: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
