import { expect, type Page } from '@playwright/test';
import { deep } from '../../deep.ts';
import { DESKTOP, PHONE } from '../pages.ts';

interface Stop {
  readonly name: string;
  /** The composite widget that the stop lies in. */
  readonly within: string;
  readonly seen: boolean;
  /** What is stuck to the window lies over all of it. */
  readonly covered: boolean;
}
interface Walk {
  readonly stops: Stop[];
  readonly isOver: boolean;
}

/** Tab is pressed so often before the page is asked where it went: to ask each time takes twice as long. */
const AT_ONCE = 40;

/** Everything that Tab stops at, from the top of the page to its end. */
async function tabStops(page: Page, most = 400): Promise<Stop[]> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    (document.activeElement as HTMLElement | null)?.blur();
    const known = new Set<Element>();
    const stops: Stop[] = [];
    const walk = { stops, isOver: false };
    const isStuck = (hit: Element | null, at: Element): boolean =>
      hit !== null &&
      !hit.contains(at) &&
      (/sticky|fixed/.test(getComputedStyle(hit).position) || isStuck(hit.parentElement, at));
    Object.assign(window, { walk });
    // By then the focus has moved, and what has it has been scrolled to.
    addEventListener(
      'keyup',
      () => {
        const at = document.activeElement;
        walk.isOver ||= !at || at === document.body || known.has(at);
        if (walk.isOver || !at) return;
        known.add(at);
        const frame = at.closest('[role=grid], [role=tree], [role=tablist], .lines');
        const all = frame ? [...document.querySelectorAll(frame.tagName)] : [];
        const box = at.getBoundingClientRect();
        const spots = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y]));
        stops.push({
          name: `${at.tagName.toLowerCase()} ${at.getAttribute('aria-label') ?? at.textContent?.trim().slice(0, 40) ?? ''}`,
          within: frame
            ? `${frame.getAttribute('role') ?? 'lines'} ${frame.tagName} ${all.indexOf(frame)}`
            : '',
          // The skip link and the list of calls come into sight with the focus.
          seen: box.width > 0 && box.bottom > 0 && box.top < innerHeight,
          covered: spots.every(([x = 0, y = 0]) =>
            isStuck(
              document.elementFromPoint(box.left + x * box.width, box.top + y * box.height),
              at,
            ),
          ),
        });
      },
      true,
    );
  });
  const session = await page.context().newCDPSession(page);
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  const walked = () => page.evaluate(() => (window as unknown as { walk: Walk }).walk);
  let walk = await walked();
  for (let pressed = 0; pressed < most && !walk.isOver; pressed += AT_ONCE) {
    const keys = Array.from({ length: AT_ONCE }, () => [
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]);
    await Promise.all(keys.flat());
    walk = await walked();
  }
  await session.detach();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return walk.stops;
}

/** The low windows: twice as large on a laptop, a phone on its side and upright, and two usual laptops. */
const LOW = [
  { width: 640, height: 450 },
  { width: 844, height: 390 },
  PHONE,
  { width: 1280, height: 600 },
  { width: 1366, height: 650 },
];

/**
 * Tab walks through the page: each stop is in sight, and a board, a tree, a list of tabs is one stop. On a push each page
 * is walked through in one of the low windows, by turns, where more is stuck to the edges than in a high one.
 */
export async function expectTabStops(page: Page, turn: number): Promise<void> {
  const one = turn % LOW.length;
  for (const { width, height } of deep(LOW.slice(one, one + 1), [DESKTOP, ...LOW])) {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    const stops = await tabStops(page);
    expect.soft(stops.length, `stops of Tab at ${where}`).toBeGreaterThan(4);
    const lost = stops.filter(({ seen, covered }) => !seen || covered);
    expect.soft(lost, `stops of Tab that can't be seen at ${where}`).toEqual([]);
    const within = stops.map((stop) => stop.within).filter(Boolean);
    const twice = within.filter((frame, i) => within.indexOf(frame) !== i);
    expect.soft(twice, `widgets with more than one stop at ${where}`).toEqual([]);
    const widgets = page.locator('main [role=grid], main [role=tree]');
    const visible = await widgets.evaluateAll(
      (all) => all.filter((each) => each.checkVisibility()).length,
    );
    const reached = within.filter((frame) => /^(grid|tree) /.test(frame));
    expect.soft(reached, `boards and trees that Tab comes to at ${where}`).toHaveLength(visible);
  }
}
