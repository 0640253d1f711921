import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { fileURLToPath } from 'node:url';
import type { Bench, BenchSetup } from './bench.ts';

/**
 * Bundles the page of `bench.ts`, once a worker: a large board alone, with any marks on it. What only
 * a browser can show of the board is tested here; pages that use it test what is theirs.
 */
let bundle: Promise<string> | undefined;

async function makeBundle(): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false })],
    build: {
      write: false,
      rollupOptions: {
        input: fileURLToPath(new URL('bench.ts', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  })) as Rollup.RollupOutput;
  const text = (end: string) =>
    result.output
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n');
  return `<style>${text('.css')}</style><script type="module">${text('.js').replaceAll('</script', '<\\/script')}</script>`;
}

export async function openBench(page: Page, setup: BenchSetup): Promise<void> {
  const scripts = await (bundle ??= makeBundle());
  await page.addInitScript((given) => Object.assign(window, { setup: given }), setup);
  await page.route('**/board-bench', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>Bench</title>
<meta name="viewport" content="width=device-width">
<style>.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }</style></head><body>${scripts}</body></html>`,
    }),
  );
  await page.goto('./board-bench');
  await page.getByRole('grid').waitFor();
  // The board has been measured: its camera knows how large it is seen.
  await page.waitForFunction(() => (window as unknown as { bench: Bench }).bench.camera.width > 0);
}

/** The point in the middle of the view, in cells, and the pixels of a cell. */
export function cameraOf(page: Page): Promise<{ x: number; y: number; scale: number }> {
  return page.evaluate(() => {
    const { x, y, scale } = (window as unknown as { bench: Bench }).bench.camera;
    return { x, y, scale };
  });
}

/** Marks are placed: how many. */
export function countOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { bench: Bench }).bench.stones().length);
}
