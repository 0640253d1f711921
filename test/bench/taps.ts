import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { pagesIn } from '../../scripts/lib/html.mjs';
import { serve } from '../../scripts/lib/serve.mjs';
import { testSite } from '../../scripts/lib/testSite.mjs';
import { finish, row } from './report.ts';

/**
 * `npm run taps -- [--of=renju] [DIR …]`: how long a tap on the first figure waits that is made as soon as the figure is in
 * sight, on each lesson, the first page, play/ and tree/, or only on those whose address has these letters. The phone has a
 * processor slowed four times and 9 Mbit/s, with 40 ms a request and nothing compressed. Builds nothing: the site is that of the
 * tests, or those in these folders, built for the same address and visited in turn; the last of them has to keep the bound.
 */
const TRIES = 5;
const MOST_MS = 1500;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const LINE = {
  offline: false,
  latency: 40,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 3e6 / 8,
};
/** The figures of lesson arena are folded at first. */
const TAPPED = /^(play\/|tree\/|lessons\/(?!arena)[^/]+\/)?index\.html$/;

/** Runs in the page: marks when its first figure that can be pressed is there, goes to it, and marks when it is awake. */
function watchFirst(): void {
  const isPressed = (part: Element) => part.querySelector('button, [role=gridcell]') !== null;
  const look = () => {
    const first = [...document.querySelectorAll('main astro-island')].find(isPressed);
    if (first && performance.getEntriesByName('seen').length === 0) {
      performance.mark('seen');
      first.scrollIntoView({ block: 'center' });
    }
    if (first && !first.hasAttribute('ssr')) performance.mark('answered');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: findBrowser(), args });

/** Milliseconds from the call of the page. */
async function visit(address: string): Promise<{ seen: number; answered: number }> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript(watchFirst);
  await page.goto(address, { waitUntil: 'commit' });
  // What is moved out of sight while the page grows may sleep on: the middle visit counts.
  const isAnswered = () => performance.getEntriesByName('answered').length > 0;
  await page.waitForFunction(isAnswered, null, { timeout: 20_000 }).catch(() => undefined);
  const timeOf = (name: string) =>
    page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 20_000, name);
  const times = { seen: await timeOf('seen'), answered: await timeOf('answered') };
  await context.close();
  return times;
}

const given = process.argv.slice(2);
const part = given.find((each) => each.startsWith('--of='))?.slice(5) ?? '';
const named = given.filter((each) => !each.startsWith('--'));
const dirs = named.length > 0 ? named : [testSite.dir];
const sites = await Promise.all(dirs.map((dir) => serve({ dir, base: testSite.base, port: 0 })));
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

for (const file of pagesIn(dirs[0]!)) {
  const page = file.replace('index.html', '');
  const hasFigure = () => readFileSync(join(dirs[0]!, file), 'utf8').includes('<astro-island');
  if (!TAPPED.test(file) || !page.includes(part) || !hasFigure()) continue;
  const all: Awaited<ReturnType<typeof visit>>[][] = sites.map(() => []);
  for (let i = 0; i < TRIES; i++)
    for (const [at, { address }] of sites.entries()) all[at]!.push(await visit(address + page));
  for (const [at, times] of all.entries()) {
    const [seen, answered] = [times.map((each) => each.seen), times.map((each) => each.answered)];
    const wait = middle(times.map((each) => each.answered - each.seen));
    const what = `/${page} seen ${middle(seen).toFixed(0)}, answered ${middle(answered).toFixed(0)}`;
    row(what, wait, 'ms', at === sites.length - 1 ? { atMost: MOST_MS } : undefined);
  }
}
await browser.close();
await Promise.all(sites.map((site) => site.close()));
finish();
