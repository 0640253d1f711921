import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesIn } from './html.mjs';

/*
 * Astro writes every style sheet below 4 kB into each page that may need it, and because all pages of text are one
 * route, nearly all of them into nearly all pages: 100 kB a page that a browser can't keep. Here they become one file.
 */

/** So many pages have a rule before it is taken out of them. */
const SHARED_BY = 6;
const INLINE = /<style>([\s\S]*?)<\/style>/g;

/** The rules of a style sheet, each whole: `@media` with all that is in it. */
export function rulesOf(css) {
  const rules = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(from, at + 1).trim());
    from = at + 1;
  }
  return rules;
}

/** The pages without the rules that many of them have, and those rules as one sheet, in the order of the pages. */
export function withSharedStyles(pages, link, sharedBy = SHARED_BY) {
  const counts = new Map();
  for (const html of pages) {
    const rules = new Set([...html.matchAll(INLINE)].flatMap(([, css]) => rulesOf(css)));
    for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const isShared = (rule) => counts.get(rule) >= sharedBy;
  const css = [...counts.keys()].filter(isShared).join('');
  if (/url\(\s*["']?(?!data:|#|\/)/.test(css))
    throw new Error('A shared style has a relative address.');
  const tag = link(css);
  return {
    css,
    pages: pages.map((html) => {
      let place = tag;
      return html.replace(INLINE, (all, sheet) => {
        const rules = rulesOf(sheet);
        const own = rules.filter((rule) => !isShared(rule));
        if (own.length === rules.length) return all;
        const here = place + (own.length > 0 ? `<style>${own.join('')}</style>` : '');
        place = '';
        return here;
      });
    }),
  };
}

/** Takes what pages of a built site have in common out of them, into a file that browsers keep. */
export function shareStyles(dir, base) {
  const paths = pagesIn(dir).map((page) => join(dir, page));
  const nameOf = (css) =>
    `_astro/shared.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const { css, pages } = withSharedStyles(
    paths.map((path) => readFileSync(path, 'utf8')),
    (css) => `<link rel="stylesheet" href="${base}${nameOf(css)}">`,
  );
  writeFileSync(join(dir, nameOf(css)), css);
  for (const [at, path] of paths.entries()) writeFileSync(path, pages[at]);
}
