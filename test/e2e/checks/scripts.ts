import { expect, type Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { DESKTOP, PHONE } from '../pages.ts';

/**
 * Controls that only scripts could answer, and that a reader without scripts would see. Rows of the
 * stack and numbers of lines are buttons too, but they are there for what they say; the choice of
 * labels to print works by styles alone, and has a test of its own.
 */
function deadControls(page: Page): Promise<string[]> {
  return page
    .locator('button:not([popovertarget]), input, select, textarea, [role=tab]')
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .filter((each) => !each.closest('.stack ol, .lines, .nb-labels, .explain'))
        .map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? each.tagName),
    );
}

/** A page that was opened without scripts has nothing that waits for them, and shows no slip of the build. */
export async function expectNoWaiting(page: Page, path: string): Promise<void> {
  // A push looks at each page in one size, by turns.
  const sizes = [DESKTOP, PHONE];
  for (const size of deep([sizes[path.length % 2] ?? PHONE], sizes)) {
    await page.setViewportSize(size);
    const dead = await deadControls(page);
    expect.soft(dead, `${path}: controls that wait for scripts, ${size.width} px`).toEqual([]);
  }
  // The code of an algorithm may well speak of what is undefined.
  const text = await page.evaluate(() => {
    for (const code of document.querySelectorAll('.code code')) code.remove();
    return document.body.innerText;
  });
  // The pages on bugs tell of NaN and of what is undefined in their text as well.
  const slip = /bugs|suspects/.test(path) ? /\[object/ : /undefined|\bNaN\b|\[object/;
  expect.soft(text, `${path} without scripts`).not.toMatch(slip);
}
