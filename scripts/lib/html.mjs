import { Parser } from 'htmlparser2';

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
