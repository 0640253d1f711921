import { expect, type Page } from '@playwright/test';
import { deep } from '../../deep.ts';

/** The sizes of phones: the usual one and the smallest; another between them in `npm run test:deep`. */
const PHONES = [
  { width: 390, height: 844 },
  ...deep([], [{ width: 360, height: 640 }]),
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

/** Buttons that are narrower than their words. */
export const crampedButtons = (page: Page): Promise<string[]> =>
  page.locator('main .nb-btn').evaluateAll((all) =>
    all
      .filter((each) => each.scrollWidth > each.clientWidth + 1)
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent.trim()),
  );

/** What can be scrolled, but not by keys: neither it nor anything in it takes the focus (as axe's scrollable-region-focusable). */
const unreachable = (page: Page): Promise<string[]> =>
  page.locator('main *').evaluateAll((all) =>
    all.flatMap((each) => {
      const wide = each.scrollWidth - each.clientWidth;
      const high = each.scrollHeight - each.clientHeight;
      if (Math.max(wide, high) < 14) return [];
      const { overflowX, overflowY } = getComputedStyle(each);
      const scrolls =
        (wide >= 14 && /auto|scroll/.test(overflowX)) ||
        (high >= 14 && /auto|scroll/.test(overflowY));
      const inIt = each.querySelector('a[href], button, input, select, textarea, [tabindex="0"]');
      if (!scrolls || inIt || each.matches('textarea, select, [tabindex="0"]')) return [];
      return each.checkVisibility({ visibilityProperty: true })
        ? [`${each.tagName}.${each.getAttribute('class') ?? ''}`]
        : [];
    }),
  );

/** Lines, letters and words as far apart as a reader may ask for (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;

/** Controls that a box which cannot be scrolled cuts off. */
const clippedControls = (page: Page): Promise<string[]> =>
  page
    .locator('header :is(a, button), main :is(a, button, select, input, summary, textarea)')
    .evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        if (width <= 1 || !each.checkVisibility({ visibilityProperty: true })) return [];
        if (each.closest('.sr-only, .accessible-grid, .tree-list')) return [];
        for (let box = each.parentElement; box; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          if (/auto|scroll/.test(overflowX + overflowY)) return [];
          const edge = box.getBoundingClientRect();
          const wide = Math.max(right - edge.right, edge.left - left);
          const high = Math.max(bottom - edge.bottom, edge.top - top);
          if ((overflowX !== 'visible' && wide > 2) || (overflowY !== 'visible' && high > 2))
            return [
              `${each.getAttribute('aria-label') ?? each.textContent.trim()} in ${box.className}`,
            ];
        }
        return [];
      }),
    );

/**
 * Letters of twice the size, as a browser has them that enlarges text alone. Firefox asks for no `min-content` in height,
 * so it is taken away.
 */
const LARGE_TEXT = 'html { font-size: 200% !important } .nb-figure { min-height: 0 !important }';

/** With large letters, nothing that can be pressed is cut off or outside the window. */
export async function expectRoom(page: Page, path: string): Promise<void> {
  // At once, so that the page is laid out once.
  await Promise.all([
    page.addStyleTag({ content: LARGE_TEXT }),
    page.setViewportSize({ width: 1280, height: 800 }),
    page.emulateMedia({ media: null }),
  ]);
  expect.soft(await clippedControls(page), `${path}: cut off by large letters`).toEqual([]);
  expect.soft(await wider(page), `${path}: wider with large letters`).toEqual([]);
}

/**
 * Every target can be hit by a thumb, and nothing sticks out of the window sideways on any phone: 320 px
 * is also a window of 1280 at 400 %, and there with letters far apart, as they are then left.
 */
export async function expectThumbs(page: Page, path: string): Promise<void> {
  expect.soft(await smallTargets(page), `${path}: targets that are too small`).toEqual([]);
  expect.soft(await unreachable(page), `${path}: scrolled by fingers only`).toEqual([]);
  for (const size of PHONES) {
    await page.setViewportSize(size);
    expect.soft(await wider(page), `${path}: what is wider than ${size.width} px`).toEqual([]);
    expect.soft(await crampedButtons(page), `${path}: cramped at ${size.width} px`).toEqual([]);
  }
  const spacing = await page.addStyleTag({ content: SPACING });
  expect.soft(await clippedControls(page), `${path}: cut off by letters far apart`).toEqual([]);
  expect.soft(await wider(page), `${path}: what is wider with letters far apart`).toEqual([]);
  await spacing.evaluate((each) => (each as HTMLElement).remove());
}
