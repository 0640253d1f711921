import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { build, isBuilt } from '../../scripts/lib/build.mjs';
import { beforeStop } from '../../scripts/lib/children.mjs';
import { Sentence, main } from '../../scripts/lib/install.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/lib/serve.mjs';
import { TEST_BUILD, testSite } from '../../scripts/lib/testSite.mjs';
import { FAULTS, keepAway, type Fault, type Outcome } from './keepAway.ts';
import { openings } from './openings.ts';
import { survey, type Known, type Part } from './survey.ts';
import { SiteFiles, chooseParts, groupBy } from './uses.ts';

/**
 * Keeps every file from every page that loads it, one after the other, and does what asks for it. What is
 * missing must be said within five seconds; nothing may be thrown; and once the file can be had again, what
 * asks once more must bring it.
 *
 * A file that many pages share is tried once with each of those that ask for it (`uses.ts`).
 *
 *   run.ts [blocked|missing|broken|slow|silent …] [1/10: every tenth] [part of the addresses of pages, / for the first]
 *
 * The last line is `N passed, M failed`; all of it is written to test-results/parts.json.
 */
const AT_ONCE = 2;
/** A tab that waits for slow files has nothing else to do. */
const SLOW_AT_ONCE = 8;

/** The files that some page can come to ask for, and none has asked for. */
function tellMissed(site: SiteFiles, places: readonly string[], asked: ReadonlySet<string>): void {
  const reachable = new Set(places.flatMap((opening) => [...site.reachable(opening)]));
  const missed = [...reachable].filter((file) => !asked.has(file));
  const names = missed.map((each) => each.replace(/^_astro\/|\.[^.]+\.js$/g, ''));
  console.log(`${asked.size} files were asked for, ${missed.length} were not: ${names.join(' ')}`);
}

function tellFailure({ opening, file, acts, problem, told }: Outcome): void {
  console.log(`   FAILED /${opening.slice(0, 60)} ${file} after [${acts.join(' › ')}]`);
  for (const line of [problem, told]) if (line) console.log(`          ${line}`);
}

/** Runs so many at once, in their order. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next[0]] = await each(next[1]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** What the command line asks for. */
function wanted(): { faults: readonly Fault[]; each: number; page: string } {
  const args = process.argv.slice(2);
  const faults = (Object.keys(FAULTS) as Fault[]).filter((fault) => args.includes(fault));
  const sample = args.find((arg) => /^1\/\d+$/.test(arg));
  const rest = args.filter((arg) => arg !== sample && !(arg in FAULTS));
  return {
    faults: faults.length > 0 ? faults : ['blocked'],
    each: Number(sample?.slice(2) ?? 1),
    page: rest.join(' '),
  };
}

const began = performance.now();
const since = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;

async function tryFault(
  browser: Browser,
  base: string,
  parts: readonly Part[],
  fault: Fault,
): Promise<Outcome[]> {
  const all = fault === 'silent' ? parts.filter(({ file }) => file.includes('worker')) : parts;
  let done = 0;
  const tryOne = async (part: Part) => {
    const outcome = await keepAway(browser, base, part, fault);
    if (++done % 100 === 0) console.log(`   ${done} of ${all.length} (${since()})`);
    if (outcome.problem) tellFailure(outcome);
    return outcome;
  };
  console.log(`── ${fault}`);
  const outcomes = await inTurn(all, tryOne, fault === 'slow' ? SLOW_AT_ONCE : AT_ONCE);
  const ways = groupBy(outcomes, ({ problem, way }) => (problem ? 'failed' : String(way)));
  const counts = [...ways].map(([way, { length }]) => `${way} ${length}`).join(', ');
  const latest = Math.max(0, ...outcomes.map(({ after = 0 }) => after));
  console.log(`   ${counts}; the latest sentence came after ${latest} ms (${since()})`);
  return outcomes;
}

await main(async () => {
  const { faults, each, page } = wanted();
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
  const places = (await openings()).filter((opening) =>
    page === '/' ? opening === '' : opening.includes(page),
  );
  const known: Known = {
    site: new SiteFiles(testSite.dir),
    asked: new Set(),
    tried: new Set(),
  };
  const surveys = await inTurn(places, (opening) =>
    survey(browser, server.address, opening, known),
  );
  tellMissed(known.site, places, known.asked);
  const parts = chooseParts(known.site, surveys.flat()).filter((_, at) => at % each === 0);
  console.log(`${parts.length} uses of a file by another or a page (${since()})`);
  const outcomes: Outcome[] = [];
  for (const fault of faults)
    outcomes.push(...(await tryFault(browser, server.address, parts, fault)));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', 'parts.json'), JSON.stringify(outcomes, null, 1));
  await browser.close();
  await server.close();
  const failed = outcomes.filter(({ problem }) => problem).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
