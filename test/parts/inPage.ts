/**
 * These functions run in the page. They are sent there as text, all of them, so they can call one
 * another but nothing else.
 */

/** Something that a reader can do: an element by its kind and name, and which of several. */
export interface Act {
  readonly how: 'click' | 'enter' | 'hover' | 'choose';
  readonly name: string;
  readonly at: number;
  /** Acts of one kind do the same: the survey tries one of them. */
  readonly kind: string;
}

export function labelOf(element: Element): string {
  const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return label.replace(/\s+/g, ' ').trim().slice(0, 50);
}

/** What can be pressed, chosen or pointed at, without notices and the frame of the page. */
export function activeElements(): HTMLElement[] {
  const all =
    'button, summary, [role="tab"], [role="gridcell"], select, input[type="checkbox"], input[type="radio"], figure svg, .picture svg';
  return [...document.querySelectorAll<HTMLElement>(all)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.matches('nb-search .open') ||
        !element.closest('.nb-notice, .lost, header.nb-top, nav')) &&
      !element.matches('[aria-disabled="true"], :disabled') &&
      // A picture inside a button is no picture of its own.
      !(element.matches('svg') && element.closest('button, summary, [role="gridcell"]')),
  );
}

export function actName(element: Element): string {
  const isPicture = element.matches('svg');
  return `${element.tagName} ${isPicture ? (element.getAttribute('class') ?? '') : labelOf(element)}`;
}

/** What can be done now, in the order of the page. */
export function offeredActs(): Act[] {
  const counts = new Map<string, number>();
  const acts: Act[] = [];
  for (const element of activeElements()) {
    // These would undo what was done, or open something outside the page.
    if (/delete|erase|forget|reload|^close/i.test(labelOf(element))) continue;
    const isCell = element.matches('[role="gridcell"]');
    const how = element.matches('svg')
      ? 'hover'
      : element.matches('select')
        ? 'choose'
        : isCell && element.closest('.surface')
          ? 'enter'
          : 'click';
    const name = actName(element);
    const at = counts.get(name) ?? 0;
    counts.set(name, at + 1);
    const island = element.closest('astro-island')?.getAttribute('component-url') ?? '';
    const file = island.replace(/^.*\/|\..*$/g, '');
    const plain = name.replace(/\d+/g, '#').replace(/[XO]\b/g, '·');
    acts.push({ how, name, at, kind: `${file} ${how} ${plain}` });
  }
  return acts;
}

/** Does it; false if it is not there. */
export function doAct({ how, name, at }: Act): boolean {
  const all = activeElements();
  const plain = (each: string) => each.replace(/\s*\d+/g, '');
  // A number in it may come out differently, or be none: the cell that a player took, how many stops there are.
  const element =
    all.filter((each) => actName(each) === name)[at] ??
    all.find((each) => plain(actName(each)) === plain(name));
  if (!element) return false;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (how === 'hover') {
    element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  } else if (how === 'choose') {
    const select = element as HTMLSelectElement;
    select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    element.focus();
    if (how === 'enter')
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }),
      );
    else element.click();
  }
  return true;
}

/** All that a page tells by itself at this moment: what is spoken, and notices. */
export function toldTexts(): string {
  const regions = document.querySelectorAll(
    '[role="alert"], [role="status"], [aria-live], .says, .nb-notice p',
  );
  return [...regions]
    .filter((region) => region.checkVisibility())
    .map((region) => region.textContent?.replace(/\s+/g, ' ').trim() ?? '')
    .filter(Boolean)
    .join(' | ');
}

/** The buttons that can be pressed and whose names end so. */
export function buttonsNamed(name: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"]')].filter(
    (button) =>
      button.checkVisibility() &&
      !button.matches('[aria-disabled="true"]') &&
      labelOf(button).endsWith(name),
  );
}

export function offersButton(name: string): boolean {
  return buttonsNamed(name).length > 0;
}

/** Presses them all; false if there are none. */
export function pressButtons(name: string): boolean {
  const buttons = buttonsNamed(name);
  for (const button of buttons) {
    button.focus();
    button.click();
  }
  return buttons.length > 0;
}

export function focusIsNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Brings everything into sight once, so that all islands wake; until one of them is told to be lost. */
export async function wakeIslands(): Promise<void> {
  const frame = () =>
    new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, 100);
    });
  for (const island of document.querySelectorAll('astro-island[ssr][client="visible"]')) {
    if (document.querySelector('.nb-notice[data-kind="island"]')) break;
    [...island.children]
      .find((part) => part.checkVisibility() && part.getBoundingClientRect().height > 0)
      ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What watches for it is told between two frames.
    await frame();
    await frame();
  }
  dispatchEvent(new Event('scroll'));
}
