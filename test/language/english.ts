/**
 * English in a page of the pseudo-language: a word without accents that has a letter which takes one
 * there (`scripts/lib/pseudo.mjs`). Runs in the page. `html` is a page as it is delivered; without it
 * the page is read as it is now.
 */
export function findEnglish({ html, names }: { html?: string; names: readonly string[] }) {
  const SHOWN_ATTRIBUTES = [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
    ...['title', 'alt', 'placeholder', 'label', 'data-words'],
  ];
  /** Code, dates, which the browser writes, and what is no language: the games' notation, addresses, names of files, gaps to be filled. */
  const SKIPPED = 'script, style, pre, code, span.code, kbd, time, [translate=no]';
  const NOTATION = /^[XO.]+[,.;:]?$|^src\/|:\/\/|\.(ts|json|py)\b/;
  const known = new Set(names);
  const page = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const found = new Set<string>();

  function read(text: string, where: string): void {
    const words = text
      .replace(/\{[^}]*\}/g, '')
      .split(/\s+/)
      .filter((part) => !NOTATION.test(part));
    const english = words
      .flatMap((part) => part.match(/[\p{L}]+/gu) ?? [])
      .filter((word) => /^[a-z]{2,}$/i.test(word) && /[aeiouync]/i.test(word) && !known.has(word));
    if (english.length > 0)
      found.add(`${english.join(' ')} (${where}: ${text.trim().slice(0, 80)})`);
  }
  /** Of a table of texts, as scripts get it, only the texts. */
  const textsOf = (value: string) =>
    value.startsWith('{') ? Object.values(JSON.parse(value) as object).join(' ') : value;

  function walk(node: Node): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const parent = node.parentElement;
      // With scripts on, what stands in for them is one text; it is read in the delivered page.
      if (parent?.localName !== 'noscript') read(node.nodeValue ?? '', parent?.className || 'text');
    }
    if (node instanceof Element) {
      if (node.matches(SKIPPED)) return;
      for (const name of SHOWN_ATTRIBUTES) read(textsOf(node.getAttribute(name) ?? ''), name);
      if (node.matches('meta:is([name=description], [property*=description], [property*=title])'))
        read(node.getAttribute('content') ?? '', 'meta');
    }
    for (const child of (node as Partial<HTMLTemplateElement>).content?.childNodes ??
      node.childNodes)
      walk(child);
  }
  walk(page.documentElement);
  return [...found];
}
