import { availableParallelism } from 'node:os';
import { defineConfig, type Project } from '@playwright/test';
import { findBrowser } from './scripts/lib/browser.mjs';
import { freePort } from './scripts/lib/serve.mjs';
import { testSite } from './scripts/lib/testSite.mjs';

/**
 * Browser tests run against the built site, which test/e2e/server.ts serves.
 *
 * - A test runs on the desktop; tagged `@phone`, on the phone.
 * - `npm run test:deep` runs the same tests with more seeds (test/deep.ts).
 * - With `TEST_ENGINES`, those tagged `@engines` run in Firefox and WebKit.
 * - With `SITE_LANGUAGE`, only the tests of the pseudo-language run, on the phone.
 * - `E2E_DIST` names another built site than that of `npm test`, built for `BASE_PATH`, and
 *   `CHROMIUM_PATH` another browser.
 */
const isRoot = process.getuid?.() === 0;
// Set once, in the first process; the workers inherit it.
process.env['E2E_PORT'] ??= String(await freePort());

const CHROMIUM = {
  executablePath: findBrowser(),
  args: [
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  globalSetup: './test/e2e/server.ts',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // One more than there are cores: a test often waits for what plays on the page.
  workers: Math.min(8, availableParallelism() + 1),
  // A shared machine may stand still for a minute: what fails three times has failed.
  retries: process.env['CI'] ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${process.env['E2E_PORT']}${testSite.base}`,
    // A trace of each retry costs more than the test, and a picture of the page at its end is enough.
    screenshot: 'only-on-failure',
    // Tests that cut off requests must see all of them; offline.spec allows the worker.
    serviceWorkers: 'block',
  },
  projects: projects(),
});

function projects(): Project[] {
  if (process.env['SITE_LANGUAGE']) {
    return [
      { name: 'language', testDir: 'test/language', use: { ...PHONE, launchOptions: CHROMIUM } },
    ];
  }
  if (process.env['TEST_ENGINES']) {
    return (['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      grep: /@engines/,
      use: { ...DESKTOP, browserName },
    }));
  }
  return [
    { name: 'desktop', grepInvert: /@phone/, use: { ...DESKTOP, launchOptions: CHROMIUM } },
    // Its tests are short: a long one, begun last, would go on alone.
    { name: 'phone', grep: /@phone/, use: { ...PHONE, launchOptions: CHROMIUM } },
  ];
}
