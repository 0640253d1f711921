import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { main } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { basePath } from './lib/serve.mjs';
import { weigh } from './lib/weight.mjs';

/**
 * Size budgets: the JavaScript that a page loads before anybody asks for anything, in kilobytes of
 * 1,000 bytes, gzip. Dynamic imports (Starlight's search among them) are reported apart.
 */
const BUDGETS = [
  { what: 'text only', page: '404.html', script: 15 },
  { what: 'home', page: 'index.html', script: 60 },
  { what: 'lesson with stepper', page: 'lessons/minimax/index.html', script: 60 },
  { what: 'stepper at full size', page: 'tree/index.html', script: 60 },
];

const kb = (bytes) => (bytes / 1000).toFixed(1);

/** Weighs every page of the table; a page that is not there is over its budget. */
async function measure(dir) {
  const rows = [];
  for (const { what, page, script } of BUDGETS) {
    const there = existsSync(join(dir, page));
    const sizes = there ? await weigh(dir, page, basePath()) : undefined;
    rows.push({ what, page, budget: script, sizes, ok: there && sizes.script <= script * 1000 });
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
          `${budget}`,
          kb(sizes.later),
          kb(sizes.css),
          kb(sizes.fonts),
          kb(sizes.html),
          ok ? 'ok' : 'TOO MUCH',
        ]
      : [what, page, '–', `${budget}`, '–', '–', '–', '–', 'NO SUCH PAGE'],
  );
  const head = ['page', 'file', 'script', 'budget', 'later', 'css', 'fonts', 'html', ''];
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
