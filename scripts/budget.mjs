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
 * questions, Starlight's search).
 */
const MAIN = [
  { what: 'text only', page: '404.html', script: 15, later: 15 },
  { what: 'home', page: 'index.html', script: 60, later: 40 },
  // The count of the calls that pruning saves, and the marks of changes of mind, were measured at 1.6 kB; letters as
  // large as the screen, lines of finished games and what a page says of itself in the search at 0.8 kB. Marks on the
  // slider that lead to their own step, and moves that stand at their own call: 0.6 kB.
  { what: 'lesson with stepper', page: 'lessons/minimax/index.html', script: 61, later: 128 },
  { what: 'stepper at full size', page: 'tree/index.html', script: 60, later: 98 },
  { what: 'large board', page: 'play/large/index.html', script: 61, later: 160 },
];

/** Every other page of the site, by its folder, so that new pages are weighed automatically. */
const OTHERS = [
  // The rays of a chosen cell, on the board that can be played on: 0.7 kB. What a link's notice names, and keys that
  // go to the figure touched last: 0.2 kB.
  { what: 'lesson', under: 'lessons/', script: 60, later: 193 },
  // Every kind of exercise may be asked for here; a page loads only those that its assignment has.
  // The evaluation, the horizon and the five-first mistake were measured at 9 kB together; a match's result takes 3.
  // Who is there on a shared computer, and the link from the workshop's bar: 1.5 kB each.
  // A second pupil of one name, and what is heard of a typed answer that cannot be read: 0.2 kB.
  // Pictures of the kinds of task, and letters that grow with a full screen: 0.6 kB.
  { what: 'tasks', under: 'do/', script: 60, later: 288 },
  { what: 'tasks', under: 'teach/', script: 60, later: 319 },
  { what: 'page', under: '', script: 60, later: 160 },
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
