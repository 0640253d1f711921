import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { filesIn } from './paths.mjs';

/** The pages of a built site, as paths. */
export const pagesIn = (dir) => filesIn(dir).filter((path) => path.endsWith('.html'));

/** Writes each page of a built site as `change` makes it of its HTML and path. */
export async function changePages(dir, change) {
  for (const page of pagesIn(dir)) {
    const html = readFileSync(join(dir, page), 'utf8');
    writeFileSync(join(dir, page), await change(html, page));
  }
}

/**
 * All elements of a page in order; `text` only of script and style.
 *
 * @returns {{ name: string, attributes: Record<string, string>, text?: string }[]}
 */
export function elementsOf(html) {
  const elements = [];
  let open;
  const parser = new Parser({
    onopentag(name, attributes) {
      open = { name, attributes };
      if (/^(script|style)$/.test(name)) open.text = '';
      elements.push(open);
    },
    ontext(text) {
      if (open?.text !== undefined) open.text += text;
    },
    onclosetag: () => (open = undefined),
  });
  parser.end(html);
  return elements;
}

/**
 * The addresses in a style sheet.
 *
 * @returns {string[]}
 */
export function addressesInCss(css) {
  return [...css.matchAll(/url\(\s*(["']?)([^"')]+)\1\s*\)|@import\s+["']([^"']+)["']/g)].map(
    (match) => match[2] ?? match[3],
  );
}
