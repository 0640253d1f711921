import { expect, type Page } from '@playwright/test';

const LESSON = /^\.\/lessons\/[^/]+\/$/;

/** So many controls may be in sight before the first touch, without those of the page's head. */
const MOST = 8;

/**
 * The controls of the content that are in the first window, by their names. What Tab stops at once counts once:
 * a board, a list, a group of radio buttons. Links, phrases that set a figure and explained words are reading.
 */
function controlsInSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'button:not([popovertarget]), input, select, textarea, summary, label.nb-btn, [role="slider"], [role="spinbutton"]';
    const ONE_STOP =
      '[role="grid"], [role="tree"], [role="tablist"], [role="listbox"], [role="toolbar"], .lines';
    const nameOf = (each: Element) =>
      (each.getAttribute('aria-label') ?? each.textContent ?? '').trim().replace(/\s+/g, ' ') ||
      each.tagName.toLowerCase();
    /** Its middle is in the window, and nothing lies over it: neither the header nor a notice. */
    const isInSight = (each: Element) => {
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        width > 1 &&
        hit !== null &&
        (each.contains(hit) || hit.contains(each) || hit.closest('label')?.contains(each) === true)
      );
    };
    /** The first box of a board that is longer than the window is at its beginning. */
    const begins = (each: Element) => {
      const { top, bottom, width } = each.getBoundingClientRect();
      const isShown = each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return width > 1 && top < innerHeight && bottom > 0 && isShown;
    };
    const found = new Map<unknown, string>();
    for (const each of document.querySelectorAll(`.nb-content :is(${CONTROLS}, ${ONE_STOP})`)) {
      const stop = each.closest(ONE_STOP);
      // The label that looks like a button is counted as its field.
      const field = each instanceof HTMLLabelElement ? each.control : each;
      const isRadio = field instanceof HTMLInputElement && field.type === 'radio';
      const isSeen = stop === each ? begins(each) : isInSight(each);
      if (isSeen) found.set(stop ?? (isRadio && field.name ? field.name : field), nameOf(each));
    }
    return [...found.values()].map((name) => name.slice(0, 40));
  });
}

/** Before anything is touched few controls are in sight, and a lesson gives its reader something to do. */
export async function expectFirstWindow(page: Page, path: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const controls = await controlsInSight(page);
  const { width = 0 } = page.viewportSize() ?? {};
  const told = `${path}: ${controls.length} controls in the first window, ${width} px: ${controls.join(' · ')}`;
  expect.soft(controls.length, told).toBeLessThanOrEqual(MOST);
  if (LESSON.test(path))
    expect.soft(controls.length, `${path}: something to do`).toBeGreaterThan(0);
}
