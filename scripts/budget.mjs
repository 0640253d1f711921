import { join, resolve } from 'node:path';
import { pagesIn } from './lib/html.mjs';
import { Sentence, main } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { basePath } from './lib/serve.mjs';
import { weigh } from './lib/weight.mjs';

/**
 * Size budgets of JavaScript, in kilobytes of 1,000 bytes, gzip. `script` is the first load: what a page loads
 * before the reader scrolls or clicks. `later` is everything that can be loaded after that: islands that
 * are hydrated when they are scrolled to (`client:visible`), and dynamic imports (panels behind tabs,
 * questions, the search). A page keeps to the first line that its address begins with. There is 15 % of air over what
 * is there, so that no byte decides a sentence.
 */
const BUDGETS = [
  // Nothing here wakes: it is the frame that every page pays for.
  { what: 'text only', under: '404.html', script: 5, later: 10 },
  // A visitor who only looks around should not pay for what the lessons load. The disc comes when it is in sight, with the hand
  // that goes round it.
  { what: 'home', under: 'index.html', script: 75, later: 70 },
  // The figure of a lesson, without its exercises.
  { what: 'stepper at full size', under: 'tree/', script: 101, later: 88 },
  // The board answers the first press, and so do the bots that one can play against; a large board comes when it is picked.
  { what: 'play', under: 'play/', script: 99, later: 157 },
  // Its first figure is in the first load; Observable Plot, some 95 kB of it, comes when a chart wakes.
  { what: 'lesson', under: 'lessons/', script: 122, later: 331 },
  // Every kind of exercise may be asked for here; a page loads only those that its assignment has, and the editor of programs,
  // some 130 kB of it, where one is written.
  { what: 'tasks', under: 'do/', script: 78, later: 473 },
  // The workshop tries out every kind, and makes links, codes, sheets and packages of them.
  { what: 'tasks', under: 'teach/', script: 73, later: 517 },
  // The verdict of the first cards is there at once; the editor, some 130 kB of it, and a class come when they are asked for.
  { what: 'machine', under: 'bot/', script: 107, later: 239 },
  // Who has a machine of their own finds it among the players.
  { what: 'arena', under: 'arena/', script: 83, later: 21 },
  // A game against a bot beside each saying that can be tried.
  { what: 'drills', under: 'sayings/', script: 64, later: 131 },
  // One for all the rest: the map has the most at first.
  { what: 'page', under: '', script: 73, later: 33 },
];

const kb = (bytes) => Number((bytes / 1000).toFixed(1));

/** Weighs every page: what it has, and what it may have. */
async function measure(dir) {
  const pages = pagesIn(dir);
  const rows = {};
  for (const page of pages) {
    const { what, ...most } = BUDGETS.find(({ under }) => page.startsWith(under));
    const weight = await weigh(dir, page, basePath());
    const [script, later] = [weight.script(), weight.later()];
    const ok = script <= most.script * 1000 && later <= most.later * 1000;
    rows[page] = { what, first: kb(script), of: most.script, rest: kb(later), 'of ': most.later };
    Object.assign(rows[page], { html: kb(weight.html), '': ok ? 'ok' : 'TOO MUCH' });
  }
  for (const { under } of BUDGETS)
    if (!pages.some((page) => page.startsWith(under))) throw new Sentence(`No page is ${under}.`);
  return rows;
}

await main(async () => {
  const [dir = join(root, 'dist')] = process.argv.slice(2);
  const rows = await measure(resolve(dir));
  console.log('kB of scripts and HTML, gzip');
  console.table(rows);
  return Object.values(rows).every((row) => row[''] === 'ok') ? 0 : 1;
});
