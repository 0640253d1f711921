import { expect, type Page } from '@playwright/test';

interface Stop {
  readonly name: string;
  /** The composite widget that the stop lies in. */
  readonly within: string;
  readonly seen: boolean;
}

/** Everything that Tab stops at, from the top of the page to its end. */
async function tabStops(page: Page, most = 400): Promise<Stop[]> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
    Object.assign(window, { stops: new Set() });
  });
  const stops: Stop[] = [];
  for (let count = 0; count < most; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const at = document.activeElement;
      const { stops: known } = window as unknown as { stops: Set<Element> };
      if (!at || at === document.body || known.has(at)) return undefined;
      known.add(at);
      const all = [...document.querySelectorAll('*')];
      const frame = at.closest('[role=grid], [role=tree], [role=tablist], .lines');
      const box = at.getBoundingClientRect();
      const inside = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      return {
        name: `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? ''}`,
        within: frame ? `${frame.getAttribute('role') ?? 'lines'} ${all.indexOf(frame)}` : '',
        // The skip link and the list of calls come into sight with the focus.
        seen: inside,
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return stops;
}

/** Tab walks through the page: each stop is in sight, and a board, a tree, a list of tabs is one stop. */
export async function expectTabStops(page: Page): Promise<void> {
  const stops = await tabStops(page);
  expect.soft(stops.length, 'stops of Tab').toBeGreaterThan(4);
  const unseen = stops.filter(({ seen }) => !seen);
  expect.soft(unseen, 'stops of Tab that are out of sight').toEqual([]);
  const within = stops.map((stop) => stop.within).filter(Boolean);
  const twice = within.filter((frame, i) => within.indexOf(frame) !== i);
  expect.soft(twice, 'widgets with more than one stop').toEqual([]);
  const widgets = page.locator('main [role=grid], main [role=tree]');
  const visible = await widgets.evaluateAll(
    (all) => all.filter((each) => each.checkVisibility()).length,
  );
  const reached = within.filter((frame) => /^(grid|tree) /.test(frame));
  expect.soft(reached, 'boards and trees that Tab comes to').toHaveLength(visible);
}
