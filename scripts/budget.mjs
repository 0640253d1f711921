import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { main } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { basePath } from './lib/serve.mjs';
import { weigh } from './lib/weight.mjs';

/**
 * Size budgets of JavaScript, in kilobytes of 1,000 bytes, gzip. `script` is the first load: what a page loads
 * before the reader scrolls or clicks. `later` is everything that can be loaded after that: islands that
 * are hydrated when they are scrolled to (`client:visible`), and dynamic imports (panels behind tabs,
 * questions, Starlight's search). There is 15 % of air over what is there, so that no byte decides a sentence.
 */
const MAIN = [
  // Nothing here wakes: it is the frame that every page pays for.
  { what: 'text only', page: '404.html', script: 15, later: 8 },
  // A visitor who only looks around should not pay for what the lessons load.
  { what: 'home', page: 'index.html', script: 60, later: 50 },
  // Its figure opens the lesson, so all of the stepper is in the first load.
  { what: 'lesson with stepper', page: 'lessons/minimax/index.html', script: 86, later: 136 },
  // The same figure, without the exercises of a lesson.
  { what: 'stepper at full size', page: 'tree/index.html', script: 86, later: 113 },
  // The board answers the first press, and so do the bots that one can play against.
  { what: 'play', page: 'play/index.html', script: 77, later: 54 },
  // The board and its bot answer the first press.
  { what: 'large board', page: 'play/large/index.html', script: 71, later: 98 },
];

/** Every other page of the site, by its folder, so that new pages are weighed automatically. */
const OTHERS = [
  // The fullest has a laboratory and exercises; Observable Plot, some 95 kB of it, comes when a chart wakes.
  { what: 'lesson', under: 'lessons/', script: 86, later: 342 },
  // Every kind of exercise may be asked for here; a page loads only those that its assignment has.
  { what: 'tasks', under: 'do/', script: 60, later: 310 },
  // The workshop tries out every kind, and makes links, codes, sheets and packages of them.
  { what: 'tasks', under: 'teach/', script: 60, later: 367 },
  // One for all the rest, whose fullest is the page of the reader's own progress.
  { what: 'page', under: '', script: 65, later: 177 },
];

/** The table above plus every other page in `dir`. */
function budgetsOf(dir) {
  const known = new Set(MAIN.map(({ page }) => page));
  const others = readdirSync(dir, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !path.startsWith('pagefind/') && !known.has(path))
    .sort();
  return [
    ...MAIN,
    ...others.map((page) => {
      const { under: _, ...budget } = OTHERS.find(({ under }) => page.startsWith(under));
      return { page, ...budget };
    }),
  ];
}

const kb = (bytes) => Number((bytes / 1000).toFixed(1));

/** Weighs every page of the table: what it has, and what it may have. A missing page counts as over its budget. */
async function measure(dir) {
  const rows = {};
  for (const { what, page, script, later } of budgetsOf(dir)) {
    const sizes = existsSync(join(dir, page)) ? await weigh(dir, page, basePath()) : {};
    const { script: first = Infinity, later: rest = Infinity, html = Infinity } = sizes;
    const ok = first <= script * 1000 && rest <= later * 1000;
    rows[page] = { what, first: kb(first), of: script, rest: kb(rest), 'of ': later };
    Object.assign(rows[page], { html: kb(html), '': ok ? 'ok' : 'TOO MUCH' });
  }
  return rows;
}

await main(async () => {
  const [dir = join(root, 'dist')] = process.argv.slice(2);
  const rows = await measure(resolve(dir));
  console.log('kB of scripts and HTML, gzip');
  console.table(rows);
  return Object.values(rows).every((row) => row[''] === 'ok') ? 0 : 1;
});
