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

/** How many pixels wider than the window the page is. */
export function sticksOut(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

export function hasFocus(): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body;
}

export async function frames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn++) {
    // A machine that stands still draws none: then a moment has to do.
    await new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 250);
    });
  }
}

/** Scrolls to every island that waits for it, until all are hydrated. */
export async function wake(): Promise<void> {
  const end = performance.now() + 15_000;
  for (;;) {
    const asleep = [...document.querySelectorAll('astro-island[ssr]')];
    if (asleep.length === 0) break;
    if (performance.now() > end) throw new Error(`${asleep.length} islands are not hydrated`);
    for (const island of asleep) {
      [...island.children]
        .find((part) => part.checkVisibility())
        ?.scrollIntoView({ block: 'center' });
      await frames(2);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** What can be used now: seen, not behind a dialog, not switched off, at most a few of one list. */
export function controls(): HTMLElement[] {
  const MOST_OF_A_LIST = 6;
  const css =
    'button, summary, select, [role="tab"], [role="grid"] [tabindex="0"], input:is([type="checkbox"], [type="radio"], [type="range"], [type="text"], :not([type]))';
  const ground = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const siblings = new Map<Element | null, number>();
  return [...(ground?.querySelectorAll<HTMLElement>(css) ?? [])].filter((each) => {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('[inert]'))
      return false;
    if (each.matches(':disabled, [aria-disabled="true"]')) return false;
    // These load the page anew, which ends what is being done in it.
    if (/^Reload/.test(nameOf(each)) || each.closest('nb-kept')) return false;
    const list = each.parentElement?.matches('li, td, tr')
      ? (each.closest('ul, ol, table') ?? each.parentElement)
      : each.parentElement;
    siblings.set(list, (siblings.get(list) ?? 0) + 1);
    return (siblings.get(list) ?? 0) <= MOST_OF_A_LIST;
  });
}

/** Uses one control as a reader would. */
export function useControl(control: HTMLElement): void {
  control.scrollIntoView({ block: 'center' });
  control.focus();
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && control.type === 'range') {
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'Home'])
      control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    control.valueAsNumber = Number(control.max);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type)) {
    if (control.value === '') document.execCommand('insertText', false, '7');
  } else if (control.closest('[role="grid"]') && !control.matches('button')) {
    for (const key of ['ArrowRight', 'ArrowDown', 'Enter', 'Home', 'End'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    control.click();
  } else control.click();
}

/** What a control is, wherever it is met: its component and its name, whatever numbers and marks are in it. */
export function kindOf(control: HTMLElement): string {
  const island = control.closest('astro-island')?.getAttribute('component-url') ?? '';
  const name = nameOf(control)
    .replace(/\d+/g, '#')
    .replace(/\b[XO]\b/g, '·');
  return `${island.replace(/^.*\/|\..*$/g, '')} ${control.tagName} ${control.getAttribute('role') ?? ''} ${name}`;
}

/** How far the controls of this page have been used. */
export interface Using {
  readonly used: WeakSet<HTMLElement>;
  /** The kinds of those that were used. */
  readonly kinds: Set<string>;
  pass: number;
  count: number;
}

/** Nothing is printed, saved or shared from now on. */
export async function startUsing(): Promise<Using> {
  globalThis.print = () => undefined;
  globalThis.confirm = () => true;
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (!this.hasAttribute('download')) click.call(this);
  };
  HTMLInputElement.prototype.showPicker = () => undefined;
  await new Promise((done) => setTimeout(done, 700));
  return { used: new WeakSet(), kinds: new Set(), pass: 0, count: 0 };
}

/**
 * Uses every control of the page, in passes, because one can make others appear; but none of a kind that is
 * known. Gives how many were used so far, and of which kinds; a call takes a few seconds, and not all may be done.
 */
export async function useControls(
  known: readonly string[],
): Promise<{ isDone: boolean; kinds: string[] }> {
  const MOST = 300;
  const PASSES = 3;
  const end = performance.now() + 8000;
  const page = globalThis as { using?: Using };
  const state = (page.using ??= await startUsing());
  const { used, kinds } = state;
  for (; state.pass < PASSES; state.pass++) {
    for (;;) {
      const next = controls().find((each) => !used.has(each) && !known.includes(kindOf(each)));
      if (!next || state.count >= MOST) break;
      if (performance.now() > end) return { isDone: false, kinds: [] };
      used.add(next);
      kinds.add(kindOf(next));
      useControl(next);
      state.count++;
      await frames(2);
    }
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      dialog.close();
    await frames(4);
  }
  // A window that fills the screen has no other size.
  if (document.fullscreenElement) await document.exitFullscreen();
  return { isDone: true, kinds: [...kinds] };
}
