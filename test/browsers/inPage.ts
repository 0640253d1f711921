/**
 * These functions run in the page. They are sent there as text, all of them, so they can call one
 * another but nothing else.
 */

/** One step on the way to an element: a selector, its name, and which of several (-1: the last). */
export interface Step {
  readonly css: string;
  readonly name?: { readonly source: string; readonly flags: string } | undefined;
  readonly at?: number | undefined;
}

/** The text of a node, without what is hidden from screen readers. */
export function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof Element)) return '';
  if (node.matches('script, style, noscript, [aria-hidden="true"], [hidden]')) return '';
  return [...node.childNodes].map(textOf).join('');
}
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A short form of "Accessible Name and Description Computation" (W3C). */
export function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const parts = ids.map((id) => document.getElementById(id)).filter((part) => part !== null);
  if (parts.length > 0) return tidy(parts.map(textOf).join(' '));
  const label = element.getAttribute('aria-label');
  if (label) return tidy(label);
  const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<Element>)] : [];
  if (labels.length > 0) return tidy(labels.map(textOf).join(' '));
  if (element instanceof HTMLFieldSetElement)
    return tidy(textOf(element.firstElementChild ?? element));
  return tidy(textOf(element));
}

/** The visible elements at the end of a way of steps. */
export function find(steps: readonly Step[]): Element[] {
  let found: (Document | Element)[] = [document];
  for (const { css, name, at } of steps) {
    const pattern = name && new RegExp(name.source, name.flags);
    const inside = found.flatMap((each) => [...each.querySelectorAll(css)]);
    const chosen = [...new Set(inside)].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        (!pattern || pattern.test(nameOf(each))),
    );
    found = at === undefined ? chosen : chosen.slice(at, at === -1 ? undefined : at + 1);
  }
  return found as Element[];
}

/** The element that the steps lead to. Throws if there is none, or more than one. */
export function one(steps: readonly Step[]): HTMLElement {
  const found = find(steps);
  if (found.length === 1) return found[0] as HTMLElement;
  throw new Error(`${found.length} elements`);
}

/** Scrolls an element to the middle of the window. WebKit scrolls past an SVG, so its parent is used. */
export function scrollToMiddle(element: Element): void {
  const part = element.closest('svg')?.parentElement ?? element;
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The same, scrolled to and hydrated. Many islands hydrate only when they are scrolled to. */
export function ready(steps: readonly Step[]): HTMLElement {
  const element = one(steps);
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) scrollToMiddle(element);
  if (element.closest('astro-island[ssr]')) throw new Error('its island is not hydrated');
  return element;
}

/** Where to click an element. Throws while it moves, is disabled or covered. */
export async function clickPoint(
  steps: readonly Step[],
): Promise<{ x: number; y: number; width: number; height: number }> {
  const element = ready(steps);
  // A link can be broken over two lines, with other text between its halves: the first one is taken.
  const place = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const before = place();
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { x, y, width, height } = place();
  if (x !== before.x || y !== before.y) throw new Error('it moves');
  const centre = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(centre.x, centre.y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) {
    scrollToMiddle(element);
    throw new Error(`${hit?.outerHTML.slice(0, 60)} covers it`);
  }
  if (element.matches(':disabled, [aria-disabled="true"]')) throw new Error('it is disabled');
  return { ...centre, width, height };
}

/** Moves the focus to an element. */
export function focus(steps: readonly Step[]): void {
  ready(steps).focus();
  if (document.activeElement !== one(steps)) throw new Error('it does not take the focus');
}

/** Replaces what is in a field, as if it were pasted. */
export function fill(steps: readonly Step[], text: string): void {
  const field = ready(steps) as HTMLInputElement;
  field.focus();
  field.select();
  document.execCommand(text ? 'insertText' : 'delete', false, text);
  if (field.value !== text) throw new Error(`it has "${field.value}" now`);
}

/** Chooses an option by its words. */
export function choose(steps: readonly Step[], label: string): void {
  const select = ready(steps) as HTMLSelectElement;
  const option = [...select.options].find((each) => tidy(each.label) === label);
  if (!option) throw new Error(`it has no option "${label}"`);
  select.value = option.value;
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Gives a file to a file input. */
export function giveFile(steps: readonly Step[], name: string, text: string): void {
  // File inputs are hidden behind a button.
  const field = one(steps.slice(0, -1)).querySelector<HTMLInputElement>(steps.at(-1)?.css ?? '');
  const files = new DataTransfer();
  files.items.add(new File([text], name));
  if (!field) throw new Error('0 elements');
  field.files = files.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function count(steps: readonly Step[]): number {
  return find(steps).length;
}

export function text(steps: readonly Step[]): string {
  return tidy(textOf(one(steps)));
}

export function value(steps: readonly Step[]): string {
  return (one(steps) as HTMLInputElement).value;
}

export function attribute(steps: readonly Step[], name: string): string | null {
  return one(steps).getAttribute(name);
}

export function names(steps: readonly Step[]): string[] {
  return find(steps).map(nameOf);
}
