import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { cache } from './scripts/lib/paths.mjs';

/**
 * Three projects. `engine` is plain Node with no plugin, as the engine itself is; `site` can import
 * Svelte components and renders them on the server side; `built` reads the pages in `dist`, so it is
 * run after the build only. The browser tests belong to Playwright.
 */
const OTHER_PROJECTS = ['test/engine/**', 'test/cli/**', 'test/built/**'];

/** Generous, because property tests try many values and machines may be busy. The benchmark measures speed. */
const testTimeout = 60_000;

// Commands and threads that tests start read the engine as Node has compiled it for the first of them.
process.env['NODE_COMPILE_CACHE'] ??= join(cache, 'compiled');

export default defineConfig({
  test: {
    allowOnly: !process.env['CI'],
    // All cores: nothing else runs beside the tests.
    maxWorkers: '100%',
    expect: { requireAssertions: true },
    projects: [
      {
        test: {
          name: 'engine',
          environment: 'node',
          // The engine has no state that one test file could spoil for the next.
          isolate: false,
          // Node runs its files as they are, at their real speed.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          testTimeout,
          include: ['test/engine/**/*.test.ts', 'test/cli/**/*.test.ts'],
        },
      },
      {
        plugins: [svelte()],
        test: {
          name: 'site',
          environment: 'node',
          // Loading the modules takes longer than most tests. Each file undoes what it has done to the globals.
          isolate: false,
          // Pictures for links read their colours from the tokens.
          css: { include: /tokens/ },
          testTimeout,
          include: ['test/**/*.test.ts'],
          exclude: [...OTHER_PROJECTS, 'test/e2e/**', 'test/bench/**'],
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          testTimeout,
          include: ['test/built/**/*.test.ts'],
        },
      },
    ],
  },
});
