import { expect, type Page } from '@playwright/test';

const LESSON = /^\.\/lessons\/[^/]+\/$/;

/**
 * What a lesson gives a reader to do that lies wholly in the first window: buttons, cells, sliders and fields of
 * its content, and the labels that look like buttons, whose fields are not seen. Links of the text and phrases that set a figure are reading, not doing.
 */
function firstControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'button, input, select, textarea, summary, label.nb-btn, [role="gridcell"], [role="slider"]';
    const isOff = (each: Element) =>
      each.matches(':disabled, [aria-disabled="true"]') || each.closest('[inert]') !== null;
    const isWhole = ({ left, top, right, bottom, width, height }: DOMRect) =>
      width > 0 &&
      height > 0 &&
      left >= 0 &&
      top >= 0 &&
      right <= innerWidth &&
      bottom <= innerHeight;
    /** Nothing lies over its middle: neither the header nor a notice. */
    const isOnTop = (each: Element) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return (
        hit !== null &&
        (each.contains(hit) || hit.contains(each) || hit.closest('label')?.contains(each) === true)
      );
    };
    return [...document.querySelectorAll('.nb-content :is(' + CONTROLS + ')')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => !isOff(each) && isWhole(each.getBoundingClientRect()) && isOnTop(each))
      .map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? each.tagName);
  });
}

/** A lesson gives its reader something to do before anything is scrolled. */
export async function expectFirstWindow(page: Page, path: string): Promise<void> {
  if (!LESSON.test(path)) return;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect
    .soft(await firstControls(page), `${path}: something to do in the first window`)
    .not.toEqual([]);
}
