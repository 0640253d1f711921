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

const kb = (bytes) => (bytes / 1000).toFixed(1);

/** Weighs every page of the table. A missing page counts as over its budget. */
async function measure(dir) {
  const rows = [];
  for (const { what, page, ...budget } of budgetsOf(dir)) {
    const sizes = existsSync(join(dir, page)) ? await weigh(dir, page, basePath()) : undefined;
    const keeps = (name) => sizes?.[name] <= budget[name] * 1000;
    rows.push({ what, page, budget, sizes, ok: keeps('script') && keeps('later') });
  }
  return rows;
}

function table(rows) {
  const cells = rows.map(({ what, page, budget, sizes, ok }) =>
    sizes
      ? [
          what,
          page,
          kb(sizes.script),
          `${budget.script}`,
          kb(sizes.later),
          `${budget.later}`,
          kb(sizes.css),
          kb(sizes.fonts),
          kb(sizes.html),
          ok ? 'ok' : 'TOO MUCH',
        ]
      : [
          what,
          page,
          '–',
          `${budget.script}`,
          '–',
          `${budget.later}`,
          '–',
          '–',
          '–',
          'NO SUCH PAGE',
        ],
  );
  const head = ['page', 'file', 'script', 'budget', 'later', 'budget', 'css', 'fonts', 'html', ''];
  const all = [head, ...cells];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at].length)));
  const line = (row) =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join('  ');
  return all.map(line).join('\n');
}

await main(async () => {
  const json = process.argv.includes('--json');
  const named = process.argv.slice(2).find((arg) => !arg.startsWith('--'));
  const rows = await measure(named ? resolve(named) : join(root, 'dist'));
  console.log(json ? JSON.stringify(rows) : `kB, scripts and styles gzip\n${table(rows)}`);
  return rows.every((row) => row.ok) ? 0 : 1;
});
