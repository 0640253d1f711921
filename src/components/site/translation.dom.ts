/**
 * A browser that translates a page puts `<font>` elements where its texts were. What changes a text later still holds
 * the node that was taken out: the reader would see the old sentence for ever, and one that has no place is not removed
 * either. So a text that is taken out for a `<font>` comes back before it, empty. When it is filled again, moved or removed,
 * its translation goes, moves or is removed as well, and the browser translates what is new.
 */

/** Where a text was, the translations that are seen; it is what it said. */
interface Translation {
  readonly said: string;
  fonts: Element[];
}
const translations = new Map<Text, Translation>();
const owners = new WeakMap<Node, Text>();

const observer = new MutationObserver(follow);
const CHILDREN = { childList: true, subtree: true };
observer.observe(document.documentElement, CHILDREN);

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
const isNew = (node: Node | null): node is Element => isFont(node) && !owners.has(node);

function follow(records: readonly MutationRecord[]): void {
  if (translations.size === 0 && !records.some((each) => [...each.addedNodes].some(isFont))) return;
  // Until a page is translated, nobody needs to hear of texts.
  observer.observe(document.documentElement, { ...CHILDREN, characterData: true });
  for (const { target, type } of records)
    if (type === 'characterData' && translations.has(target as Text)) forget(target as Text);
  for (const record of records) {
    if (record.target.parentElement?.closest('font') || isFont(record.target)) continue;
    for (const node of record.removedNodes) {
      if (node instanceof Text && node.data.trim()) translate(node, fontFor(record, records));
      else if (owners.has(node)) replace(node as Element, record);
    }
  }
  for (const text of translations.keys()) settle(text);
  // What was done here is nothing to follow.
  observer.takeRecords();
}

/** What came to the place of a text: with the record that took the text out, beside it, or when it was out. */
function fontFor(record: MutationRecord, records: readonly MutationRecord[]): Element | undefined {
  const { addedNodes, previousSibling, nextSibling } = record;
  const near = [...addedNodes, previousSibling, nextSibling].find(isNew);
  if (near) return near;
  const isSamePlace = (each: MutationRecord) =>
    each.target === record.target &&
    each.previousSibling === previousSibling &&
    each.nextSibling === nextSibling;
  return records
    .filter(isSamePlace)
    .flatMap((each) => [...each.addedNodes])
    .find(isNew);
}

function translate(text: Text, font: Element | undefined): void {
  if (!font?.isConnected) return;
  const fonts = [font];
  for (let next = font.nextSibling; isNew(next); next = next.nextSibling) fonts.push(next);
  // Some wrap it. What they hold stays in sight.
  if (font.contains(text)) text.replaceWith(text.cloneNode());
  else if (text.isConnected) return;
  font.before(text);
  translations.set(text, { said: text.data, fonts });
  for (const each of fonts) owners.set(each, text);
  text.data = '';
}

/** A translation was taken out: another has come, or the text itself is shown again. */
function replace(font: Element, { addedNodes }: MutationRecord): void {
  const text = owners.get(font)!;
  const translation = translations.get(text);
  if (!translation || font.isConnected) return;
  translation.fonts = translation.fonts.filter((each) => each !== font);
  for (const node of addedNodes) {
    if (isNew(node)) {
      translation.fonts.push(node);
      owners.set(node, text);
    } else if (node instanceof Text && node !== text) node.remove();
  }
}

/** The translation is where its text is. */
function settle(text: Text): void {
  const { fonts } = translations.get(text)!;
  if (!text.isConnected || fonts.length === 0) giveBack(text);
  else if (text.nextSibling !== fonts[0]) text.after(...fonts);
}

/** The text says again what it did. */
function giveBack(text: Text): void {
  text.data = translations.get(text)!.said;
  forget(text);
}
function forget(text: Text): void {
  for (const font of translations.get(text)!.fonts) font.remove();
  translations.delete(text);
}

/** A component wakes on what was built: a page may be translated while it sleeps. Astro asks for slots as it begins. */
void customElements.whenDefined('astro-island').then(({ prototype }) => {
  (prototype as Element).querySelectorAll = function (this: Element, selector: string) {
    if (this.hasAttribute('ssr')) {
      follow(observer.takeRecords());
      for (const text of translations.keys()) if (this.contains(text)) giveBack(text);
      observer.takeRecords();
    }
    return Element.prototype.querySelectorAll.call(this, selector);
  };
});
