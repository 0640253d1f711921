import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, isBuilt } from '../../scripts/lib/build.mjs';
import { beforeStop } from '../../scripts/lib/children.mjs';
import { ENSURE } from '../../scripts/lib/engines.mjs';
import { Sentence, main } from '../../scripts/lib/install.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/lib/serve.mjs';
import { TEST_BUILD, testSite } from '../../scripts/lib/testSite.mjs';
import type { Browser, Driver } from './driver.ts';
import { startChromium } from './engines/chromium.ts';
import { startFirefox } from './engines/firefox.ts';
import { startWebKit } from './engines/webkit.ts';
import { INTERACTIONS, type Interaction } from './interactions/index.ts';
import { Page } from './page.ts';

/**
 * Runs the interactions in the engines, one after the other. The last line is `N passed, M failed`.
 *
 *   run.ts [chromium|firefox|webkit …] [part of the names of interactions]
 */
const START = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
type Engine = keyof typeof START;
const ENGINES = Object.keys(START) as Engine[];
const PICTURES = join(root, 'test-results', 'browsers');
const WINDOW = { width: 1280, height: 720 };

interface Total {
  passed: number;
  failed: number;
}

/** What the command line asks for. */
function chosen(): { engines: readonly Engine[]; interactions: readonly Interaction[] } {
  const args = process.argv.slice(2);
  const engines = ENGINES.filter((engine) => args.includes(engine));
  const part = args.filter((each) => !ENGINES.some((engine) => engine === each)).join(' ');
  const interactions = INTERACTIONS.filter(({ name }) => name.includes(part));
  if (interactions.length === 0) throw new Sentence(`No interaction has "${part}" in its name.`);
  return { engines: engines.length > 0 ? engines : ENGINES, interactions };
}

const since = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** A browser that hides what goes wrong would pass everything: here two errors must be reported. */
const REPORTS_ERRORS: Interaction = {
  name: 'errors of a page are reported',
  async run(page) {
    await page.open('./about/');
    await page.run(() => {
      console.error('first of two');
      setTimeout(() => {
        throw new Error('second of two');
      });
    });
    const errors = async () => (await page.driver.errors()).join(' ');
    await page.expect('the errors', errors, /first of two.*second of two/);
  },
};

/** Why it failed; `undefined` if it passed. */
async function attempt(
  browser: Browser,
  { run }: Interaction,
  met: Set<string>,
  address: string,
  picture: string,
): Promise<string | undefined> {
  let driver: Driver | undefined;
  try {
    driver = await browser.open();
    await driver.resize(WINDOW.width, WINDOW.height);
    await run(new Page(driver, address), met);
    const errors = run === REPORTS_ERRORS.run ? [] : await driver.errors();
    if (errors.length > 0) throw new Error(`on the console: ${errors.join('; ')}`);
    return undefined;
  } catch (error) {
    // A browser that has crashed gives no picture.
    const png = await driver?.picture().catch(() => undefined);
    mkdirSync(PICTURES, { recursive: true });
    if (png) writeFileSync(picture, png);
    return error instanceof Error ? error.message : String(error);
  } finally {
    await driver?.close().catch(() => undefined);
  }
}

/** Runs all of them in one browser, prints what passed and failed, and counts it in `total`. */
async function runAll(
  engine: Engine,
  browser: Browser,
  interactions: readonly Interaction[],
  total: Total,
): Promise<void> {
  const server = await serve({ dir: browser.site, base: testSite.base, port: 0 });
  beforeStop(server.close);
  console.log(`\n── ${browser.title}`);
  const all = [REPORTS_ERRORS, ...interactions];
  const began = performance.now();
  const met = new Set<string>();
  for (const [number, interaction] of all.entries()) {
    const started = performance.now();
    const picture = join(PICTURES, `${engine}-${number}.png`);
    if (!browser.isSlow) met.clear();
    const why = await attempt(browser, interaction, met, server.address, picture);
    const verdict = why === undefined ? 'ok    ' : 'FAILED';
    console.log(`   ${verdict} ${interaction.name} (${since(started)})`);
    if (why !== undefined) console.log(`          ${why}\n          ${picture}`);
    total[why === undefined ? 'passed' : 'failed']++;
  }
  console.log(`   ${total.passed} passed, ${total.failed} failed, ${since(began)}`);
  await server.close();
}

async function runEngine(engine: Engine, interactions: readonly Interaction[]): Promise<Total> {
  const total = { passed: 0, failed: 0 };
  const scratch = mkdtempSync(join(tmpdir(), 'noughtbook-'));
  let browser: Browser | undefined;
  mkdirSync(join(scratch, 'downloads'));
  try {
    await ENSURE[engine]();
    browser = await START[engine]({ site: testSite.dir, scratch });
    await runAll(engine, browser, interactions, total);
  } catch (error) {
    // The other engines run even so.
    const why = error instanceof Sentence ? error.message : (error as Error).stack;
    console.log(`\n── ${engine}\n   FAILED ${why}`);
    total.failed++;
  } finally {
    await browser?.close();
    // Helper processes of a browser may still be writing.
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
  return total;
}

await main(async () => {
  const { engines, interactions } = chosen();
  if (testSite.dir === TEST_BUILD.dir && !isBuilt(TEST_BUILD)) {
    console.log('Building the site …');
    const { code, output } = await build(TEST_BUILD);
    if (code !== 0) throw new Sentence(`${output}\nThe site could not be built: see above.`);
  }
  const total = { passed: 0, failed: 0 };
  for (const engine of engines) {
    const { passed, failed } = await runEngine(engine, interactions);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
