import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { build, isBuilt } from '../../scripts/lib/build.mjs';
import { beforeStop } from '../../scripts/lib/children.mjs';
import { Sentence, main } from '../../scripts/lib/install.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/lib/serve.mjs';
import { TEST_BUILD, testSite } from '../../scripts/lib/testSite.mjs';
import { weigh } from '../../scripts/lib/weight.mjs';
import { FAULTS, keepAway, type Fault, type Outcome } from './keepAway.ts';
import { openings } from './openings.ts';
import { survey, type Part } from './survey.ts';

/**
 * Keeps every file from every page that loads it, one after the other, and does what asks for it. What is
 * missing must be said within five seconds; nothing may be thrown; and once the file can be had again, what
 * asks once more must bring it.
 *
 *   run.ts [blocked|missing|broken|slow|silent] [part of the addresses of pages]
 *
 * The last line is `N passed, M failed`; all of it is written to test-results/parts.json.
 */
const AT_ONCE = 4;

/** One pair of a page and a file each, whatever link the page was opened by. */
function pairsOf(parts: readonly Part[]): Map<string, Part> {
  const pairs = new Map<string, Part>();
  for (const part of parts) {
    const { pathname } = new URL(part.opening, 'http://site/');
    const key = `${pathname} ${part.file}`;
    if (!pairs.has(key)) pairs.set(key, part);
  }
  return pairs;
}

/** Tells which files of a page nothing has asked for. */
async function tellMissed(opening: string, pairs: ReadonlyMap<string, Part>): Promise<void> {
  const { files, laterFiles } = (await weigh(
    testSite.dir,
    `${opening}index.html`,
    testSite.base,
  )) as { files: string[]; laterFiles: string[] };
  const missed = [...files, ...laterFiles].filter((file) => !pairs.has(`/${opening} ${file}`));
  const count = [...pairs.keys()].filter((key) => key.startsWith(`/${opening} `)).length;
  const names = missed.map((each) => each.replace(/^_astro\/|\.[^.]+\.js$/g, ''));
  console.log(`   /${opening}: ${count} files, ${missed.length} not asked for: ${names.join(' ')}`);
}

function tellFailure({ opening, file, acts, problem, told }: Outcome): void {
  console.log(`   FAILED /${opening.slice(0, 60)} ${file} after [${acts.join(' › ')}]`);
  for (const line of [problem, told]) if (line) console.log(`          ${line}`);
}

/** Runs so many at once, in their order. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next[0]] = await each(next[1]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

await main(async () => {
  const args = process.argv.slice(2);
  const fault = (Object.keys(FAULTS) as Fault[]).find((each) => args.includes(each)) ?? 'blocked';
  const wanted = args.filter((each) => each !== fault).join(' ');
  if (testSite.dir === TEST_BUILD.dir && !isBuilt(TEST_BUILD)) {
    console.log('Building the site …');
    const { code, output } = await build(TEST_BUILD);
    if (code !== 0) throw new Sentence(`${output}\nThe site could not be built: see above.`);
  }
  const server = await serve({ dir: testSite.dir, base: testSite.base, port: 0 });
  beforeStop(server.close);
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  const began = performance.now();
  const since = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  const places = (await openings()).filter((opening) => opening.includes(wanted));
  const surveys = await inTurn(places, (opening) => survey(browser, server.address, opening));
  const pairs = pairsOf(surveys.flat());
  for (const opening of places) if (!opening.includes('#')) await tellMissed(opening, pairs);
  const all = [...pairs.values()].filter(
    ({ file }) => fault !== 'silent' || file.includes('worker'),
  );
  console.log(`${all.length} pairs of a page and a file (${since()})`);
  const outcomes = await inTurn(all, async (part) => {
    const outcome = await keepAway(browser, server.address, part, fault);
    if (outcome.problem) tellFailure(outcome);
    return outcome;
  });
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', 'parts.json'), JSON.stringify(outcomes, null, 1));
  await browser.close();
  await server.close();
  const failed = outcomes.filter(({ problem }) => problem).length;
  const ways = new Map<string, number>();
  for (const { way = 'failed' } of outcomes) ways.set(way, (ways.get(way) ?? 0) + 1);
  for (const [way, count] of ways) console.log(`   ${way}: ${count}`);
  const slowest = Math.max(0, ...outcomes.map(({ after = 0 }) => after));
  console.log(`   the latest sentence came after ${slowest} ms; ${since()}`);
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
