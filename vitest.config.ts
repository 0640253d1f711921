import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/**
 * Two projects. `engine` is plain Node with no plugin, as the engine itself is; `site` can import
 * Svelte components and renders them on the server side. The browser tests belong to Playwright.
 */
export default defineConfig({
  test: {
    allowOnly: !process.env['CI'],
    projects: [
      {
        test: {
          name: 'engine',
          environment: 'node',
          include: ['test/engine/**/*.test.ts', 'test/cli/**/*.test.ts'],
        },
      },
      {
        plugins: [svelte()],
        test: {
          name: 'site',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/engine/**', 'test/cli/**', 'test/e2e/**', 'test/bench/**'],
        },
      },
    ],
  },
});
