import { expect, type Page } from '@playwright/test';

/** The sizes of phones, from the usual one to the smallest. */
export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];

/** What sticks out of the window sideways. */
function wider(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('main *, header *')]
      .filter((each) => each.getBoundingClientRect().right > width + 1)
      .map((each) => `${each.tagName}.${each.getAttribute('class') ?? ''}`);
  });
}

/**
 * Targets under 24 px, and main controls under 44 px. Links in a line of text are as high as the
 * line (WCAG 2.5.8 excepts them).
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a, button, select, summary, label:has(input), input:not(label input), textarea, [role=gridcell], [role=tab], [role=treeitem]',
    );
    return [...all].flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      const isInText =
        each.matches('a') &&
        getComputedStyle(each).display === 'inline' &&
        !each.querySelector('b');
      const isUnseen = !each.checkVisibility({ visibilityProperty: true }) || width <= 1;
      if (
        isInText ||
        isUnseen ||
        each.closest('.accessible-grid, .tree-list, .sl-skip-link, #nb-contents')
      )
        return [];
      const isMain = each.matches(
        '.controls :is(button, select), .play :is(button, [role=gridcell]), [role=tab], .nb-btn',
      );
      const least = isMain ? 44 : 24;
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = each.getAttribute('aria-label') ?? each.textContent?.trim().slice(0, 40);
      return [
        `${each.tagName} ${name}: ${width.toFixed(1)} × ${height.toFixed(1)}, needs ${least}`,
      ];
    });
  });
}

/** Words and controls that end at the edge of something that cannot be scrolled. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const range = document.createRange();
    const look = (box: DOMRect, from: Element, name: string) => {
      for (let at: Element | null = from; at; at = at.parentElement) {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        // What is only heard, or ends in three dots.
        if (clipPath !== 'none' || edge.width <= 2 || textOverflow === 'ellipsis') return;
        if (/auto|scroll/.test(overflowX + overflowY)) return;
        const across = box.left < edge.left - 2 || box.right > edge.right + 2;
        const down = box.top < edge.top - 4 || box.bottom > edge.bottom + 4;
        const isCut =
          (across && /hidden|clip/.test(overflowX)) || (down && /hidden|clip/.test(overflowY));
        if (isCut) cut.add(`${at.tagName}.${at.className}: ${name.slice(0, 40)}`);
      }
    };
    // Drawings are cropped on purpose, and the site's name gives way to its sign.
    const isSeen = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true }) &&
      !part.closest('svg, [popover], .brand, .rim');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      // Options are shown by the browser.
      if (words === '' || !parent || parent.matches('option') || !isSeen(parent)) continue;
      range.selectNodeContents(text);
      look(range.getBoundingClientRect(), parent, words);
    }
    for (const each of document.querySelectorAll('button, select, input, textarea')) {
      const { parentElement } = each;
      if (parentElement && isSeen(each))
        look(each.getBoundingClientRect(), parentElement, each.outerHTML);
    }
    return [...cut];
  });
}

/** Lines, letters and words as far apart as a reader may ask for (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/**
 * Every target can be hit by a thumb, and nothing sticks out of the window sideways on any phone: 320 px
 * is also a window of 1280 at 400 %, and there with letters far apart.
 */
export async function expectThumbs(page: Page): Promise<void> {
  expect.soft(await smallTargets(page), 'targets that are too small').toEqual([]);
  for (const size of PHONES) {
    await page.setViewportSize(size);
    expect.soft(await wider(page), `what is wider than ${size.width} px`).toEqual([]);
  }
  const style = await page.addStyleTag({ content: SPACING });
  expect.soft(await wider(page), 'what is wider with letters far apart').toEqual([]);
  expect.soft(await cutOff(page), 'what is cut with letters far apart').toEqual([]);
  await style.evaluate((each) => each.parentNode?.removeChild(each));
}
