import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { OFFLINE_PAGE, hashOf } from '../../src/components/platform/offline/siteFiles.ts';
import { changePages } from './html.mjs';
import { language } from './language.mjs';
import { filesIn, root } from './paths.mjs';
import { bundleWorker } from './sandboxed.mjs';
import { basePath } from './serve.mjs';
import { weigh } from './weight.mjs';

/* The service worker of a built site, and the list of the files that it keeps (docs/offline.md). */

const WORKER = 'sw.js';
const SOURCE = 'src/components/platform/offline/offline.worker.ts';
/** First what a class needs; the lessons follow in their order, and then all other pages. */
const FIRST_PAGES = [OFFLINE_PAGE, 'do/', 'play/', '', 'teach/', 'teach/grade/', 'lessons/'];

/** What nobody is sent to, what is for other sites or without scripts, and what our own search does not use. */
const NOT_KEPT =
  /^(sw\.js|(og|whole-game|every-game)\.png|shelf\.svg|icons\/.*|.*\.(webmanifest|xml)|pagefind\/(.*\.css|pagefind-(component-ui|highlight|modular-ui|ui)\.js))$/;

/** Kept once they are used: alphabets that few readers have on a page, and the player that goes into packages. */
const ONLY_IF_USED = /^scorm\/|-cyrillic-/;
/** Where a page says how much there is to fetch, and how much room it needs. */
const PLACES_OF_SIZES = /(<[^>]*\bdata-offline-(fetch|room)\b[^>]*>)[^<]*(<)/g;

const read = (dir, url) => readFileSync(join(dir, url));
const fileOf = (page) => `${page}index.html`;

/** Every file that the site keeps. Its search has a program for each language, and one for all others that may not be used. */
function keptFiles(dir) {
  const { languages } = JSON.parse(read(dir, 'pagefind/pagefind-entry.json'));
  const used = Object.values(languages).map(({ wasm }) => `wasm.${wasm ?? 'unknown'}.pagefind`);
  const isUsed = (url) => used.includes(url.slice('pagefind/'.length));
  return filesIn(dir).filter(
    (url) => !NOT_KEPT.test(url) && (isUsed(url) || !url.startsWith('pagefind/wasm.')),
  );
}

/** As a host sends it; pictures and fonts are compressed already. */
const compressed = (data) => Math.min(data.length, gzipSync(data).length);
const megabytes = (bytes) => (bytes / 1e6).toLocaleString(language, { maximumFractionDigits: 1 });

/** The pages of the site, in the order in which they are kept. */
function pagesOf(dir, urls) {
  const pages = urls.flatMap((url) => /^(|.*\/)index\.html$/.exec(url)?.[1] ?? []);
  const lessons = `${read(dir, fileOf('lessons/'))}`.matchAll(/data-lesson="([^"]+)"/g);
  const known = [...FIRST_PAGES, ...[...lessons].map(([, lesson]) => `${lesson}/`)];
  return [...new Set([...known, ...pages.sort()])].filter((page) => pages.includes(page));
}

/** The workers that a script may start: it does not import them, so they are not among its files. */
function workersIn(dir, url) {
  if (!url.endsWith('.js')) return [];
  const names = `${read(dir, url)}`.matchAll(/\b[\w.]+\.worker-[\w-]+\.js\b/g);
  return [...names].map(([name]) => `_astro/${name}`);
}

/** These files in their order: pages with what they need, then the search, then what is kept once it is used. */
async function inOrder(dir, base, all) {
  const pages = pagesOf(dir, all);
  const needs = new Map();
  for (const page of pages) {
    const own = fileOf(page);
    const { all: files } = await weigh(dir, own, base);
    const needed = [own, ...files, ...files.flatMap((url) => workersIn(dir, url))];
    const kept = needed.filter((url) => all.includes(url));
    needs.set(page, [...new Set(kept)]);
  }
  const used = [...[...needs.values()].flat(), ...all];
  const wanted = new Set(used.filter((url) => !ONLY_IF_USED.test(url)));
  return { urls: [...new Set([...wanted, ...all])], wanted: wanted.size, needs };
}

/** Writes the sizes into all pages, which say them, also those that aren't kept. */
function tellSizes(dir, urls) {
  const data = urls.map((url) => read(dir, url));
  const sum = (weight) => megabytes(data.reduce((total, each) => total + weight(each), 0));
  const sizes = { fetch: sum(compressed), room: sum(({ length }) => length) };
  return changePages(dir, (page) =>
    page.replace(PLACES_OF_SIZES, (_, open, size, end) => open + sizes[size] + end),
  );
}

/** The last step of a build: whatever changes a page has to come before. */
export async function addServiceWorker(dir) {
  if (process.env.OFFLINE === 'off') {
    writeFileSync(join(dir, WORKER), readFileSync(join(root, 'scripts/lib/noServiceWorker.js')));
    return;
  }
  const { urls, wanted, needs } = await inOrder(dir, basePath(), keptFiles(dir));
  // It changes the pages.
  await tellSizes(dir, urls.slice(0, wanted));
  const files = [];
  for (const url of urls) {
    const data = read(dir, url);
    files.push({ url, hash: await hashOf(data), bytes: compressed(data) });
  }
  const numbers = new Map(urls.map((url, number) => [url, number]));
  const pages = Object.fromEntries(
    [...needs].map(([page, needed]) => [page, needed.map((url) => numbers.get(url))]),
  );
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const define = { __SITE_FILES__: JSON.stringify({ version, files, wanted, pages }) };
  writeFileSync(join(dir, WORKER), await bundleWorker(join(root, SOURCE), { define }));
}
